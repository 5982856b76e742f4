// npm run bench:crash -- --rounds 50: that many kills of the server, two fifths as many of its PostgreSQL.
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const report = await crash({ serverKills: rounds, databaseKills: Math.ceil(rounds * 0.4), seed, tell: console.log });

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const ms = (number: number) => `${Math.round(number)} ms`;
console.log(`
seed ${seed}: ${report.acknowledged} writes acknowledged, ${report.wrong.length} things wrong
clean start ${ms(report.cleanStartMs)}; after a kill ${ms(median(report.startMs))}, at most ${ms(Math.max(...report.startMs))}
the database back under a running server after ${ms(median(report.recoveryMs))}, at most ${ms(Math.max(...report.recoveryMs))}`);
for (const line of report.wrong) console.log(`  ${line}`);
process.exit(report.wrong.length > 0 ? 1 : 0);
