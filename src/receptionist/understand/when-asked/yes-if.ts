// "Ok, and he's a hundred pounds, is that a problem?": an okay that goes on to ask of what it tells is no yes yet. It is given when the
// answer was heard.
import type { Language } from '../../business.ts';
import { asksOfIt } from '../../models/asks-of-it.ts';
import { splitClauses } from '../../models/clauses.ts';
import { foldCue } from '../cues/cue.ts';

const goesOn =
  /^\P{L}*(?:(?:ok(?:ay)?|all ?right|well|so|um+|great|cool|nice|perfect|vale|bueno|perfecto|d'accord|bon|parfait|gut|na gut|prima)(?!\p{L})|(?:yes|yeah|yep|sure|si|claro|oui|ja)[ ,]+(?=(?:but|only|pero|solo que|mais|aber|nur)(?!\p{L})))(?:[ ,.!]+(?:and|but|only|y|pero|solo que|et|mais|und|aber|nur)(?!\p{L}))?[ ,.!]*/u;

/** A clause without what agrees before it; folding keeps each letter in its place. */
const withoutOkay = (text: string) => text.slice(goesOn.exec(foldCue(text))?.[0].length ?? 0);

/** "Yeah but what about the piano": asked after something else, with or without its mark. Over folded text. */
const asksAfter =
  /^\P{L}*(?:(?:and|but|y|pero|et|mais|und|aber)\P{L}+)*(?:what about|que hay (?:de|con)|que pasa con|qu'en est-il (?:de|du|des)|qu'est-ce qui se passe (?:avec|pour)|was ist(?: denn)? mit|wie ist es mit)(?!\p{L})\P{L}+\p{L}/u;

/** The question that a yes is left to, with what it is asked of; null where none is. */
export function questionOfYes(said: string, language: Language): string | null {
  const before = goesOn.exec(foldCue(said));
  if (!before) return null;
  const clauses = splitClauses(said, language);
  const asks = (text: string) => asksOfIt[language].test(text.toLowerCase()) || asksAfter.test(foldCue(text));
  return clauses.some(({ text }) => asks(withoutOkay(text))) ? said.slice(before[0].length) : null;
}
