// Booking for somebody: who, what, with whom, when. Free times come from the rules that the receptionist keeps too.
import { type FormEvent, useEffect, useState } from 'react';
import { type Contact, getContact } from '#domains/contacts/contract.ts';
import { ContactPicker } from '#domains/contacts/ui/contact-picker.tsx';
import { nameWords } from '#domains/contacts/ui/contact-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { fieldMessages } from '#shared/fields.ts';
import { type Id, isId } from '#shared/ids.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import type { Thrown } from '#web/ui/failure-words.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import type { FieldState } from '#web/ui/form.ts';
import { tellBlocked, unsayBlocked } from '#web/ui/form-blocked.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { WithChevron } from '#web/ui/select.tsx';
import type { LocalDate } from '#web/ui/zoned-time.ts';
import { type Appointment, createAppointment } from '../contract.ts';
import { momentWords } from './diary-words.ts';
import { FreeTimes } from './free-times.tsx';
import { TellChoice } from './tell-choice.tsx';
import { telling, toldWords } from './telling.ts';
import type { DiaryFacts } from './use-diary.ts';

export type BookingStart = {
  readonly date: LocalDate;
  /** A time that was pointed at; it is chosen where it is free. */
  readonly startsAt?: string;
  readonly staffId?: Id<'staff'> | null | undefined;
  readonly contactId?: string;
  /** The talk that it is booked from. */
  readonly conversationId?: Id<'conversation'>;
  /** Somebody who is no contact, as far as they are known. */
  readonly who?: Partial<Values>;
};

type Props = {
  facts: DiaryFacts;
  start: BookingStart;
  onClose: () => void;
  onBooked: (appointment: Appointment) => void;
};
type Values = { name: string; phone: string; email: string; address: string; note: string };
const blank: Values = { name: '', phone: '', email: '', address: '', note: '' };

