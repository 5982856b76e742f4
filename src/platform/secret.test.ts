import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deriveKey, readSecret } from './secret.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'telle-secret-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

it('prefers the secret of the configuration and then writes nothing', async () => {
  const secret = 'x'.repeat(32);
  expect(await readSecret({ SECRET: secret, DATA_DIR: home })).toBe(secret);
  expect(await readdir(home)).toEqual([]);
});

it('makes one secret that only its owner may read, also when twenty start at once', async () => {
  const place = { SECRET: undefined, DATA_DIR: join(home, 'data') };
  const read = await Promise.all(Array.from({ length: 20 }, () => readSecret(place)));
  expect(new Set(read).size).toBe(1);
  expect(read[0]?.length).toBeGreaterThanOrEqual(43);
  expect((await stat(join(place.DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(place.DATA_DIR)).toEqual(['secret']);
});

it('refuses a file that was cut short, in a sentence', async () => {
  await writeFile(join(home, 'secret'), 'short');
  await expect(readSecret({ SECRET: undefined, DATA_DIR: home })).rejects.toThrow(/less than 32 characters/);
});

it('derives a different key for each purpose', () => {
  expect(deriveKey('s'.repeat(32), 'a')).not.toEqual(deriveKey('s'.repeat(32), 'b'));
  expect(deriveKey('s'.repeat(32), 'a')).toEqual(deriveKey('s'.repeat(32), 'a'));
});
