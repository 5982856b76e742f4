// Where things stand on the page of a diary: the day and minutes of each, side by side where they overlap.
import { minutesOf, type WeekHours, weekdays } from '#shared/hours.ts';
import { addDays, instantOf, type LocalDate, mondayOf, wallTimeOf, weekdayOf } from '#web/ui/zoned-time.ts';

/** The part of something that falls on one day, in minutes from its midnight. */
export type Piece = { readonly date: LocalDate; readonly from: number; readonly to: number };

/** What runs over midnight has a piece on each of its days. */
export function piecesOf(span: { readonly startsAt: string; readonly endsAt: string }, zone: string): Piece[] {
  const first = wallTimeOf(span.startsAt, zone);
  const last = wallTimeOf(span.endsAt, zone);
  const pieces: Piece[] = [];
  for (let { date } = first; date <= last.date; date = addDays(date, 1)) {
    const from = date === first.date ? first.minutes : 0;
    // An hour that the clocks skip or repeat within it must not turn it upside down.
    const to = date === last.date ? Math.max(last.minutes, pieces.length === 0 ? from + 5 : 0) : 1440;
    if (from < to) pieces.push({ date, from, to });
  }
  return pieces;
}

/** The day under which a list from `first` on shows it: the one on which it begins, or `first` where it still runs then. */
export function listedOn(
  span: { readonly startsAt: string; readonly endsAt: string },
  zone: string,
  first: LocalDate,
): LocalDate | undefined {
  return piecesOf(span, zone).find(({ date }) => date >= first)?.date;
}

/** For each of the pieces of a day which lane it stands in, and how many lanes there are beside one another. */
export function lanesOf(pieces: readonly Piece[]): { lane: number; lanes: number }[] {
  const order = pieces.map((_, at) => at).sort((a, b) => fromOf(a) - fromOf(b) || toOf(b) - toOf(a));
  const placed = pieces.map(() => ({ lane: 0, lanes: 1 }));
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const at of group) (placed[at] as { lanes: number }).lanes = ends.length;
    [group, ends] = [[], []];
  };
  for (const at of order) {
    if (ends.every((end) => end <= fromOf(at))) close();
    const free = ends.findIndex((end) => end <= fromOf(at));
    const lane = free < 0 ? ends.length : free;
    ends[lane] = toOf(at);
    (placed[at] as { lane: number }).lane = lane;
    group.push(at);
  }
  close();
  return placed;

  function fromOf(at: number) {
    return pieces[at]?.from ?? 0;
  }
  function toOf(at: number) {
    return pieces[at]?.to ?? 0;
  }
}

/** When the business is open on a day, in minutes; nothing on a closed date. */
export function openOn(date: LocalDate, hours: WeekHours, closedDates: readonly string[]): [number, number][] {
  if (closedDates.includes(date)) return [];
  const day = weekdays[weekdayOf(date)];
  return day ? hours[day].map(([from, to]) => [minutesOf(from), minutesOf(to)]) : [];
}

/** The hours that a page shows: what is open and what stands there, in whole hours; a working day where there is neither. */
export function shownHours(
  open: readonly (readonly [number, number])[],
  pieces: readonly Piece[],
): { from: number; to: number } {
  const starts = [...open.map(([from]) => from), ...pieces.map(({ from }) => from)];
  const ends = [...open.map(([, to]) => to), ...pieces.map(({ to }) => to)];
  if (starts.length === 0) return { from: 8 * 60, to: 18 * 60 };
  return {
    from: Math.floor(Math.min(...starts) / 60) * 60,
    to: Math.min(1440, Math.ceil(Math.max(...ends) / 60) * 60),
  };
}

export const views = ['agenda', 'day', 'week'] as const;
export type View = (typeof views)[number];

const agendaDays = 14;

/** The days that a view shows around a date. */
export function daysOf(view: View, date: LocalDate): LocalDate[] {
  const [first, count] = { agenda: [date, agendaDays], day: [date, 1], week: [mondayOf(date), 7] }[view] as [
    string,
    number,
  ];
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** One page on or back. */
export function turned(view: View, date: LocalDate, pages: 1 | -1): LocalDate {
  return addDays(date, pages * { agenda: agendaDays, day: 1, week: 7 }[view]);
}

/** The instants from the first midnight to behind the last day. */
export function spanOf(days: readonly LocalDate[], zone: string): { from: string; to: string } {
  const first = days[0] ?? '';
  return {
    from: instantOf({ date: first, minutes: 0 }, zone).toISOString(),
    to: instantOf({ date: addDays(days.at(-1) ?? first, 1), minutes: 0 }, zone).toISOString(),
  };
}
