// Several mentions of times make one wish, or a few alternatives: later words replace earlier ones, what is ruled out is kept.
import { clockOf, minutesOf } from '#shared/hours.ts';
import type { TimeWish } from '../../commands.ts';
import { addDays, weekdayOf } from '../../local-time.ts';

export type Candidate = {
  readonly date?: string | undefined;
  readonly until?: string | undefined;
  readonly time?: string | undefined;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly relative?: TimeWish['relative'] | undefined;
  readonly disagreement?: TimeWish['disagreement'] | undefined;
};
/** A day, or the days from `date` to `until`, or the hours from `from` up to `to` of a day or of every day ("HH:MM"), that will not do. */
export type RuledOut = {
  readonly date?: string | undefined;
  /** Instead of one date: these days of every week. */
  readonly weekdays?: TimeWish['weekdays'];
  readonly until?: string | undefined;
  readonly hours?: { readonly from: string; readonly to: string } | undefined;
};
export type FoldedWishes = { readonly candidates: readonly Candidate[]; readonly excluded: readonly RuledOut[] };

export const isRuledOut = (at: { readonly date: string; readonly minutes: number }, excluded: readonly RuledOut[]) =>
  excluded.some(
    ({ date, until, weekdays, hours }) =>
      (weekdays
        ? weekdays.includes(weekdayOf(at.date))
        : date === undefined || (date <= at.date && at.date <= (until ?? date))) &&
      (!hours || (minutesOf(hours.from) <= at.minutes && at.minutes < minutesOf(hours.to))),
  );

/** A later mention on top of an earlier one: a new day keeps the hour, a new hour keeps the day. */
function onTop(base: Candidate, wish: TimeWish): Candidate {
  const day = wish.date === undefined ? { date: base.date, until: base.until } : { date: wish.date, until: wish.until };
  const saysClock = wish.time !== undefined || wish.earliest !== undefined || wish.latest !== undefined;
  const narrows =
    saysClock &&
    wish.time === undefined &&
    base.time !== undefined &&
    insideWindow(base.time, wish.earliest, wish.latest);
  // "As late as you can", behind an hour that could not be had, asks for that hour no more.
  const isLatest = wish.relative === 'latest' && !saysClock;
  const hour = isLatest
    ? { time: undefined, earliest: base.earliest, latest: base.latest }
    : saysClock && !narrows
      ? { time: wish.time, earliest: wish.earliest, latest: wish.latest }
      : { time: base.time, earliest: base.earliest, latest: base.latest };
  // "Same time" keeps the hour, which it does by saying none.
  const relative = wish.relative === 'same-time' || wish.relative === 'same-day' ? undefined : wish.relative;
  return { ...day, ...hour, relative, disagreement: wish.disagreement };
}

function insideWindow(time: string, earliest: string | undefined, latest: string | undefined): boolean {
  return (earliest === undefined || earliest <= time) && (latest === undefined || time <= latest);
}

/** "No mornings", "not after four": what is left of the day; null where a day or one hour is ruled out. */
function besideRuledOut({ date, until, time, earliest, latest }: TimeWish): TimeWish | null {
  if (time !== undefined) return null;
  const day = { ...(date !== undefined && { date }), ...(until !== undefined && { until }) };
  if (latest !== undefined && (earliest === undefined || earliest < morningEnds)) return { ...day, earliest: latest };
  return earliest === undefined ? null : { ...day, latest: minuteBefore(earliest) };
}
const morningEnds = '11:00';
/** The hours that are said, as a window of the day whose other side is open. */
const windowOf = ({ earliest = '00:00', latest = '23:59' }: TimeWish) => ({ from: earliest, to: latest });
const minuteBefore = (clock: string): string => clockOf(Math.max(0, minutesOf(clock) - 1));

/** "Not between ten and two", "not at noon": hours in the middle of the day, which leave both its ends; null for a side of it. */
function hoursRuledOut({ time, earliest, latest }: TimeWish): RuledOut['hours'] | null {
  if (time !== undefined) return { from: time, to: clockOf(Math.min(minutesOf(time) + hourRuledOut, 24 * 60 - 1)) };
  if (earliest === undefined || latest === undefined || latest <= earliest) return null;
  const isAnHour = minutesOf(latest) - minutesOf(earliest) <= hourRuledOut;
  return isAnHour || (dayBegins < earliest && latest <= dayEnds) ? { from: earliest, to: latest } : null;
}
const dayBegins = '07:00';
const dayEnds = '16:00';
/** So many minutes around an hour that will not do are not offered either. */
const hourRuledOut = 30;

/** An hour, or a part of the day. */
export const saysHour = (one: Candidate) =>
  one.time !== undefined || one.earliest !== undefined || one.latest !== undefined;

/** What is left of a day falls to the wish for that day; beside wishes for other days it is none of its own. */
function narrow(candidates: Candidate[], left: TimeWish, narrowed: Set<string | undefined>): boolean {
  const at =
    left.date === undefined
      ? candidates.length - 1
      : candidates.findIndex(({ date, until }) => date === left.date && until === undefined);
  const base = candidates[at];
  const isPlaceless = candidates.every(({ date }) => date === undefined);
  if (!base && !isPlaceless) return false;
  if (left.date !== undefined && candidates.length > 1) narrowed.add(left.date);
  if (base) candidates[at] = onTop(base, left);
  else candidates.push(onTop(candidates.pop() ?? {}, left));
  return true;
}

