// Somebody whose time is booked: what they do, and when, where it is not whenever the business is open.
import { useState } from 'react';
import { type WeekHours, weekHours } from '#shared/hours.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { createStaff, listStaff, type Service, type StaffMember, updateStaff } from '../contract.ts';
import { HoursEditor } from './hours-editor.tsx';
import { hoursError } from './hours-faults.ts';
import { staffClashWords } from './known-words.ts';
import { useSaveKnown } from './use-save-known.ts';

type Props = {
  member: StaffMember | undefined;
  services: readonly Service[];
  onClose: () => void;
  onSaved: () => void;
};

const weekdaysNineToFive: WeekHours = {
  mon: [['09:00', '17:00']],
  tue: [['09:00', '17:00']],
  wed: [['09:00', '17:00']],
  thu: [['09:00', '17:00']],
  fri: [['09:00', '17:00']],
  sat: [],
  sun: [],
};
const nameForm = createStaff.body.pick({ name: true });
const list = async () => (await api.call(listStaff, { isFresh: true })).staff;

export function StaffForm({ member, services, onClose, onSaved }: Props) {
  const [create] = useState(() => api.action(createStaff));
  const [chosen, setChosen] = useState<StaffMember['serviceIds']>(member?.serviceIds ?? services.map(({ id }) => id));
  const { save, dialog } = useSaveKnown<StaffMember>(staffClashWords(services));
  const form = useForm<{ name: string; hours: WeekHours | null }>({
    initial: { name: member?.name ?? '', hours: member?.hours ?? null },
    check: (values) => ({ ...checkBy(nameForm)(values), ...(values.hours && hoursError(values.hours)) }),
    async send({ name, hours }) {
      const said = { name, hours: hours && weekHours.parse(hours), serviceIds: chosen };
      const change = (seen: StaffMember) =>
        save({ seen, said, list, put: (body) => api.call(updateStaff, { params: { id: seen.id }, body }) });
      const work = () => (member ? change(member) : create({ body: said }));
      const saved = await runAsync<StaffMember | undefined>(work, { success: (now) => now && 'Saved.' });
      if (!saved) return;
      onSaved();
      onClose();
    },
  });
  const hours = form.field('hours');
  return (
    <Dialog open onClose={onClose} title={member ? 'Change a person' : 'Add a person'}>
      <form {...form.props} className="grid gap-5 text-ink">
        <Field field={form.field('name')} label="Name" required />
        <fieldset>
          <legend className="text-sm font-semibold">Does</legend>
          <div className="mt-2 grid gap-2">
            {services.map(({ id, name }) => (
              <Checkbox
                key={id}
                name={id}
                checked={chosen.includes(id)}
                onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
              >
                {name}
              </Checkbox>
            ))}
            {services.length === 0 && <p className="text-ink-2">Add services first.</p>}
          </div>
        </fieldset>
        <Checkbox
          name="own-hours"
          checked={hours.value !== null}
          onChange={(own) => hours.set(own ? weekdaysNineToFive : null)}
        >
          Has hours of their own
        </Checkbox>
        {hours.value && <HoursEditor field={{ ...hours, value: hours.value }} />}
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </DialogEnd>
      </form>
      {dialog}
    </Dialog>
  );
}
