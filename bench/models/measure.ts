// `npm run bench:models -- [--json] [--show]`: what the shipped models get right on data that did not train them, and their speed.

import { parseArgs } from 'node:util';
import { measureIntents } from './measure-intents.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, show: { type: 'boolean' } } });
for (const row of measureIntents(values.show === true)) {
  if (values.json) console.log(JSON.stringify({ what: 'intents', ...row }));
  else console.log(`intents ${row.language}: main act right ${(100 * row.top).toFixed(1)} %, among those found ${(100 * row.found).toFixed(1)} %, macro F1 ${row.macroF1.toFixed(3)}`);
}
