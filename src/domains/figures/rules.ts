// What the figures mean: periods, visits, containment, and what each plan opens on the desk.

import { Temporal } from 'temporal-polyfill';
import type { Plan } from '#domains/subscriptions/rules.ts';

/** Days that figures can be asked of, as they stand in an address. */
export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

/** Who comes back within so many hours came back for the same thing, unless we can show otherwise; we cannot. */
export const returnHours = 72;

/** Half an hour without a look ends a visit of the desk. */
export const visitMinutes = 30;

/**
 * What a caller came for was reached by the receptionist alone. A message is none of them: somebody has to answer it.
 * An answer counts only where no question was left open in the talk.
 */
export const goals = ['booked', 'moved', 'cancelled', 'answered'] as const;

/** Whole percent of `judged`; null where nothing can be judged yet. */
export function containmentPercent({ contained, judged }: { contained: number; judged: number }): number | null {
  return judged === 0 ? null : Math.round((100 * contained) / judged);
}

/** The days of a period that ends today, in order, and the instant at which the first of them begins there. */
export function daysOfPeriod(
  now: Date,
  timezone: string,
  days: number,
): { readonly days: string[]; readonly since: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  const first = today.subtract({ days: days - 1 });
  return {
    days: Array.from({ length: days }, (_, at) => first.add({ days: at }).toString()),
    since: new Date(first.toZonedDateTime(timezone).epochMilliseconds),
  };
}

/** When today began there, and when it ends: 23 to 25 hours. */
export function todayOf(now: Date, timezone: string): { readonly from: Date; readonly to: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  const startOf = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(timezone).epochMilliseconds);
  return { from: startOf(today), to: startOf(today.add({ days: 1 })) };
}

/** The nine features, in the order in which the site names them: section 6 of the product specification. */
export const features = [
  'phone',
  'email',
  'text',
  'chat',
  'contacts',
  'jobs',
  'diary',
  'training',
  'invoicing',
] as const;
export type Feature = (typeof features)[number];

export type FeatureStatus = 'Trial' | 'Limited' | 'Upgrade Required' | 'Active';

const onFree: Readonly<Record<Feature, FeatureStatus>> = {
  ...{ phone: 'Trial', email: 'Limited', text: 'Limited', contacts: 'Limited', diary: 'Limited' },
  ...{
    chat: 'Upgrade Required',
    jobs: 'Upgrade Required',
    training: 'Upgrade Required',
    invoicing: 'Upgrade Required',
  },
};

/**
 * What a card says of a feature on a plan. It is a word and no door: the server counts what the plan allows of mails, texts,
 * contacts and appointments, and takes nothing away when the trial ends, so that no caller is dropped and nothing that was
 * taught goes unused.
 */
export function statusOf(feature: Feature, plan: Plan): FeatureStatus {
  return plan === 'free' ? onFree[feature] : 'Active';
}
