// `npm run bench:race [-- --rounds N] [-- --bookers N] [-- --json]`: many bookers, one time. Exit 0 only if every round has
// exactly as many winners as there is room.
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../tests/support/cluster.ts';
import { race } from './race.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    bookers: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
    unguarded: { type: 'boolean', default: false },
  },
});
const cluster = await startTestCluster();
try {
  const options = { rounds: Number(values.rounds), bookers: Number(values.bookers), guarded: !values.unguarded };
  const run = await race(cluster.server, options, (round) => {
    if (values.json) console.log(JSON.stringify(round));
    else if (!round.ok) console.log(`round ${round.round} (${round.kind}): ${JSON.stringify(round)}`);
  });
  const times = run.map(({ ms }) => ms).sort((a, b) => a - b);
  const summary = {
    ...{ rounds: run.length, bookers: options.bookers, right: run.filter(({ ok }) => ok).length },
    faults: run.reduce((sum, { faults }) => sum + faults, 0),
    ...{ roundMsMedian: times[times.length >> 1] ?? 0, roundMsMax: times.at(-1) ?? 0 },
  };
  console.log(
    values.json
      ? JSON.stringify(summary)
      : `${summary.right} of ${summary.rounds} rounds right with ${summary.bookers} bookers; ${summary.faults} faults; a round takes ${summary.roundMsMedian} ms.`,
  );
  process.exitCode = summary.right === summary.rounds ? 0 : 1;
} finally {
  await cluster.stop();
}
