// Trains the model of sense: a question of a card has to lie nearer to an answer of its own card than to those of the cards
// beside it (a softmax over the batch, both ways, by Adagrad). A batch holds whole trades, so that what has to be told apart
// is what one business's callers ask.
import { featuresOf } from '../../src/receptionist/answers/sense.ts';
import { shuffle, slotTable } from '../../src/receptionist/models/linear.ts';
import {
  nearness,
  type SenseModel,
  type SenseRow,
  type Side,
  senseRow,
  sumOf,
  turned,
} from '../../src/receptionist/models/sense.ts';
import { type Language, languages } from '../../src/receptionist/models/text.ts';
import type { Card } from './lessons.ts';
import { seeded } from './phrase-grammar.ts';

/** `rounds`: how often every card is met, each time with another of its lines. `seenMin`: rarer features are left out. */
export type SenseTraining = {
  readonly width?: number;
  readonly rounds?: number;
  readonly seenMin?: number;
  readonly batch?: number;
  /** The lower, the more the nearest wrong answers count. */
  readonly heat?: number;
  readonly rate?: number;
  /** The share of a text's features that is withheld, so that none is leaned on alone. */
  readonly withheld?: number;
  /** The share of answers that are of the question's own language. */
  readonly sameLanguage?: number;
};

const chosen = {
  ...{ width: 64, rounds: 110, seenMin: 3, batch: 64, heat: 0.08, rate: 0.05, withheld: 0.15, sameLanguage: 0.7 },
} satisfies Required<SenseTraining>;

/** Gradients are summed from here on, so that the first steps are no leaps. */
const firstSquares = 1e-3;
/** The matrices learn this much slower than the features. */
const matrixPace = 0.2;
const lastPace = 0.02;

export function trainSense(cards: readonly Card[], training: SenseTraining = {}): SenseModel {
  const { width, rounds, batch, heat, rate, withheld, sameLanguage, seenMin } = { ...chosen, ...training };
  const random = seeded(11);
  const lines = cards.flatMap(({ asks, tells }) =>
    languages.flatMap((language) =>
      [...asks[language], ...tells[language]].map((text) => ({ text, language, groups: featuresOf(text, language) })),
    ),
  );
  const seen = new Map<number, number>();
  for (const { groups } of lines) for (const key of new Set(groups.flat())) seen.set(key, (seen.get(key) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= seenMin).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const fingerprints = Uint32Array.from(kept, ([key]) => key);
  const worths = Float32Array.from(kept, ([, times]) => Math.log(1 + lines.length / times) / 5);
  const model = {
    ...{ width, slots: slotTable(fingerprints), fingerprints, worths },
    scales: new Float32Array(fingerprints.length).fill(1),
    weights: Float32Array.from({ length: fingerprints.length * width }, () => (random() * 2 - 1) / Math.sqrt(width)),
    ...{ asking: identity(width), telling: identity(width) },
  };
  const rows = new Map(lines.map(({ text, language, groups }) => [`${language} ${text}`, senseRow(groups, model)]));
  const rowOf = (text: string, language: Language) => rows.get(`${language} ${text}`) ?? senseRow([], model);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const having = (of: Card['asks']) => languages.filter((language) => of[language].length > 0);
  const trades = [...new Set(cards.map(({ file }) => file))].map((file) => cards.filter((card) => card.file === file));
  const step = stepper(model, heat);
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate * (1 - round / rounds + lastPace);
    const order = Int32Array.from(trades.keys());
    shuffle(order, random);
    const queue = [...order].flatMap((at) => trades[at] ?? []);
    for (let from = 0; from + batch / 2 <= queue.length; from += batch) {
      const meant = pick(languages) ?? 'en';
      const pairs = queue.slice(from, from + batch).map(({ asks, tells }) => {
        const asked = asks[meant].length > 0 ? meant : (pick(having(asks)) ?? meant);
        const own = random() < sameLanguage && tells[asked].length > 0;
        const told = own ? asked : (pick(having(tells)) ?? asked);
        return {
          asking: thinned(rowOf(pick(asks[asked]) ?? '', asked), withheld, random),
          telling: thinned(rowOf(pick(tells[told]) ?? '', told), withheld, random),
        };
      });
      step(pairs, pace);
    }
  }
  return model;
}

function identity(width: number): Float32Array {
  return Float32Array.from({ length: width * width }, (_, at) => (at % (width + 1) === 0 ? 1 : 0));
}

function thinned({ features, values }: SenseRow, withheld: number, random: () => number): SenseRow {
  const left = [...features.keys()].filter(() => random() >= withheld);
  return {
    features: Int32Array.from(left, (at) => features[at] ?? 0),
    values: Float32Array.from(left, (at) => values[at] ?? 0),
  };
}

