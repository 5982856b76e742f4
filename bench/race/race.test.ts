// A small `npm run bench:race`.
import { expect, inject, it } from 'vitest';
import { race } from './race.ts';

it('one time has one winner, whichever doors the bookers come through', async () => {
  const run = await race(inject('testServer'), { rounds: 8, bookers: 45 });
  expect(run.filter(({ ok }) => !ok)).toEqual([]);
}, 60_000);

it('would find out a database that lets two in', async () => {
  const run = await race(inject('testServer'), { rounds: 8, bookers: 45, guarded: false });
  expect(run.some(({ winners, room }) => winners > room)).toBe(true);
}, 60_000);