export function foldWishes(wishes: readonly TimeWish[]): FoldedWishes {
  const candidates: Candidate[] = [];
  const excluded: RuledOut[] = [];
  /** The days of which a part is ruled out: theirs alone. */
  const narrowed = new Set<string | undefined>();
  for (const said of wishes) {
    if (said.existing) continue;
    // "Next week, but not on Wednesday": the Wednesday of that week.
    const wish = said.excluded ? inRange(said, candidates.at(-1)) : said;
    if (wish.excluded) {
      // "Tomorrow at three I can't", with nothing wished yet: it is another day that is wanted.
      const isDay = wish.time !== undefined && wish.date !== undefined && candidates.length === 0;
      const hours = isDay ? null : hoursRuledOut(wish);
      const left = hours ? null : besideRuledOut(wish);
      if (wish.weekdays) {
        const ofDay = saysHour(wish) ? (hoursRuledOut(wish) ?? windowOf(wish)) : undefined;
        excluded.push({ weekdays: wish.weekdays, hours: ofDay });
      } else if (hours) {
        excluded.push({ date: wish.date, hours });
        if (candidates.length === 0) candidates.push({ date: wish.date, until: wish.until });
      } else if (left) {
        // "Next week, but not Thursday morning": the rest of the week is wished for all the same.
        if (!narrow(candidates, left, narrowed)) {
          excluded.push({ date: wish.date, hours: windowOf(wish) });
        }
      } else if (wish.date !== undefined) {
        excluded.push({ date: wish.date, until: wish.until });
        const last = candidates.at(-1);
        if (last && last.date === wish.date && last.until === undefined) {
          candidates[candidates.length - 1] = { ...last, date: undefined };
        }
      }
      continue;
    }
    // "Thursday no, but Thursday afternoon": what is named again with its hour is not the whole day any more.
    if (saysHour(wish) && wish.until === undefined) {
      const at = excluded.findIndex(
        (one) => !one.hours && !one.until && one.date !== undefined && one.date === wish.date,
      );
      if (at >= 0) excluded.splice(at, 1);
    }
    const last = candidates.at(-1);
    // "Tuesday or Wednesday, no wait, Thursday": a day that puts right takes the place of all before it, an hour that of their hours.
    if (wish.instead && last)
      candidates.splice(
        0,
        candidates.length,
        ...(wish.date === undefined ? candidates.map((one) => onTop(one, wish)) : [onTop(last, wish)]),
      );
    else if (wish.alternative && last) candidates.push(onTop(last, wish));
    else if (last) candidates[candidates.length - 1] = onTop(last, wish);
    else candidates.push(onTop({}, wish));
  }
  // "Tuesday or Thursday in the afternoon": the hour that is said last is meant of each.
  const last = candidates.at(-1);
  const hour = last && !narrowed.has(last.date) && { time: last.time, earliest: last.earliest, latest: last.latest };
  const shared = candidates.map((one) => (hour && one !== last && !saysHour(one) ? { ...one, ...hour } : one));
  return { candidates: shared, excluded };
}

/** What of earlier turns still counts once new wishes are said: the one wish so far, and what was ruled out. */
export function carriedOver(wishes: readonly TimeWish[], added: readonly TimeWish[]): TimeWish[] {
  const { candidates, excluded } = foldWishes(wishes);
  const first = candidates[0];
  // "Monday would do after all": a day that is wished for now is ruled out no more.
  const wishedDays = added.flatMap((one) => (one.excluded || one.until !== undefined ? [] : (one.date ?? [])));
  const stands = (one: RuledOut) => !wishedDays.some((date) => !one.hours && isRuledOut({ date, minutes: 0 }, [one]));
  const kept = excluded.filter(stands).map(
    ({ date, until, weekdays, hours }): TimeWish => ({
      ...(date !== undefined && { date }),
      ...(until !== undefined && { until }),
      ...(weekdays && { weekdays }),
      ...(hours && { earliest: hours.from, latest: hours.to }),
      excluded: true,
    }),
  );
  if (first) {
    const { disagreement: _, relative: __, ...rest } = first;
    const base = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as TimeWish;
    if (Object.keys(base).length > 0) kept.push(base);
  }
  const within = added.map((wish) => inRange(wish, first));
  // An alternative to nothing that was said in this breath stands for itself.
  return [...kept, ...within.map((wish, at) => (at === 0 ? { ...wish, alternative: false } : wish))];
}

/** After "next week", "Thursday" is the Thursday of that week. */
function inRange(wish: TimeWish, range: Candidate | undefined): TimeWish {
  if (range?.date === undefined || range.until === undefined) return wish;
  if (wish.date === undefined || wish.until !== undefined || wish.disagreement || wish.date >= range.date) return wish;
  const weekLater = addDays(wish.date, 7);
  return range.date <= weekLater && weekLater <= range.until ? { ...wish, date: weekLater } : wish;
}

/** "Later" was said of the offers of its own turn; once others were made, only the day of these is left of it. */
export function settled(wishes: readonly TimeWish[], offeredDay: string): TimeWish[] {
  return wishes.map((wish) => {
    if (wish.relative !== 'later' && wish.relative !== 'earlier') return wish;
    const { relative: _, until: __, ...rest } = wish;
    return { ...rest, date: offeredDay };
  });
}