type Pair = Readonly<Record<Side, SenseRow>>;
type Learnt = SenseModel & { readonly weights: Float32Array };
const sides = ['asking', 'telling'] as const;

/** One step down the slope for one batch; remembers how steep it was for each feature. */
function stepper(model: Learnt, heat: number): (pairs: readonly Pair[], pace: number) => void {
  const { width, weights } = model;
  const steep = new Float32Array(model.fingerprints.length).fill(firstSquares);
  const steepMatrix = {
    asking: new Float32Array(width * width).fill(firstSquares),
    telling: new Float32Array(width * width).fill(firstSquares),
  };
  return (pairs, pace) => {
    const count = pairs.length;
    const placed = (side: Side) =>
      pairs.map((pair) => {
        const sum = sumOf(model, pair[side]);
        const point = turned(model[side], sum);
        const length = Math.sqrt(nearness(point, point)) || 1e-6;
        return { row: pair[side], sum, length, unit: point.map((value) => value / length) };
      });
    const points = { asking: placed('asking'), telling: placed('telling') };
    const near = points.asking.map((one) => Float32Array.from(points.telling, (two) => nearness(one.unit, two.unit)));
    const slopes = slopesOf(near, heat);
    const byFeature = new Map<number, Float32Array>();
    for (const side of sides) {
      const others = points[side === 'asking' ? 'telling' : 'asking'];
      const matrix = model[side];
      const matrixSlope = new Float32Array(width * width);
      for (const [at, { row, sum, length, unit }] of points[side].entries()) {
        const pull = new Float32Array(width);
        for (let other = 0; other < count; other += 1) {
          const slope = (side === 'asking' ? slopes[at]?.[other] : slopes[other]?.[at]) ?? 0;
          const to = others[other]?.unit;
          if (to)
            for (let place = 0; place < width; place += 1) pull[place] = (pull[place] ?? 0) + slope * (to[place] ?? 0);
        }
        // What only lengthens the point changes nothing.
        const along = nearness(unit, pull);
        const back = new Float32Array(width);
        for (let place = 0; place < width; place += 1) {
          const slope = ((pull[place] ?? 0) - (unit[place] ?? 0) * along) / length;
          for (let column = 0; column < width; column += 1) {
            const cell = place * width + column;
            matrixSlope[cell] = (matrixSlope[cell] ?? 0) + slope * (sum[column] ?? 0);
            back[column] = (back[column] ?? 0) + (matrix[cell] ?? 0) * slope;
          }
        }
        for (const [index, feature] of row.features.entries()) {
          const slope = byFeature.get(feature) ?? new Float32Array(width);
          byFeature.set(feature, slope);
          const value = row.values[index] ?? 0;
          for (let place = 0; place < width; place += 1)
            slope[place] = (slope[place] ?? 0) + value * (back[place] ?? 0);
        }
      }
      const squares = steepMatrix[side];
      for (let cell = 0; cell < matrix.length; cell += 1) {
        const slope = matrixSlope[cell] ?? 0;
        squares[cell] = (squares[cell] ?? 0) + slope * slope;
        matrix[cell] = (matrix[cell] ?? 0) - (matrixPace * pace * slope) / Math.sqrt(squares[cell] ?? 1);
      }
    }
    for (const [feature, slope] of byFeature) {
      steep[feature] = (steep[feature] ?? 0) + nearness(slope, slope) / width;
      const far = pace / Math.sqrt(steep[feature] ?? 1);
      const base = feature * width;
      for (let place = 0; place < width; place += 1)
        weights[base + place] = (weights[base + place] ?? 0) - far * (slope[place] ?? 0);
    }
  };
}

/** How the loss falls with each nearness: a softmax over every row and every column, whose right place is the diagonal. */
function slopesOf(near: readonly Float32Array[], heat: number): Float32Array[] {
  const count = near.length;
  const slopes = near.map(() => new Float32Array(count));
  const along = (cell: (at: number) => [row: number, column: number], right: number) => {
    const cells = Array.from({ length: count }, (_, at) => cell(at));
    const heights = cells.map(([row, column]) => Math.exp(((near[row]?.[column] ?? 0) - 1) / heat));
    const total = heights.reduce((sum, one) => sum + one, 0);
    for (const [at, [row, column]] of cells.entries()) {
      const slope = ((heights[at] ?? 0) / total - (at === right ? 1 : 0)) / (2 * count * heat);
      const of = slopes[row];
      if (of) of[column] = (of[column] ?? 0) + slope;
    }
  };
  for (let at = 0; at < count; at += 1) {
    along((other) => [at, other], at);
    along((other) => [other, at], at);
  }
  return slopes;
}
