// What a text is about, as units: a run of words with everything that it may stand for, concepts of the lexicon, kinds of
// service, or its plain stem.
import type { Language } from '../business.ts';
import { type AtomKind, atomsOf } from '../models/service-lexicon.ts';
import { isWord, type Token, tokenize } from '../models/text.ts';
import { figuresIn } from './figures.ts';
import { clauseStems, isLight, isPlain, kindsOf, partsOf, phrasesIn } from './lexicon.ts';
import { holdsWanted } from './wanted.ts';
import { formStem } from './word-forms.ts';

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

/** What stands before a place's name. */
const beforePlace: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('to in from past near around outside into across beyond towards toward of at over'.split(' ')),
  es: new Set('a en hasta desde de hacia por'.split(' ')),
  fr: new Set("a en jusqu'a vers de dans sur depuis".split(' ')),
  de: new Set('nach in aus bis bei um'.split(' ')),
};

/** Where the names of places stand: unknown words written large after such a word as "to", and those that go on with it. */
function placesIn(words: readonly Token[], language: Language): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!/^\p{Lu}\p{Ll}/u.test(word.text) || at === 0) continue;
    const before = words[at - 1];
    const follows = places.has(at - 1) && language !== 'de';
    if (!before || !(follows || beforePlace[language].has(before.norm))) continue;
    if (isPlain(word, language) || phrasesIn([formStem(word.norm, language)], language).length > 0) continue;
    if (servicesAt([word], language).length > 0 || partsOf(word.norm, language).head.length > 0) continue;
    places.add(at);
  }
  return places;
}

/** The units of a text in their order; plain words and figures are none. */
export function unitsOf(text: string, language: Language): Unit[] {
  const words = wordsOf(text);
  const stems = clauseStems(words, language);
  const phrases = phrasesIn(stems, language);
  const atoms = servicesAt(words, language);
  const units: Unit[] = figuresIn(words, language).map((one) => ({ ...nothing, concepts: [one.concept] }));
  const places = placesIn(words, language);
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
        light: concepts.some(isLight),
      });
      at = Math.max(to, at + 1);
      continue;
    }
    const generic = here.some((one) => one.kind === 'generic');
    if (isWord(word) && !isPlain(word, language) && !generic) {
      const { head, kind, unknown } = partsOf(word.norm, language);
      const parts = head.length > 0 ? head : kind.length > 0 ? kind : places.has(at) ? ['area'] : [];
      const name = language !== 'de' && at > 0 && /^\p{Lu}/u.test(word.text);
      const own = parts.length === 0 && possessives.has(words[at - 1]?.norm ?? '');
      units.push({ ...nothing, concepts: parts, stems: [stems[at] ?? ''], light: parts.some(isLight), name, own });
      // "Motorradunterricht" asks about a motorcycle too, and a first part that nobody knows has to be met as well.
      if (head.length > 0 && kind.length > 0) units.push({ ...nothing, concepts: kind, stems: [stems[at] ?? ''] });
      if (unknown !== '') units.push({ ...nothing, stems: [unknown] });
    }
    at += 1;
  }
  return units;
}

/** What a passage speaks of: every longest phrase in it, and every word. */
export function spokenOf(text: string, language: Language): Spoken {
  const words = wordsOf(text);
  const stems = clauseStems(words, language);
  const named = new Set<string>();
  // Longest phrases first come, first served; what lies inside one is not named by itself.
  let until = 0;
  for (const found of phrasesIn(stems, language)) {
    if (found.from < until && found.to <= until) continue;
    for (const concept of found.concepts) named.add(concept);
    until = Math.max(until, found.to);
  }
  const parts: string[] = [];
  for (const word of words) {
    const { head, kind, unknown } = partsOf(word.norm, language);
    for (const part of [...head, ...kind]) named.add(part);
    if (unknown !== '') parts.push(unknown);
  }
  for (const atom of servicesAt(words, language)) if (isTelling(atom.kind)) named.add(`s:${atom.id}`);
  for (const { concept } of figuresIn(words, language)) named.add(concept);
  if (placesIn(words, language).size > 0) named.add('area');
  if (holdsWanted('amount', text)) named.add('amount');
  const kinds = new Set([...named].flatMap(kindsOf));
  return { named, kinds, stems: new Set([...stems, ...parts, ...words.map((word) => formStem(word.norm, language))]) };
}
