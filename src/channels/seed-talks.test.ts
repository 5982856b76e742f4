import { expect, it } from 'vitest';
import { plumbingTalks } from '#domains/accounts/seed/plumbing-talks.ts';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import { aPlumber } from '../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../tests/support/house.ts';
import { seedTalks, type WrittenTalk } from './seed-talks.ts';

const house = await openTestDatabase();
const codes = { key: Buffer.alloc(32), sendText: null, canMail: true };
const open: WrittenTalk = { from: { phone: '+12025550101' }, minutesAgo: 30, lines: ['When are you open?'] };
const price: WrittenTalk = { from: { phone: '+12025550103' }, minutesAgo: 10, lines: ['What is a drain cleaning?'] };
/** PostgreSQL holds no such text, and takes nothing more in the transaction in which it was asked to. */
const broken = (lines: readonly string[]): WrittenTalk => ({ ...open, from: { email: 'ida@example.com' }, lines });

async function seeded(talks: readonly WrittenTalk[]) {
  const business = await aPlumber(house);
  const logged: object[] = [];
  const note = (fields: object) => void logged.push(fields);
  const log = { info: note, warn: note, error: note };
  await inBusiness(house.database, business, (scope) => seedTalks(scope, talks, { findAnswer, codes, log }));
  const { rows } = await house.database.systemPool.query<{ key: string; lines: number }>(
    `select c.thread_key as key, count(l.*)::int as lines from conversations c
 left join lines l on l.conversation_id = c.id where c.business_id = $1 group by 1 order by 1`,
    [business],
  );
  return { logged, talks: rows };
}

it('plays all nine talks of the demo, each answered', async () => {
  const { logged, talks } = await seeded(plumbingTalks);
  expect(logged).toEqual([]);
  expect([talks.length, talks.every(({ lines }) => lines >= 2)]).toEqual([9, true]);
});

it.each([
  ['at its first line', ['\u0000']],
  ['after it was answered once', ['When are you open?', '\u0000']],
])('leaves out a talk that fails %s, whole, and says so; the others are played', async (_, lines) => {
  const { logged, talks } = await seeded([open, broken(lines), price]);
  expect(talks.map(({ key }) => key)).toEqual(['+12025550101', '+12025550103']);
  expect(logged).toMatchObject([{ talk: 2, code: 'invalid_request' }]);
});
