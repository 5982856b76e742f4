import { expect, it } from 'vitest';
import { createSource } from '#domains/knowledge/service/sources.ts';
import { updateProfile } from '#domains/knowledge/service.ts';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import { aPlumber, embedded } from '../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../tests/support/house.ts';
import { openTryOut } from './try-out.ts';

const house = await openTestDatabase();
const { database } = house;
const business = await aPlumber(house);
await inBusiness(database, business, async (scope) => {
  await createSource(scope, { kind: 'text', title: 'Parking', text: 'You can park behind the house.' });
  await updateProfile(scope, { emergencies: ['gas leak'], onCall: '+12025550199' });
});
const codes = { key: Buffer.alloc(32), sendText: null, canMail: true };
const tryOut = openTryOut({ database, mind: { ...embedded, findAnswer }, codes });

const left = async () => {
  const tables = [
    'conversations',
    'lines',
    'messages',
    'hand_offs',
    'appointments',
    'contacts',
    'unanswered_questions',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table})`).join(' + ');
  return (await database.systemPool.query<{ n: number }>(`select ${counts} as n`)).rows[0]?.n;
};

it('answers from facts and texts, says what it does not know, and leaves nothing', async () => {
  expect(await tryOut(business, 'How much is a drain cleaning?')).toMatchObject({
    text: expect.stringContaining('99'),
    isUnknown: false,
  });
  expect(await tryOut(business, 'Where can I park?')).toMatchObject({
    text: expect.stringContaining('behind the house'),
    sources: ['Parking'],
    isUnknown: false,
  });
  expect(await tryOut(business, 'Do you sell gift vouchers?')).toMatchObject({ sources: [], isUnknown: true });
  expect(await left()).toBe(0);
});

it('an act that a question brings about is undone with it', async () => {
  const { text } = await tryOut(business, 'There is a gas leak in my kitchen!');
  expect(text).not.toBe('');
  expect(await left()).toBe(0);
});
