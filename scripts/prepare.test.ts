import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnvFile } from './prepare.mjs';

const folder = mkdtempSync(join(tmpdir(), 'telle-prepare-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['TELLE_TEST_FILE', 'TELLE_TEST_BOTH']) delete process.env[name];
});

it('sets what .env says and the environment does not, and needs none', () => {
  readEnvFile(folder);
  process.env.TELLE_TEST_BOTH = 'the environment';
  writeFileSync(join(folder, '.env'), '# a note\nTELLE_TEST_FILE=the file # why\nTELLE_TEST_BOTH=the file\n');
  readEnvFile(folder);
  expect(process.env).toMatchObject({ TELLE_TEST_FILE: 'the file', TELLE_TEST_BOTH: 'the environment' });
});
