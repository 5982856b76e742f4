// Which of the business's own services or people a caller means, by its words, by other words for them and by near-misses.
// Keeps the promise that a service which is not offered fits none, and that what could be two is said to be ambiguous.
import { isDoneToIt } from './done-to-it.ts';
import { isEverydayWord } from './everyday.ts';
import { forEverybody } from './for-children.ts';
import {
  empty,
  isChildAlone,
  isEmptyWithout,
  isNewAlone,
  isOrdinalAlone,
  type KnownPhrase,
  saysNothing,
} from './match-alone.ts';
import {
  isDoneToOther,
  isFurtherKind,
  isKindUnsaid,
  isOf,
  isSaidWith,
  isSameThing,
  isStrange,
  joined,
} from './match-beside.ts';
import { isDoneByOther, isOfOther, type Known, metBy, nearMax } from './match-done.ts';
import { isByOthersDeed, isOthersWord } from './match-own-words.ts';
import { matchPeople } from './match-people.ts';
import { repaired } from './match-repair.ts';
import { distinct, type Fit, type NameMatch, ofPhrase, settle } from './match-settle.ts';
import { turnedRound } from './match-turned-round.ts';
import { isForWhole } from './part-of-it.ts';
import { type Atom, type AtomKind, atomsOf, atomsOfName, namesNothing } from './service-lexicon.ts';
import { type Language, type Token, tokenize } from './text.ts';

/** What can be meant. `kind: 'person'` matches first or last names, `service` (the default) by meaning too. */
export type Candidate = {
  readonly name: string;
  readonly aka?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly kind?: 'service' | 'person' | undefined;
  /** What its names may be written in; any of the four unless told, where an English "four" is a French oven. */
  readonly languages?: readonly Language[] | undefined;
};

/** Below this score nothing is meant. From about 0.75 on it is safe to go on without asking. */
export const matchScoreMin = 0.5;

const weightOf: Record<AtomKind, number> = {
  service: 1.2,
  object: 1,
  action: 0.6,
  modifier: 0.6,
  generic: 0.2,
  word: 0.8,
};
const known = new WeakMap<readonly Candidate[], readonly Known[]>();

/** The candidates meant, best first; empty when what is said fits none, even if a neighbour sounds alike. */
export function matchNames(text: string, candidates: readonly Candidate[], language: Language): NameMatch[] {
  const services = candidates.filter((candidate) => candidate.kind !== 'person');
  const people = candidates.filter((candidate) => candidate.kind === 'person');
  const matches = services.length > 0 ? matchServices(text, services, candidates, language) : [];
  return people.length > 0
    ? [...matches, ...matchPeople(text, people, language)].sort((a, b) => b.score - a.score)
    : matches;
}

function matchServices(
  text: string,
  services: readonly Candidate[],
  key: readonly Candidate[],
  language: Language,
): NameMatch[] {
  const offered = known.get(key) ?? services.map(learn);
  known.set(key, offered);
  const tokens = repaired(
    tokenize(text),
    offered.flatMap(({ phrases }) => phrases),
    language,
  );
  const atoms = atomsOf(tokens, language);
  if (atoms.length === 0) return [];
  const ends = [...text.matchAll(/[.!?](?=\s)|\n/gu)].map(({ index }) => index);
  const frequency = new Map<string, number>();
  for (const { phrases } of offered) {
    for (const id of new Set(phrases.flatMap((phrase) => phrase.atoms.map((atom) => atom.id))))
      frequency.set(id, (frequency.get(id) ?? 0) + 1);
  }
  const offeredIds = new Set(frequency.keys());
  const found = offered.map(({ name, phrases }) =>
    phrases.flatMap((phrase) => {
      const fits = fitsOf(name, phrase, atoms, tokens, ends, frequency, offeredIds, language);
      return phrase.isHead ? fits.map((fit) => ({ ...fit, score: fit.score * headScore })) : fits;
    }),
  );
  const all = found.flat();
  const meant = forEverybody(
    found.flatMap((some) => distinct(some, all)).filter(({ score }) => score >= matchScoreMin),
    { all, offered, atoms, tokens },
  );
  const fits = meant.filter((fit) => !isByOthersDeed(fit, meant, offered, atoms, tokens));
  return settle(
    fits.filter(
      (fit) =>
        !isOfOther(fit, fits, offered, atoms, tokens) &&
        !isDoneByOther(fit, fits, offered, atoms, tokens) &&
        !isSaidAgain(fit, fits, tokens) &&
        !isOnlyGeneral(fit, fits, offered, atoms) &&
        !isOthersWord(fit, fits, offered, atoms, tokens) &&
        !isForWhole(fit, fits, offered, atoms),
    ),
    tokens,
  );
}

