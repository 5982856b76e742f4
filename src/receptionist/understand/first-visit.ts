// "I've never been to you, my neck is stiff": whoever comes for the first time has the visit that the house has for them, unless they name
// another in the owner's words.
import type { Business, Language } from '../business.ts';
import { atomsOf } from '../models/service-lexicon.ts';
import { type Token, tokenize } from '../models/text.ts';
import { foldCue } from './cues/cue.ts';
import { isGeneralWord, isOfHouse } from './house-words.ts';
import { type Named, namesOf } from './near.ts';
import { isNewHere, serviceDenied, serviceOfNew } from './new-here.ts';

/** The first visit, where that is meant in place of what was heard; undefined where it is not. */
export function firstVisit(said: string, named: Named, language: Language, business: Business): string | undefined {
  const folded = foldCue(said);
  if (!isNewHere(folded) || serviceDenied(folded, business) !== undefined) return undefined;
  const first = serviceOfNew(business);
  if (first === undefined || named.name === first) return undefined;
  return isByName(said, named, language, business) || !sharePeople(first, named.name, business) ? undefined : first;
}

/** Is what is done said by a word of its own that tells it from the house: "a massage", and not "a chiropractor" or "my teeth"? */
function isByName(said: string, { name, start, end }: Named, language: Language, business: Business): boolean {
  const own = new Set(namesOf(name, business).flatMap((one) => tokenize(one).map(wordOf)));
  const tokens = tokenize(said.slice(start, end));
  return atomsOf(tokens, language)
    .filter(({ kind }) => kind === 'service' || kind === 'action')
    .flatMap(({ from, to }) => tokens.slice(from, to).map(wordOf))
    .some((word) => own.has(word) && !isGeneralWord(word) && !isOfHouse(word, business));
}

const wordOf = ({ norm }: Token): string => norm.replace(/s$/, '');

/** Whoever does the one does the other: a massage needs no first exam by the doctor. */
function sharePeople(one: string, other: string, { staff = [] }: Business): boolean {
  const does = (service: string) => staff.filter(({ services }) => services.includes(service));
  return staff.length === 0 || does(one).some((person) => does(other).includes(person));
}
