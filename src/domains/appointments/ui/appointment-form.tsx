// What is known of an appointment, changed in its dialog: whose it is, what is noted with it, what is done and by whom. By the
// diary's rules: what they refuse is told, and what was typed stands.
import { useLayoutEffect, useState } from 'react';
import { fieldMessages } from '#shared/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogEnd } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useForm } from '#web/ui/form.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUnsaved } from '#web/ui/unsaved.ts';
import type { Appointment } from '../contract.ts';
import { isPlacedAnew, saidOf, type Values, valuesOf } from './appointment-values.ts';
import { TellChoice } from './tell-choice.tsx';
import type { Deeds } from './use-deeds.ts';
import type { DiaryFacts } from './use-diary.ts';

type Props = {
  readonly appointment: Appointment;
  readonly facts: DiaryFacts;
  readonly deeds: Deeds;
  readonly onBack: () => void;
  readonly onSaved: () => void;
  /** Told whether there is something to lose. */
  readonly onChanged: (isChanged: boolean) => void;
};

export default function AppointmentForm({ appointment, facts, deeds, onBack, onSaved, onChanged }: Props) {
  // The diary is read again behind the form: what was changed in it is told by what it began with.
  const [seen] = useState(appointment);
  const [wantsTold, setWantsTold] = useState(true);
  const form = useForm<Values>({
    initial: valuesOf(seen),
    check: ({ name }) => (name.trim() === '' ? { name: fieldMessages.required } : {}),
    async send(values) {
      const said = saidOf(seen, values);
      if (Object.keys(said.changes).length === 0) return onBack();
      const isTold = wantsTold && isPlacedAnew(seen, values) && values.email.trim() !== '';
      if (!(await deeds.change(seen, said, isTold))) return false;
      onSaved();
    },
  });
  // What is on its way is not lost by what comes of it.
  const isUnsaved = form.isChanged && !form.busy;
  useUnsaved(isUnsaved && 'edits');
  // Before anything else is heard: an Escape right behind the first letter finds a form that has something to lose.
  useLayoutEffect(() => {
    onChanged(isUnsaved);
    return () => onChanged(false);
  }, [isUnsaved, onChanged]);

  const { values } = form;
  const [service, staffId] = [form.field('serviceId'), form.field('staffId')];
  /** Who can be chosen for a service; for that of the appointment also who has it, be they off the list by now. */
  const peopleFor = (serviceId: string) => {
    const able = facts.staff.filter(({ serviceIds }) => serviceIds.some((id) => id === serviceId));
    const people = able.map(({ id, name }) => ({ value: id as string, label: name }));
    const isThere = people.some(({ value }) => value === seen.staffId);
    if (serviceId !== seen.serviceId || seen.staffId === null || isThere) return people;
    return [...people, { value: seen.staffId, label: seen.staff ?? 'Off the list' }];
  };
  const people = peopleFor(values.serviceId);
  const services = facts.services.map(({ id, name, minutes }) => ({
    value: id as string,
    label: `${name}, ${minutes} min`,
  }));
  if (!services.some(({ value }) => value === seen.serviceId))
    services.push({ value: seen.serviceId, label: seen.service });
  // What has begun cannot be placed anew.
  const isComing = Date.parse(seen.startsAt) > Date.now();
  return (
    <form {...form.props} className="grid gap-4 text-ink">
      <Field field={form.field('name')} label="Name" autoComplete="off" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="off" />
        <Field field={form.field('email')} label="Email" type="email" autoComplete="off" />
      </div>
      <Field field={form.field('address')} label="Address" autoComplete="off" />
      <TextArea field={form.field('note')} label="Note" />
      {isComing && (
        <>
          <Select
            field={{
              ...service,
              set(to) {
                service.set(to);
                if (!peopleFor(to).some(({ value }) => value === values.staffId)) staffId.set('');
              },
            }}
            label="Service"
            options={services}
          />
          {people.length > 1 && (
            <Select field={staffId} label="With" options={[{ value: '', label: 'Whoever is free' }, ...people]} />
          )}
        </>
      )}
      {isPlacedAnew(seen, values) && (
        <TellChoice email={values.email.trim()} tells={wantsTold} onChange={setWantsTold} />
      )}
      <DialogEnd>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
      </DialogEnd>
    </form>
  );
}
