// "Le lundi je ne peux pas", "Monday never works", "nunca puedo el lunes": a weekday that is named as one day and ruled out in every
// week all the same. Over folded text.
import type { Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { weekdayNames } from '../../facts/calendar-asked.ts';
import { weekdayOf } from '../../local-time.ts';
import { foldCue } from '../cues/cue.ts';

const day = `(?:${Object.values(weekdayNames).join('|')})`;
const part =
  '(?:s?[- ](?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|(?:por|en|a) la (?:manana|tarde|noche)|matin|apres[- ]midi|soir|morgens?|vormittags?|nachmittags?|abends?|(?:vor|nach)?mittags?))?';
/** A weekday, with nothing that says which. */
const bareDay = new RegExp(`^(?:(?:on|an?|any|the|el|un|le|am|den|der|einem|einen) )*${day}${part}$`, 'u');
/** With its article it is in French the day of every week. */
const habit = new RegExp(`^le ${day}${part}$`, 'u');
const never = /(?<!\p{L})(?:never|nunca|jamas|jamais|nie|niemals)(?!\p{L})/u;
/** "Le lundi d'après" is one. */
const saysWhich = /^ (?:d'apres|suivant|qui|en question|de |du |after|of |the |\d)/u;
const border = /[.!?;\n]|,(?= )/u;

/** The wish for every week, where a day that stands from `start` to `end` in what was said is ruled out as such. */
export function everyWeek(
  wish: TimeWish,
  said: string,
  { start, end }: { readonly start: number; readonly end: number },
  language: Language,
): TimeWish {
  if (!wish.excluded || wish.weekdays || wish.until !== undefined || wish.date === undefined) return wish;
  const words = foldCue(said.slice(start, end)).trim();
  const behind = foldCue(said.slice(end));
  if (saysWhich.test(behind)) return wish;
  const before = foldCue(said.slice(0, start)).split(border).at(-1) ?? '';
  const isNever = bareDay.test(words) && never.test(`${before} ${behind.split(border)[0]}`);
  if (!isNever && !(language === 'fr' && habit.test(words))) return wish;
  return { ...wish, weekdays: [weekdayOf(wish.date)] };
}