/** "A state inspection and an oil change, the inspection at eight": a word of what was named in full stands for that. */
function isSaidAgain(fit: Fit, fits: readonly Fit[], tokens: readonly Token[]): boolean {
  if (fit.to - fit.from > 1) return false;
  const word = tokens[fit.from]?.norm;
  return fits.some(
    ({ name, score, from, to, said }) =>
      name !== fit.name &&
      score >= Math.max(fullyNamedMin, fit.score) &&
      (said > 1 || to - from > 1) &&
      to <= fit.from &&
      tokens.slice(from, to).some(({ norm }) => norm === word),
  );
}

/** "A divorce, I'd like a consultation": the word for any visit is that of the service that is named in full, and of no other. */
function isOnlyGeneral(fit: Fit, fits: readonly Fit[], offered: readonly Known[], atoms: readonly Atom[]): boolean {
  const said = atoms.filter(({ from, to }) => fit.from <= from && to <= fit.to);
  if (fit.score >= fullyNamedMin || said.length === 0 || !said.every(({ kind }) => kind === 'generic')) return false;
  const has = ({ phrases }: Known) =>
    said.every(({ id }) => phrases.some((one) => one.atoms.some((own) => own.id === id)));
  return fits.some(
    (one) =>
      one.name !== fit.name &&
      one.score >= fullyNamedMin &&
      (one.to <= fit.from || fit.to <= one.from) &&
      offered.some((service) => service.name === one.name && has(service)),
  );
}

/** From which score on a service is named in full. */
const fullyNamedMin = 0.9;

