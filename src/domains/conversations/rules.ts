// What the times of a conversation are, and when a person is there. Pure.
import { Temporal } from 'temporal-polyfill';
import type { Message } from '#domains/messages/contract.ts';
import { minutesOf, type WeekHours, weekdays } from '#shared/hours.ts';
import type { Line, Outcome } from './contract.ts';

export type Channel = 'phone' | 'sms' | 'chat' | 'email';

const minuteMs = 60_000;

/** A conversation that is silent for so long has ended. A call ends when it is hung up; this is for one that never was. */
export const idleMs: Readonly<Record<Channel, number>> = {
  phone: 10 * minuteMs,
  chat: 30 * minuteMs,
  sms: 24 * 60 * minuteMs,
  email: 7 * 24 * 60 * minuteMs,
};

/** After a goodbye: time for "oh, and one more thing". */
export const goodbyeIdleMs: Readonly<Record<Channel, number>> = {
  phone: 10_000,
  chat: 2 * minuteMs,
  sms: 10 * minuteMs,
  email: 24 * 60 * minuteMs,
};

/** A line without an answer for so long is answered by whoever finds it: its server has stopped in the middle. */
export const answerAgainMs = 8_000;
/** And for so long: the caller is told, and a person is asked for. */
export const giveUpMs = 45_000;
/** A hand-off that nobody took for so long goes back, and the caller is told what happens next. */
export const untakenMs = 50_000;
export const undeliveredMs = 20_000;
/** How often all this is looked for; `untakenMs` and this together stay below a minute. */
export const watchEveryMs = 5_000;

/** Messages that one conversation may leave. */
export const messagesMost = 5;

/** Whether the business is open at that instant. */
export function isOpenAt(
  business: { readonly timezone: string; readonly hours: WeekHours | Hours; readonly closedDates: readonly string[] },
  at: Date,
): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(business.timezone);
  if (business.closedDates.includes(local.toPlainDate().toString())) return false;
  const day = weekdays[local.dayOfWeek - 1];
  const minutes = local.hour * 60 + local.minute;
  return (
    day !== undefined && business.hours[day].some(([from, to]) => minutesOf(from) <= minutes && minutes < minutesOf(to))
  );
}
type Hours = { readonly [day in (typeof weekdays)[number]]: readonly (readonly [string, string])[] };

/** Whether a person would take over at that instant. */
export function isHumanThere(
  business: Parameters<typeof isOpenAt>[0] & { readonly humanHours: 'business' | 'always' | 'never' },
  at: Date,
): boolean {
  if (business.humanHours !== 'business') return business.humanHours === 'always';
  return isOpenAt(business, at);
}

export type LeftBehind = {
  readonly lines: readonly Pick<Line, 'who' | 'text' | 'acts'>[];
  readonly messages: readonly Pick<Message, 'body' | 'name' | 'phone' | 'email' | 'isUrgent'>[];
};

/** What came of a conversation, in the owner's language: its outcome, a sentence or two, and what is to be done next. */
export function sumUp({ lines, messages }: LeftBehind): { outcome: Outcome; summary: string; nextStep: string } {
  const acts = lines.flatMap((line) => line.acts);
  const did = (what: string) => acts.some((act) => act.did === what);
  const handed = acts.find((act) => act.did === 'handed-off');
  const outcome: Outcome = did('booked')
    ? 'booked'
    : did('moved')
      ? 'moved'
      : did('cancelled')
        ? 'cancelled'
        : handed
          ? 'handed-off'
          : messages.length > 0
            ? 'message'
            : lines.some((line) => line.who === 'receptionist' || line.who === 'person')
              ? 'answered'
              : 'abandoned';
  return { outcome, summary: '', nextStep: '' };
}
