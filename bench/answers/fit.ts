// Fits the weights of the signs (src/receptionist/answers/weights.ts) on question sets, and tells what they are worth on
// businesses left out: a weighted logistic regression, each answerable question teaching by its best right passage.
//   tsx bench/answers/fit.ts [--from 0.385] [--quick] [--write]
// `--quick` leaves out what the weights are worth on businesses left out.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { read } from '../../src/receptionist/answers/entries.ts';
import { aboutOf, sayable } from '../../src/receptionist/answers/find-answer.ts';
import { readQuestion } from '../../src/receptionist/answers/question.ts';
import { type Sign, signNames, signsOf, weighAll } from '../../src/receptionist/answers/signs.ts';
import type { AboutBusiness } from '../../src/receptionist/answers-port.ts';
import type { KnowledgeEntry, Language } from '../../src/receptionist/business.ts';
import { expression, loadSet } from '../receptionist/format.ts';
import { readTrades } from './trades.ts';

const bench = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Sets and how much a question of each counts: the less its business was looked at while concepts were written, the more. */
const sets = [
  ['receptionist/first-sight/fourth-author', 3],
  ['receptionist/first-sight/fifth-author', 3],
  ['receptionist/first-sight/sixth-author', 3],
  ['receptionist/first-sight/seventh-author', 3],
  ['receptionist/first-sight/eighth-author', 3],
  ['receptionist/sets/second-author', 1.5],
  ['receptionist/sets/third-author', 2],
  ['answers/fresh', 1.5],
  ['answers/fresh-two', 3],
  ['answers/fresh-three', 3],
  ['answers/dev', 0.5],
] as const;
const tradesFiles = ['home', 'health', 'beauty', 'office', 'wheels', 'stay', 'learn', 'craft'] as const;
const tradesWeight = 0.6;

type Candidate = { readonly signs: readonly number[]; readonly right: boolean };
type Example = {
  readonly business: string;
  readonly language: string;
  readonly set: string;
  readonly weight: number;
  readonly answerable: boolean;
  readonly candidates: readonly Candidate[];
};

type Put = {
  readonly q: string;
  readonly language: Language;
  readonly answerable: boolean;
  readonly right: (said: string, title: string) => boolean;
};

function exampleOf(knowledge: readonly KnowledgeEntry[], about: AboutBusiness, put: Put) {
  const taught = read(knowledge);
  const question = weighAll(readQuestion(put.q, put.language), taught, aboutOf(about));
  const candidates = taught.passages.flatMap((passage): Candidate[] => {
    const signs = signsOf(question, passage);
    return signs ? [{ signs, right: put.answerable && put.right(sayable(passage), passage.entry.title) }] : [];
  });
  return { answerable: put.answerable, candidates };
}

function examplesOf(from: readonly (readonly [string, number])[]): Example[] {
  const all: Example[] = [];
  for (const [path, weight] of from) {
    const set = loadSet(bench(path));
    for (const [id, questions] of set.questions) {
      const business = set.businesses.get(id);
      if (!business) continue;
      const titles = new Set(business.knowledge.map((entry) => entry.title));
      for (const question of questions) {
        if (question.answerable && !titles.has(question.title ?? '')) continue;
        const { q, language, answerable, matches } = question;
        const right = (said: string) => matches === undefined || expression(matches).test(said);
        const example = exampleOf(business.knowledge, business, { q, language, answerable, right });
        all.push({ language, business: id, set: path, weight, ...example });
      }
    }
  }
  return all;
}

function examples(): Example[] {
  const all = examplesOf(sets);
  for (const file of tradesFiles)
    for (const { business, knowledge, questions } of readTrades(bench(`answers/trades/${file}.txt`)))
      for (const { q, language, title } of questions) {
        const right = (_: string, said: string) => said === title;
        const example = exampleOf(knowledge, business, { q, language, answerable: title !== null, right });
        all.push({ language, business: business.name, set: `trades/${file}`, weight: tradesWeight, ...example });
      }
  return all;
}

const sumOf = (weights: readonly number[], signs: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (signs[index] ?? 0), 0);
const chance = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Of a question, what teaches: its best right passage by the weights so far, and its three best wrong ones. */
function lessonsOf(example: Example, weights: readonly number[]): Candidate[] {
  const ranked = [...example.candidates].sort((a, b) => sumOf(weights, b.signs) - sumOf(weights, a.signs));
  const right = ranked.find((one) => one.right);
  return [...(right ? [right] : []), ...ranked.filter((one) => !one.right).slice(0, wrongTaught)];
}

const wrongTaught = 3;
const rounds = 5;
const steps = 250;
const rate = 0.3;
const ridge = 0.003;

/** Near in words and silent on the point is no answer, more surely than the few questions of that kind in the sets teach. */
const subjectMissingMax = -1.17;
/** Where nothing but "bring" is asked, there is little else to go by, and few questions of the sets are so short. */
const onlyLightSaidMin = 2;
/** However near in sense: what is asked by name and never spoken of is missing. */
const unsaidMax = -0.5;

/** What is said never counts against an answer, nor what is left unsaid for it, whatever a few questions would teach. */
function kept(name: Sign, weight: number): number {
  if (name === 'subjectMissing') return Math.min(subjectMissingMax, weight);
  if (name === 'onlyLightSaid') return Math.max(onlyLightSaidMin, weight);
  if (name === 'unsaid') return Math.min(unsaidMax, weight);
  if (/(?:Said|Titled|Held|Asked)$|^sense/.test(name)) return Math.max(0, weight);
  if (/(?:Left|LeftMore|Missing|unsaid)$/.test(name)) return Math.min(0, weight);
  return weight;
}

