// Dates and times out of what was said, on the business's calendar and clock. Ambiguity and disagreement come back as data:
// nothing is resolved silently. The conventions stand in times/resolve.ts.
import { Temporal } from 'temporal-polyfill';
import { lately } from '../models/lately.ts';
import { germanTimes } from './de/times.ts';
import { englishTimes } from './en/times.ts';
import { spanishTimes } from './es/times.ts';
import { frenchTimes } from './fr/times.ts';
import type { Language, Span } from './language.ts';
import { numberWords } from './numbers.ts';
import { type Day, dayFromIso, isoOf, weekdayOf } from './times/calendar.ts';
import { type DayClock, type Hours, openHours, placeTime, type TimeValue } from './times/clocks.ts';
import type { TimeExpr, When, Wish } from './times/expressions.ts';
import { compile, type Grammar } from './times/grammar.ts';
import type { TimeLanguage } from './times/language.ts';
import { maskOthers, type Piece, readPieces } from './times/pieces.ts';
import { type Place, type Placed, placeDate } from './times/resolve.ts';
import { numberTerminals } from './times/terminals.ts';
import { wordsOf } from './words.ts';

export type { ClockTime, Hours, TimeValue, TimeWindow } from './times/clocks.ts';
export type { Part, Wish } from './times/expressions.ts';

export type TimeContext = {
  /** The clock of the conversation: an ISO 8601 instant, or the zoned time itself. */
  readonly now: string | Temporal.ZonedDateTime;
  /** IANA name of the business's zone. */
  readonly timezone: string;
  readonly hours: Hours;
  /** "YYYY-MM-DD" that is being talked about; a time alone belongs to it. */
  readonly anchor?: string | null;
  /** What was asked: with `time`, a number alone is a time ("3", "maybe ten"). */
  readonly expecting?: 'time' | null;
};

export type DateValue = {
  /** First and last day, "YYYY-MM-DD", both included; equal for one day. */
  readonly from: string;
  readonly to: string;
  readonly grain: 'day' | 'week' | 'weekend' | 'month' | 'year' | 'range';
  /** Other days that may have been meant ("next Tuesday"), likelier first. */
  readonly alternatives: readonly string[];
  /** `said` in this mention; `context`: taken from a neighbour or from the anchor. */
  readonly origin: 'said' | 'context';
  /** "from Monday on", "until Friday": the other side is open and its end here means nothing. */
  readonly open: 'from' | 'to' | null;
};

/** A weekday (1 is Monday) that is not the date's; `nearest` is the closest day of that weekday. */
export type Conflict = { readonly weekday: number; readonly date: string; readonly nearest: string };

export type TimeMention = Span & {
  readonly text: string;
  readonly grain: 'minute' | 'part' | DateValue['grain'] | 'none';
  readonly date: DateValue | null;
  readonly time: TimeValue | null;
  /** The instant, ISO 8601 with offset, when one day and one clock time are known and nothing disagrees. */
  readonly at: string | null;
  /** The wall-clock time does not exist that day, or exists twice (`at` is the first of the two, or the later side of the gap). */
  readonly clockChange: 'gap' | 'overlap' | null;
  /** "not Wednesday", "except mornings". */
  readonly excluded: boolean;
  readonly conflict: Conflict | null;
  /** Weekdays (1 is Monday) of "Mondays", "every Tuesday". */
  readonly repeats: readonly number[] | null;
  readonly wish: Wish | null;
  readonly same: 'time' | 'day' | null;
  /** How it hangs on the mention before. */
  readonly link: 'or' | 'and' | null;
};

const languages: Record<Language, TimeLanguage> = {
  en: englishTimes,
  es: spanishTimes,
  fr: frenchTimes,
  de: germanTimes,
};

const compiled = new Map<Language, Grammar>();

function grammarOf(language: Language): Grammar {
  let grammar = compiled.get(language);
  if (!grammar) {
    grammar = compile(languages[language].rules, numberTerminals(numberWords[language]));
    compiled.set(language, grammar);
  }
  return grammar;
}

type Now = { readonly today: Day; readonly minutes: number };

// A turn reads times out of every part of what was said, at one and the same instant.
const shownAt = lately(
  (now: string, timezone: string): Now => nowOf(Temporal.Instant.from(now).toZonedDateTimeISO(timezone)),
);

const nowOf = (zoned: Temporal.ZonedDateTime): Now => ({
  today: dayFromIso(zoned.toPlainDate().toString()),
  minutes: zoned.hour * 60 + zoned.minute,
});

const localNow = ({ now, timezone }: TimeContext): Now =>
  typeof now === 'string' ? shownAt(now, timezone) : nowOf(now.withTimeZone(timezone));

