// How near a question and an owner's sentence are in sense: each is a point, learned from lessons of what callers ask and what
// owners write in answer (bench/models/lessons). Points of one language meet those of another by the concepts that both speak of.
// Pure arithmetic; the same text is the same point on every machine.
import { fingerprint } from './features.ts';
import { lookUp } from './linear.ts';
import { stem } from './stems.ts';
import { isWord, type Language, tokenize } from './text.ts';

/** Features as points. `weights` is row-major, one row of `width` a feature; weight × the row's scale is the real one. */
export type SenseModel = {
  readonly width: number;
  readonly slots: Int32Array; // open addressing over `fingerprints`, -1 is empty
  readonly fingerprints: Uint32Array;
  readonly worths: Float32Array; // how much a feature says by itself: the rarer, the more
  readonly scales: Float32Array;
  readonly weights: Int8Array | Float32Array;
  readonly asking: Float32Array; // width × width, from a text's sum to its point as a question
  readonly telling: Float32Array; // the same as an answer
};

/** A text as a question is another point than the same text as an answer. */
export type Side = 'asking' | 'telling';

const kindOfFeature = { word: 1, stem: 2, piece: 8, concept: 20 } as const;
const pieceLengths = [3, 4, 5] as const;
/** Shorter words have no pieces that say anything. */
const piecedMin = 4;
const elision = /^(?:l|d|j|m|t|s|n|c|qu)'/;

/** What is seen of a text: for each word its features, and for each concept one. */
export function senseFeatures(text: string, language: Language, concepts: Iterable<string>): number[][] {
  const groups: number[][] = [];
  for (const token of tokenize(text)) {
    // Figures are shapes: 14 and 27 say the same about what is meant.
    const shaped = token.norm.replace(/\d+/g, (digits) => '0'.repeat(Math.min(digits.length, 3)));
    const word = language === 'fr' ? shaped.replace(elision, '') : shaped;
    const group = [fingerprint(kindOfFeature.word, word)];
    if (isWord(token)) {
      group.push(fingerprint(kindOfFeature.stem, stem(word, language)));
      const bounded = `<${word}>`;
      for (const length of word.length < piecedMin ? [] : pieceLengths)
        for (let at = 0; at + length <= bounded.length; at += 1)
          group.push(fingerprint(kindOfFeature.piece + length, bounded.slice(at, at + length)));
    }
    groups.push(group);
  }
  for (const concept of concepts) groups.push([fingerprint(kindOfFeature.concept, concept)]);
  return groups;
}

/** A text's known features and how much each counts. */
export type SenseRow = { readonly features: Int32Array; readonly values: Float32Array };

/** The features that a model knows; a word's count for one word together, however many pieces it has. */
export function senseRow(
  groups: readonly (readonly number[])[],
  { slots, fingerprints, worths }: Pick<SenseModel, 'slots' | 'fingerprints' | 'worths'>,
): SenseRow {
  const values = new Map<number, number>();
  for (const group of groups) {
    const known = group.map((key) => lookUp(key, slots, fingerprints)).filter((at) => at >= 0);
    for (const at of known) values.set(at, (values.get(at) ?? 0) + (worths[at] ?? 0) / Math.sqrt(known.length));
  }
  return { features: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}

/** The point of a text, of length 1; all zeros where nothing of it is known. */
export function senseOf(model: SenseModel, groups: readonly (readonly number[])[], side: Side): Float32Array {
  return ofLengthOne(turned(model[side], sumOf(model, senseRow(groups, model))));
}

/** The features of a row put together, before a side turns them. */
export function sumOf({ width, weights, scales }: SenseModel, { features, values }: SenseRow): Float32Array {
  const sum = new Float32Array(width);
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] ?? 0;
    const value = (values[at] ?? 0) * (scales[feature] ?? 1);
    const base = feature * width;
    for (let place = 0; place < width; place += 1)
      sum[place] = (sum[place] ?? 0) + value * (weights[base + place] ?? 0);
  }
  return sum;
}

/** A sum turned by one side's matrix. */
export function turned(matrix: Float32Array, sum: Float32Array): Float32Array {
  const width = sum.length;
  const point = new Float32Array(width);
  for (let row = 0; row < width; row += 1) {
    let total = 0;
    for (let column = 0; column < width; column += 1) total += (matrix[row * width + column] ?? 0) * (sum[column] ?? 0);
    point[row] = total;
  }
  return point;
}

function ofLengthOne(point: Float32Array): Float32Array {
  const length = Math.sqrt(nearness(point, point));
  return length === 0 ? point : point.map((value) => value / length);
}

/** From -1 to 1: how near two points of length 1 are. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let total = 0;
  for (let at = 0; at < one.length; at += 1) total += (one[at] ?? 0) * (other[at] ?? 0);
  return total;
}
