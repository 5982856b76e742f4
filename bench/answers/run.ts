// How well answers are found in the owner's texts: `dev` was looked at while the concepts were written, `held` was not.
//   tsx bench/answers/run.ts [--set DIR] [--wrong]
// What counts is `held`; whoever reads its errors and writes concepts after them needs a new one.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSet } from '../receptionist/format.ts';
import { measure } from './measure.ts';

const { values } = parseArgs({ options: { set: { type: 'string' }, wrong: { type: 'boolean', default: false } } });
const own = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const sets = values.set ? [values.set] : [own('dev'), own('held')];
for (const path of sets) {
  const from = performance.now();
  const { judged, ...figures } = await measure(loadSet(path));
  const ms = (performance.now() - from) / Math.max(1, judged.length);
  if (values.wrong)
    for (const one of judged)
      if (!one.passed)
        console.log(
          `${one.answerable ? '+' : '-'} ${one.business}: ${one.q}\n    ${one.said ?? 'unknown'} [${one.sources.join(', ')}]`,
        );
  console.log(JSON.stringify({ set: path, ...figures, msPerQuestion: Math.round(ms * 1000) / 1000 }));
}
