// Fits the weights of the signs (src/receptionist/answers/weights.ts) on question sets, and tells what they are worth on
// authors left out in turn. A question is a choice between its passages and none of them: whichever answers has to be chosen, or none.
//   tsx bench/answers/fit.ts --senses DIR [--from 0.48] [--quick] [--write]
// DIR holds models of sense, each taught without one part of the authors (`npm run train:models -- --only sense --without 0 --to DIR`, and so to 3).
// `--quick` leaves out what the weights are worth on authors left out, and with it what makes their chances honest.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { read } from '../../src/receptionist/answers/entries.ts';
import { aboutOf, sayable } from '../../src/receptionist/answers/find-answer.ts';
import { readQuestion } from '../../src/receptionist/answers/question.ts';
import { type Sign, signNames, signsOf, weighAll } from '../../src/receptionist/answers/signs.ts';
import { takeSenseModel } from '../../src/receptionist/models/shipped.ts';
import { type AskedBusiness, type AskedQuestion, askedBusinesses, parts, partsOf } from './asked.ts';

type Candidate = { readonly signs: readonly number[]; readonly right: boolean };
type Example = {
  readonly business: string;
  readonly language: string;
  readonly set: string;
  readonly weight: number;
  readonly answerable: boolean;
  readonly candidates: readonly Candidate[];
};

function exampleOf({ knowledge, about }: AskedBusiness, { q, language, title, right }: AskedQuestion) {
  const taught = read(knowledge);
  const question = weighAll(readQuestion(q, language), taught, aboutOf(about));
  const candidates = taught.passages.flatMap((passage): Candidate[] => {
    const signs = signsOf(question, passage);
    return signs ? [{ signs, right: title !== null && right(sayable(passage), passage.entry.title) }] : [];
  });
  return { answerable: title !== null, candidates };
}

/** Every question, each part of the authors seen by the model of sense that they did not teach. */
function examples(senses: string): Example[] {
  const all = askedBusinesses();
  const partOf = partsOf(all);
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    takeSenseModel(readFileSync(join(senses, `sense-${part}.bin`)));
    const here = all.filter(({ set }) => partOf.get(set) === part);
    return here.flatMap((business) =>
      business.questions.map((question) => ({
        ...{ language: question.language, business: business.name, set: business.set, weight: business.weight },
        ...exampleOf(business, question),
      })),
    );
  });
}

const sumOf = (weights: readonly number[], signs: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (signs[index] ?? 0), 0);
const chance = (sum: number) => 1 / (1 + Math.exp(-sum));

const steps = 350;
const rate = 0.3;
const ridge = 0.002;

/** Near in words and silent on the point is no answer, more surely than the few questions of that kind in the sets teach. */
const subjectMissingMax = -1.17;
/** Where nothing but "bring" is asked, there is little else to go by, and few questions of the sets are so short. */
const onlyLightSaidMin = 2;
/** However near in sense: what is asked by name and never spoken of is missing. */
const unsaidMax = -0.5;

/** What is asked to be done with a thing and never told of it is missing: who sells batteries does not lend them. */
const actMax = -0.6;

/** What is said never counts against an answer, nor what is left unsaid for it, whatever a few questions would teach. */
function kept(name: Sign, weight: number): number {
  if (name === 'subjectMissing') return Math.min(subjectMissingMax, weight);
  if (name === 'onlyLightSaid') return Math.max(onlyLightSaidMin, weight);
  if (name === 'unsaid') return Math.min(unsaidMax, weight);
  if (name === 'actLeft' || name === 'actUntaught') return Math.min(actMax, weight);
  if (/(?:Said|Titled|Held|Asked)$|^sense/.test(name)) return Math.max(0, weight);
  if (/(?:Left|LeftMore|Missing|unsaid|Untaught)$/.test(name)) return Math.min(0, weight);
  return weight;
}

/** One row a passage, and of each question where its rows begin; the last is where all end. */
type Rows = {
  readonly signs: Float64Array;
  readonly right: Uint8Array;
  readonly starts: readonly number[];
  readonly weights: readonly number[];
};

function rowsOf(all: readonly Example[]): Rows {
  const asked = all.filter((one) => one.candidates.length > 0);
  const candidates = asked.flatMap((one) => one.candidates);
  const total = asked.reduce((sum, one) => sum + one.weight, 0);
  const starts = [0];
  for (const one of asked) starts.push((starts.at(-1) ?? 0) + one.candidates.length);
  return {
    signs: Float64Array.from(candidates.flatMap(({ signs }) => signs)),
    right: Uint8Array.from(candidates, ({ right }) => (right ? 1 : 0)),
    starts,
    weights: asked.map((one) => one.weight / total),
  };
}

/** How much each passage of one question is chosen beyond what it should be; the sum of `sums` and of none is one. */
function errorsOf(sums: Float64Array, right: Uint8Array): Float64Array {
  const heights = sums.map((sum) => Math.exp(Math.min(30, sum)));
  const all = heights.reduce((sum, one) => sum + one, 1);
  const meant = heights.reduce((sum, one, at) => sum + one * (right[at] ?? 0), 0);
  return heights.map((height, at) => height / all - (meant > 0 && right[at] ? height / meant : 0));
}

