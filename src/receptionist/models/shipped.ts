// The shipped models, read from their files at first use and kept. The only file of this folder that sees Node.
// `npm run train:models` (bench/models) makes the files.

import { readFileSync } from 'node:fs';
import { type LinearModel, slotTable } from './linear.ts';
import { unpack } from './pack.ts';
import type { SenseModel } from './sense.ts';

/** The name tagger's weights and lists of names, as fingerprints. */
export type NameModel = {
  readonly weights: Int8Array; // features × tags, hashed
  readonly transitions: Int8Array; // tags × tags
  readonly givenNames: ReadonlySet<number>;
  readonly surnames: ReadonlySet<number>;
};

let intentsRead: LinearModel | undefined;
let languagesRead: LinearModel | undefined;
let namesRead: NameModel | undefined;
let senseRead: SenseModel | undefined;

/** The classifier of dialogue acts. */
export function intentModel(): LinearModel {
  intentsRead ??= readLinear('intents.bin');
  return intentsRead;
}

/** The classifier of languages. */
export function languageModel(): LinearModel {
  languagesRead ??= readLinear('languages.bin');
  return languagesRead;
}

/** The tagger of people's names. */
export function nameModel(): NameModel {
  if (namesRead) return namesRead;
  const { part } = unpack(readShipped('names.bin'));
  namesRead = {
    weights: part('weights', 'i8'),
    transitions: part('transitions', 'i8'),
    givenNames: new Set(part('givenNames', 'u32')),
    surnames: new Set(part('surnames', 'u32')),
  };
  return namesRead;
}

/** What callers ask and owners write, as points. */
export function senseModel(): SenseModel {
  senseRead ??= readSense(readShipped('sense.bin'));
  return senseRead;
}

/** Takes another model for the shipped one from now on: an author is judged by one that was not taught by them (bench/answers/fit.ts). */
export function takeSenseModel(file: Uint8Array): void {
  senseRead = readSense(file);
}

function readSense(file: Uint8Array): SenseModel {
  const { meta, part } = unpack(file);
  const fingerprints = part('fingerprints', 'u32');
  return {
    width: (meta as { width: number }).width,
    slots: slotTable(fingerprints),
    fingerprints,
    worths: part('worths', 'f32'),
    scales: part('scales', 'f32'),
    weights: part('weights', 'i8'),
    asking: part('asking', 'f32'),
    telling: part('telling', 'f32'),
  };
}

/** Reads every model now rather than at the first caller's turn. */
export function loadModels(): void {
  intentModel();
  languageModel();
  nameModel();
  senseModel();
}

function readShipped(file: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`./shipped/${file}`, import.meta.url)));
}

function readLinear(file: string): LinearModel {
  const { meta, part } = unpack(readShipped(file));
  const fingerprints = part('fingerprints', 'u32');
  return {
    labels: (meta as { labels: string[] }).labels,
    slots: slotTable(fingerprints),
    fingerprints,
    idf: part('idf', 'f32'),
    weights: part('weights', 'i8'),
    scales: part('scales', 'f32'),
    biases: part('biases', 'f32'),
    slopes: part('slopes', 'f32'),
    offsets: part('offsets', 'f32'),
  };
}
