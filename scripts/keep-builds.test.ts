import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepBuilds, keptBuilds } from './keep-builds.mjs';

const folder = mkdtempSync(join(tmpdir(), 'telle-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds as the script does, and gives the files of code that lie there afterwards. */
function build(into: string, files: string[]): string[] {
  const earlier = keptBuilds(into);
  mkdirSync(into, { recursive: true });
  for (const name of files) writeFileSync(join(into, name), name);
  keepBuilds(into, files, earlier);
  return readdirSync(into).filter((name) => name.endsWith('.js'));
}

it('keeps what a server of the last builds may still load, and no more', () => {
  const into = join(folder, 'several');
  expect(build(into, ['main.js', 'mail-1.js'])).toEqual(['mail-1.js', 'main.js']);
  expect(build(into, ['main.js', 'mail-2.js'])).toEqual(['mail-1.js', 'mail-2.js', 'main.js']);
  expect(build(into, ['main.js', 'mail-3.js'])).toEqual(['mail-1.js', 'mail-2.js', 'mail-3.js', 'main.js']);
  expect(build(into, ['main.js', 'mail-4.js'])).toEqual(['mail-2.js', 'mail-3.js', 'mail-4.js', 'main.js']);
});

it('keeps what lies there from before builds were listed, and leaves other files alone', () => {
  const into = join(folder, 'before');
  mkdirSync(join(into, 'shipped'), { recursive: true });
  writeFileSync(join(into, 'mail-0.js'), '');
  writeFileSync(join(into, 'shipped', 'model.js'), '');
  expect(build(into, ['main.js'])).toEqual(['mail-0.js', 'main.js']);
  expect(readdirSync(join(into, 'shipped'))).toEqual(['model.js']);
});
