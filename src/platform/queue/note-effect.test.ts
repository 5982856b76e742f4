// What is noted is noted once, however many processes note it at the same moment.
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { noteEffect, noteEffectAgain } from './note-effect.ts';

const { database } = await openTestDatabase();
const tenTimes = async (note: () => Promise<boolean>) =>
  (await Promise.all(Array.from({ length: 10 }, note))).filter(Boolean).length;

it('an effect is noted once for good', async () => {
  const note = () => tenTimes(() => database.asSystem((scope) => noteEffect(scope, 'told')));
  expect([await note(), await note()]).toEqual([1, 0]);
});

it('one that comes again is noted once within its time, and again after it', async () => {
  const note = (apartMs: number) =>
    tenTimes(() => database.asSystem((scope) => noteEffectAgain(scope, 'looked', apartMs)));
  expect([await note(60_000), await note(60_000)]).toEqual([1, 0]);
  await database.systemPool.query(`update effects set done_at = done_at - interval '61 seconds' where key = 'looked'`);
  expect([await note(60_000), await note(60_000)]).toEqual([1, 0]);
});
