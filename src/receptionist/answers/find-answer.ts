// Finds what the owner taught about a question, or says that it does not know. A passage is an answer only if it speaks
// of everything that was asked: near in words and silent on the point is `unknown`.
import type { FindAnswer } from '../answers-port.ts';
import { type KnowledgeEntry, type Language, languages } from '../business.ts';
import { identifyLanguage } from '../models/language.ts';
import { plainText, sentencesOf } from './passages.ts';
import { type AskedUnits, askedUnits, spokenUnits, type Units } from './units.ts';
import { holdsWanted, type Wanted, wantedOf } from './wanted.ts';

type Sentence = { readonly text: string; readonly units: Units };
type Entry = { readonly title: string; readonly titleUnits: Units; readonly sentences: readonly Sentence[] };

/** Entries by the owner's list, which is one object until something changes. */
const indexes = new WeakMap<readonly KnowledgeEntry[], readonly Entry[]>();

function indexOf(knowledge: readonly KnowledgeEntry[]): readonly Entry[] {
  const known = indexes.get(knowledge);
  if (known) return known;
  const entries = knowledge.map(({ title, text }): Entry => {
    const plain = plainText(text);
    const { language } = identifyLanguage(`${title}. ${plain}`, languages, 'en');
    const sentences = sentencesOf(plain).map((one) => ({ text: one, units: spokenUnits(one, language) }));
    return { title, titleUnits: spokenUnits(title, language), sentences };
  });
  indexes.set(knowledge, entries);
  return entries;
}

/** Stems are the same, or one goes on where the other ends, as in a compound or a derivation. */
function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 5 && long.startsWith(short) && long.length - short.length <= 4;
}

/** How much of what was asked these units speak of, and how much is asked in all. */
function coverage(asked: AskedUnits, spoken: readonly Units[]): { covered: number; all: number } {
  const stems = spoken.flatMap((units) => [...units.stems]);
  const speaksOf = (concept: string) => spoken.some((units) => units.concepts.has(concept));
  const phrases = asked.phrases.filter((meanings) => meanings.some(speaksOf));
  const words = [...asked.stems].filter((one) => stems.some((other) => isNear(one, other)));
  return { covered: phrases.length + words.length, all: asked.phrases.length + asked.stems.size };
}

type Candidate = { readonly entry: Entry; readonly score: number; readonly chosen: readonly Sentence[] };

const shortEntryCharacters = 240;
const saidSentencesMax = 3;

/** The sentences to say: a short entry whole, else those that speak of what was asked, in the owner's order. */
function choose(entry: Entry, asked: AskedUnits, wanted: Wanted): readonly Sentence[] {
  const length = entry.sentences.reduce((sum, one) => sum + one.text.length, 0);
  if (length <= shortEntryCharacters) return entry.sentences;
  const marked = entry.sentences.map((one) => ({
    one,
    score: coverage(asked, [one.units]).covered + (holdsWanted(wanted, one.text) ? 0.5 : 0),
  }));
  const best = [...marked].sort((a, b) => b.score - a.score).slice(0, saidSentencesMax);
  const enough = Math.max(1, (best[0]?.score ?? 0) - 1);
  return marked.filter((mark) => best.includes(mark) && mark.score >= enough).map(({ one }) => one);
}

function judge(entry: Entry, asked: AskedUnits, wanted: Wanted): Candidate | null {
  const spoken = [entry.titleUnits, ...entry.sentences.map((one) => one.units)];
  const { covered, all } = coverage(asked, spoken);
  if (all === 0 || covered < all) return null;
  const chosen = choose(entry, asked, wanted);
  const said = chosen.map((one) => one.text).join(' ');
  if (!holdsWanted(wanted, said)) return null;
  // Among several that speak of it all, the one that speaks of little else.
  const title = coverage(asked, [entry.titleUnits]).covered;
  const closest = Math.max(0, ...entry.sentences.map((one) => coverage(asked, [one.units]).covered));
  return { entry, score: (title + closest) / (2 * all), chosen };
}

/**
 * The owner's words on the question, or `unknown`. Needs no start-up; the first question of a language and of a list of
 * entries reads them once.
 */
export const findAnswer: FindAnswer = (question, language: Language, knowledge) => {
  const asked = askedUnits(question, language);
  const wanted = wantedOf(question, language);
  const found = indexOf(knowledge)
    .map((entry) => judge(entry, asked, wanted))
    .filter((one) => one !== null)
    .sort((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return { kind: 'unknown' };
  return {
    kind: 'found',
    text: best.chosen.map((one) => one.text).join(' '),
    sources: [best.entry.title],
    score: Math.min(1, 0.5 + best.score / 2),
  };
};
