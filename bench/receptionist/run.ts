// Scripted callers, judged as FORMAT.md says: one JSON line a call, a summary last, exit 0 only if all pass.
//   tsx bench/receptionist/run.ts --set DIR [--only ID] [--brain embedded|model] [--show] [--json]
import { parseArgs } from 'node:util';
import { createMind } from '../../src/receptionist/mind.ts';
import { loadSet } from './format.ts';
import { embeddedParts, inProcess } from './in-process.ts';
import { openModelLine } from './model-line.ts';
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
if (!values.set || !['embedded', 'model'].includes(values.brain)) {
  console.error('usage: bench:receptionist --set DIR [--only ID] [--brain embedded|model] [--show] [--json]');
  process.exit(2);
}

const set = loadSet(values.set);
const calls = set.calls.filter((call) => values.only === undefined || call.id === values.only);
/** The model of LLM_PROVIDER, else an honest scripted one on loopback. */
const model = values.brain === 'model' ? await openModelLine() : null;
const parts = model?.parts ?? (await embeddedParts());
const onDatabase = values.records === 'database' ? await openServerDesk(parts) : null;
const answering = onDatabase?.answering ?? inProcess(createMind(parts));
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
  ...(model ? { modelAsked: model.asked(), fellBack: tally(model.fellBack), breaches: model.breaches.length } : {}),
};
console.log(JSON.stringify(summary));
await onDatabase?.stop();
await model?.stop();
process.exitCode = passed === verdicts.length && verdicts.length > 0 ? 0 : 1;

function tally(whys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const why of whys) counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}