/** "Full groom" of "Full groom, small dog", "Tour" of "Tour (two hours)": what several are told apart by stands behind. */
const headOf = (name: string): readonly string[] =>
  /^([^,(:–]*\p{L}[^,(:–]*?)\s*(?:[,(:–]|\s-\s)/u.exec(name)?.slice(1) ?? [];
/** Said alone it is nearly the whole name. */
const headScore = 0.8;

function learn(candidate: Candidate): Known {
  const phrases = [candidate.name, ...(candidate.aka ?? [])].flatMap((words) =>
    [words, ...headOf(words)].map((part): KnownPhrase => {
      const { atoms, tokens } = atomsOfName(part, candidate.languages);
      const norms = tokens.map((token) => token.norm);
      const isGeneric = (at: number) => atoms.some(({ kind, from, to }) => kind === 'generic' && from <= at && at < to);
      const meant = new Set(atoms.flatMap(({ id, kind }) => (kind === 'generic' ? [] : id)));
      return {
        ...{
          atoms,
          words: norms,
          telling: norms.filter((_, at) => !isGeneric(at)),
          meaning: [...meant].sort().join(' '),
        },
        ...(part !== words && { isHead: true }),
      };
    }),
  );
  return { name: candidate.name, phrases: phrases.filter((phrase) => phrase.atoms.length > 0) };
}

// How well one phrase of a candidate fits: the share of its meaning that is said close together, less what contradicts it.
function fitsOf(
  name: string,
  phrase: KnownPhrase,
  atoms: readonly Atom[],
  tokens: readonly Token[],
  ends: readonly number[],
  frequency: ReadonlyMap<string, number>,
  offeredIds: ReadonlySet<string>,
  language: Language,
): Fit[] {
  const worth = (atom: Atom) => weightOf[atom.kind] / Math.sqrt(frequency.get(atom.id) ?? 1);
  const ids = new Map(phrase.atoms.map((atom) => [atom.id, atom]));
  const total = [...ids.values()].reduce((sum, atom) => sum + worth(atom), 0);
  const fits = [
    ...literalFits(name, phrase, atoms, tokens, offeredIds, language),
    ...turnedRound(name, phrase, tokens),
  ];
  for (let first = 0; first < atoms.length; first += 1) {
    const opening = atoms[first];
    if (!opening || !metBy(opening, ids) || isDoneToOther(opening, atoms, ids, offeredIds)) continue;
    const met = new Map<string, Atom>();
    let to = opening.to;
    for (let at = first; at < atoms.length; at += 1) {
      const atom = atoms[at];
      if (!atom || atom.from - to > reachMax) break;
      const id = metBy(atom, ids);
      if (!id || met.has(id) || isDoneToOther(atom, atoms, ids, offeredIds)) continue;
      met.set(id, atom);
      to = Math.max(to, atom.to);
    }
    const said = phrase.atoms.filter(
      (atom, at) => met.has(atom.id) && phrase.atoms.findIndex((one) => one.id === atom.id) === at,
    );
    if (saysNothing(said, met, phrase, tokens)) continue;
    const near = said.reduce((sum, atom) => sum + worth(atom), 0);
    const apart = [...ids.values()].filter(
      (atom) => !met.has(atom.id) && saidApart(atom, opening.from, to, atoms, tokens, ends),
    );
    const share = (near + apartWeight * apart.reduce((sum, atom) => sum + worth(atom), 0)) / total;
    const generic = said.every((atom) => atom.kind === 'generic');
    if (generic && isEmptyWithout(said, met, phrase)) continue;
    if (isOrdinalAlone(said, met, phrase, tokens) || isNewAlone(said, met, phrase, tokens)) continue;
    if (said.length < phrase.atoms.length && isChildAlone(said, met, tokens)) continue;
    const literal =
      share === 1 && said.every((atom) => phrase.words.includes(tokens[met.get(atom.id)?.from ?? -1]?.norm ?? ''));
    // "A rendez-vous" is no "séance" of the owner's: words that go with every visit stand for one another, and choose none.
    if (generic && !literal && said.every((atom) => empty.has(atom.id))) continue;
    const score =
      generic && !(literal && atoms.some((atom) => telling.has(atom.kind)))
        ? genericScore[literal ? 'literal' : 'other']
        : Math.sqrt(share) * doubt(phrase, met, apart, atoms, opening.from, to, tokens, offeredIds);
    fits.push({
      name,
      score: Math.round(score * 1000) / 1000,
      from: opening.from,
      to,
      said: said.length,
      ...ofPhrase(phrase, tokens.slice(opening.from, to)),
    });
  }
  return fits;
}

const reachMax = 4;
/** How much of a word's worth is left where it stands farther off: "the bow has gone practically bald, it needs new hair". */
const apartWeight = 0.4;

/** Is a word of the phrase said elsewhere in the sentence? What is to be done is meant of what it stands beside, or of the "it" of before. */
function saidApart(
  { id, kind }: Atom,
  from: number,
  to: number,
  atoms: readonly Atom[],
  tokens: readonly Token[],
  ends: readonly number[],
): boolean {
  if (kind === 'generic') return false;
  return atoms.some((atom) => {
    if (metBy(atom, new Map([[id, atom]])) === undefined || (atom.from < to && from < atom.to)) return false;
    if (kind === 'action') return to <= atom.from && isDoneToIt(atom, tokens);
    const [first, second] = atom.to <= from ? [atom.to, from] : [to, atom.from];
    const [start, end] = [tokens[first - 1]?.end ?? 0, tokens[second]?.start ?? 0];
    return !ends.some((one) => start <= one && one < end);
  });
}

/** Where the owner's own words are said as they stand, whatever else the same words may mean in a language. */
function literalFits(
  name: string,
  phrase: KnownPhrase,
  atoms: readonly Atom[],
  tokens: readonly Token[],
  offeredIds: ReadonlySet<string>,
  language: Language,
): Fit[] {
  const { words } = phrase;
  const tells = phrase.atoms.some(({ kind, from }) =>
    kind === 'word' ? !isEverydayWord(words[from] ?? '') : kind !== 'generic',
  );
  if (!tells) return [];
  const ids = new Set(phrase.atoms.map((atom) => atom.id));
  const fits: Fit[] = [];
  for (let from = 0; from + words.length <= tokens.length; from += 1) {
    if (!words.every((word, at) => tokens[from + at]?.norm === word)) continue;
    // "Ich will kommen": an owner's English "will" is nothing that is named there.
    if (words.length === 1 && namesNothing(tokens, from, language)) continue;
    const to = from + words.length;
    // "Massage" stands in "hot stone massage", which is something else; "frenos" in "rechinan los frenos", which are still brakes.
    const wider = atoms.filter((atom) => atom.from < to && from < atom.to && (atom.from < from || to < atom.to));
    // "A deep clean of our house" is the owner's "deep clean", whatever the lists make of it together with the house.
    const isWhole = ids.size > 1 && words.length > 1;
    if (!isWhole && wider.some((atom) => !wider.some((one) => one.from === atom.from && ids.has(one.id)))) continue;
    const met = new Map(phrase.atoms.map((atom) => [atom.id, { ...atom, from, to }]));
    const beside = atoms.filter((atom) => atom.to <= from || atom.from >= to);
    fits.push({
      name,
      score: doubt(phrase, met, [], beside, from, to, tokens, offeredIds),
      from,
      to,
      said: met.size,
      ...ofPhrase(phrase, tokens.slice(from, to)),
    });
  }
  return fits;
}

/** "Work" for an owner's "service": a word that fits every service means none of them, unless it is the owner's own. */
const genericScore = { literal: 0.8, other: 0.55 };

const telling: ReadonlySet<AtomKind> = new Set<AtomKind>(['service', 'object', 'action', 'modifier']);

// What is said next to the match and does not belong to it: another service, another kind, another thing done.
function doubt(
  phrase: KnownPhrase,
  met: ReadonlyMap<string, Atom>,
  apart: readonly Atom[],
  atoms: readonly Atom[],
  from: number,
  to: number,
  tokens: readonly Token[],
  offeredIds: ReadonlySet<string>,
): number {
  const has = (kind: AtomKind, matched: boolean) =>
    phrase.atoms.some(
      (atom) =>
        atom.kind === kind && met.has(atom.id) === matched && (matched || !apart.some(({ id }) => id === atom.id)),
    );
  let factor = 1;
  // A thing alone ("my teeth") is not yet what is done with it.
  const core = has('service', true) || has('word', true);
  const undone = has('action', false) || has('word', false) || has('service', false);
  if (!core && has('object', true) && undone && !has('action', true)) factor *= 0.7;
  if (!core && !has('object', true) && (has('object', false) || has('service', false) || has('word', false)))
    factor *= has('action', true) ? 0.75 : has('modifier', true) ? 0.95 : 0.4;
  if (phrase.atoms.some((atom) => isKindUnsaid(atom, phrase, met, tokens) && !apart.includes(atom))) factor *= 0.6;
  for (const atom of atoms) {
    if (met.has(atom.id) || [...met.values()].some((one) => one === atom || isSameThing(one, atom))) continue;
    // The kind of thing that the owner's own word says with it is no other kind.
    if (atom.kind === 'modifier' && [...met.values()].some((one) => isSaidWith(one, atom, phrase, tokens))) continue;
    // A puppy is a dog, where the house tells no puppies apart.
    if (atom.kind === 'modifier' && !offeredIds.has(atom.id) && isFurtherKind(atom, atoms)) continue;
    const gap = atom.to <= from ? from - atom.to : atom.from >= to ? atom.from - to : 0;
    // "A new screen for a laptop": what is done is done to the thing that stands next to it, and that is another service's.
    if (atom.kind === 'object' && atom.from >= from && atom.to < to && offeredIds.has(atom.id) && isOf(tokens, atom))
      factor *= 0.5;
    if (gap > nearMax || joined(tokens, atom, from, to)) continue;
    if (atom.kind === 'service' && !offeredIds.has(atom.id)) factor *= 0.5;
    else if (atom.kind === 'modifier' && has('modifier', false)) factor *= 0.55;
    else if (atom.kind === 'modifier' && !offeredIds.has(atom.id)) factor *= 0.85;
    else if (atom.kind === 'action' && has('action', false) && !has('action', true)) factor *= 0.6;
    else if (atom.kind === 'object' && has('object', false) && !has('object', true)) factor *= 0.7;
    else if (atom.kind === 'object' && !offeredIds.has(atom.id))
      factor *= has('object', true) || has('service', true) ? 0.8 : 0.6;
    else if (
      atom.kind === 'word' &&
      gap === 0 &&
      atom.to <= from &&
      isStrange(tokens, atom) &&
      (has('object', false) || has('modifier', false) || has('generic', true))
    )
      factor *= 0.65;
  }
  return Math.max(factor, 0.2);
}
