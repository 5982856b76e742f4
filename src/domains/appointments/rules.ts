// The diary's arithmetic: which times are free, and why one is not. Pure; the same answer for a page, an API and a voice.
// Hours are wall clock, appointments are instants. On the night when clocks go forward a time that does not exist is
// never offered; when they go back, a time that comes twice is offered once, at its first coming.
import { Temporal } from 'temporal-polyfill';
import type { ErrorCode, Outcome } from '#shared/errors.ts';
import { minutesOf, type Weekday, type WeekHours, weekdays } from '#shared/hours.ts';

export type DiaryService = { readonly id: string; readonly minutes: number; readonly bufferMinutes: number };

export type DiaryStaff = {
  readonly id: string;
  readonly serviceIds: readonly string[];
  /** Absent: the business's hours. Present: only where both are open. */
  readonly hours?: WeekHours | undefined;
};

export type Diary = {
  readonly timezone: string;
  readonly hours: WeekHours;
  /** Local dates, `2026-11-26`. */
  readonly closedDates: readonly string[];
  /** Starts are multiples of this from local midnight. */
  readonly stepMinutes: number;
  readonly leadMinutes: number;
  readonly horizonDays: number;
  readonly services: readonly DiaryService[];
  /** Empty: the business is one bookable resource. */
  readonly staff: readonly DiaryStaff[];
};

/** Time that is kept. `until` includes the buffer. `staffId` null: the whole business's, or blocked for everyone. */
export type Kept = {
  readonly id: string;
  readonly staffId: string | null;
  readonly startsAt: Date;
  readonly until: Date;
};

export type Slot = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `endsAt` and the buffer behind it. */
  readonly until: Date;
  readonly staffId: string | null;
};

export type SlotRefusal =
  | 'taken'
  | 'outside_hours'
  | 'closed'
  | 'too_soon'
  | 'too_far'
  | 'past'
  | 'staff_away'
  | 'off_step'
  | 'not_offered';

/** Each reason why a time cannot be had, as an API says it. A refusal carries free times near it in `instead`. */
export const slotCodes = {
  taken: 'slot_taken',
  outside_hours: 'slot_outside_hours',
  closed: 'slot_closed',
  too_soon: 'slot_too_soon',
  too_far: 'slot_too_far',
  past: 'slot_past',
  staff_away: 'slot_staff_away',
  off_step: 'slot_off_step',
  not_offered: 'slot_not_offered',
} as const satisfies Record<SlotRefusal, ErrorCode>;
export type SlotQuestion = {
  readonly serviceId: string;
  /** Absent or null: whoever is free, the first on the list who is. */
  readonly staffId?: string | null | undefined;
  readonly now: Date;
  /** An appointment that is being moved: its own time does not stand in the way. */
  readonly ignoring?: string | undefined;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Span = { readonly from: number; readonly to: number };

/** The instants at which a local day is open, a night change included: a wall time that was skipped moves to the next that is. */
function openOn(date: Temporal.PlainDate, hours: WeekHours, timezone: string): Span[] {
  const day = hours[weekdays[date.dayOfWeek - 1] as Weekday];
  const instant = (minutes: number) =>
    date.add({ days: Math.floor(minutes / 1440) }).toZonedDateTime({
      timeZone: timezone,
      plainTime: new Temporal.PlainTime(Math.floor((minutes % 1440) / 60), minutes % 60),
    }).epochMilliseconds;
  return day.map(([from, to]) => ({ from: instant(minutesOf(from)), to: instant(minutesOf(to)) }));
}

/** Joins spans that touch, so that an appointment may run over midnight where the business does. */
function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && span.from <= last.to) out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else if (span.from < span.to) out.push(span);
  }
  return out;
}

/** Open spans around a date, worked out once for each set of hours and date: from the day before to the day after. */
function openBook(diary: Diary) {
  const known = new Map<WeekHours, Map<string, Span[]>>();
  return (hours: WeekHours, date: Temporal.PlainDate): Span[] => {
    const ofHours = known.get(hours) ?? new Map<string, Span[]>();
    known.set(hours, ofHours);
    const before = ofHours.get(date.toString());
    if (before) return before;
    const days = [-1, 0, 1].map((offset) => date.add({ days: offset }));
    const open = days.filter((day) => !diary.closedDates.includes(day.toString()));
    const spans = joined(open.flatMap((day) => openOn(day, hours, diary.timezone)));
    ofHours.set(date.toString(), spans);
    return spans;
  };
}
type OpenBook = ReturnType<typeof openBook>;

