// What a text is about, as units: a run of words with everything that it may stand for, concepts of the lexicon, kinds of
// service, or its plain stem.
import type { Language } from '../business.ts';
import { type AtomKind, atomsOf } from '../models/service-lexicon.ts';
import { stem } from '../models/stems.ts';
import { isWord, type Token, tokenize } from '../models/text.ts';
import { isLight, isPlain, kindsOf, partsOf, phrasesIn, stemsOf } from './lexicon.ts';
import { holdsWanted } from './wanted.ts';

/** One thing asked. `concepts` and `stems` are alternatives; `name`: written like a name. */
export type Unit = {
  readonly concepts: readonly string[];
  readonly stems: readonly string[];
  readonly light: boolean;
  readonly name: boolean;
  /** The caller's own thing, of no known kind: "my bowl". */
  readonly own: boolean;
};

/** What a passage speaks of: what it names, and what that is a kind of. */
export type Spoken = {
  readonly named: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
};

const wordsOf = (text: string): Token[] => tokenize(text).filter((token) => isWord(token) || /\d/.test(token.norm));

const nothing: Unit = { concepts: [], stems: [], light: false, name: false, own: false };
const possessives = new Set(
  'my our mi mis nuestro nuestra mon ma mes notre nos mein meine meinen meiner unser unsere'.split(' '),
);
const isTelling = (kind: AtomKind) => kind !== 'generic' && kind !== 'modifier';

/** Kinds of service of the whole mind's lexicon, apart from the concepts of this folder. */
function servicesAt(words: readonly Token[], language: Language) {
  return atomsOf(words, language).filter((atom) => atom.kind !== 'word');
}

/** The units of a text in their order; plain words and figures are none. */
export function unitsOf(text: string, language: Language): Unit[] {
  const words = wordsOf(text);
  const stems = stemsOf(words, language);
  const phrases = phrasesIn(stems, language);
  const atoms = servicesAt(words, language);
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const phrase = phrases.find((one) => one.from === at);
    const here = atoms.filter((one) => one.from === at);
    const to = Math.max(phrase?.to ?? 0, ...here.map((one) => one.to));
    const single = to <= at + 1;
    const concepts = phrase?.to === to ? phrase.concepts : [];
    // The whole mind's kinds of service are coarser than the concepts here, and speak where these are silent.
    const services = concepts.length > 0 ? [] : here.filter((one) => one.to === to && isTelling(one.kind));
    const meanings = [...concepts, ...services.map((one) => `s:${one.id}`)];
    if (meanings.length > 0 && !(single && isPlain(word, language))) {
      units.push({
        ...nothing,
        concepts: meanings,
        stems: single ? [stems[at] ?? ''] : [],
        light: concepts.length > 0 && concepts.every(isLight),
      });
      at = Math.max(to, at + 1);
      continue;
    }
    const generic = here.some((one) => one.kind === 'generic');
    if (isWord(word) && !isPlain(word, language) && !generic) {
      const { head, kind } = partsOf(word.norm, language);
      const parts = head.length > 0 ? head : kind;
      const name = language !== 'de' && at > 0 && /^\p{Lu}/u.test(word.text);
      const own = parts.length === 0 && possessives.has(words[at - 1]?.norm ?? '');
      units.push({ ...nothing, concepts: parts, stems: [stems[at] ?? ''], light: parts.some(isLight), name, own });
      if (head.length > 0 && kind.length > 0) units.push({ ...nothing, concepts: kind, stems: [stems[at] ?? ''] });
    }
    at += 1;
  }
  return units;
}

/** What a passage speaks of: every longest phrase in it, and every word. */
export function spokenOf(text: string, language: Language): Spoken {
  const words = wordsOf(text);
  const stems = stemsOf(words, language);
  const named = new Set<string>();
  // Longest phrases first come, first served; what lies inside one is not named by itself.
  let until = 0;
  for (const found of phrasesIn(stems, language)) {
    if (found.from < until && found.to <= until) continue;
    for (const concept of found.concepts) named.add(concept);
    until = Math.max(until, found.to);
  }
  for (const word of words) {
    const { head, kind } = partsOf(word.norm, language);
    for (const part of [...head, ...kind]) named.add(part);
  }
  for (const atom of servicesAt(words, language)) if (isTelling(atom.kind)) named.add(`s:${atom.id}`);
  if (holdsWanted('amount', text)) named.add('amount');
  const kinds = new Set([...named].flatMap(kindsOf));
  return { named, kinds, stems: new Set([...stems, ...words.map((word) => stem(word.norm, language))]) };
}
