// "A lesson", where several of the services are lessons: the plain one of them, by whose name it is just that and of this house.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { isGeneralWord, isOfHouse } from './house-words.ts';
import type { Named } from './near.ts';

const wordMin = 4;
/** Below what a service is heard by name at: it is told before anything is booked. */
const plainScore = 0.6;

const plurals = ['s', 'es', 'n', 'en', 'e'];
const isSame = (one: string, other: string) =>
  one === other || plurals.some((end) => one + end === other || other + end === one);
const wordsOf = (text: string) => foldCue(text).match(/\p{L}+/gu) ?? [];

/** Is it said of what kind the visit is, by a word that several services share? */
export const namesKind = (text: string, business: Business): boolean => sharing(text, business) !== null;

type Shared = { readonly word: string; readonly services: Business['services'] };

function sharing(text: string, { services }: Business): Shared | null {
  for (const word of wordsOf(text).filter((one) => one.length >= wordMin && !isGeneralWord(one))) {
    const alike = services.filter(({ name }) => wordsOf(name).some((one) => isSame(one, word)));
    if (alike.length > 1) return { word, services: alike };
  }
  return null;
}

/** The plain one of the services that share a word of the text; none where there is no such one, or several. */
export function plainOfKind(text: string, business: Business): readonly Named[] {
  const found = sharing(text, business);
  if (found === null) return [];
  const { word, services } = found;
  const plain = services.filter(({ name }) =>
    wordsOf(name).every((one) => isSame(one, word) || isGeneralWord(one) || isOfHouse(one, business)),
  );
  const [only, second] = plain;
  const start = foldCue(text).indexOf(word);
  if (!only || second || start < 0) return [];
  return [{ name: only.name, score: plainScore, start, end: start + word.length, ambiguous: false }];
}
