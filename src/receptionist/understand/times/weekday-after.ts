// "Thursday doesn't work. Could I come the Thursday after?", "the week after": a weekday or week that is counted from the day spoken of, and not from today.
import { weekdays } from '../../business.ts';
import { addDays, weekdayOf } from '../../local-time.ts';
import type { TimeMention } from '../../values/times.ts';
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';

const isAfterIt =
  /^(?:the \p{L}+day (?:after|following)(?= *(?:[,.;!?]|$)| (?:that|then|instead|at|same|for|please|if|would|works|is)(?!\p{L}))|(?:the )?following \p{L}+day|(?:el )?(?:siguiente \p{L}+|\p{L}+ siguiente)|(?:le )?\p{L}+ (?:d'apres|suivant|qui suit)|(?:(?:am|der|den|dem) )?\p{L}+tag (?:danach|darauf|drauf))(?!\p{L})/u;

const isWeekAfterIt =
  /^(?:(?:(?:at |a |zur )?(?:the |la )?(?:same time|misma hora|meme heure|(?:selben?|gleichen?) (?:uhr)?zeit),? )?(?:the )?(?:week after|following week)(?! (?:next|that|this))|la (?:otra semana|semana siguiente)|la semaine (?:d'apres|suivante)|(?:(?:die|in der) )?(?:(?:darauf)?folgenden? woche|woche (?:danach|darauf|drauf)))(?!\p{L})/u;

const weekAlone = new RegExp(
  `${isWeekAfterIt.source}(?=\\P{L}*$|\\s*[,.;!?]| (?:instead|same|at|if|please|would|works?|is|then|with|on|maybe|a|para|mejor|por|misma|si|plutot|meme|pour|svp|gleiche|selbe|zur|verschieb|verleg|um|am|gehen|bitte|kommen|lieber|passt|ginge)(?!\\p{L}))`,
  'u',
);

const weekBefore =
  /(?<!\p{L})(?:(?:the )?week (?:before|prior)(?: that)?|la semana (?:anterior|antes|previa)|la semaine (?:d'avant|precedente)|(?:(?:die|in der) )?woche (?:davor|zuvor|vorher))(?<either> (?:or|and|o|ou|oder) (?:the |la |celle |die )?(?:week |semana |semaine |woche )?(?:after|siguiente|despues|d'apres|suivante|danach|darauf))?(?! (?!or|and|same|if|would|is|works|please|then|instead|doesn't|da igual|o|ou|oder|si|por|wenn|egal|bitte)\p{L})/u;

export const daysOfWeek = 7;
/** How far behind a weekday the words for it may end, in characters. */
const reach = 16;

/** The first day of a date's week. */
export const mondayOf = (date: string): string => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/** "The week before", "the week before or after": whole weeks beside the day that is spoken of; none where they are not said. */
export function weeksBeside(text: string, from: string | null): readonly ReadWish[] {
  const found = from === null ? null : weekBefore.exec(foldCue(text));
  if (from === null || !found) return [];
  const place = { start: found.index, end: found.index + found[0].length };
  const week = (ahead: number) => {
    const date = addDays(mondayOf(from), ahead * daysOfWeek);
    return { date, until: addDays(date, daysOfWeek - 1) };
  };
  const before = { wish: week(-1), ...place };
  return found.groups?.either === undefined
    ? [before]
    : [before, { wish: { ...week(1), alternative: true }, ...place }];
}

/** "The week after", and no week after something that is named: it is counted from what is spoken of. */
export const isWeekAfter = ({ date, start, end }: TimeMention, text: string): boolean =>
  date?.grain === 'week' && weekAlone.test(foldCue(text.slice(start, end + reach)));

/** The mention with the first such weekday after `earlier` (YYYY-MM-DD); as it is where it is not counted from there. */
export function weekdayAfter(mention: TimeMention, text: string, earlier: string | null): TimeMention {
  const { date } = mention;
  if (
    date?.grain === 'week' &&
    earlier !== null &&
    isWeekAfterIt.test(foldCue(text.slice(mention.start, mention.end + reach)))
  ) {
    const from = addDays(mondayOf(earlier), daysOfWeek);
    return { ...mention, date: { ...date, from, to: addDays(from, daysOfWeek - 1) } };
  }
  if (!date || earlier === null || date.from !== date.to || date.from > earlier) return mention;
  const before = /(?:the|el|le|am|der|den|dem)\s+$/iu.exec(text.slice(0, mention.start))?.[0] ?? '';
  const start = mention.start - before.length;
  if (!isAfterIt.test(foldCue(text.slice(start, mention.end + reach)))) return mention;
  let from = date.from;
  while (from <= earlier) from = addDays(from, daysOfWeek);
  return { ...mention, date: { ...date, from, to: from } };
}
