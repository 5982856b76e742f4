// How fast the signed-in desk is in the browser, on the real built server with a data folder of its own:
//   paint    the largest paint of the frame and of the whole page on a slow phone, cold and warm, times that of the limit page
//   answer   from a click or key to a screen that answers, for what people do all day, at the 95th percentile
//   list     the longest task while a hundred thousand contacts are scrolled, jumped through and searched
//   weight   script of the first page and of later ones
//   npm run bench:desk [-- --rounds 3 --runs 10 --contacts 100000 --only paint,answer,list,weight --act "a contact" --json]
// --act measures only the presses whose names hold the text.
// With CHROMIUM_PATH, else /usr/bin/chromium. Exit 0 only if every case that has a bar meets it.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildStale } from '../../scripts/prepare.mjs';
import { measureAnswers } from './answers.ts';
import { openDesk, signIn } from './desk.ts';
import { bars, misses, type Row, rounded } from './judge.ts';
import { measureList } from './long-list.ts';
import { measurePaint } from './paint.ts';
import { measureWeight } from './weight.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '10' },
    contacts: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'weight,paint,answer,list' },
    act: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');

await buildStale();
const desk = await openDesk();
const rows: Row[] = [];
const tell = (what: string) => process.stderr.write(`\r${what.padEnd(80)}`);
const take = (measured: readonly Row[]) => {
  process.stderr.write('\r');
  for (const row of measured) console.log(values.json ? JSON.stringify(row) : lineOf(row));
  rows.push(...measured);
};
try {
  const slug = await signIn(desk);
  if (wanted.includes('weight')) take(await measureWeight(desk, tell));
  if (wanted.includes('paint')) take(await measurePaint(desk, Number(values.rounds), tell));
  if (wanted.includes('answer'))
    take(await measureAnswers(desk, slug, { runs: Number(values.runs), named: values.act }, tell));
  // Last, since another business is the owner's from then on.
  if (wanted.includes('list')) take(await measureList(desk, Number(values.contacts), tell));
  const missed = rows.filter(misses);
  const passed = rows.length > 0 && missed.length === 0;
  console.log(
    JSON.stringify({
      ...{ cases: rows.length, load: rounded(loadavg()[0] ?? Number.NaN, 1), bars, passed },
      missed: missed.map(({ part, name }) => `${part}: ${name}`),
    }),
  );
  process.exitCode = passed ? 0 : 1;
} finally {
  await desk.close();
}

function lineOf(row: Row): string {
  const { part, name, value, unit, bar, more } = row;
  const beside = Object.entries(more).map(([figure, of]) => `${figure} ${of}`);
  const judged = bar === undefined ? '' : misses(row) ? `MISSES ${bar}` : `of ${bar}`;
  return `${part.padEnd(7)}${name.padEnd(52)}${String(value).padStart(8)} ${unit.padEnd(8)}${judged.padEnd(14)} ${beside.join(', ')}`;
}
