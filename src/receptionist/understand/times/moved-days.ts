// "Move my appointment from Thursday to Friday at nine": the day that it is on and the day that it shall be on, and no span of days.
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';

const moving =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|chang(?:e|ed|ing)|switch\p{L}*|reschedul\p{L}*|push\p{L}*|bump\p{L}*|shift\p{L}*|swap\p{L}*|cambi\p{L}+|m[ou]ev\p{L}+|mover\p{L}*|pas(?:ar|e|en|o)\p{L}*|adelant\p{L}+|atras\p{L}+|reagend\p{L}+|deplac\p{L}+|decal\p{L}+|avanc\p{L}+|report(?:er|ez)|repouss\p{L}+|chang(?:er|ez)|verschieb\p{L}*|verleg\p{L}*|(?:um)?leg(?:en|t)|vorzieh\p{L}*|vorverleg\p{L}*|umbuch\p{L}*)(?!\p{L})/u;

const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat)(?!\\p{L})|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)';
/** Days that are named from today on: they are never the end of a span that begins on a weekday. */
const fromToday =
  '(?:today|tomorrow|hoy|ma[nñ]ana|demain|aujourd|apr[eè]s-demain|pasado ma[nñ]ana|heute|morgen|[uü]bermorgen)(?!\\p{L})';
const fromTo = new RegExp(
  `(?<lead>(?<!\\p{L})(?:from|de|del|du|von|vom)\\s+(?:my |this |next |el |le |ce )?${weekday}(?:['’]s)?(?:\\s+(?:at\\s+)?\\S+)?\\s+)(?<to>to|al?|à|au|auf)(?=\\s+(?:(?:this |next |el |le |ce |den )?${weekday}|${fromToday}))`,
  'giu',
);

/** A date or a week behind the name of a day: which one it shall be is said outright. */
const saidOutright =
  /^\s+(?:(?:this|next|el|le|ce) )?\p{L}+['’]?s?(?:,? (?:the |el |le )?\d{1,2}(?:st|nd|rd|th|er)?(?!\s*(?:[:h.]|\d|[ap]\.?m|o'?clock|heures?|uhr|de la))|,? (?:the )?\p{L}+(?:st|nd|rd|th)(?!\p{L})|,? (?:next|of next|de la (?:semana|semaine)|prochaine?|que viene|proximo|próximo)(?!\p{L}))|^\s+next /iu;

/** The same text with what joins the two days crossed out, where something is moved. */
export const daysApart = (text: string): string =>
  moving.test(foldCue(text))
    ? text.replace(fromTo, (_, lead: string, to: string) => `${lead}${';'.padEnd(to.length, ' ')}`)
    : text;

/** The wishes with the first of two such days as the one that it is on now. */
export function withDayMoved(text: string, wishes: readonly ReadWish[]): ReadWish[] {
  fromTo.lastIndex = 0;
  const found = moving.test(foldCue(text)) ? fromTo.exec(text) : null;
  if (!found || saidOutright.test(text.slice(found.index + found[0].length))) return [...wishes];
  const end = found.index + found[0].length;
  const isOfIt = ({ start, wish }: ReadWish) => start >= found.index && start < end && wish.date !== undefined;
  return wishes.map((one) => (isOfIt(one) ? { ...one, wish: { ...one.wish, existing: true } } : one));
}
