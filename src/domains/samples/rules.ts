// Keeps a sample's diary fresh: the file names a week of the past, the business lives in this one.
import { Temporal } from 'temporal-polyfill';

type Dated = { readonly startsAt: string };

/**
 * Moves appointments by whole weeks, so that the earliest of them lies in the next seven days. Weekday and time of day on
 * the wall there stay, over a change of clocks too; so do the distances between them.
 */
export function movedToNextDays<T extends Dated>(appointments: readonly T[], timezone: string, now: Date): T[] {
  const local = ({ startsAt }: Dated) => Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone);
  const first = appointments.map(local).sort(Temporal.ZonedDateTime.compare)[0];
  if (!first) return [];
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  const days = first.toPlainDate().until(today.toPlainDate(), { largestUnit: 'days' }).days;
  let weeks = Math.floor(days / 7);
  while (Temporal.ZonedDateTime.compare(first.add({ weeks }), today) <= 0) weeks += 1;
  return appointments.map((one) => ({
    ...one,
    startsAt: local(one).add({ weeks }).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
  }));
}
