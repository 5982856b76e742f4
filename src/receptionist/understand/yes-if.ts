// "Ok, and he's a hundred pounds, is that a problem?": an okay that goes on to ask of what it tells is no yes yet. It is given when the
// answer was heard.
import type { Language } from '../business.ts';
import { asksOfIt } from '../models/asks-of-it.ts';
import { splitClauses } from '../models/clauses.ts';
import { foldCue } from './cues/cue.ts';

const goesOn =
  /^\P{L}*(?:(?:ok(?:ay)?|all ?right|well|so|um+|great|cool|nice|perfect|vale|bueno|perfecto|d'accord|bon|parfait|gut|na gut|prima)(?!\p{L})|(?:yes|yeah|yep|sure|si|claro|oui|ja)[ ,]+(?=(?:but|only|pero|solo que|mais|aber|nur)(?!\p{L})))(?:[ ,.!]+(?:and|but|only|y|pero|solo que|et|mais|und|aber|nur)(?!\p{L}))?[ ,.!]*/u;

/** A clause without what agrees before it; folding keeps each letter in its place. */
const withoutOkay = (text: string) => text.slice(goesOn.exec(foldCue(text))?.[0].length ?? 0);

/** The question that a yes is left to, with what it is asked of; null where none is. */
export function questionOfYes(said: string, language: Language): string | null {
  const before = goesOn.exec(foldCue(said));
  if (!before) return null;
  const clauses = splitClauses(said, language);
  return clauses.some(({ text }) => asksOfIt[language].test(withoutOkay(text).toLowerCase()))
    ? said.slice(before[0].length)
    : null;
}
