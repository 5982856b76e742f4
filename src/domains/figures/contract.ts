// What is counted from a business's records, as browser and server agree on it: the desk, and the figures of a period.
import { z } from 'zod';
import { appointment } from '#domains/appointments/contract.ts';
import { awaited, channels, outcomes } from '#domains/conversations/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';
import { periods } from './rules.ts';

const count = z.number().int();
const channel = z.enum(channels);
const perChannel = z.object({ phone: count, sms: count, chat: count, email: count });
export type PerChannel = z.output<typeof perChannel>;
/** `2026-11-21`, on the business's wall. */
const day = z.string();

/** Something that waits for the team, with the talk that it stands in. */
const waitingTalk = z.object({
  id: idOf('conversation'),
  channel,
  awaits: z.enum(awaited),
  /** A name, a number or an address; '' for a visitor of whom nothing is known. */
  who: z.string(),
  /** What they want seen to: the message that was left, else what was said last. */
  lastText: z.string(),
  lastLineAt: instantField,
});
export type WaitingTalk = z.output<typeof waitingTalk>;

/** A talk that there was, or a booking that was made without one. */
export const deed = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conversation'),
    id: idOf('conversation'),
    at: instantField,
    who: z.string(),
    channel,
    /** Null while it goes on. */
    outcome: z.enum(outcomes).nullable(),
    words: z.string(),
  }),
  z.object({
    kind: z.literal('appointment'),
    id: idOf('appointment'),
    at: instantField,
    who: z.string(),
    by: z.enum(['user', 'api-key', 'visitor']),
    service: z.string(),
    startsAt: instantField,
  }),
]);
export type Deed = z.output<typeof deed>;

export const readDesk = endpoint({
  name: 'readDesk',
  method: 'GET',
  path: '/desk',
  summary: 'Read what waits, what today holds and what was done lately',
  tag: 'Figures',
  access: 'read-only',
  answer: z.object({
    timezone: z.string(),
    /** Of the business's own pages: its chat is at `/chat/{slug}`. */
    slug: z.string(),
    waiting: z.object({
      /** All conversations that wait; `first` are the newest five of them. */
      conversations: count,
      first: z.array(waitingTalk),
      /** Questions of callers without an answer, those that ask the same counted once. */
      questions: count,
      firstQuestions: z.array(z.object({ id: idOf('question'), question: z.string(), timesAsked: count })),
    }),
    today: z.array(appointment),
    /** The first one after today, while today holds none. */
    next: appointment.nullable(),
    /** Since the month began on the business's wall. Test calls and what is marked as spam count nowhere but in `testCalls`. */
    month: z.object({
      conversations: perChannel,
      testCalls: count,
      /** Replies that went out, not the mails and texts that came in. */
      emailsSent: count,
      textsSent: count,
      /** Booked this month for whatever day, and not cancelled. */
      appointments: count,
      /** What the plan counts of bookings: those of test calls and spam too. */
      appointmentsUsed: count,
      /** Those of them that somebody drives to: with an address. */
      visits: count,
      bookedByReceptionist: count,
      messages: count,
      questions: count,
    }),
    contacts: count,
    /** Of the nine parts that a receptionist needs. */
    taught: z.object({ parts: count, of: count }),
    /** Services whose price can be said, as an amount or in words, of all. */
    priced: z.object({ services: count, of: count }),
    recent: z.array(deed),
  }),
});
export type Desk = z.output<typeof readDesk.answer>;

/** A visit goes on until half an hour passes without a look; the next look begins another. Safe to repeat. */
export const visitDesk = endpoint({
  name: 'visitDesk',
  method: 'POST',
  path: '/desk/visits',
  summary: 'Note that the person looks at the desk, and read what happened while they were away',
  tag: 'Figures',
  access: 'read-only',
  answer: z.object({
    /** Null on the first visit: then nothing has been missed. */
    awaySince: instantField.nullable(),
    conversations: count,
    booked: count,
    cancelled: count,
    messages: count,
    handOffs: count,
    questions: count,
  }),
});
export type Missed = z.output<typeof visitDesk.answer>;

/** Percentiles of what was measured; null where nothing was. */
const spread = { medianMs: count.nullable(), p95Ms: count.nullable() };

export const readFigures = endpoint({
  name: 'readFigures',
  method: 'GET',
  path: '/figures',
  summary: 'Count conversations, bookings, questions, containment and response times of the last days, today included',
  tag: 'Figures',
  access: 'read-only',
  query: z.object({ days: z.enum(periods).default('30') }),
  answer: z.object({
    timezone: z.string(),
    from: day,
    until: day,
    conversations: count,
    perChannel,
    /** Each day of the period, in order. */
    days: z.array(perChannel.extend({ day, booked: count, questions: count })),
    /** Each hour of the day, 0 to 23, by when the conversation began. */
    hours: z.array(perChannel.extend({ hour: count })),
    /** What came of them; `going-on` has not ended yet. */
    outcomes: z.array(perChannel.extend({ outcome: z.enum([...outcomes, 'going-on']) })),
    /** Made in the period and standing, by who made them. */
    booked: z.object({ receptionist: count, visitor: count, team: count, cancelledSince: count }),
    questions: z.object({
      asked: count,
      answeredSince: count,
      dismissed: count,
      /** Open ones that were asked most often, those that ask the same as one. */
      most: z.array(z.object({ question: z.string(), times: count })),
    }),
    /** `judged` is the sum of the three counts behind it. */
    containment: z.object({
      judged: count,
      contained: count,
      goalMissed: count,
      returned: count,
      /** Not judged: they go on, or ended less than the return window ago. */
      tooRecent: count,
      /** Not judged: the caller said nothing. */
      silent: count,
    }),
    /** From the caller's line to the reply, as recorded with each reply. */
    replies: z.array(z.object({ channel, replies: count, ...spread })),
    /** From asking for a person to a person taking over. */
    handOffs: z.object({ asked: count, taken: count, ...spread }),
  }),
});
export type Figures = z.output<typeof readFigures.answer>;
