// A one-vs-rest linear text classifier: trained on the spot from a business's own phrases, or shipped as int8.
// Pure arithmetic, deterministic for the same examples in the same order.

import { countFeatures } from './features.ts';

/**
 * One training phrase and every class it belongs to; none at all is an example of "none of these".
 * Phrases of one `group` (unfolded from one line, say) are held out together, so that calibration sees unlike ones.
 */
export type Example = {
  readonly text: string;
  readonly labels: readonly string[];
  readonly tags?: readonly string[];
  readonly extra?: readonly string[];
  readonly group?: number;
};

/** A class and how sure the model is of it, 0 to 1, calibrated on held-out phrases. */
export type Scored = { readonly label: string; readonly score: number; readonly margin: number };

/** A trained model; `weights` is row-major, one row a feature, one column a class. */
export type LinearModel = {
  readonly labels: readonly string[];
  readonly slots: Int32Array; // open addressing over `fingerprints`, -1 is empty
  readonly fingerprints: Uint32Array;
  readonly idf: Float32Array;
  readonly weights: Int8Array | Float32Array;
  readonly scales: Float32Array; // per class: weight × scale is the real one
  readonly biases: Float32Array;
  readonly slopes: Float32Array; // score = 1 / (1 + exp(-(slope × margin + offset)))
  readonly offsets: Float32Array;
};

/** How to train; `folds` above 1 calibrates scores on held-out phrases and takes that many times longer. Features seen fewer than `seenMin` times are dropped, and at most `featuresMax` kept. */
export type Training = {
  readonly seenMin?: number;
  readonly featuresMax?: number;
  readonly cost?: number;
  readonly rounds?: number;
  readonly folds?: number;
};

type Row = { readonly features: Int32Array; readonly values: Float32Array };

/** Learns the classes of `examples`. Under a second for 1000 phrases of 100 classes. */
export function trainLinear(examples: readonly Example[], training: Training = {}): LinearModel {
  const { seenMin = 1, featuresMax = 60_000, folds = 1 } = training;
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
  const counts = examples.map((example) => countFeatures(example.text, example.tags, example.extra));
  const seen = new Map<number, number>();
  for (const count of counts) for (const key of count.keys()) seen.set(key, (seen.get(key) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= seenMin).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const fingerprints = Uint32Array.from(kept.slice(0, featuresMax), ([key]) => key);
  const idf = Float32Array.from(
    kept.slice(0, featuresMax),
    ([, times]) => Math.log((1 + examples.length) / (1 + times)) + 1,
  );
  const slots = slotTable(fingerprints);
  const rows = counts.map((count) => toRow(count, slots, fingerprints, idf));
  const cost = training.cost ?? 1;
  const rounds = training.rounds ?? 7;
  const groupOf = (at: number) => examples[at]?.group ?? at;
  const width = labels.length;
  const weights = new Float32Array(fingerprints.length * width);
  const biases = new Float32Array(width);
  const slopes = new Float32Array(width);
  const offsets = new Float32Array(width);
  labels.forEach((label, column) => {
    const truth = Int8Array.from(examples, (example) => (example.labels.includes(label) ? 1 : -1));
    const held = new Float32Array(rows.length);
    if (folds > 1) {
      for (let fold = 0; fold < folds; fold += 1) {
        const chosen = indices(rows.length, (at) => groupOf(at) % folds !== fold);
        const part = solve(rows, truth, chosen, fingerprints.length, cost, Math.ceil(rounds / 2));
        for (let at = 0; at < rows.length; at += 1) if (groupOf(at) % folds === fold) held[at] = margin(rows[at], part);
      }
    }
    const all = solve(
      rows,
      truth,
      indices(rows.length, () => true),
      fingerprints.length,
      cost,
      rounds,
    );
    for (let at = 0; at < fingerprints.length; at += 1) weights[at * width + column] = all[at] ?? 0;
    biases[column] = all[fingerprints.length] ?? 0;
    const [slope, offset] = folds > 1 ? platt(held, truth) : [2.5, 0];
    slopes[column] = slope;
    offsets[column] = offset;
  });
  return {
    labels,
    slots,
    fingerprints,
    idf,
    weights,
    scales: new Float32Array(width).fill(1),
    biases,
    slopes,
    offsets,
  };
}

/** Every class with its score, best first. */
export function classify(model: LinearModel, text: string, tags: readonly string[] = []): Scored[] {
  return scoreFeatures(model, countFeatures(text, tags));
}

/** As `classify`, for counted features. */
export function scoreFeatures(model: LinearModel, count: ReadonlyMap<number, number>): Scored[] {
  const row = toRow(count, model.slots, model.fingerprints, model.idf);
  const width = model.labels.length;
  const sums = new Float64Array(width);
  for (let at = 0; at < row.features.length; at += 1) {
    const base = (row.features[at] ?? 0) * width;
    const value = row.values[at] ?? 0;
    for (let column = 0; column < width; column += 1)
      sums[column] = (sums[column] ?? 0) + value * (model.weights[base + column] ?? 0);
  }
  const scored = model.labels.map((label, column) => {
    const total = (sums[column] ?? 0) * (model.scales[column] ?? 1) + (model.biases[column] ?? 0);
    return { label, margin: total, score: sigmoid((model.slopes[column] ?? 1) * total + (model.offsets[column] ?? 0)) };
  });
  return scored.sort((a, b) => b.score - a.score);
}

/** Which features a model has, as a table to look them up in; built at loading. */
export function slotTable(fingerprints: Uint32Array): Int32Array {
  let size = 16;
  while (size < fingerprints.length * 2) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  for (let at = 0; at < fingerprints.length; at += 1) {
    let slot = (fingerprints[at] ?? 0) & (size - 1);
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
    slots[slot] = at;
  }
  return slots;
}

/** The place of a feature in a model, -1 if it has none. */
export function lookUp(key: number, slots: Int32Array, fingerprints: Uint32Array): number {
  const mask = slots.length - 1;
  for (let slot = key & mask; ; slot = (slot + 1) & mask) {
    const at = slots[slot] ?? -1;
    if (at === -1 || fingerprints[at] === key) return at;
  }
}

// Sublinear tf × idf, length 1. Features outside the model still count in the length, so that unknown words make less sure.
function toRow(
  count: ReadonlyMap<number, number>,
  slots: Int32Array,
  fingerprints: Uint32Array,
  idf: Float32Array,
): Row {
  const features: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [key, times] of count) {
    const at = lookUp(key, slots, fingerprints);
    const value = times <= 1 ? times : 1 + Math.log(times);
    if (at === -1) {
      squares += (value * unknownWeight) ** 2;
      continue;
    }
    const weighed = value * (idf[at] ?? 1);
    features.push(at);
    values.push(weighed);
    squares += weighed * weighed;
  }
  const length = Math.sqrt(squares) || 1;
  return { features: Int32Array.from(features), values: Float32Array.from(values, (value) => value / length) };
}

