// What reaches standard output, although lines wait there for company.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
