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

/** One of all that a talk can leave, in that week; its appointments are on that day. */
async function leaves(talk: string, day: string): Promise<void> {
  const at = '2026-11-13T17:05Z';
  const make = (table: string, values: Readonly<Record<string, unknown>>) => {
    const columns = ['business_id', 'conversation_id', ...Object.keys(values)];
    const places = columns.map((_, place) => `$${place + 1}`);
    return pool.query(`insert into ${table} (${columns}) values (${places})`, [
      business,
      talk,
      ...Object.values(values),
    ]);
  };
  await make('messages', { id: house.ids.make('message'), body: 'Call me', created_at: at });
  await make('hand_offs', { id: house.ids.make('handOff'), handed_to: 'human', reason: 'asked', asked_at: at });
  const question = { question: 'Is it a test?', language: 'en', group_key: 'test', asked_at: at };
  await make('unanswered_questions', { id: house.ids.make('question'), ...question });
  const { rows } = await pool.query<{ id: string }>('select id from services where business_id = $1', [business]);
  for (const cancelledAt of [null, at]) {
    const startsAt = `${day}T${cancelledAt === null ? '09' : '10'}:00Z`;
    const endsAt = startsAt.replace(':00Z', ':30Z');
    const status = cancelledAt === null ? 'booked' : 'cancelled';
    await make('appointments', {
      ...{ id: house.ids.make('appointment'), service_id: rows[0]?.id, starts_at: startsAt, ends_at: endsAt },
      ...{ blocked_until: endsAt, status, cancelled_at: cancelledAt, booked_by: 'receptionist', created_at: at },
    });
  }
}

it('is written once on Monday from eight on, where somebody called in the week before', async () => {
  const [, lee] = owners;
  if (!lee) throw new Error('there are two owners');
  await inBusiness(house.database, business, (scope) =>
    updateChoices(scope, lee, { ...defaultChoices, weeklyReports: false }),
  );
  await says(house, business, 'a caller', 'Hello');
  // What a test call and spam left behind stands in no line: neither counts on any page.
  const rehearsed = await says(house, business, 'a test call', 'Hello');
  await pool.query('update conversations set is_test = true where id = $1', [rehearsed]);
  const spam = await says(house, business, 'a robot', 'Hello');
  await pool.query('update conversations set is_spam = true where id = $1', [spam]);
  await leaves(rehearsed, '2026-12-01');
  await leaves(spam, '2026-12-02');
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
