// What of an owner's phrase says nothing when it is said alone: a word for any visit, a place in a row, that a thing is new, an
// everyday word.
import { isEverydayWord } from './everyday.ts';
import type { Atom } from './service-lexicon.ts';
import type { Token } from './text.ts';

/** One of the owner's names for a service. */
export type KnownPhrase = {
  readonly atoms: readonly Atom[];
  readonly words: readonly string[];
  /** All that it means and that tells it from others. */
  readonly meaning: string;
  /** Its words but those that go with every service. */
  readonly telling: readonly string[];
  /** Only the part of a name before what tells several of them apart. */
  readonly isHead?: true;
};

/** Words that go with every service; of "Rash visit" or "goodbye visit" a caller who says "appointment" has said nothing. */
export const empty: ReadonlySet<string> = new Set(['visit', 'order', 'talk']);

export function isEmptyWithout(said: readonly Atom[], met: ReadonlyMap<string, Atom>, phrase: KnownPhrase): boolean {
  const missing = phrase.atoms.some((atom) => !met.has(atom.id) && atom.kind !== 'generic');
  return missing && said.every((atom) => empty.has(atom.id));
}

/** "The first one", "le premier", "first page": of an owner's "first visit" nothing was said but a place in a row. */
const ordinal = /^(?:first|primer[oa]?|premiere?|erste[nrms]?)$/u;
const occasion = /^(?:time|fois|vez|mal|here|aqui|ici)$/u;

export function isOrdinalAlone(
  said: readonly Atom[],
  met: ReadonlyMap<string, Atom>,
  phrase: KnownPhrase,
  tokens: readonly Token[],
): boolean {
  const [only] = said;
  const place = only && said.length === 1 && only.id === 'first' ? met.get(only.id) : undefined;
  if (!place || said.length === phrase.atoms.length) return false;
  return ordinal.test(tokens[place.from]?.norm ?? '') && !occasion.test(tokens[place.to]?.norm ?? '');
}

/** "A new one": of what is to be fitted or put in, nothing was said but that it is new; "new hair" wants no setup, and a Monday is no "montage". */
const isNew = /^(?:new|nuev[oa]s?|nouve(?:au|lle)s?|neue?[nrms]?|montags?)$/u;

export function isNewAlone(
  said: readonly Atom[],
  met: ReadonlyMap<string, Atom>,
  phrase: KnownPhrase,
  tokens: readonly Token[],
): boolean {
  const [only] = said;
  const place = only?.kind === 'action' && said.length === 1 ? met.get(only.id) : undefined;
  const word = tokens[place?.from ?? -1]?.norm ?? '';
  return place !== undefined && isNew.test(word) && !(phrase.atoms.length === 1 && phrase.words.includes(word));
}

/** The lexicon's name for a child. */
export const childAtom = 'kids';

/** In a longer line a child that is only told of ("lovely boy") chooses no visit for children; "for my boy" and a bare "child" do. */
const forWhom = /^(?:for|para|pour|fur)$/u;
const forWhomMax = 3;
const shortLineMax = 5;

export function isChildAlone(said: readonly Atom[], met: ReadonlyMap<string, Atom>, tokens: readonly Token[]): boolean {
  const [only] = said;
  const place = only && said.length === 1 && only.id === childAtom ? met.get(only.id) : undefined;
  if (!place || tokens.length <= shortLineMax) return false;
  return !tokens.slice(Math.max(0, place.from - forWhomMax), place.from).some(({ norm }) => forWhom.test(norm));
}

/** "Not" of "not eating" alone: of an owner's phrase only an everyday word was said. */
export function saysNothing(
  said: readonly Atom[],
  met: ReadonlyMap<string, Atom>,
  phrase: KnownPhrase,
  tokens: readonly Token[],
): boolean {
  const word = (atom: Atom) => tokens[met.get(atom.id)?.from ?? -1]?.norm ?? '';
  return said.length < phrase.atoms.length && said.every((atom) => atom.kind === 'word' && isEverydayWord(word(atom)));
}
