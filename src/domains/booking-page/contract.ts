// The public booking page of a business, as browser and server agree on it. Whoever has booked holds a private link: its
// token moves and cancels that one appointment, and nothing else.
import { z } from 'zod';
import { freeTime } from '#domains/appointments/contract.ts';
import { slotCodes } from '#domains/appointments/rules.ts';
import { ianaZone } from '#domains/knowledge/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, instantField, optionalText, phoneField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Booking page';
const params = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
});
const instant = z.iso.datetime({ offset: true });
const slotRefusals = Object.values(slotCodes);

/** Who is booked with. Times are shown in `timezone` beside the visitor's own. */
const bookedBusiness = z.object({
  name: z.string(),
  slug: z.string(),
  timezone: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Made up: nothing is mailed, and what is booked is deleted every night. */
  isSample: z.boolean(),
});
export type BookedBusiness = z.output<typeof bookedBusiness>;

export const readBookingPage = endpoint({
  name: 'readBookingPage',
  method: 'GET',
  path: '/book/{slug}',
  summary: 'Read what can be booked with a business, and with whom',
  tag,
  access: 'public',
  params,
  answer: z.object({
    business: bookedBusiness,
    /** False where the owner has closed the page: nothing is offered, and nothing can be booked here. */
    isOpen: z.boolean(),
    services: z.array(
      z.object({
        id: idOf('service'),
        name: z.string(),
        minutes: z.number().int(),
        priceCents: z.number().int().nullable(),
        priceNote: z.string().nullable(),
        currency: z.string(),
        needsAddress: z.boolean(),
      }),
    ),
    /** Empty where the business is one bookable resource. */
    staff: z.array(z.object({ id: idOf('staff'), name: z.string(), serviceIds: z.array(idOf('service')) })),
    /** How many days ahead can be booked. */
    horizonDays: z.number().int(),
  }),
});

const timesAnswer = z.object({ freeTimes: z.array(freeTime) });
const timesMax = 500;

export const listOpenTimes = endpoint({
  name: 'listOpenTimes',
  method: 'GET',
  path: '/book/{slug}/free-times',
  summary: `List free times from \`from\` to before \`to\`, in order; at most ${timesMax}`,
  tag,
  access: 'public',
  params,
  query: z.object({
    serviceId: idOf('service'),
    staffId: idOf('staff').optional(),
    from: instant,
    to: instant,
    max: z.coerce.number().int().min(1).max(timesMax).default(timesMax),
  }),
  answer: timesAnswer,
});

const noneOr = <T extends z.ZodType>(schema: T) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema)
    .nullable();

/** Who books, as the form asks. */
export const bookerFields = {
  name: requiredText(200),
  email: emailField,
  phone: noneOr(phoneField).default(null),
  address: noneOr(optionalText(400)).default(null),
  note: optionalText(2000).default(''),
};

export const ownAppointment = z.object({
  business: bookedBusiness,
  id: idOf('appointment'),
  status: z.enum(['booked', 'cancelled']),
  serviceId: idOf('service'),
  service: z.string(),
  staff: z.string().nullable(),
  startsAt: instantField,
  endsAt: instantField,
  name: z.string(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  sequence: z.number().int(),
  createdAt: instantField,
  updatedAt: instantField,
  /** It is booked and has not begun. */
  canChange: z.boolean(),
  /** Whether the address that the link was sent to is reminded of its appointments here; null where nobody is, and by a link that was sent nowhere. */
  wantsReminders: z.boolean().nullable(),
  /** So many days ahead there may be times to move it to. */
  horizonDays: z.number().int(),
});
export type OwnAppointment = z.output<typeof ownAppointment>;

const token = z.string().min(1).max(200);
/** The zone that the visitor's own clock shows, for the mail. */
const timezone = ianaZone.optional();

/** Not safe to repeat without an idempotency key: the second finds the time taken by the first. */
export const bookTime = endpoint({
  name: 'bookTime',
  method: 'POST',
  path: '/book/{slug}',
  summary: 'Book a time; the private link comes with the answer, and by mail',
  tag,
  access: 'public',
  keyed: true,
  limit: { name: 'book-time', max: 20, windowSeconds: 3600 },
  params,
  body: z.strictObject({
    serviceId: idOf('service'),
    /** Null: whoever is free. */
    staffId: idOf('staff').nullable().default(null),
    startsAt: instant,
    timezone,
    ...bookerFields,
  }),
  answer: z.object({ token, appointment: ownAppointment }),
  refusals: [...slotRefusals, 'booking_full', 'booking_closed', 'email_invalid'],
});

const linkLimit = { name: 'own-appointment', max: 120, windowSeconds: 3600 };

/** The link is /booking?token=… Sent in the body, so that it stands in no log. */
export const readOwnAppointment = endpoint({
  name: 'readOwnAppointment',
  method: 'POST',
  path: '/booking/read',
  summary: 'Read the appointment of a private link',
  tag,
  access: 'public',
  limit: linkLimit,
  body: z.strictObject({ token }),
  answer: ownAppointment,
  refusals: ['link_invalid'],
});

export const listOwnTimes = endpoint({
  name: 'listOwnTimes',
  method: 'POST',
  path: '/booking/free-times',
  summary: 'List the times to which the appointment of a private link can be moved; its own does not stand in the way',
  tag,
  access: 'public',
  limit: linkLimit,
  body: z.strictObject({ token, from: instant, to: instant }),
  answer: timesAnswer,
  refusals: ['link_invalid'],
});

/** Safe to repeat. */
export const moveOwnAppointment = endpoint({
  name: 'moveOwnAppointment',
  method: 'POST',
  path: '/booking/move',
  summary: 'Move the appointment of a private link',
  tag,
  access: 'public',
  limit: linkLimit,
  body: z.strictObject({ token, startsAt: instant, timezone }),
  answer: ownAppointment,
  refusals: [...slotRefusals, 'link_invalid', 'appointment_cancelled'],
});

/** Cancelling it again changes nothing. */
export const cancelOwnAppointment = endpoint({
  name: 'cancelOwnAppointment',
  method: 'POST',
  path: '/booking/cancel',
  summary: 'Cancel the appointment of a private link',
  tag,
  access: 'public',
  limit: linkLimit,
  body: z.strictObject({ token, timezone }),
  answer: ownAppointment,
  refusals: ['link_invalid', 'slot_past'],
});

/** Of all appointments with the business of the address that the link was sent to: one that was not sent decides nothing. Safe to repeat. */
export const chooseReminders = endpoint({
  name: 'chooseReminders',
  method: 'POST',
  path: '/booking/reminders',
  summary: 'Choose whether the address that a private link was sent to is reminded',
  tag,
  access: 'public',
  limit: linkLimit,
  body: z.strictObject({ token, isWanted: z.boolean() }),
  answer: ownAppointment,
  refusals: ['link_invalid', 'forbidden'],
});

const bookingSwitch = z.strictObject({ isOpen: z.boolean() });

export const readBookingSwitch = endpoint({
  name: 'readBookingSwitch',
  method: 'GET',
  path: '/booking-page',
  summary: 'Read whether strangers may book on your page',
  tag,
  access: 'read-only',
  answer: bookingSwitch,
});

/** Closing it keeps what is booked, and the private links. Safe to repeat. */
export const setBookingSwitch = endpoint({
  name: 'setBookingSwitch',
  method: 'PUT',
  path: '/booking-page',
  summary: 'Open or close your booking page',
  tag,
  access: 'owner',
  body: bookingSwitch,
  answer: bookingSwitch,
});
