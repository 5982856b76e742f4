// Every business of which questions and the entries that answer them are kept, in one shape: what the model of sense is taught
// and the weights are fitted on. `held` is not among them.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AboutBusiness } from '../../src/receptionist/answers-port.ts';
import type { KnowledgeEntry, Language } from '../../src/receptionist/business.ts';
import { expression, loadSet } from '../receptionist/format.ts';
import { readTrades } from './trades.ts';

export type AskedQuestion = {
  readonly q: string;
  readonly language: Language;
  /** The entry that answers it; `null` where nobody taught it. */
  readonly title: string | null;
  /** Whether what is said, under that title, answers it. */
  readonly right: (said: string, title: string) => boolean;
};

export type AskedBusiness = {
  /** The author's set or the trade's file. */
  readonly set: string;
  readonly name: string;
  readonly about: AboutBusiness;
  readonly knowledge: readonly KnowledgeEntry[];
  readonly questions: readonly AskedQuestion[];
  /** How much a question counts: the less its business was looked at while concepts were written, the more. */
  readonly weight: number;
};

const bench = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folders = (path: string) => readdirSync(bench(path)).map((name) => `${path}/${name}`);

/** Authors' sets kept for their first sight count fully, whatever was mended after it. */
const sets: readonly (readonly [path: string, weight: number])[] = [
  ...folders('receptionist/first-sight')
    .filter((path) => path.endsWith('-author'))
    .map((path) => [path, 3] as const),
  ['receptionist/sets/second-author', 1.5],
  ['receptionist/sets/third-author', 2],
  ['answers/fresh', 1.5],
  ['answers/fresh-two', 3],
  ['answers/fresh-three', 3],
  ['answers/dev', 0.5],
];
const tradesWeight = 0.6;
const taughtWeight = 0.6;

function ofSet(path: string, weight: number): AskedBusiness[] {
  const set = loadSet(bench(path));
  return [...set.questions].flatMap(([id, questions]) => {
    const business = set.businesses.get(id);
    if (!business) return [];
    const titles = new Set(business.knowledge.map((entry) => entry.title));
    const asked = questions.flatMap(({ q, language, answerable, matches, title = '' }): AskedQuestion[] => {
      if (!answerable) return [{ q, language, title: null, right: () => false }];
      if (!titles.has(title)) return [];
      const meant = matches === undefined ? undefined : expression(matches);
      return [{ q, language, title, right: (said) => meant?.test(said) ?? true }];
    });
    return [{ set: path, name: id, about: business, knowledge: business.knowledge, questions: asked, weight }];
  });
}

function ofFile(path: string, weight: number): AskedBusiness[] {
  return readTrades(bench(path)).map(({ business, knowledge, questions }) => ({
    set: path,
    name: business.name,
    about: business,
    knowledge,
    questions: questions.map(({ q, language, title }) => ({
      ...{ q, language, title },
      right: (_said: string, of: string) => title !== null && of === title,
    })),
    weight,
  }));
}

/** All of them, always in the same order. */
export function askedBusinesses(): AskedBusiness[] {
  return [
    ...sets.flatMap(([path, weight]) => ofSet(path, weight)),
    ...folders('answers/trades').flatMap((path) => ofFile(path, tradesWeight)),
    ...folders('answers/taught').flatMap((path) => ofFile(path, taughtWeight)),
  ];
}

/** In how many parts they are taken, so that each is judged by a model that was taught the others. */
export const parts = 4;

/** A set is in one part whole: whoever wrote it has ways of their own. */
export function partsOf(all: readonly AskedBusiness[]): Map<string, number> {
  const names = [...new Set(all.map(({ set }) => set))].sort();
  return new Map(names.map((name, at) => [name, at % parts]));
}
