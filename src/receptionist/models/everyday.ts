// Which words are everyday talk, so that no misspelling is seen in them: those that the training phrases say often.

import { wordFingerprint } from './features.ts';
import { intentModel } from './shipped.ts';

let seen: ReadonlySet<number> | undefined;

/** Said every day, and in none of the phrases. */
const alsoOrdinary = new Set('break breaks freaked freaking nevermind'.split(' '));

/** Whether a word (folded, see text.ts) is ordinary in one of the four languages. */
export function isEverydayWord(word: string): boolean {
  seen ??= new Set(intentModel().fingerprints);
  return seen.has(wordFingerprint(word)) || alsoOrdinary.has(word);
}
