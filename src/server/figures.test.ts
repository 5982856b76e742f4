// What /metrics says of callers, turns, work and connections, on a server that really answers somebody.
import { expect, it } from 'vitest';
import { sendMailWork } from '#domains/notices/service.ts';
import { aVisitor } from '../../tests/support/chat.ts';
import { aPlumber, slugOf } from '../../tests/support/corridor.ts';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer();
const businessId = await aPlumber(server);

const figures = async (): Promise<Readonly<Record<string, number>>> => {
  const { text, status } = await server.send('GET', '/metrics');
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line.startsWith('telle_'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(line.split(' ').at(-1))]));
};

it('counts the connections of both pools, each under its name', async () => {
  const told = await figures();
  for (const pool of ['scopes', 'libraries'])
    for (const state of ['open', 'idle', 'waiting'])
      expect(told).toHaveProperty([`telle_database_connections{pool="${pool}",state="${state}"}`], expect.any(Number));
});

it('counts a turn where its reply was kept', async () => {
  const before = await figures();
  expect(before.telle_turn_seconds_count ?? 0).toBe(0);
  const visitor = await aVisitor(server, await slugOf(server, businessId));
  await visitor.listen();
  await visitor.ask('When are you open?');
  visitor.hangUp();
  const after = await figures();
  expect(after.telle_turn_seconds_count).toBe(1);
  expect(after.telle_turn_seconds_sum).toBeGreaterThan(0);
  expect(after).toMatchObject({ telle_callers_awaiting: 0, telle_callers_awaiting_oldest_seconds: 0 });
});

it('counts who waits, how long the oldest has, and not who waits for a person', async () => {
  const { clock, ids, database } = server;
  const waiting = (state: string, seconds: number) =>
    database.systemPool.query(
      `insert into conversations (id, business_id, channel, thread_key, idle_at, state, awaiting_since)
       values ($1, $2, 'chat', $1, now(), $3, $4)`,
      [ids.make('conversation'), businessId, state, new Date(clock.now().getTime() - seconds * 1000)],
    );
  await waiting('open', 20);
  await waiting('open', 5);
  await waiting('with-person', 90);
  expect(await figures()).toMatchObject({ telle_callers_awaiting: 2, telle_callers_awaiting_oldest_seconds: 20 });
});

it('counts work that waits and that has failed for good', async () => {
  const work = (state: string) => `telle_background_work{state="${state}"}`;
  const before = await figures();
  await server.database.asSystem(async (scope) => {
    await scope.enqueue({ name: sendMailWork, effectKey: 'due', data: {} });
    await scope.enqueue({
      name: sendMailWork,
      effectKey: 'later',
      data: {},
      startAfter: new Date(Date.now() + 3.6e6),
    });
  });
  await server.database.systemPool.query(
    `insert into failed_work (id, name, effect_key, data, attempts, reason, enqueued_at)
     values (gen_random_uuid(), 'send-notice', 'failed', '{}', 3, 'broken', now())`,
  );
  const after = await figures();
  expect((after[work('waiting')] ?? 0) - (before[work('waiting')] ?? 0)).toBe(1);
  expect(after[work('active')]).toBe(0);
  expect(after[work('failed')]).toBe(1);
});

it('says what it knows where the database says nothing', async () => {
  await server.database.systemPool.query('alter table failed_work rename to failed_work_away');
  const told = await figures();
  await server.database.systemPool.query('alter table failed_work_away rename to failed_work');
  expect(Object.keys(told).filter((name) => name.startsWith('telle_background_work'))).toEqual([]);
  expect(told.telle_turn_seconds_count).toBe(1);
});
