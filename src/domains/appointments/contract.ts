// The diary as browser and server agree on it: appointments, free times, and time that nobody can be booked in.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, instantField, optionalText, phoneField, requiredText } from '#shared/fields.ts';
import { wallClock } from '#shared/hours.ts';
import { idOf } from '#shared/ids.ts';
import { slotCodes } from './rules.ts';

export const appointment = z.object({
  id: idOf('appointment'),
  status: z.enum(['held', 'booked', 'cancelled']),
  serviceId: idOf('service'),
  service: z.string(),
  /** Null where the business is one bookable resource. */
  staffId: idOf('staff').nullable(),
  staff: z.string().nullable(),
  contactId: idOf('contact').nullable(),
  conversationId: idOf('conversation').nullable(),
  startsAt: instantField,
  endsAt: instantField,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string(),
  bookedBy: z.enum(['user', 'api-key', 'receptionist', 'visitor', 'system']),
  /** Rises with each change that a calendar must know of (RFC 5545). */
  sequence: z.number().int(),
  createdAt: instantField,
  updatedAt: instantField,
  cancelledAt: instantField.nullable(),
});
export type Appointment = z.output<typeof appointment>;

/** A time that can be had, and who is free then. */
export const freeTime = z.object({ startsAt: instantField, endsAt: instantField, staffId: idOf('staff').nullable() });
export type FreeTime = z.output<typeof freeTime>;

export const blockedTime = z.object({
  id: idOf('blockedTime'),
  /** Null: nobody can be booked. */
  staffId: idOf('staff').nullable(),
  startsAt: instantField,
  endsAt: instantField,
  reason: z.string(),
});
export type BlockedTime = z.output<typeof blockedTime>;

/** A day of the calendar that a diary may speak of. */
const localDate = z.iso.date().refine((date) => '2000' < date && date < '2200', 'Invalid format');

/** Time that is blocked every week on the weekday of `startsOn`, by the wall clock of the business. */
export const weeklyBlock = z.object({
  id: idOf('weeklyBlock'),
  staffId: idOf('staff').nullable(),
  startsOn: localDate,
  /** The last day on which it may stand; null: without an end. */
  endsOn: localDate.nullable(),
  /** `12:00`; an end that is not behind the start is on the next day, and `24:00` is midnight. */
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  /** Days on which it does not stand. */
  freedOn: z.array(localDate),
});
export type WeeklyBlock = z.output<typeof weeklyBlock>;

/** One day of a weekly block, as instants. */
export const weeklyOccurrence = z.object({
  weeklyBlockId: idOf('weeklyBlock'),
  date: localDate,
  /** The last day of the whole block. */
  endsOn: localDate.nullable(),
  staffId: idOf('staff').nullable(),
  startsAt: instantField,
  endsAt: instantField,
  reason: z.string(),
});
export type WeeklyOccurrence = z.output<typeof weeklyOccurrence>;
const occurrences = z.array(weeklyOccurrence);

const slotRefusals = Object.values(slotCodes);
const forReaders = { tag: 'Appointments', access: 'read-only' } as const;
const forStaff = { tag: 'Appointments', access: 'staff' } as const;
const params = z.object({ id: idOf('appointment') });
/** Whether its customer is mailed what now stands, where they left an address. */
const telling = z.object({ tellCustomer: z.enum(['true', 'false']).default('false') });
const instant = z.iso.datetime({ offset: true });
const range = { from: instant, to: instant };
const noneOr = <T extends z.ZodType>(schema: T) => schema.or(z.literal('').transform(() => null)).nullable();

const person = {
  name: requiredText(200),
  phone: noneOr(phoneField).default(null),
  email: noneOr(emailField).default(null),
  address: noneOr(optionalText(400)).default(null),
  note: optionalText(2000).default(''),
};

export const listAppointments = endpoint({
  name: 'listAppointments',
  method: 'GET',
  path: '/appointments',
  summary: 'List the appointments that start from `from` to before `to`, in order; at most 1000',
  ...forReaders,
  query: z.object({
    ...range,
    ...{ contactId: idOf('contact').optional(), conversationId: idOf('conversation').optional() },
    withCancelled: z.enum(['true', 'false']).default('false'),
  }),
  answer: z.object({ appointments: z.array(appointment) }),
});

export const getAppointment = endpoint({
  name: 'getAppointment',
  method: 'GET',
  path: '/appointments/{id}',
  summary: 'Read an appointment',
  ...forReaders,
  params,
  answer: appointment,
});