const holds = (spans: readonly Span[], from: number, to: number) =>
  spans.some((span) => span.from <= from && to <= span.to);

/** Who could do this service: null stands for a business that is one resource. Undefined: nobody does. */
function ableStaff(diary: Diary, question: SlotQuestion): readonly (DiaryStaff | null)[] | undefined {
  if (diary.staff.length === 0) return question.staffId ? undefined : [null];
  const able = diary.staff.filter(
    (one) => one.serviceIds.includes(question.serviceId) && (!question.staffId || one.id === question.staffId),
  );
  return able.length > 0 ? able : undefined;
}

function localDate(at: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}

/** A time as the wall of the business shows it. */
type OnWall = {
  readonly date: Temporal.PlainDate;
  /** From that date's midnight by the wall, seconds included. */
  readonly minutes: number;
  /** From the business's today to that date. */
  readonly daysAhead: number;
};

function onWall(at: number, timezone: string, now: Date): OnWall {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone);
  const date = local.toPlainDate();
  const seconds = local.second + local.millisecond / 1000;
  return { date, minutes: local.hour * 60 + local.minute + seconds / 60, daysAhead: daysFrom(now, date, timezone) };
}

const daysFrom = (now: Date, date: Temporal.PlainDate, timezone: string): number =>
  localDate(now, timezone).until(date, { largestUnit: 'days' }).days;

/** Can this very time be had? When not, the reason that an owner would give first. */
export function checkTime(
  diary: Diary,
  kept: readonly Kept[],
  question: SlotQuestion & { readonly startsAt: Date },
): Outcome<Slot, SlotRefusal> {
  const wall = onWall(question.startsAt.getTime(), diary.timezone, question.now);
  return checkOnWall(diary, kept, question, wall, openBook(diary));
}

function checkOnWall(
  diary: Diary,
  kept: readonly Kept[],
  question: SlotQuestion & { readonly startsAt: Date },
  { date, minutes, daysAhead }: OnWall,
  openAround: OpenBook,
): Outcome<Slot, SlotRefusal> {
  const refuse = (reason: SlotRefusal) => ({ ok: false, reason }) as const;
  const service = diary.services.find((one) => one.id === question.serviceId);
  const able = service && ableStaff(diary, question);
  if (!service || !able) return refuse('not_offered');

  const from = question.startsAt.getTime();
  const to = from + service.minutes * minuteMs;
  const until = to + service.bufferMinutes * minuteMs;
  const now = question.now.getTime();
  if (from < now) return refuse('past');
  if (from < now + diary.leadMinutes * minuteMs) return refuse('too_soon');

  if (daysAhead > diary.horizonDays || from > now + diary.horizonDays * dayMs) return refuse('too_far');
  if (diary.closedDates.includes(date.toString())) return refuse('closed');

  const open = openAround(diary.hours, date);
  if (!holds(open, from, to)) return refuse(isOpenOn(open, date, diary.timezone) ? 'outside_hours' : 'closed');
  if (minutes % diary.stepMinutes !== 0) return refuse('off_step');

  let away = 0;
  for (const staff of able) {
    if (staff?.hours && !holds(openAround(staff.hours, date), from, to)) {
      away += 1;
      continue;
    }
    const inTheWay = kept.some(
      (one) =>
        one.id !== question.ignoring &&
        (staff === null || one.staffId === null || one.staffId === staff.id) &&
        one.startsAt.getTime() < until &&
        from < one.until.getTime(),
    );
    if (inTheWay) continue;
    const slot = { startsAt: new Date(from), endsAt: new Date(to), until: new Date(until), staffId: staff?.id ?? null };
    return { ok: true, value: slot };
  }
  return refuse(away === able.length ? 'staff_away' : 'taken');
}

function isOpenOn(open: readonly Span[], date: Temporal.PlainDate, timezone: string): boolean {
  const from = date.toZonedDateTime(timezone).epochMilliseconds;
  const to = date.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds;
  return open.some((span) => span.from < to && from < span.to);
}