export function BookingDialog({ facts, start, onClose, onBooked }: Props) {
  const { services, staff, profile } = facts;
  const zone = profile.timezone;
  const words = usePhoneWords();
  const [contact, setContact] = useState<Contact>();
  const [contactFailure, setContactFailure] = useState<Thrown>();
  const [round, setRound] = useState(0);
  const [values, setValues] = useState<Values>({ ...blank, ...start.who });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [serviceId, setServiceId] = useState<Id<'service'> | undefined>(services[0]?.id);
  const [staffId, setStaffId] = useState<Id<'staff'> | null>(start.staffId ?? null);
  const [date, setDate] = useState(start.date);
  const [startsAt, setStartsAt] = useState(start.startsAt ?? '');
  const [busy, setBusy] = useState(false);
  const [tells, setTells] = useState(true);
  const [create] = useState(() => api.action(createAppointment));
  const service = services.find(({ id }) => id === serviceId);
  const able = staff.filter(({ serviceIds }) => serviceId && serviceIds.includes(serviceId));
  const withId = able.some(({ id }) => id === staffId) ? staffId : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!start.contactId || !isId('contact', start.contactId)) return;
    let left = false;
    api.call(getContact, { params: { id: start.contactId } }).then(
      (found) => {
        if (!left) setContact(found);
      },
      (failure: unknown) => {
        if (!left) setContactFailure({ why: failure });
      },
    );
    return () => {
      left = true;
    };
  }, [start.contactId, round]);

  const field = (name: keyof Values): FieldState<string> => ({
    id: `booking-${name}`,
    name,
    value: values[name],
    error: errors[name],
    set: (value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
  });
  const block = (missing: Readonly<Record<string, string>>, form: HTMLFormElement) => {
    setErrors(missing);
    tellBlocked(Object.keys(missing));
    const first = form.elements.namedItem(Object.keys(missing)[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  };
  const book = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = contact ? nameWords(contact) : values.name.trim();
    if (!service || busy) return;
    const missing = {
      ...(name === '' && { name: fieldMessages.required }),
      ...(startsAt === '' && { startsAt: 'Please choose a time' }),
    };
    if (Object.keys(missing).length > 0) return block(missing, event.currentTarget);
    unsayBlocked();
    const person = contact
      ? { contactId: contact.id, phone: contact.phone, email: contact.email }
      : { phone: values.phone.trim(), email: values.email.trim() };
    setBusy(true);
    const body = {
      ...person,
      serviceId: service.id,
      staffId: withId,
      startsAt,
      name,
      conversationId: start.conversationId ?? null,
      address: values.address,
      note: values.note,
    };
    const isTold = tells && Boolean(person.email);
    const work = () => create({ query: telling(isTold), body });
    const success = (made: Appointment) => `Booked for ${momentWords(made.startsAt, zone)}.${toldWords(isTold)}`;
    await runAsync(work, { success }).then(
      (made) => {
        onBooked(made);
        onClose();
      },
      (failure: unknown) => {
        if (failure instanceof ClientFailure) setErrors(failure.fields);
        setBusy(false);
      },
    );
  };
  if (!service)
    return (
      <Dialog open onClose={onClose} title="Book">
        There is nothing to book yet. Add what you do under Train Telle, Services and staff.
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title="Book">
      <form onSubmit={(event) => void book(event)} noValidate className="grid gap-4 text-ink">
        {contact ? (
          <div className="flex items-center justify-between gap-4 rounded-m bg-mist px-4 py-3 text-sm">
            <span className="min-w-0">
              <b className="block font-semibold">{nameWords(contact, words)}</b>
              <span className="figures whitespace-nowrap text-ink-2">
                {contact.phone ? words(contact.phone) : (contact.email ?? 'No number on file')}
              </span>
            </span>
            <Button kind="quiet" size="sm" onClick={() => setContact(undefined)}>
              Somebody Else
            </Button>
          </div>
        ) : (
          <>
            {contactFailure && (
              <LoadFailed
                what="The contact"
                failure={contactFailure.why}
                onTryAgain={() => {
                  setContactFailure(undefined);
                  setRound(round + 1);
                }}
              />
            )}
            <ContactPicker text={values.name} onText={field('name').set} onChoose={setContact} error={errors.name} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field field={field('phone')} label="Phone" type="tel" autoComplete="off" />
              <Field field={field('email')} label="Email" type="email" autoComplete="off" />
            </div>
          </>
        )}
        <div className={`grid gap-4 ${able.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          <Choice
            label="Service"
            value={service.id}
            options={services.map(({ id, name, minutes }) => [id, `${name}, ${minutes} min`])}
            onChange={(to) => {
              setServiceId(to as Id<'service'>);
              setStartsAt('');
            }}
          />
          {able.length > 1 && (
            <Choice
              label="With"
              value={withId ?? ''}
              options={[['', 'Whoever is free'], ...able.map(({ id, name }): [string, string] => [id, name])]}
              onChange={(to) => setStaffId(to === '' ? null : (to as Id<'staff'>))}
            />
          )}
        </div>
        <FreeTimes
          asked={{ serviceId: service.id, staffId: withId }}
          {...{ zone, date }}
          onDate={(to) => {
            setDate(to);
            setStartsAt('');
          }}
          chosen={startsAt}
          onChoose={(at) => {
            setStartsAt(at);
            setErrors({});
          }}
        />
        {errors.startsAt && (
          <p role="alert" className="text-sm font-semibold text-signal">
            {errors.startsAt}
          </p>
        )}
        {service.needsAddress && <Field field={field('address')} label="Address" autoComplete="off" />}
        <Field field={field('note')} label="Note" autoComplete="off" />
        <TellChoice email={contact ? contact.email : values.email.trim()} tells={tells} onChange={setTells} />
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Book
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <WithChevron>
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputLook} appearance-none pr-10 font-normal`}
        >
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </WithChevron>
    </label>
  );
}
