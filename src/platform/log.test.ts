// What reaches standard output, although lines wait there for company.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { Fault } from '#shared/errors.ts';
import { logTo } from './log.ts';
import { packageRoot } from './package-root.ts';

const program = (ending: string): string[] => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `import { logTo } from '${join(packageRoot, 'src/platform/log.ts')}';
   const log = logTo('info');
   log.info({ pii: { name: 'Canary' } }, 'first');
   ${ending}`,
];

it.each([
  ['runs out of work', ''],
  ['exits', 'process.exit(0)'],
  ['throws', `throw new Error('broken')`],
])('a process that %s has written its last line, without personal data', (_, ending) => {
  const { stdout } = spawnSync(process.execPath, program(ending), { cwd: packageRoot, encoding: 'utf8' });
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['first']);
  expect(stdout).not.toContain('Canary');
});

it.each([
  ['a line of trouble', `log.error({}, 'trouble'); setInterval(() => undefined, 1000);`],
  ['any line soon', 'setInterval(() => undefined, 1000);'],
])('a process that goes on has written %s', async (_, ending) => {
  const child = spawn(process.execPath, program(ending), { cwd: packageRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(String(chunk)).toContain('first');
});

/** What PostgreSQL says of a row that it did not take. */
const ofTheDatabase = () =>
  Object.assign(new Error('null value violates the row (Dana Canary, +12025550101)'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'contacts_phone',
    detail: 'Key (phone)=(+12025550101) already exists.',
    where: "unnamed portal parameter $1 = 'Canary'",
  });

it.each([
  ['bare', ofTheDatabase, 'internal'],
  ['as the cause of a fault', () => new Fault('conflict', { cause: ofTheDatabase(), details: 'Canary' }), 'conflict'],
])('an error of the database, %s, is told without the row that it is about', (_, thrown, code) => {
  const written: string[] = [];
  const destination = new Writable({ write: (chunk, _encoding, done) => done(void written.push(String(chunk))) });
  logTo('info', destination).error({ err: thrown(), conversation: 'cnv_1' }, 'a turn broke');
  const [line = ''] = written;
  expect(line).not.toMatch(/Canary|\+12025550101/);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a turn broke',
    conversation: 'cnv_1',
    err: { code, database: '23505', constraint: 'contacts_phone', pii: '[redacted]' },
  });
});