function fitted(all: readonly Example[]): number[] {
  const count = signNames.length;
  const { signs, right, starts, weights: shares } = rowsOf(all);
  let weights: number[] = signNames.map((name) => kept(name, name === 'always' ? -3 : name.endsWith('Said') ? 1 : 0));
  const squares: number[] = signNames.map(() => 1e-6);
  const sums = new Float64Array(right.length);
  for (let step = 0; step < steps; step += 1) {
    for (let row = 0; row < sums.length; row += 1) {
      let sum = 0;
      for (let index = 0; index < count; index += 1) sum += (weights[index] ?? 0) * (signs[row * count + index] ?? 0);
      sums[row] = sum;
    }
    const slope: number[] = weights.map((weight, index) => (index === 0 ? 0 : ridge * weight));
    for (const [at, share] of shares.entries()) {
      const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0];
      const errors = errorsOf(sums.subarray(from, to), right.subarray(from, to));
      for (const [offset, error] of errors.entries())
        for (let index = 0; index < count; index += 1)
          slope[index] = (slope[index] ?? 0) + share * error * (signs[(from + offset) * count + index] ?? 0);
    }
    weights = weights.map((weight, index) => {
      const here = slope[index] ?? 0;
      squares[index] = (squares[index] ?? 0) + here * here;
      return kept(signNames[index] ?? 'always', weight - (rate * here) / Math.sqrt(squares[index] ?? 1));
    });
  }
  return weights;
}

type Outcome = {
  readonly language: string;
  readonly set: string;
  readonly answerable: boolean;
  readonly right: boolean;
  readonly likely: number;
  readonly sum: number;
  readonly weight: number;
};

function outcome(example: Example, weights: readonly number[]): Outcome {
  const [best] = [...example.candidates].sort((a, b) => sumOf(weights, b.signs) - sumOf(weights, a.signs));
  const sum = best ? sumOf(weights, best.signs) : Number.NEGATIVE_INFINITY;
  return {
    language: example.language,
    set: example.set,
    answerable: example.answerable,
    right: best?.right ?? false,
    likely: chance(sum),
    sum,
    weight: example.weight,
  };
}

/** What a sum is worth where its author was left out: the slope and the offset that make the chance of a right answer of it. */
function honestly(outcomes: readonly Outcome[]): { slope: number; offset: number } {
  const said = outcomes.filter((one) => Number.isFinite(one.sum));
  const total = said.reduce((sum, one) => sum + one.weight, 0);
  let [slope, offset] = [1, 0];
  for (let step = 0; step < honestSteps; step += 1) {
    let [bySlope, byOffset] = [0, 0];
    for (const { sum, right, weight } of said) {
      const error = ((chance(slope * sum + offset) - (right ? 1 : 0)) * weight) / total;
      bySlope += error * sum;
      byOffset += error;
    }
    slope -= honestRate * bySlope;
    offset -= honestRate * byOffset;
  }
  return { slope, offset };
}

const honestSteps = 2000;
const honestRate = 0.2;

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
    from: { type: 'string', default: '0.48' },
    quick: { type: 'boolean', default: false },
    senses: { type: 'string' },
  },
});
if (!values.senses) throw new Error('Which models of sense? --senses DIR, see the head of this file');
const all = examples(values.senses);
const chosen = Number(values.from);
/** Files of one folder were written in one way. */
const authorOf = ({ set }: Example) => /^answers\/(?:trades|taught)/.exec(set)?.[0] ?? set;
const leftOut: Outcome[] = [];
for (const author of values.quick ? [] : new Set(all.map(authorOf))) {
  const weights = fitted(all.filter((one) => authorOf(one) !== author));
  leftOut.push(...all.filter((one) => authorOf(one) === author).map((one) => outcome(one, weights)));
}
const { slope, offset } = honestly(leftOut);
const outcomes = leftOut.map((one) => ({ ...one, likely: chance(slope * one.sum + offset) }));
for (const set of [...new Set(all.map((one) => one.set))]) {
  const here = outcomes.filter((one) => one.set === set);
  console.log(`${set.padEnd(40)} ${[0.3, chosen, 0.5].map((from) => `${from}: ${told(here, from)}`).join(' | ')}`);
}
for (const language of ['en', 'es', 'fr', 'de']) {
  const here = outcomes.filter((one) => one.language === language && !one.set.startsWith('answers/trades'));
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
  `answered at 0.9 refused, trades' files:           ${atNineOfTen(bySet((set) => set.startsWith('answers/trades')))}`,
);
const weights = fitted(all).map((weight, index) => slope * weight + (index === 0 ? offset : 0));
for (const [index, name] of signNames.entries()) console.log(`${name.padEnd(22)} ${(weights[index] ?? 0).toFixed(2)}`);
if (values.write) {
  const body = signNames.map((name, index) => `  ${name}: ${Number((weights[index] ?? 0).toFixed(2))},`).join('\n');
  writeFileSync(
    fileURLToPath(new URL('../../src/receptionist/answers/weights.ts', import.meta.url)),
    `// How much each sign counts. Fitted on question sets by bench/answers/fit.ts, which wrote this file.
import type { Sign } from './signs.ts';

/** From this chance on, a passage is said. */
export const likelyEnough = ${chosen};

export const weights: Readonly<Record<Sign, number>> = {
${body}
};
`,
  );
}
