// What a text is about, as units: concepts where its words belong to one, else the stems of its words.
import type { Language } from '../business.ts';
import { stem } from '../models/stems.ts';
import { fold, isWord, tokenize } from '../models/text.ts';
import { conceptLines } from './concepts.ts';
import { plainWords } from './plain-words.ts';

export type Units = {
  readonly concepts: ReadonlySet<string>;
  /** Stems of the words that stand for no concept and are not plain. */
  readonly stems: ReadonlySet<string>;
};

/** Of a question: each phrase with the concepts that it may stand for, one of which is meant. */
export type AskedUnits = { readonly phrases: readonly (readonly string[])[]; readonly stems: ReadonlySet<string> };

const order: readonly Language[] = ['en', 'es', 'fr', 'de'];

/** Phrases of every language by their first stem: what follows it, and the concept. */
type Phrase = { readonly stems: readonly string[]; readonly concept: string };
type Lexicon = { readonly byFirst: ReadonlyMap<string, readonly Phrase[]>; readonly plain: ReadonlySet<string> };
const lexicons = new Map<Language, Lexicon>();

const stemsOf = (text: string, language: Language): string[] =>
  tokenize(fold(text))
    .filter(isWord)
    .map((token) => stem(token.norm, language));

/** Read once a language, at its first question. */
function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const byFirst = new Map<string, Phrase[]>();
  for (const line of conceptLines.trim().split('\n')) {
    const [concept = '', words = ''] = line.split(/:(.*)/s);
    const phrases = words.split('|')[order.indexOf(language)]?.split(',') ?? [];
    for (const phrase of phrases) {
      const stems = stemsOf(phrase, language);
      const [first] = stems;
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, concept }]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  const plain = new Set(plainWords[language].split(/\s+/).flatMap((word) => [fold(word), stem(fold(word), language)]));
  const lexicon = { byFirst, plain };
  lexicons.set(language, lexicon);
  return lexicon;
}

/** The words of a text with, at each, the phrases of the lexicon that begin there, the longest first. */
function read(text: string, { byFirst, plain }: Lexicon, language: Language) {
  const words = tokenize(fold(text)).filter((token) => isWord(token) || /\d/.test(token.norm));
  const stems = words.map((token) => stem(token.norm, language));
  return stems.map((one, at) => {
    const fitting = (byFirst.get(one) ?? []).filter(({ stems: phrase }) =>
      phrase.every((part, offset) => stems[at + offset] === part),
    );
    const isPlain = plain.has(one) || plain.has(words[at]?.norm ?? '') || one.length < 2;
    return { stem: one, fitting, isPlain };
  });
}

/** What a passage speaks of: every phrase in it counts, and every word, since a reader may ask by either. */
export function spokenUnits(text: string, language: Language): Units {
  const words = read(text, lexiconOf(language), language);
  const concepts = new Set(words.flatMap(({ fitting }) => fitting.map(({ concept }) => concept)));
  const stems = new Set(words.filter(({ isPlain }) => !isPlain).map((word) => word.stem));
  return { concepts, stems };
}

/** What a question asks: the longest phrase takes its words with it. Figures ask nothing by themselves. */
export function askedUnits(text: string, language: Language): AskedUnits {
  const words = read(text, lexiconOf(language), language);
  const phrases: string[][] = [];
  const stems = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const longest = word.fitting[0]?.stems.length ?? 0;
    if (longest > 0) {
      const meant = word.fitting.filter((phrase) => phrase.stems.length === longest);
      phrases.push([...new Set(meant.map(({ concept }) => concept))]);
      at += longest - 1;
    } else if (!word.isPlain && !/\d/.test(word.stem)) stems.add(word.stem);
  }
  return { phrases, stems };
}
