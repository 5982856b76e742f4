import { expect, it } from 'vitest';
import { wakeReceptionist } from './wake-receptionist.ts';

it('takes a turn in each language, and needs no records for it', async () => {
  const replies = await wakeReceptionist(new Date('2026-03-02T15:00:00Z'));
  expect(replies).toHaveLength(5);
  expect(replies.filter((text) => text === '')).toEqual([]);
  expect(replies.join(' ')).toMatch(/Samstag.*sábado.*samedi/su);
});
