// Until when something can be put off: later today, tomorrow morning, Monday morning. On the clock of the
// business, since it is that one on which it comes back.

import { addDays, instantOf, isSkipped, wallTimeOf, weekdayOf } from '#web/ui/zoned-time.ts';

const morningMinutes = 9 * 60;

/** Each with what it is called; the soonest first. */
export function snoozes(now: Date, zone: string): readonly { readonly label: string; readonly until: Date }[] {
  const { date: today } = wallTimeOf(now, zone);
  const morning = (daysAhead: number) => instantOf({ date: addDays(today, daysAhead), minutes: morningMinutes }, zone);
  const hour = 3_600_000;
  const toMonday = 7 - weekdayOf(today);
  return [
    { label: 'for an hour', until: new Date(now.getTime() + hour) },
    { label: 'until tomorrow morning', until: morning(1) },
    // On a Sunday tomorrow is Monday.
    ...(toMonday > 1 ? [{ label: 'until Monday morning', until: morning(toMonday) }] : []),
  ];
}

/** What an input of a day and a time says, `2026-11-23T15:30`, on the clock of the business; null where that is no time to come. */
export function ownSnooze(said: string, now: Date, zone: string): Date | null {
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(said) ?? [];
  if (!date || date > '2199') return null;
  const time = { date, minutes: Number(hours) * 60 + Number(minutes) };
  const until = instantOf(time, zone);
  return until > now && !isSkipped(time, zone) ? until : null;
}
