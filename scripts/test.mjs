// `npm test`: everything, in the order in which a mistake is cheapest to find. Every step runs even when one fails,
// and the last line counts: `N passed, N failed`. `--quick` is `npm run check`: what should pass before each commit.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
await installMissing();
const quick = process.argv.includes('--quick');
const bin = (path) => join(root, 'node_modules', path);
const reports = join(root, '.cache', 'reports');
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
const broken = [];
const notPassed = [];

/** What failed in a file of vitest's report, a text each: its place, its name, and the first lines of why. */
function whatFailed({ name, status, message, assertionResults }) {
  const place = relative(root, name);
  const tests = assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => ({ title: one.fullName, why: one.failureMessages.join('\n') }));
  if (status === 'failed' && !tests.length) tests.push({ title: 'the file itself', why: message });
  return tests.map(({ title, why }) => `${place} > ${title}\n${why.split('\n').slice(0, 25).join('\n')}`);
}

/** Runs a step and counts it: a check as one, a vitest run as its tests. */
function step(name, args, report) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  let passed = status === 0 ? 1 : 0;
  let failed = status === 0 ? 0 : 1;
  if (report && existsSync(report)) {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    passed = counted.numPassedTests;
    // A file that could not even be read has no failed test of its own, yet the run failed.
    failed = Math.max(counted.numFailedTests, status === 0 ? 0 : 1);
    for (const file of counted.testResults) notPassed.push(...whatFailed(file));
  }
  total.passed += passed;
  total.failed += failed;
  if (failed) broken.push(name);
  console.log(`── ${name}: ${failed ? 'FAILED' : 'ok'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const vitest = (...projects) => {
  const report = join(reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const named = projects.flatMap((project) => ['--project', project]);
  return [[bin('vitest/vitest.mjs'), 'run', ...named, ...reporters], report];
};

step('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '.', '--diagnostic-level=warn']);
step('types', [bin('typescript/bin/tsc'), '-b']);
step('imports', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', '--config', '.dependency-cruiser.cjs']);
step('house', [bin('tsx/dist/cli.mjs'), 'scripts/check-house.ts']);
if (quick) {
  step('quick tests', ...vitest('quick'));
} else {
  // Some tests start the built server, as a stranger would.
  await buildStale();
  step('tests', ...vitest('unit', 'mind'));
  if (process.env.TEST_DATABASE_URL || existsSync('/usr/lib/postgresql/15/bin/postgres'))
    step('what speaks SQL, on the oldest PostgreSQL', ...vitest('oldest'));
  else console.log('\n── Not run on PostgreSQL 15: it is not installed, and TEST_DATABASE_URL names no other server.');
  step('stories in a browser', ...vitest('stories'));
}

// What failed early stands thousands of lines above: told once more, where a reader of the end finds it.
for (const text of notPassed) console.log(`\n✗ ${text}`);
if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