type Start = { readonly startsAt: Date; readonly minutes: number };

/** The wall-clock starts of one local day that exist on that day, as instants in order, with what the wall shows. */
function startsOn(date: Temporal.PlainDate, diary: Diary): Start[] {
  const starts: Start[] = [];
  const midnight = date.toZonedDateTime(diary.timezone).epochMilliseconds;
  if (date.add({ days: 1 }).toZonedDateTime(diary.timezone).epochMilliseconds - midnight === dayMs) {
    // On a day of 24 hours the wall goes on evenly; nothing has to be asked of the zone again.
    for (let minutes = 0; minutes < 1440; minutes += diary.stepMinutes)
      starts.push({ startsAt: new Date(midnight + minutes * minuteMs), minutes });
    return starts;
  }
  for (let minutes = 0; minutes < 1440; minutes += diary.stepMinutes) {
    const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
    const zoned = date.toZonedDateTime({ timeZone: diary.timezone, plainTime: time });
    if (zoned.toPlainTime().equals(time)) starts.push({ startsAt: new Date(zoned.epochMilliseconds), minutes });
  }
  return starts;
}

/** Free times from `from` to before `to`, in order, at most `max`: each with the first on the list who is free. */
export function freeTimes(
  diary: Diary,
  kept: readonly Kept[],
  question: SlotQuestion & { readonly from: Date; readonly to: Date; readonly max: number },
): Slot[] {
  const found: Slot[] = [];
  const openAround = openBook(diary);
  const earliest = Math.max(question.from.getTime(), question.now.getTime() + diary.leadMinutes * minuteMs);
  const latest = Math.min(question.to.getTime(), question.now.getTime() + diary.horizonDays * dayMs + 1);
  if (!(earliest < latest) || question.max <= 0) return found;
  const last = localDate(new Date(latest - 1), diary.timezone);
  let date = localDate(new Date(earliest), diary.timezone);
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    if (diary.closedDates.includes(date.toString())) continue;
    const open = openAround(diary.hours, date);
    if (!isOpenOn(open, date, diary.timezone)) continue;
    const daysAhead = daysFrom(question.now, date, diary.timezone);
    for (const { startsAt, minutes } of startsOn(date, diary)) {
      const at = startsAt.getTime();
      // Most of a day is before opening and after closing, and costs no more than this look.
      if (at < earliest || at >= latest || !holds(open, at, at)) continue;
      const checked = checkOnWall(diary, kept, { ...question, startsAt }, { date, minutes, daysAhead }, openAround);
      if (!checked.ok) continue;
      found.push(checked.value);
      if (found.length >= question.max) return found;
    }
  }
  return found;
}

/** Time that is kept each week on the weekday of `startsOn`. Dates are local; `endsOn` may be one, `freedOn` are none. */
export type Weekly = {
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly fromMinutes: number;
  /** 1440 is midnight at the end of the day; what is more stands on the next one, up to a whole day after `fromMinutes`. */
  readonly toMinutes: number;
  readonly freedOn: readonly string[];
};

/** Whether it stands on that local date. */
export function standsOn({ startsOn, endsOn, freedOn }: Weekly, date: string): boolean {
  const { days } = Temporal.PlainDate.from(startsOn).until(date, { largestUnit: 'days' });
  return days >= 0 && days % 7 === 0 && (endsOn === null || date <= endsOn) && !freedOn.includes(date);
}

/** When the days of a zone begin on which the wall goes on evenly; null of a day on which the clocks are set. */
export type EvenDays = Map<string, number | null>;

/**
 * When it stands between two instants, in order: for as long as the wall shows its time, whatever the clocks do. What comes
 * twice is kept from its first coming to the end of its last, what is skipped is not there. `known` is what was worked out
 * of the days of that zone, for whoever asks of many.
 */