const unknownWeight = 2;

function margin(row: Row | undefined, weights: Float32Array): number {
  let total = weights[weights.length - 1] ?? 0;
  if (row)
    for (let at = 0; at < row.features.length; at += 1)
      total += (row.values[at] ?? 0) * (weights[row.features[at] ?? 0] ?? 0);
  return total;
}

function indices(length: number, keep: (at: number) => boolean): Int32Array {
  const chosen: number[] = [];
  for (let at = 0; at < length; at += 1) if (keep(at)) chosen.push(at);
  return Int32Array.from(chosen);
}

// Dual coordinate descent on the squared hinge (Hsieh et al. 2008): a linear SVM.
// The last weight is the bias. Positives are few, so they weigh more.
function solve(
  rows: readonly Row[],
  truth: Int8Array,
  chosen: Int32Array,
  size: number,
  cost: number,
  rounds: number,
): Float32Array {
  const weights = new Float32Array(size + 1);
  let positives = 0;
  for (const at of chosen) if (truth[at] === 1) positives += 1;
  const lift = positives === 0 ? 1 : Math.min(8, Math.sqrt((chosen.length - positives) / positives));
  const alphas = new Float64Array(rows.length);
  const random = seeded(7);
  const order = Int32Array.from(chosen);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    let moved = 0;
    for (const at of order) {
      const sign = truth[at] ?? 1;
      const limit = sign === 1 ? cost * lift : cost;
      const alpha = alphas[at] ?? 0;
      const row = rows[at];
      // Rows have length 1; with the bias the diagonal is 2.
      const gradient = sign * margin(row, weights) - 1 + alpha / (2 * limit);
      const next = Math.max(0, alpha - gradient / (2 + 1 / (2 * limit)));
      const change = next - alpha;
      if (Math.abs(change) < 1e-9) continue;
      moved = Math.max(moved, Math.abs(change));
      alphas[at] = next;
      step(weights, row, sign * change);
    }
    if (moved < 1e-3) break;
  }
  return weights;
}

function step(weights: Float32Array, row: Row | undefined, amount: number): void {
  if (!row) return;
  for (let at = 0; at < row.features.length; at += 1) {
    const feature = row.features[at] ?? 0;
    weights[feature] = (weights[feature] ?? 0) + amount * (row.values[at] ?? 0);
  }
  const last = weights.length - 1;
  weights[last] = (weights[last] ?? 0) + amount;
}

// Platt scaling by Newton's method with his smoothed targets.
function platt(margins: Float32Array, truth: Int8Array): [slope: number, offset: number] {
  let positives = 0;
  for (const sign of truth) if (sign === 1) positives += 1;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (truth.length - positives + 2);
  let slope = 2;
  let offset = Math.log((positives + 1) / (truth.length - positives + 1)) / 2;
  for (let round = 0; round < 40; round += 1) {
    let ga = 0;
    let gb = 0;
    let aa = 1e-6;
    let ab = 0;
    let bb = 1e-6;
    for (let at = 0; at < margins.length; at += 1) {
      const x = margins[at] ?? 0;
      const p = sigmoid(slope * x + offset);
      const error = p - (truth[at] === 1 ? high : low);
      const curve = Math.max(p * (1 - p), 1e-9);
      ga += error * x;
      gb += error;
      aa += curve * x * x;
      ab += curve * x;
      bb += curve;
    }
    const determinant = aa * bb - ab * ab;
    const da = (bb * ga - ab * gb) / determinant;
    const db = (aa * gb - ab * ga) / determinant;
    slope = Math.min(12, Math.max(0.2, slope - clip(da)));
    offset -= clip(db);
    if (Math.abs(da) + Math.abs(db) < 1e-6) break;
  }
  return [slope, offset];
}

function clip(step: number): number {
  return Math.max(-2, Math.min(2, step));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Puts an order into another, in place. */
export function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}
