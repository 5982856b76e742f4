// Makes the shipped models: `npm run train:models -- [--data DIR] [--only intents|languages|names|sense]`. No network; the same files every time.
//   npm run train:models -- --only sense --without 0 --to DIR     a model of sense that one part of the authors did not teach
// writes DIR/sense-0.bin, by which bench/answers/fit.ts judges that part.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { LinearModel } from '../../src/receptionist/models/linear.ts';
import { pack } from '../../src/receptionist/models/pack.ts';
import { type Language, languages } from '../../src/receptionist/models/text.ts';
import { askedBusinesses, partsOf } from '../answers/asked.ts';
import { readLessons } from './lessons.ts';
import { readNames } from './people.ts';
import { readPhrases } from './phrase-grammar.ts';
import { questionCards } from './question-cards.ts';
import { intentExamples, trainIntents } from './train-intents.ts';
import { languageExamples, trainLanguages } from './train-languages.ts';
import { trainNames } from './train-names.ts';
import { trainSense } from './train-sense.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const shipped = fileURLToPath(new URL('../../src/receptionist/models/shipped/', import.meta.url));
const { values } = parseArgs({
  options: {
    ...{ data: { type: 'string' }, only: { type: 'string' } },
    ...{ without: { type: 'string' }, to: { type: 'string', default: shipped } },
  },
});

mkdirSync(values.to, { recursive: true });
const books = new Map<Language, ReturnType<typeof readPhrases>>(
  languages.map((language) => [language, readPhrases(`${here}phrases/${language}`)]),
);
const names = readNames(`${here}names`);
const wanted = (what: string) => values.only === undefined || values.only === what;

if (wanted('intents')) {
  const examples = intentExamples(books, names, values.data ?? null);
  writeLinear('intents.bin', trainIntents(examples), examples.length);
}
if (wanted('languages')) {
  const examples = languageExamples(books);
  writeLinear('languages.bin', trainLanguages(examples), examples.length);
}
if (wanted('names')) {
  const { file, sentences } = trainNames(books, names);
  write('names.bin', file, sentences);
}
if (wanted('sense')) {
  const all = askedBusinesses();
  const partOf = partsOf(all);
  const left = values.without === undefined ? -1 : Number(values.without);
  const teaching = all.filter(({ set }) => partOf.get(set) !== left);
  const cards = [...readLessons(`${here}lessons`), ...questionCards(teaching)];
  const { width, fingerprints, worths, weights, asking, telling } = trainSense(cards);
  const small = rowsAsBytes(weights, width);
  write(
    left < 0 ? 'sense.bin' : `sense-${left}.bin`,
    pack({ width }, { fingerprints, worths, ...small, asking, telling }),
    cards.length,
  );
}

/** Each row by its own scale: a rare feature's is far smaller than a common one's. */
function rowsAsBytes(weights: ArrayLike<number>, width: number): { scales: Float32Array; weights: Int8Array } {
  const scales = new Float32Array(weights.length / width);
  for (let at = 0; at < weights.length; at += 1) {
    const row = Math.floor(at / width);
    scales[row] = Math.max(scales[row] ?? 0, Math.abs(weights[at] ?? 0) / 127);
  }
  const bytes = Int8Array.from({ length: weights.length }, (_, at) =>
    Math.round((weights[at] ?? 0) / (scales[Math.floor(at / width)] || 1)),
  );
  return { scales, weights: bytes };
}

function writeLinear(name: string, model: LinearModel, examples: number): void {
  const width = model.labels.length;
  const scales = new Float32Array(width);
  for (let at = 0; at < model.weights.length; at += 1) {
    const column = at % width;
    scales[column] = Math.max(scales[column] ?? 0, Math.abs(model.weights[at] ?? 0));
  }
  for (let column = 0; column < width; column += 1) scales[column] = (scales[column] || 1) / 127;
  const weights = Int8Array.from(model.weights as Float32Array, (weight, at) =>
    Math.round(weight / (scales[at % width] ?? 1)),
  );
  const { fingerprints, idf, biases, slopes, offsets } = model;
  write(
    name,
    pack({ labels: model.labels }, { fingerprints, idf, weights, scales, biases, slopes, offsets }),
    examples,
  );
}

function write(name: string, file: Uint8Array, examples: number): void {
  writeFileSync(join(values.to, name), file);
  console.log(`${name}: ${examples} examples, ${Math.round(file.length / 1024)} kB`);
}
