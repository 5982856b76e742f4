// "Le bijou, il est en plus ou c'est compris ?": whether something is in the price, where the owner's note to that very price speaks of it.
// Over folded text, in four languages.
import type { Language } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { plainlyNamed, servicesIn } from '../understand/services/near.ts';
import { type Facts, facts, type Talk } from './fact.ts';

const included =
  'included|include|includes|extra|on top|comes with|come with|incluid[oa]s?|incluye|incluyen|aparte|va con|compris(?:e|es)?|inclus(?:e|es)?|en plus|a part|en supplement|inklusive|inbegriffen|enthalten|dabei|zusatzlich';
const asks = new RegExp(`(?<!\\p{L})(?:${included})(?!\\p{L})`, 'u');
/** Longer, and it asks something else besides. */
const wordsMax = 14;
/** Shorter words name nothing. */
const thingMin = 4;

const wordsOf = (text: string): readonly string[] =>
  (foldCue(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= thingMin && !asks.test(word));
const isSame = (one: string, other: string): boolean => one === other || one === `${other}s` || other === `${one}s`;

/** What the note to the price of the service that is named, or else talked about, says of it; null where it says nothing of that thing. */
export function includedInNote(question: string, language: Language, { business, service }: Talk): Facts | null {
  if (!asks.test(foldCue(question)) || question.split(/\s+/).length > wordsMax) return null;
  const [named] = servicesIn(question, language, business).filter(({ score }) => score >= plainlyNamed);
  const one = business.services.find(({ name }) => name === (named?.name ?? service));
  const note = one?.priceNote;
  if (one === undefined || note === undefined || !asks.test(foldCue(note))) return null;
  const ofName = [one.name, ...(one.aka ?? [])].flatMap(wordsOf);
  const things = wordsOf(note).filter((word) => !ofName.some((own) => isSame(own, word)));
  const isNoted = wordsOf(question).some((word) => things.some((thing) => isSame(thing, word)));
  return isNoted ? facts('services', true, { say: 'price-note', service: one.name, note }) : null;
}
