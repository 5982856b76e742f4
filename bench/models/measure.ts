// `npm run bench:models -- [--json] [--show]`: what the shipped models get right on data that did not train them, and their speed.

import { parseArgs } from 'node:util';
import { loadModels } from '../../src/receptionist/models/shipped.ts';
import { measureIntents } from './measure-intents.ts';
import { measureLanguages, measureMatches, measureNames, measureSpeed } from './measure-rest.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, show: { type: 'boolean' } } });
const note = (line: string) => {
  if (values.show) console.error(line);
};
const rssBefore = process.memoryUsage().rss;
const start = performance.now();
loadModels();
const loading = {
  loadMs: Math.round(performance.now() - start),
  loadRssMb: Math.round((process.memoryUsage().rss - rssBefore) / 1e5) / 10,
};

for (const set of ['held', 'dev'] as const) {
  for (const row of measureIntents(set, values.show === true))
    print(
      'intents',
      { set, ...row },
      `${set} ${row.language}: main act right ${percent(row.top)}, among those found ${percent(row.found)}, macro F1 ${row.macroF1.toFixed(3)}`,
    );
}
const names = measureNames(note);
print(
  'names',
  names,
  `F1 ${names.f1.toFixed(3)} (precision ${names.precision.toFixed(3)}, recall ${names.recall.toFixed(3)}), whose it is right ${percent(names.roles)}`,
);
const language = measureLanguages(note);
print('languages', language, `${percent(language.accuracy)} of ${language.count}`);
const matches = measureMatches(note);
print(
  'matches',
  matches,
  `${percent(matches.accuracy)} of ${matches.count} exact, ${percent(matches.falseMatches)} with a wrong service`,
);
const speed = { ...measureSpeed(), ...loading };
print('speed', speed, JSON.stringify(speed));

function print(what: string, row: object, words: string): void {
  console.log(values.json ? JSON.stringify({ what, ...row }) : `${what} ${words}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
