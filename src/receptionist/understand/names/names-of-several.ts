// "Mia and Leo Hart", "it's for Mia Hart and Leo Hart", asked for a name where several visits were announced, each for somebody else:
// each has its own name, and a family name that is said once is that of them all.
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';

const leads: Readonly<Record<Language, string>> = {
  en: "it'?s|it is|they'?re|they are|these are|for|(?:their|the|our) names?(?: are|'re| is)?|under|that'?s|that would be|that is",
  es: 'son|es|seria|serian|para|se llaman|(?:los|sus) nombres? (?:son|es)|a nombre de',
  fr: "c'est|ce sont|pour|(?:ils|elles) s'appellent|(?:leurs|les) noms? (?:sont|est)|au nom de",
  de: 'es sind|das sind|es ist|fur|sie heissen|(?:die|ihre) namen (?:sind|lauten)',
};
const fillers = 'yes|yeah|sure|ok|okay|so|well|si|claro|oui|alors|ja|also|please|bitte';

const word = "\\p{L}[\\p{L}'’-]+";
const between = /\s*(?:,|&|\+|(?<!\p{L})(?:and|y|e|et|und|plus)(?!\p{L}))\s*(?:(?:and|y|e|et|und)\s+)?/u;

const joiner = /&|\+|(?<!\p{L})(?:and|y|e|et|und|plus)(?!\p{L})/u;

/** How many words a name has at the most. */
const nameWordsMax = 3;

/** The names in the order in which they were said; null where it is not one for each of `most` at the most. */
export function namesOfSeveral(said: string, language: Language, most: number): readonly string[] | null {
  const folded = foldCue(said);
  if (folded.length !== said.length) return null;
  const lead =
    new RegExp(`^\\P{L}*(?:(?:${fillers})[\\s,.]+)*(?:(?:${leads[language]})[\\s:]+)*`, 'u').exec(folded)?.[0] ?? '';
  const rest = said.slice(lead.length).replace(/[\s.!]+$/u, '');
  const names = rest.split(between);
  const isName = (one: string) => {
    const parts = one.split(/\s+/);
    return (
      parts.length <= nameWordsMax &&
      parts.every((part) => new RegExp(`^${word}$`, 'u').test(part)) &&
      // In small letters, what is an everyday word is nobody.
      (/^\p{Lu}/u.test(one) || parts.every((part) => !isEverydayWord(foldCue(part))))
    );
  };
  // "Hart, Mia" is one, as a form has it.
  const isForm = names.every((one) => !one.includes(' ')) && !joiner.test(folded);
  if (names.length < 2 || isForm || names.length > most || !names.every(isName)) return null;
  const capitalised = names.map((one) => one.replace(/(?<=^|\s)\p{Ll}/gu, (first) => first.toUpperCase()));
  const [, ...family] = (capitalised.at(-1) ?? '').split(/\s+/);
  const [first = ''] = capitalised;
  // "José Ortega y Gasset" is one.
  if (family.length === 0 && first.includes(' ')) return null;
  return capitalised.map((one) => (one.includes(' ') ? one : [one, ...family].join(' ')));
}

/** How many visits are under way or to come, each with a name of its own. */
export const namesAwaited = ({ frames }: State): number =>
  1 + frames.slice(0, -1).filter((one) => one.flow === 'book' && (one.nextGuest || one.otherGuest)).length;
