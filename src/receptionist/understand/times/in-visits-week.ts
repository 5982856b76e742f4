// "Could we push that to the Thursday?", said of a visit next Tuesday: the Thursday of its week, or the first one behind it, and not
// the one before. A bare "Thursday" stays the next one that comes, as everywhere.
import { weekdays } from '../../business.ts';
import { addDays, localTime, weekdayOf } from '../../local-time.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';
import { daysOfWeek, mondayOf } from './weekday-after.ts';

const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)';

/** The day's name and nothing that says which of them: no "this", "next" or date. */
const bareDay = new RegExp(`^(?:(?:on|to|the|el|al|le|au|am|an|auf|den|dem|der) )*${weekday}$`, 'u');

/** Where the language says a day that comes without an article, one that has it is of the week that is spoken of. */
const withArticle = new RegExp(
  `(?<!\\p{L})(?:(?:to|for|on|make it|till|until) the|(?:auf|an) den|au) ${weekday}$`,
  'u',
);
const anyDay = new RegExp(`(?<!\\p{L})${weekday}(?!\\p{L})`, 'u');
const inThatWeek =
  /(?<!\p{L})(?:(?:that|the same) week|(?:esa|la) misma semana|esa semana|la meme semaine|cette semaine-la|(?:in )?(?:der|die)(?:selben?| selben?| gleichen?) woche)(?!\p{L})/u;

/** Said of the day itself, in its own clause: another sentence's "that week" is not its week. */
const thatWeekBehind = new RegExp(`^[^.!?;]*?${inThatWeek.source}`, 'u');

/** Put off, and so to a day behind it. */
const putsOff =
  /(?<!\p{L})(?:push(?:ed|ing)?|postpon\p{L}+|put (?:it|that|them|this) off|later|pospon\p{L}+|pospong\p{L}+|aplaz\p{L}+|atras\p{L}+|retras\p{L}+|mas tarde|report(?:er|ez|e|ons)|repouss\p{L}+|retard\p{L}+|plus tard|(?:nach hinten|spater)\P{L}|aufschieb\p{L}*|hinausschieb\p{L}*)(?!\p{L})/u;
/** "Push it up", "later that day": to an earlier day, or to none other. */
const notPutOff =
  /(?<!\p{L})(?:up|forward|earlier|sooner|before|antes|adelant\p{L}+|avanc\p{L}+|plus tot|vor(?:zieh\p{L}*|verleg\p{L}*)?|fruher)(?!\p{L})/u;

/** When the visit is that is being moved, or was told a moment ago; null where there is none. */
function visitDay({ state, business }: Heard): string | null {
  const frame = state.frames.at(-1);
  const startsAt = frame?.flow === 'move' ? frame.from : frame === undefined ? state.visitTold : undefined;
  return startsAt === undefined ? null : localTime(startsAt, business.timezone).date;
}

/** Whether its week was named: "my appointment next week". */
function isWeekNamed({ state }: Heard, visit: string): boolean {
  const frame = state.frames.at(-1);
  return (
    frame?.flow === 'move' &&
    frame.times.some(
      ({ date, until, existing }) =>
        existing && date !== undefined && until !== undefined && date <= visit && visit <= until,
    )
  );
}

/** "Marcus comes next Tuesday … Thursday that week": a day said before it in the same breath, whose week "that" one is. */
function dayBefore({ wish: { date = '' }, start }: ReadWish, said: string, reads: readonly ReadWish[]): string | null {
  if (!thatWeekBehind.test(foldCue(said.slice(start)))) return null;
  return reads.findLast((one) => one.start < start && (one.wish.date ?? '') > date)?.wish.date ?? null;
}

/** "… at two", behind a day of that week: its hour goes with it. */
function withDayBefore(read: ReadWish, said: string, reads: readonly ReadWish[]): ReadWish {
  const { wish, start, end } = read;
  const { date } = wish;
  if (date === undefined || wish.time === undefined || anyDay.test(foldCue(said.slice(start, end)))) return read;
  const day = reads.findLast((one) => one.end <= start && !one.wish.excluded && one.wish.time === undefined);
  const moved = day?.wish.date;
  const isSame = moved !== undefined && moved > date && weekdayOf(moved) === weekdayOf(date);
  if (!isSame || !day || !inThatWeek.test(foldCue(said.slice(day.end, start)))) return read;
  return { ...read, wish: { ...wish, date: moved } };
}

/** The wish on its day of the visit's week, or behind the visit; as it is where nothing says so. `reads`: all of what was said. */
export function inVisitsWeek(read: ReadWish, said: string, heard: Heard, reads: readonly ReadWish[] = []): ReadWish {
  const { wish, start, end } = read;
  const { date } = wish;
  const withDay = withDayBefore(read, said, reads);
  if (withDay !== read) return withDay;
  const visit = visitDay(heard) ?? dayBefore(read, said, reads);
  if (visit === null || date === undefined || wish.until !== undefined || wish.excluded || wish.existing) return read;
  if (date >= visit || !bareDay.test(dayAlone(said.slice(start, end)))) return read;
  const folded = foldCue(said);
  const upTo = dayAlone(said.slice(0, end));
  const off = putsOff.test(folded) && !notPutOff.test(folded);
  if (!off && !withArticle.test(upTo) && !inThatWeek.test(folded) && !isWeekNamed(heard, visit)) return read;
  const ofWeek = addDays(mondayOf(visit), weekdays.indexOf(weekdayOf(date)));
  const day = off && ofWeek <= visit ? addDays(ofWeek, daysOfWeek) : ofWeek;
  return { ...read, wish: { ...wish, date: day } };
}

/** "Thursday at three" without its hour. */
const dayAlone = (words: string): string =>
  foldCue(words)
    .replace(new RegExp(`(?<=(?<!\\p{L})${weekday})(?!\\p{L}).*$`, 'su'), '')
    .replace(/\P{L}+/gu, ' ')
    .trim();

/** What each day is called, from Monday on. */
const dayNames = [
  'monday|lunes|lundi|montag',
  'tuesday|martes|mardi|dienstag',
  'wednesday|miercoles|mercredi|mittwoch',
  'thursday|jueves|jeudi|donnerstag',
  'friday|viernes|vendredi|freitag',
  'saturday|sabado|samedi|samstag|sonnabend',
  'sunday|domingo|dimanche|sonntag',
];

/** "… to Wednesday", with no date, and no word of which one, beside it: the weekday of `date` is where something is to be moved. */
export function isBareTarget(said: string, date: string): boolean {
  const name = dayNames[weekdays.indexOf(weekdayOf(date))];
  return new RegExp(
    `(?<!\\p{L})(?:to(?: the)?|para(?: el)?|al|au|a|pour(?: le)?|auf(?: den)?)\\s+(?:${name})(?!\\p{L})(?!,? (?:the |el |le |den |dem )?\\d)(?! (?:que viene|proximo|prochain|qui vient|this|next|de esta|de cette|dieser|nachster))`,
    'u',
  ).test(foldCue(said));
}