export const createAppointment = endpoint({
  name: 'createAppointment',
  method: 'POST',
  path: '/appointments',
  summary: 'Book an appointment; without a person, whoever is free',
  ...forStaff,
  query: telling,
  keyed: true,
  body: z.strictObject({
    serviceId: idOf('service'),
    staffId: idOf('staff').nullable().default(null),
    startsAt: instant,
    contactId: idOf('contact').nullable().default(null),
    /** The conversation that it is booked from, and is shown in. */
    conversationId: idOf('conversation').nullable().default(null),
    ...person,
  }),
  answer: appointment,
  refusals: [...slotRefusals, 'appointment_limit', 'not_found'],
});

/** A new time, person or service moves the one record: it is never gone and never there twice. */
export const updateAppointment = endpoint({
  name: 'updateAppointment',
  method: 'PUT',
  path: '/appointments/{id}',
  summary: 'Move an appointment or change what is noted with it; a field that is left out stays as it is',
  ...forStaff,
  query: telling,
  params,
  body: z.strictObject({
    serviceId: idOf('service').optional(),
    staffId: idOf('staff').nullable().optional(),
    startsAt: instant.optional(),
    name: requiredText(200).optional(),
    phone: noneOr(phoneField).optional(),
    email: noneOr(emailField).optional(),
    address: noneOr(optionalText(400)).optional(),
    note: optionalText(2000).optional(),
    /** What the writer saw of the fields that they change: see `was` of a contact. */
    was: appointment
      .pick({ serviceId: true, staffId: true, name: true, phone: true, email: true, address: true, note: true })
      .extend({ startsAt: instant })
      .partial()
      .strict()
      .optional(),
  }),
  answer: appointment,
  refusals: [...slotRefusals, 'appointment_cancelled'],
});

export const cancelAppointment = endpoint({
  name: 'cancelAppointment',
  method: 'POST',
  path: '/appointments/{id}/cancel',
  summary: 'Cancel an appointment; cancelling it again changes nothing',
  ...forStaff,
  query: telling,
  params,
  answer: appointment,
});

/** Undoes a cancellation for as long as nobody else has the time. */
export const restoreAppointment = endpoint({
  name: 'restoreAppointment',
  method: 'POST',
  path: '/appointments/{id}/restore',
  summary: 'Take a cancellation back, where the time is still free; one that stands changes nothing',
  ...forStaff,
  query: telling,
  params,
  answer: appointment,
  refusals: ['slot_taken', 'appointment_limit'],
});

export const listFreeTimes = endpoint({
  name: 'listFreeTimes',
  method: 'GET',
  path: '/free-times',
  summary: 'List free times for a service from `from` to before `to`, in order',
  ...forReaders,
  query: z.object({
    serviceId: idOf('service'),
    staffId: idOf('staff').optional(),
    /** An appointment that is being moved: its own time counts as free. */
    moving: idOf('appointment').optional(),
    ...range,
    max: z.coerce.number().int().min(1).max(500).default(50),
  }),
  answer: z.object({ freeTimes: z.array(freeTime) }),
});

const blockedParams = z.object({ id: idOf('blockedTime') });
const blockedBody = z
  .strictObject({
    staffId: idOf('staff').nullable().default(null),
    startsAt: instant,
    endsAt: instant,
    reason: optionalText(200).default(''),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'Must be after the start',
  });
export type BlockedBody = z.output<typeof blockedBody>;

/** How many of the appointments that stand in a time are named; all of them are counted. */
export const overlappingMost = 500;
/** Appointments that stood in that time already, soonest first. They stay; somebody should look at them. */
const inTheWay = { overlapping: z.array(appointment), overlappingCount: z.number().int() };
const blockedAnswer = blockedTime.extend(inTheWay);

export const blockedDaysMost = 400;
/** An instant of the years that a diary may speak of. */
const diaryInstant = instant.refine((at) => '2000' < at && at < '2200', 'Must be between the years 2000 and 2199');
const blockedRange = z
  .object({ from: diaryInstant, to: diaryInstant })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= blockedDaysMost * 86_400_000, {
    path: ['to'],
    message: `Must be at most ${blockedDaysMost} days after the start`,
  });

export const listBlockedTimes = endpoint({
  name: 'listBlockedTimes',
  method: 'GET',
  path: '/blocked-times',
  summary:
    'List the times in which nobody, or one person, cannot be booked: single ones, the days of weekly ones, and which of those days are freed; of 400 days at most',
  ...forReaders,
  query: blockedRange,
  answer: z.object({ blockedTimes: z.array(blockedTime), occurrences, freed: occurrences }),
});

export const createBlockedTime = endpoint({
  name: 'createBlockedTime',
  method: 'POST',
  path: '/blocked-times',
  summary: 'Keep a time free of appointments',
  ...forStaff,
  keyed: true,
  body: blockedBody,
  answer: blockedAnswer,
});

