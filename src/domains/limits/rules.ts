// What a plan's limits count, when one is near, and how that is said. Pure: the page, the mail and the API say the same.
import { Temporal } from 'temporal-polyfill';
import { monthStart } from '#domains/appointments/rules.ts';
import type { PlanLimits } from '#domains/subscriptions/rules.ts';

export const metered = ['trialCalls', 'emailsPerMonth', 'textsPerMonth', 'contacts', 'appointmentsPerMonth'] as const;
export type Metered = (typeof metered)[number] & keyof PlanLimits;

/** `near` from four fifths on. Without a limit it is always `open`. */
export type Level = 'open' | 'near' | 'met';

export type Meter = { readonly of: Metered; readonly used: number; readonly limit: number | null };

const nearPercent = 80;

export function levelOf({ used, limit }: Pick<Meter, 'used' | 'limit'>): Level {
  if (limit === null) return 'open';
  if (used >= limit) return 'met';
  return used * 100 >= limit * nearPercent ? 'near' : 'open';
}

/** The calendar month that it is now there: from its first instant to before the next month's. */
export function monthOf(now: Date, timezone: string): { readonly from: Date; readonly to: Date; readonly key: string } {
  const from = monthStart(now, timezone);
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  const next = first.add({ months: 1 }).toZonedDateTime(timezone);
  return { from, to: new Date(next.epochMilliseconds), key: first.toPlainYearMonth().toString() };
}

export const meterNames: Readonly<Record<Metered, string>> = {
  trialCalls: 'Test calls',
  emailsPerMonth: 'Emails',
  textsPerMonth: 'Texts',
  contacts: 'Contacts',
  appointmentsPerMonth: 'Appointments',
};

/** Which of them begin anew with each month. */
export const isMonthly = (of: Metered): boolean => of.endsWith('PerMonth');

/** `40 of 50 emails are sent this month.` */
export function saidOf({ of, used, limit }: Meter): string {
  const share = `${used.toLocaleString('en-US')} of ${limit}`;
  const words: Readonly<Record<Metered, string>> = {
    trialCalls: `${share} test calls are used.`,
    emailsPerMonth: `${share} emails are sent this month.`,
    textsPerMonth: `${share} texts are sent this month.`,
    contacts: `${share} contacts are kept.`,
    appointmentsPerMonth: `${share} appointments are booked this month.`,
  };
  return words[of];
}

/** What happens once a limit is met, and what never does: a caller is answered on every plan. */
export const thenOf: Readonly<Record<Metered, string>> = {
  trialCalls: 'Your callers are answered as before; only calls with which you try your receptionist out are over.',
  emailsPerMonth: 'Mails that come in are then kept as messages for you, and reminders stay unsent.',
  textsPerMonth: 'Texts that come in are then kept as messages for you.',
  contacts: 'Callers who are new are then kept as messages for you, with their number.',
  appointmentsPerMonth: 'Your receptionist then takes a message instead of booking.',
};
