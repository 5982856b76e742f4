// The days and words of a weekly block in a list: when it stands, from when until when, and on which day it stands next.
import { minutesOf } from '#shared/hours.ts';
import { addDays, clockWords, dateWords, type LocalDate, weekdayOf } from '#web/ui/zoned-time.ts';
import type { WeeklyBlock, WeeklyBody } from '../contract.ts';

/** The first day on or after `day` that is its weekday, and not before it begins. */
export function nextDay({ startsOn }: Pick<WeeklyBlock, 'startsOn'>, day: LocalDate): LocalDate {
  if (day <= startsOn) return startsOn;
  return addDays(day, (weekdayOf(startsOn) - weekdayOf(day) + 7) % 7);
}

/** What has ended, anew from its next day on, `today` or later: the weeks between stay as they were. */
export function anew({ from, to, staffId, reason, ...block }: WeeklyBlock, today: LocalDate): WeeklyBody {
  return { from, to, staffId, reason, startsOn: nextDay(block, today), endsOn: null };
}

/** Whether it does not stand any more on that day or later. */
export function hasEnded({ endsOn }: Pick<WeeklyBlock, 'endsOn'>, today: LocalDate): boolean {
  return endsOn !== null && endsOn < today;
}

/** The earlier of two ends; null is none. */
export function earlierEnd(one: LocalDate | null, other: LocalDate): LocalDate {
  return one !== null && one < other ? one : other;
}

/** `12:00 – 1:00 PM`; of a night, `10:00 PM – 6:00 AM the next day`. */
export function clocksWords({ from, to }: Pick<WeeklyBlock, 'from' | 'to'>): string {
  const [first, last] = [clockWords(minutesOf(from)), clockWords(minutesOf(to))];
  if (to < from) return `${first} – ${last} the next day`;
  return first.slice(-2) === last.slice(-2) && to !== '24:00'
    ? `${first.slice(0, -3)} – ${last}`
    : `${first} – ${last}`;
}

/** `Every Wednesday` */
export function everyWords({ startsOn }: Pick<WeeklyBlock, 'startsOn'>): string {
  return `Every ${dateWords(startsOn, { weekday: 'long' })}`;
}

const dayWords = (date: LocalDate) => dateWords(date, { month: 'short', day: 'numeric', year: 'numeric' });

/** From when until when, as far as that is news; undefined of what stands and has no end. */
export function whileWords(block: WeeklyBlock, today: LocalDate): string | undefined {
  const { startsOn, endsOn } = block;
  if (hasEnded(block, today)) return `Ended on ${dayWords(endsOn ?? today)}`;
  const words = [startsOn > today ? `from ${dayWords(startsOn)}` : '', endsOn ? `until ${dayWords(endsOn)}` : ''];
  const said = words.filter(Boolean).join(' ');
  return said === '' ? undefined : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** Those that stand, by weekday and hour, and those that have ended, the last first. */
export function sorted(blocks: readonly WeeklyBlock[], today: LocalDate) {
  const standing = blocks.filter((one) => !hasEnded(one, today));
  standing.sort((a, b) => weekdayOf(a.startsOn) - weekdayOf(b.startsOn) || a.from.localeCompare(b.from));
  return { standing, ended: blocks.filter((one) => hasEnded(one, today)) };
}