export const updateBlockedTime = endpoint({
  name: 'updateBlockedTime',
  method: 'PUT',
  path: '/blocked-times/{id}',
  summary: 'Change a time that is kept free',
  ...forStaff,
  params: blockedParams,
  body: blockedBody,
  answer: blockedAnswer,
});

export const deleteBlockedTime = endpoint({
  name: 'deleteBlockedTime',
  method: 'DELETE',
  path: '/blocked-times/{id}',
  summary: 'Let a time be booked again',
  ...forStaff,
  params: blockedParams,
  answer: z.object({ id: idOf('blockedTime') }),
});

export const weeklyBlocksMost = 200;
const weeklyParams = z.object({ id: idOf('weeklyBlock') });
const weeklyBody = z
  .strictObject({
    staffId: idOf('staff').nullable().default(null),
    startsOn: localDate,
    endsOn: localDate.nullable().default(null),
    from: wallClock,
    to: wallClock,
    reason: optionalText(200).default(''),
  })
  .refine(({ from }) => from !== '24:00', { path: ['from'], message: 'Must be before midnight' })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Must not be the start' })
  .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'Must not be before the first day',
  });
export type WeeklyBody = z.output<typeof weeklyBody>;
const weeklyAnswer = weeklyBlock.extend(inTheWay);

export const listWeeklyBlocks = endpoint({
  name: 'listWeeklyBlocks',
  method: 'GET',
  path: '/weekly-blocks',
  summary: 'List what is blocked every week, and, where asked for, the 100 that ended last, the newest first',
  ...forReaders,
  query: z.object({ withEnded: z.enum(['true', 'false']).default('false') }),
  answer: z.object({ weeklyBlocks: z.array(weeklyBlock) }),
});

export const createWeeklyBlock = endpoint({
  name: 'createWeeklyBlock',
  method: 'POST',
  path: '/weekly-blocks',
  summary: 'Keep a time free of appointments each week',
  ...forStaff,
  keyed: true,
  body: weeklyBody,
  answer: weeklyAnswer,
  refusals: ['block_limit'],
});

export const updateWeeklyBlock = endpoint({
  name: 'updateWeeklyBlock',
  method: 'PUT',
  path: '/weekly-blocks/{id}',
  summary: 'Change what is blocked every week; days that were freed stay free where it still would stand on them',
  ...forStaff,
  params: weeklyParams,
  body: weeklyBody,
  answer: weeklyAnswer,
  refusals: ['block_limit'],
});

/** What the writer saw of the end of a weekly block: see `was` of a contact. */
const wasEnd = z.strictObject({ endsOn: localDate.nullable().optional() }).optional();
const weeklyChange = weeklyBody.safeExtend({ was: wasEnd });
export type WeeklyChange = z.output<typeof weeklyChange>;

export const changeWeeklyBlock = endpoint({
  name: 'changeWeeklyBlock',
  method: 'POST',
  path: '/weekly-blocks/{id}/changes',
  summary:
    'Change a weekly block from the day `startsOn` on: it ends before that day, and another one takes over from it',
  ...forStaff,
  keyed: true,
  params: weeklyParams,
  body: weeklyChange,
  answer: weeklyAnswer,
  refusals: ['block_limit'],
});

/** Nothing but the end changes, so it is taken back by setting the earlier one; a change is taken back `without` what took over. */
export const endWeeklyBlock = endpoint({
  name: 'endWeeklyBlock',
  method: 'PUT',
  path: '/weekly-blocks/{id}/end',
  summary: 'Set the last day of a weekly block, or take its end back; ended before its first day, it never stands',
  ...forStaff,
  params: weeklyParams,
  body: z.strictObject({
    endsOn: localDate.nullable(),
    was: wasEnd,
    /** What took over by that change: deleted in the same go, and refused with `conflict` where it is not as it was made. */
    without: idOf('weeklyBlock').optional(),
  }),
  answer: weeklyAnswer,
  refusals: ['block_limit'],
});

export const freeWeeklyDay = endpoint({
  name: 'freeWeeklyDay',
  method: 'PUT',
  path: '/weekly-blocks/{id}/days',
  summary: 'Let one day of a weekly block be booked, or block it again',
  ...forStaff,
  params: weeklyParams,
  body: z.strictObject({ date: localDate, isFree: z.boolean() }),
  answer: weeklyAnswer,
});

export const deleteWeeklyBlock = endpoint({
  name: 'deleteWeeklyBlock',
  method: 'DELETE',
  path: '/weekly-blocks/{id}',
  summary: 'Let a time be booked again in every week',
  ...forStaff,
  params: weeklyParams,
  answer: z.object({ id: idOf('weeklyBlock') }),
});