function instantOf(date: string, clock: string, timezone: string): Pick<TimeMention, 'at' | 'clockChange'> {
  const plain = Temporal.PlainDateTime.from(`${date}T${clock}`);
  const earlier = plain.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  const later = plain.toZonedDateTime(timezone, { disambiguation: 'later' });
  const iso = (zoned: Temporal.ZonedDateTime) => zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { at: iso(earlier), clockChange: null };
  const isGap = !later.toPlainDateTime().equals(plain);
  return isGap ? { at: iso(later), clockChange: 'gap' } : { at: iso(earlier), clockChange: 'overlap' };
}

function dateValue(placed: Placed, origin: DateValue['origin']): DateValue {
  const { from, to, grain, alternatives, open } = placed;
  return { from: isoOf(from), to: isoOf(to), grain, alternatives: alternatives.map(isoOf), origin, open };
}

type Draft = { readonly piece: Piece; readonly placed: Placed | null; readonly time: TimeExpr | null };

/** Minutes from now may carry over midnight. */
function draftOf(piece: Piece, place: Place, now: Now): Draft | null {
  const { when } = piece;
  const placed = when.date ? placeDate(when.date, place) : null;
  if (when.date && !placed && when.same === null) return null;
  if (when.time?.is !== 'fromNow' || !placed) return { piece, placed, time: when.time };
  const at = now.minutes + when.time.minutes;
  const day = placed.from + Math.floor(at / 1440);
  const time: TimeExpr = { is: 'clock', minutes: at % 1440, half: 'sure', about: true, bare: false };
  return { piece, placed: { ...placed, from: day, to: day }, time };
}

function onlyDay(draft: Draft | undefined): Day | null {
  const placed = draft?.placed;
  return placed && !draft.piece.excluded && placed.from === placed.to && !placed.repeats ? placed.from : null;
}

/** The day that a time alone belongs to: the last one named before it, the only one after it, else the anchor. */
function dayFor(drafts: readonly Draft[], index: number, anchor: Day | null): Day | null {
  for (let i = index - 1; i >= 0; i--) {
    const day = onlyDay(drafts[i]);
    if (day !== null) return day;
  }
  const later = drafts
    .slice(index + 1)
    .map(onlyDay)
    .filter((day) => day !== null);
  return later.length === 1 ? (later[0] ?? anchor) : anchor;
}

/** All dates and times of an utterance, in the order they were said. */
export function readTimes(text: string, language: Language, context: TimeContext): TimeMention[] {
  const plain = wordsOf(text);
  const words = maskOthers(text, plain);
  const rules = languages[language];
  const now = localNow(context);
  const anchor = context.anchor ? dayFromIso(context.anchor) : null;
  const place: Place = { today: now.today, anchor, nextSkips: rules.nextSkips };
  const agrees = (when: When) => when.date === null || placeDate(when.date, place)?.conflict === null;
  const pieces = readPieces(words, rules, grammarOf(language), { expectsTime: context.expecting === 'time', agrees });
  const drafts = pieces.map((piece) => draftOf(piece, place, now)).filter((draft) => draft !== null);

  return drafts.flatMap((draft, index): TimeMention[] => {
    const { piece, placed } = draft;
    const start = words[piece.from]?.start ?? 0;
    const end = words[piece.to - 1]?.end ?? 0;
    const borrowed = placed ? null : draft.time ? dayFor(drafts, index, anchor) : null;
    const day = placed ? (placed.from === placed.to ? placed.from : null) : borrowed;
    const clock = dayClock(context.hours, day, now, rules.clock24);
    const time = draft.time ? placeTime(draft.time, clock) : null;
    if (draft.time && !time) return [];
    const date = placed
      ? dateValue(placed, 'said')
      : borrowed === null
        ? null
        : {
            from: isoOf(borrowed),
            to: isoOf(borrowed),
            grain: 'day' as const,
            alternatives: [],
            origin: 'context' as const,
            open: null,
          };
    const conflict = placed?.conflict
      ? { weekday: placed.conflict.weekday, date: isoOf(placed.conflict.date), nearest: isoOf(placed.conflict.nearest) }
      : null;
    const known = date && day !== null && time?.is === 'clock' && !conflict && !placed?.repeats && !date.open;
    const instant = known ? instantOf(date.from, time.best, context.timezone) : { at: null, clockChange: null };
    return [
      {
        start,
        end,
        text: text.slice(start, end),
        grain: time?.is === 'clock' ? 'minute' : time ? 'part' : (date?.grain ?? 'none'),
        date,
        time,
        ...instant,
        excluded: piece.excluded,
        conflict,
        repeats: placed?.repeats ?? null,
        wish: piece.when.wish,
        same: piece.when.same,
        link: piece.link,
      },
    ];
  });
}

function dayClock(hours: Hours, day: Day | null, now: Now, clock24: boolean): DayClock {
  const own = day === null ? [] : openHours(hours, weekdayOf(day));
  return { open: own.length ? own : openHours(hours, null), clock24, gone: day === now.today ? now.minutes : null };
}
