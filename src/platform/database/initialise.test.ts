// What is made aside comes into place once, and whoever comes second is told so.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFolder } from '../../../tests/support/cluster.ts';
import { findBinaries } from './binaries.ts';
import { makeAside } from './initialise.ts';
import { placeFor } from './place.ts';

const folder = openFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('says whether what was made came into place, and leaves nothing of it where another was first', async () => {
  const place = placeFor(folder, findBinaries());
  const fillWith = (name: string) => async (fresh: string) => writeFileSync(join(fresh, name), '');
  expect(await makeAside(place, fillWith('first'))).toBe(true);
  expect(await makeAside(place, fillWith('second'))).toBe(false);
  expect(readdirSync(place.dataDir)).toEqual(['first']);
  expect(readdirSync(folder)).toEqual(['postgres']);
});
