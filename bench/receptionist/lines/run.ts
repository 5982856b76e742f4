// One line in a known state: how often a single utterance is understood, by class and language. Its rates are a
// measure and gate nothing; exit 1 only for a broken invariant.
//   tsx bench/receptionist/lines/run.ts [--class late] [--language de] [--batch 3] [--show] [--json]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '../../../src/receptionist/business.ts';
import { embeddedMind, inProcess } from '../in-process.ts';
import { runCall, type Verdict } from '../run-call.ts';
import { businessesOfLines, callOf, kinds } from './contexts.ts';
import { readSaid, type SaidLine } from './read-said.ts';

const { values } = parseArgs({
  options: {
    class: { type: 'string' },
    language: { type: 'string' },
    batch: { type: 'string' },
    /** The talks that did not come out as they should. */
    show: { type: 'boolean', default: false },
    /** One JSON line a call in place of the table. */
    json: { type: 'boolean', default: false },
  },
});
const meant = readSaid(fileURLToPath(new URL('./said', import.meta.url))).filter(
  (line) =>
    (values.class === undefined || line.kind === values.class) &&
    (values.language === undefined || line.language === values.language) &&
    (values.batch === undefined || line.batch === Number(values.batch)),
);
if (meant.length === 0) {
  console.error('usage: bench:lines [--class CLASS] [--language en|es|fr|de] [--batch N] [--show] [--json]');
  console.error(`classes: ${kinds.join(' ')}`);
  process.exit(2);
}

type Outcome = { readonly line: SaidLine; readonly verdict: Verdict };
const businesses = businessesOfLines();
const answering = inProcess(await embeddedMind());
const outcomes: Outcome[] = [];
for (const line of meant) {
  const call = callOf(line);
  const business = businesses.get(call.business);
  if (!business) throw new Error(`${line.id}: no business ${call.business}`);
  const verdict = await runCall(call, business, answering);
  outcomes.push({ line, verdict });
  const { exchanges, ...told } = verdict;
  if (values.json) {
    const { kind, language, batch, said } = line;
    console.log(JSON.stringify({ class: kind, language, batch, said, ...told }));
  }
  if (!values.show || verdict.passed) continue;
  console.log(`\n── ${line.id}: ${line.said.join(' // ')}`);
  for (const { line: spoken, reply } of exchanges) console.log(`  caller: ${spoken}\n  telle:  ${reply}`);
  for (const problem of [...verdict.failures, ...verdict.broken]) console.log(`  ✗ ${problem}`);
}

/** `passed/all`, or nothing where there is no line. */
const share = (of: readonly Outcome[]) =>
  of.length === 0 ? '' : `${of.filter(({ verdict }) => verdict.passed).length}/${of.length}`;

if (!values.json) {
  const row = (label: string, of: readonly Outcome[]) =>
    [
      label.padEnd(16),
      ...languages.map((language) => share(of.filter(({ line }) => line.language === language)).padStart(9)),
      share(of).padStart(11),
    ].join('');
  console.log(
    `${values.show ? '\n' : ''}${'class'.padEnd(16)}${languages.map((one) => one.padStart(9)).join('')}        all`,
  );
  for (const kind of new Set(outcomes.map(({ line }) => line.kind))) {
    const ofKind = outcomes.filter(({ line }) => line.kind === kind);
    console.log(row(kind, ofKind));
  }
  console.log(row('all', outcomes));
}
const passed = outcomes.filter(({ verdict }) => verdict.passed).length;
const brokenInvariants = outcomes.reduce((sum, { verdict }) => sum + verdict.broken.length, 0);
const batches = [...new Set(outcomes.map(({ line }) => line.batch))].sort((one, other) => one - other);
console.log(
  JSON.stringify({
    lines: outcomes.length,
    passed,
    rate: Math.round((passed / outcomes.length) * 1000) / 1000,
    byBatch: Object.fromEntries(
      batches.map((batch) => [batch, share(outcomes.filter(({ line }) => line.batch === batch))]),
    ),
    brokenInvariants,
    turns: outcomes.reduce((sum, { verdict }) => sum + verdict.turns, 0),
  }),
);
process.exitCode = brokenInvariants > 0 ? 1 : 0;
