// "I've never been to you, my neck is stiff": whoever comes for the first time has the visit that the house has for them, unless they say
// in words that tell it from the house what else is to be done, in the owner's words or any others.
import type { Business, Language } from '../../business.ts';
import { atomsOf } from '../../models/service-lexicon.ts';
import { type Token, tokenize } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { isGeneralWord, isOfHouse } from './house-words.ts';
import { type Named, namesOf } from './near.ts';
import { isNewHere, serviceDenied, serviceOfNew } from './new-here.ts';

/** The first visit, where that is meant in place of what was heard; undefined where it is not. */
export function firstVisit(said: string, named: Named, language: Language, business: Business): string | undefined {
  const folded = foldCue(said);
  if (!isNewHere(folded) || serviceDenied(folded, business) !== undefined) return undefined;
  const first = serviceOfNew(business);
  if (first === undefined || named.name === first) return undefined;
  const isMeant = isByName(said, named, language, business) && !mustComeFirst(first, business);
  return isMeant || !sharePeople(first, named.name, business) ? undefined : first;
}

const whoIsNew =
  /(?<!\p{L})(?:for the first time|first[- ]time|(?:all|every|any) new|new (?:patients?|clients?|customers?)|por primera vez|nuev[oa]s|pour la premiere fois|nouveaux|zum ersten mal|neue)(?!\p{L})/u;
const begins =
  /(?<!\p{L})(?:books?|starts?|begins?|needs?|must|comes?|schedules?|reserva\p{L}*|empieza\p{L}*|necesita\p{L}*|commence\p{L}*|reserve\p{L}*|beginn\p{L}*|brauch\p{L}*|buch\p{L}*)(?!\p{L})/u;

/** "Everybody who comes for the first time books the New patient exam": a rule of the owner's, whatever is asked for. */
const mustComeFirst = (first: string, { knowledge }: Business): boolean =>
  knowledge
    .flatMap(({ text }) => foldCue(text).split(/[.!?\n]+(?:\s|$)/u))
    .some(
      (one) =>
        one.replace(foldCue(first), ' ').search(whoIsNew) >= 0 && begins.test(one) && one.includes(foldCue(first)),
    );

/** Does somebody new call a house whose owner rules that? */
export function isRuledFirst(said: string, business: Business): boolean {
  const first = serviceOfNew(business);
  return first !== undefined && isNewHere(foldCue(said)) && mustComeFirst(first, business);
}

/**
 * Is what is done said, in whichever words and language, and told apart from the house: "a massage", "un détartrage", and not "a
 * chiropractor" or "my teeth"?
 */
function isByName(said: string, { name, start, end }: Named, language: Language, business: Business): boolean {
  const names = namesOf(name, business);
  const doneBy = (texts: readonly string[]) =>
    new Set(languagesOf(business).flatMap((one) => texts.flatMap((text) => doings(text, one).map(({ id }) => id))));
  const [own, house] = [doneBy(names), doneBy([business.name])];
  const ownWords = new Set(names.flatMap((one) => tokenize(one).map(wordOf)));
  // Of "Haircut" at "Mane Haircuts" nothing else could be said.
  const isTheHouse = names.some((one) =>
    tokenize(one).every(({ norm }) => isGeneralWord(norm) || isOfHouse(norm, business)),
  );
  return doings(said.slice(start, end), language).some(
    ({ id, words }) =>
      (own.has(id) && (isTheHouse || !house.has(id))) ||
      words.some((word) => ownWords.has(word) && !isOfHouse(word, business)),
  );
}

/** What is done, by its meaning and its words; a "visit" or a "checkup" may be any. */
function doings(
  text: string,
  language: Language,
): readonly { readonly id: string; readonly words: readonly string[] }[] {
  const tokens = tokenize(text);
  return atomsOf(tokens, language)
    .filter(({ kind }) => kind === 'service' || kind === 'action')
    .map(({ id, from, to }) => ({
      id,
      words: tokens
        .slice(from, to)
        .map(wordOf)
        .filter((word) => !isGeneralWord(word)),
    }))
    .filter(({ words }) => words.length > 0);
}

const wordOf = ({ norm }: Token): string => norm.replace(/s$/, '');

const languagesOf = ({ languages }: Business): readonly Language[] => [...new Set<Language>(['en', ...languages])];

/** Whoever does the one does the other: a massage needs no first exam by the doctor. */
export function sharePeople(one: string, other: string, { staff = [] }: Business): boolean {
  const does = (service: string) => staff.filter(({ services }) => services.includes(service));
  return staff.length === 0 || does(one).some((person) => does(other).includes(person));
}
