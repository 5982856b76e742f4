import { expect, it } from 'vitest';
import { type EditStamp, readStamp, writeStamp } from './edit-stamp.ts';

const stamp: EditStamp = {
  id: '8b0c6d3e-6d0f-4a4e-9f62-0d6f6f1b2c3d',
  user: `usr_${'0'.repeat(26)}`,
  business: `biz_${'0'.repeat(26)}`,
  series: '1d7be9a0-43a2-4f2b-8d35-6a1f1f7f0a11',
  seq: 7,
  after: 5,
};

it('a stamp is read as it was written', () => {
  expect(readStamp(writeStamp(stamp))).toEqual(stamp);
});

it.each([
  ['nothing', ''],
  ['a word too many', `${writeStamp(stamp)} more`],
  ['an id that is too short', writeStamp({ ...stamp, id: 'x' })],
  ['nobody', writeStamp({ ...stamp, user: 'usr_1' })],
  ['a number below none', writeStamp({ ...stamp, seq: -1 })],
  ['a number that is none', writeStamp(stamp).replace(' 7 ', ' 7e2 ')],
  ['a place before its own', writeStamp({ ...stamp, after: 7 })],
])('%s is no stamp', (_what, text) => {
  expect(readStamp(text)).toBeUndefined();
});
