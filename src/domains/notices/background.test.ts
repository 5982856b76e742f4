// What callers leave reaches the owner by mail: once, what presses on its own and the rest together, in the business's time.
import { expect, it } from 'vitest';
import { askForPerson } from '#domains/hand-offs/service.ts';
import { keepMessage } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { aPlumber, says } from '../../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { tellOwners } from './service.ts';
import { renderNotice } from './templates/render.ts';

const house = await openTestDatabase();
house.database.onEnqueue(async () => undefined);
const business = await aPlumber(house);
const user = house.ids.make('user');
await house.database.systemPool.query(`insert into users (id, email, name) values ($1, 'dana@example.com', 'Dana')`, [
  user,
]);
await house.database.systemPool.query(
  `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`,
  [house.ids.make('member'), business, user],
);
const leave = (body: string, isUrgent: boolean) => (scope: BusinessScope) =>
  keepMessage(scope, {
    ...{ conversation_id: null, contact_id: null, body, is_urgent: isUrgent, addressee: null },
    ...{ name: 'Maria Lopez', phone: '+12025550142', email: null },
  });
const tell = () =>
  house.database.asSystem((scope) =>
    tellOwners(scope, new Date(house.clock.now().getTime() - 86_400_000), 'https://telle.example/dashboard'),
  );
const mails = async () =>
  (
    await house.database.systemPool.query<{ recipient: string; values: { subject: string; events: string[] } }>(
      `select recipient, values from mails where template = 'owner-news' order by id`,
    )
  ).rows;

it('tells ten messages in one mail, each thing that presses in its own, and none twice', async () => {
  const id = await says(house, business, 'pressing', 'Help');
  await inBusiness(house.database, business, async (scope) => {
    for (let at = 0; at < 10; at += 1) await leave(`Please call me about invoice ${at}`, false)(scope);
    await leave('My kitchen is under water', true)(scope);
    await askForPerson(scope, { conversation: id, to: 'on-call', reason: 'Gas smell', address: '88 Bleecker Street' });
  });
  await Promise.all([tell(), tell()]);
  await tell();
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual(Array(3).fill('dana@example.com'));
  expect(sent.map(({ values }) => values.events.length).sort((a, b) => a - b)).toEqual([1, 1, 10]);
  const urgent = sent.find(({ values }) => values.subject.startsWith('Urgent'));
  const { text, html } = renderNotice('owner-news', urgent?.values);
  for (const body of [text.replaceAll('\n', ' '), html])
    for (const said of ['My kitchen is under water', 'Maria Lopez', '+12025550142', 'https://telle.example/dashboard'])
      expect(body).toContain(said);
  expect(sent.some(({ values }) => values.events[0]?.includes('88 Bleecker Street'))).toBe(true);
});