function fitted(all: readonly Example[]): number[] {
  const count = signNames.length;
  let weights: number[] = signNames.map((name) => (name.endsWith('Said') ? 1 : name.includes('Left') ? -1 : 0));
  for (let round = 0; round < rounds; round += 1) {
    const lessons = all.flatMap((one) => lessonsOf(one, weights).map((lesson) => ({ ...lesson, weight: one.weight })));
    const total = lessons.reduce((sum, one) => sum + one.weight, 0);
    const squares: number[] = signNames.map(() => 1e-6);
    for (let step = 0; step < steps; step += 1) {
      const slope: number[] = weights.map((weight, index) => (index === 0 ? 0 : ridge * weight));
      for (const { signs, right, weight } of lessons) {
        const error = ((chance(sumOf(weights, signs)) - (right ? 1 : 0)) * weight) / total;
        for (let index = 0; index < count; index += 1) slope[index] = (slope[index] ?? 0) + error * (signs[index] ?? 0);
      }
      weights = weights.map((weight, index) => {
        const here = slope[index] ?? 0;
        squares[index] = (squares[index] ?? 0) + here * here;
        return kept(signNames[index] ?? 'always', weight - (rate * here) / Math.sqrt(squares[index] ?? 1));
      });
    }
  }
  return weights;
}

type Outcome = {
  readonly language: string;
  readonly set: string;
  readonly answerable: boolean;
  readonly right: boolean;
  readonly likely: number;
};

function outcome(example: Example, weights: readonly number[]): Outcome {
  const [best] = [...example.candidates].sort((a, b) => sumOf(weights, b.signs) - sumOf(weights, a.signs));
  const likely = best ? chance(sumOf(weights, best.signs)) : 0;
  return {
    language: example.language,
    set: example.set,
    answerable: example.answerable,
    right: best?.right ?? false,
    likely,
  };
}

function told(outcomes: readonly Outcome[], from: number): string {
  const answerable = outcomes.filter((one) => one.answerable);
  const not = outcomes.filter((one) => !one.answerable);
  const answered = answerable.filter((one) => one.right && one.likely >= from).length / Math.max(1, answerable.length);
  const refused = not.filter((one) => one.likely < from).length / Math.max(1, not.length);
  return `answered ${answered.toFixed(3)} refused ${refused.toFixed(3)}`;
}

/** The share that is answered right at the chance from which on nine of ten unanswerable questions are refused. */
function atNineOfTen(outcomes: readonly Outcome[]): string {
  const not = outcomes.filter((one) => !one.answerable).map((one) => one.likely);
  const from = not.sort((a, b) => b - a)[Math.floor(not.length / 10)] ?? 0;
  const answerable = outcomes.filter((one) => one.answerable);
  const answered = answerable.filter((one) => one.right && one.likely > from).length / Math.max(1, answerable.length);
  return `${answered.toFixed(3)} from ${from.toFixed(2)} on (${answerable.length} answerable, ${not.length} not)`;
}

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    from: { type: 'string', default: '0.385' },
    quick: { type: 'boolean', default: false },
  },
});
const all = examples();
const chosen = Number(values.from);
const folds = 6;
const businesses = [...new Set(all.map((one) => one.business))];
const foldOf = new Map(businesses.map((name, index) => [name, index % folds]));
const outcomes: Outcome[] = [];
for (let fold = 0; fold < (values.quick ? 0 : folds); fold += 1) {
  const weights = fitted(all.filter((one) => foldOf.get(one.business) !== fold));
  outcomes.push(...all.filter((one) => foldOf.get(one.business) === fold).map((one) => outcome(one, weights)));
}
for (const set of [...new Set(all.map((one) => one.set))]) {
  const here = outcomes.filter((one) => one.set === set);
  console.log(`${set.padEnd(40)} ${[0.3, chosen, 0.5].map((from) => `${from}: ${told(here, from)}`).join(' | ')}`);
}
for (const language of ['en', 'es', 'fr', 'de']) {
  const here = outcomes.filter((one) => one.language === language && !one.set.startsWith('trades/'));
  console.log(`${language.padEnd(40)} ${[0.3, chosen, 0.5].map((from) => `${from}: ${told(here, from)}`).join(' | ')}`);
}
const bySet = (of: (set: string) => boolean) => outcomes.filter((one) => of(one.set));
console.log(
  `answered at 0.9 refused, authors and fresh trades: ${atNineOfTen(bySet((set) => /author|fresh/.test(set)))}`,
);
console.log(
  `answered at 0.9 refused, first sight:             ${atNineOfTen(bySet((set) => set.includes('first-sight')))}`,
);
console.log(
  `answered at 0.9 refused, trades' files:           ${atNineOfTen(bySet((set) => set.startsWith('trades')))}`,
);
const weights = fitted(all);
for (const [index, name] of signNames.entries()) console.log(`${name.padEnd(22)} ${(weights[index] ?? 0).toFixed(2)}`);
if (values.write) {
  const body = signNames.map((name, index) => `  ${name}: ${Number((weights[index] ?? 0).toFixed(2))},`).join('\n');
  writeFileSync(
    bench('../src/receptionist/answers/weights.ts'),
    `// How much each sign counts. Fitted on question sets by bench/answers/fit.ts, which writes this file; not written by hand.
import type { Sign } from './signs.ts';

/** From this chance on, a passage is said. */
export const likelyEnough = ${chosen};

export const weights: Readonly<Record<Sign, number>> = {
${body}
};
`,
  );
}