export function weeklyTimes(
  weekly: Weekly,
  timezone: string,
  from: Date,
  to: Date,
  known: EvenDays = new Map(),
): { readonly date: string; readonly startsAt: Date; readonly endsAt: Date }[] {
  const found = [];
  const last = localDate(to, timezone);
  let date = Temporal.PlainDate.from(weekly.startsOn);
  // The day before may run into the range.
  const { days } = date.until(localDate(from, timezone).subtract({ days: 1 }), { largestUnit: 'days' });
  if (days > 0) date = date.add({ weeks: Math.ceil(days / 7) });
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ weeks: 1 })) {
    const day = date.toString();
    if (weekly.endsOn !== null && day > weekly.endsOn) break;
    if (weekly.freedOn.includes(day)) continue;
    const startsAt = edgeAt(date, weekly.fromMinutes, timezone, 'earlier', known);
    const endsAt = edgeAt(date, weekly.toMinutes, timezone, 'later', known);
    if (startsAt < endsAt && startsAt < to && from < endsAt) found.push({ date: day, startsAt, endsAt });
  }
  return found;
}

/** When the wall reaches that time: of one that comes twice as asked, of one that is skipped when the clocks are set. */
function edgeAt(
  date: Temporal.PlainDate,
  minutes: number,
  timezone: string,
  which: 'earlier' | 'later',
  known: EvenDays,
): Date {
  const day = minutes < 1440 ? date : date.add({ days: Math.floor(minutes / 1440) });
  const begins = evenStart(day, timezone, known);
  if (begins !== null) return new Date(begins + (minutes % 1440) * minuteMs);
  // A day ends when the next one begins, also where that one shows its midnight twice or not at all.
  if (day !== date && minutes % 1440 === 0) return new Date(day.toZonedDateTime(timezone).epochMilliseconds);
  const time = new Temporal.PlainTime(Math.floor((minutes % 1440) / 60), minutes % 60);
  const wall = day.toPlainDateTime(time);
  const there = wall.toZonedDateTime(timezone, { disambiguation: which });
  if (there.toPlainDateTime().equals(wall)) {
    // What ends at the very minute that the clocks are set back to is over at its first coming: nothing of it comes twice.
    const isSetThen = there.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')?.equals(there) === true;
    const edge = isSetThen ? wall.toZonedDateTime(timezone, { disambiguation: 'earlier' }) : there;
    return new Date(edge.epochMilliseconds);
  }
  const behind = wall.toZonedDateTime(timezone, { disambiguation: 'later' });
  // The change itself counts as before what comes right after it.
  const change = behind.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return new Date((change ?? behind).epochMilliseconds);
}

function evenStart(day: Temporal.PlainDate, timezone: string, known: EvenDays): number | null {
  const key = day.toString();
  const before = known.get(key);
  if (before !== undefined) return before;
  const begins = day.toZonedDateTime(timezone).epochMilliseconds;
  const ends = day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds;
  const found = ends - begins === dayMs ? begins : null;
  known.set(key, found);
  return found;
}

/** The minutes at which a block of these two wall times ends: what is not behind the start is on the next day. */
export function endMinutes(from: string, to: string): number {
  return minutesOf(to) + (to <= from ? 1440 : 0);
}

/** The local date at an instant, or so many days from it. */
export function localDay(at: Date, timezone: string, days = 0): string {
  return localDate(at, timezone).add({ days }).toString();
}

/** What a business has set up, as its diary sees it. */
export type DiaryFacts = {
  readonly profile: {
    readonly timezone: string;
    readonly hours: WeekHours;
    readonly closedDates: readonly string[];
    readonly booking: { readonly leadMinutes: number; readonly horizonDays: number; readonly stepMinutes: number };
  };
  readonly services: readonly DiaryService[];
  readonly staff: readonly {
    readonly id: string;
    readonly serviceIds: readonly string[];
    readonly hours: WeekHours | null;
  }[];
};

export function diaryOf({ profile: { booking, timezone, hours, closedDates }, services, staff }: DiaryFacts): Diary {
  return {
    ...booking,
    ...{ timezone, hours, closedDates, services },
    staff: staff.map(({ id, serviceIds, hours: own }) => ({ id, serviceIds, ...(own ? { hours: own } : {}) })),
  };
}

/** The first instant of the calendar month that it is now, there. */
export function monthStart(now: Date, timezone: string): Date {
  return new Date(localDate(now, timezone).with({ day: 1 }).toZonedDateTime(timezone).epochMilliseconds);
}
