// When a customer is reminded: so long before, on the business's wall, and never at night. Pure.
import { Temporal } from 'temporal-polyfill';

export const leads = ['off', 'two-hours', 'day'] as const;
export type Lead = (typeof leads)[number];

/** What holds until an owner chooses otherwise. */
export const leadAtStart: Lead = 'day';

/** From nine in the evening to eight in the morning nobody is reminded. */
export const night = { from: 21, until: 8 } as const;
const eveningHour = 20;
const minuteMs = 60_000;

/** Closer to the appointment than this a reminder comes too late to be one. */
const tooLateMs: Readonly<Record<Exclude<Lead, 'off'>, number>> = { day: 120 * minuteMs, 'two-hours': 30 * minuteMs };
/** A reminder that the night holds back is still worth sending in the morning so long before. */
const morningMs = 60 * minuteMs;

/** No appointment is reminded of earlier than this: a day, an evening before a night, a change of the clocks. */
export const earliestMs = 40 * 60 * minuteMs;

export type Coming = {
  readonly startsAt: Date;
  /** When it was booked, moved or noted upon last: whoever did it knows of the time. */
  readonly changedAt: Date;
  readonly timezone: string;
};

export const isNight = (at: Date, timezone: string): boolean => {
  const { hour } = wallOf(at, timezone);
  return hour >= night.from || hour < night.until;
};

/**
 * The instant from which on a reminder is to go out; null for none. A day before is the same time on the wall, whatever
 * the clocks did that night. What falls into the night waits for the morning where that is early enough, and goes out in the
 * evening before where it is not. Who booked or moved after that instant is not reminded of what they have just done.
 */
export function dueAt({ startsAt, changedAt, timezone }: Coming, lead: Lead): Date | null {
  if (lead === 'off') return null;
  const start = wallOf(startsAt, timezone);
  const wished = lead === 'day' ? start.subtract({ days: 1 }) : start.subtract({ hours: 2 });
  const due = outOfNight(wished, startsAt);
  return due.getTime() > changedAt.getTime() ? due : null;
}

/** Whether a reminder that was due before is still worth sending. */
export function isStillTime(startsAt: Date, now: Date, lead: Exclude<Lead, 'off'>): boolean {
  return startsAt.getTime() - now.getTime() >= tooLateMs[lead];
}

function outOfNight(wished: Temporal.ZonedDateTime, startsAt: Date): Date {
  const at = instantOf(wished);
  if (wished.hour >= night.until && wished.hour < night.from) return at;
  const day = wished.toPlainDate();
  const morningOf = wished.hour >= night.from ? day.add({ days: 1 }) : day;
  const morning = onWall(morningOf, night.until, wished.timeZoneId);
  if (startsAt.getTime() - morning.getTime() >= morningMs) return morning;
  return onWall(morningOf.subtract({ days: 1 }), eveningHour, wished.timeZoneId);
}

const wallOf = (at: Date, timezone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

const instantOf = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds);

const onWall = (day: Temporal.PlainDate, hour: number, timeZone: string) =>
  instantOf(day.toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(hour) }));
