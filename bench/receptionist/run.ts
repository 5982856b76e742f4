// Scripted callers, judged as FORMAT.md says: one JSON line a call, a summary last, exit 0 only if all pass.
//   tsx bench/receptionist/run.ts --set DIR [--only ID] [--brain embedded] [--show] [--json]
import { parseArgs } from 'node:util';
import { loadSet } from './format.ts';
import { embeddedMind, embeddedParts, inProcess } from './in-process.ts';
import { runCall, type Verdict } from './run-call.ts';
import { openServerDesk } from './server-desk.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    only: { type: 'string' },
    brain: { type: 'string', default: 'embedded' },
    /** memory: the desk beside this file. database: the product's own domains on a real database. */
    records: { type: 'string', default: 'memory' },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (!values.set) {
  console.error('usage: bench:receptionist --set DIR [--only ID] [--brain embedded|model] [--show] [--json]');
  process.exit(2);
}

const set = loadSet(values.set);
const calls = set.calls.filter((call) => values.only === undefined || call.id === values.only);
const onDatabase = values.records === 'database' ? await openServerDesk(await embeddedParts()) : null;
const answering = onDatabase?.answering ?? inProcess(await embeddedMind());
const verdicts: Verdict[] = [];
for (const call of calls) {
  const business = set.businesses.get(call.business);
  if (!business) throw new Error(`${call.id}: no business ${call.business}`);
  const verdict = await runCall(call, business, answering);
  verdicts.push(verdict);
  if (values.show) {
    console.log(
      `\n── ${call.id} (${call.business}, ${call.channel}, ${call.language}) ${verdict.passed ? 'passed' : 'FAILED'}`,
    );
    for (const { line, reply } of verdict.exchanges) console.log(`  caller: ${line}\n  telle:  ${reply}`);
    for (const problem of [...verdict.failures, ...verdict.broken]) console.log(`  ✗ ${problem}`);
  } else {
    const { exchanges: _, ...line } = verdict;
    console.log(JSON.stringify(line));
  }
}
const passed = verdicts.filter((one) => one.passed).length;
const summary = {
  set: values.set,
  brain: values.brain,
  calls: verdicts.length,
  passed,
  rate: verdicts.length === 0 ? 0 : Math.round((passed / verdicts.length) * 1000) / 1000,
  brokenInvariants: verdicts.reduce((sum, one) => sum + one.broken.length, 0),
  turns: verdicts.reduce((sum, one) => sum + one.turns, 0),
};
console.log(JSON.stringify(summary));
await onDatabase?.stop();
process.exitCode = passed === verdicts.length && verdicts.length > 0 ? 0 : 1;
