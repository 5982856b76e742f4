// Who books, and the press that does it. A double press books once: both carry the same key.
import { useState } from 'react';
import { z } from 'zod';
import type { FreeTime } from '#domains/appointments/contract.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { bookerFields, bookTime } from '../contract.ts';
import { isSameWall, whenIn } from '../rules.ts';
import type { Offered, Page } from './choose-service.tsx';
import { clock, fullDay } from './days.ts';

type Props = {
  page: Page;
  service: Offered;
  staffId: Id<'staff'> | null;
  time: FreeTime;
  zone: string;
  onBooked: (token: string) => void;
  /** The time is gone, or cannot be had any more. */
  onLost: () => void;
};

const schema = z.object(bookerFields);

export function DetailsForm({ page: { business }, service, staffId, time, zone, onBooked, onLost }: Props) {
  const [book] = useState(() => api.action(bookTime));
  const checkFields = checkBy<{ name: string; email: string; phone: string; address: string; note: string }>(schema);
  const form = useForm({
    initial: { name: '', email: '', phone: '', address: '', note: '' },
    keepAs: 'telle.booking',
    check: (values) => ({
      ...checkFields(values),
      ...(service.needsAddress && values.address.trim() === '' ? { address: fieldMessages.required } : {}),
    }),
    async send(values) {
      const body = { ...values, serviceId: service.id, staffId, startsAt: time.startsAt, timezone: zone };
      try {
        const { token } = await runAsync(() => book({ params: { slug: business.slug }, body }), {
          loading: 'Booking...',
          success: 'It is booked.',
        });
        onBooked(token);
      } catch (failure) {
        if (failure instanceof ClientFailure && failure.code.startsWith('slot_')) onLost();
        throw failure;
      }
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p className="rounded-m bg-sage-soft px-4 py-3 text-sage-ink">
        <b className="font-semibold">{service.name}</b>, {fullDay(time.startsAt, zone)} at {clock(time.startsAt, zone)}
        {!isSameWall(time.startsAt, zone, business.timezone) &&
          ` (${whenIn(time.startsAt, business.timezone)} at ${business.name})`}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field field={form.field('name')} label="Name" autoComplete="name" required />
        <Field field={form.field('email')} label="Email" type="email" autoComplete="email" required />
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
        {service.needsAddress && (
          <Field field={form.field('address')} label="Where shall we come to?" autoComplete="street-address" required />
        )}
      </div>
      <TextArea field={form.field('note')} label="Anything that should be known before" maxLength={2000} rows={2} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={form.busy}>
          Book it
        </Button>
        <p className="max-w-[44ch] text-sm text-ink-2">
          {business.isSample
            ? 'A made-up business: nothing is mailed, and the booking is deleted tonight.'
            : 'You get a mail with a file for your calendar, and a link to move or cancel.'}
        </p>
      </div>
    </form>
  );
}
