// The week as an owner reads it: once, on Monday morning in the business's time, and only if they want it.
import { expect, it } from 'vitest';
import { defaultChoices } from '#domains/notice-choices/rules.ts';
import { updateChoices } from '#domains/notice-choices/service.ts';
import { linksFrom } from '#platform/links.ts';
import { aPlumber, says } from '../../../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { reportWeeks } from './report-weeks.ts';

const house = await openTestDatabase();
house.database.onEnqueue(async () => undefined);
const business = await aPlumber(house);
const pool = house.database.systemPool;
const owners = await Promise.all(
  ['dana', 'lee'].map(async (name) => {
    const user = house.ids.make('user');
    await pool.query('insert into users (id, email, name) values ($1, $2, $3)', [user, `${name}@example.com`, name]);
    await pool.query(`insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`, [
      ...[house.ids.make('member'), business, user],
    ]);
    return user;
  }),
);
const runAt = async (at: string) => {
  house.clock.setTo(new Date(at));
  await reportWeeks({ ...house, links: linksFrom(() => 'https://telle.example') });
  const { rows } = await pool.query<{ recipient: string; values: { week: string; lines: string[] } }>(
    `select recipient, values from mails where template = 'weekly-report' order by created_at, recipient`,
  );
  return rows;
};

it('is written once on Monday from eight on, where somebody called in the week before', async () => {
  const [, lee] = owners;
  if (!lee) throw new Error('there are two owners');
  await inBusiness(house.database, business, (scope) =>
    updateChoices(scope, lee, { ...defaultChoices, weeklyReports: false }),
  );
  await says(house, business, 'a caller', 'Hello');
  await pool.query(`update conversations set started_at = '2026-11-13T17:00Z'`);
  const asked = (question: string, key: string, state = 'open') =>
    pool.query(
      `insert into unanswered_questions (id, business_id, question, language, group_key, state, asked_at)
       values ($1, $2, $3, 'en', $4, $5, '2026-11-12T17:00Z')`,
      [house.ids.make('question'), business, question, key, state],
    );
  await asked('Do you sell vouchers?', 'vouchers');
  await asked('Is there parking?', 'parking');
  await asked('Where do I park?', 'parking');
  await asked('Who is the mayor?', 'mayor', 'dismissed');
  // Eight in New York is thirteen in Greenwich.
  expect(await runAt('2026-11-16T12:59:00Z')).toEqual([]);
  expect(await runAt('2026-11-17T14:00:00Z')).toEqual([]);
  await runAt('2026-11-16T13:05:00Z');
  const sent = await runAt('2026-11-16T15:05:00Z');
  expect(sent.map(({ recipient }) => recipient)).toEqual(['dana@example.com']);
  expect(sent[0]?.values).toMatchObject({
    week: 'November 9 – 15, 2026',
    lines: [
      '1 conversation.',
      '4 questions without an answer: teach them under Training.',
      '“Where do I park?”',
      '“Do you sell vouchers?”',
    ],
  });
  expect(await runAt('2026-11-23T14:05:00Z')).toHaveLength(1);
});
