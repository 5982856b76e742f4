// What callers leave reaches the owner by mail: once, what presses on its own and the rest together, in the business's time.
import { expect, it } from 'vitest';
import { tell as tellOfChange } from '#domains/conversations/store/changes.ts';
import { askForPerson } from '#domains/hand-offs/service.ts';
import { keepMessage } from '#domains/messages/service.ts';
import { defaultChoices, type NoticeChoices } from '#domains/notice-choices/rules.ts';
import { updateChoices } from '#domains/notice-choices/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { linksFrom } from '#platform/links.ts';
import { until } from '../../../tests/support/background.ts';
import { aPlumber, says } from '../../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { tellOwners, tellPressing } from './service/tell-owners.ts';
import { tellSoon } from './service/tell-soon.ts';
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
const choose = (choices: NoticeChoices) =>
  inBusiness(house.database, business, (scope) => updateChoices(scope, user, choices));
const needs = { ...house, links: linksFrom(() => 'https://telle.example') };
const aDayAgo = () => new Date(house.clock.now().getTime() - 86_400_000);
const tell = () => tellOwners(needs, aDayAgo());
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

it('tells what presses soon after it was left, once for all processes that hear of it, and leaves the rest to the minute', async () => {
  const looks: unknown[] = [];
  house.database.onEnqueue(async (_db, { name, data }) => {
    if (name === 'tell-pressing') looks.push(data);
  });
  const stops = await Promise.all([1, 2, 3, 4, 5].map(() => tellSoon(house)));
  const id = await says(house, business, 'soon', 'Help');
  await inBusiness(house.database, business, async (scope) => {
    await leave('Please call me', false)(scope);
    await leave('The roof leaks', true)(scope);
    await tellOfChange(scope, id, 'message');
    await tellOfChange(scope, id, 'message');
  });
  await until(() => expect(looks).toEqual([{ business }]));
  const before = (await mails()).length;
  await tellPressing(needs, aDayAgo(), await aPlumber(house));
  expect((await mails()).length).toBe(before);
  await tellPressing(needs, aDayAgo(), business);
  expect((await mails()).slice(before).map(({ values }) => values.subject)).toEqual(['Urgent message (Maria Lopez)']);
  await tell();
  expect((await mails()).slice(before + 1).map(({ values }) => values.subject)).toEqual(['New message (Maria Lopez)']);
  expect(looks).toEqual([{ business }]);
  // What is left later is looked for anew.
  await inBusiness(house.database, business, (scope) => tellOfChange(scope, id, 'message'));
  await until(() => expect(looks).toEqual([{ business }, { business }]));
  for (const stop of stops) stop();
});

it('tells all others where one business cannot be told, or one owner cannot be reached', async () => {
  const before = (await mails()).length;
  const pool = house.database.systemPool;
  const join = async (business: string, email: string, name: string) => {
    const id = house.ids.make('user');
    await pool.query('insert into users (id, email, name) values ($1, $2, $3)', [id, email, name]);
    await pool.query(`insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`, [
      ...[house.ids.make('member'), business, id],
    ]);
  };
  const broken = await aPlumber(house);
  // A zone that is none: news of this business cannot be written.
  await pool.query(`update businesses set timezone = 'Nowhere/None' where id = $1`, [broken]);
  await join(broken, 'nowhere@example.com', 'Nora');
  await join(business, 'a;b@example.com', 'Odd');
  await join(business, 'long@example.com', `${'a'.repeat(100)} ${'😀'.repeat(100)}`);
  await inBusiness(house.database, broken, leave('Nobody hears of this', true));
  await inBusiness(house.database, business, leave('The roof is off', true));
  await tell();
  const sent = (await mails()).slice(before);
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['dana@example.com', 'long@example.com']);
  expect(renderNotice('owner-news', sent.find(({ recipient }) => recipient.startsWith('long'))?.values).text).toContain(
    'The roof is off',
  );
  await pool.query(`update businesses set timezone = 'America/New_York' where id = $1`, [broken]);
  await tell();
  expect((await mails()).slice(before + 2).map(({ recipient }) => recipient)).toEqual(['nowhere@example.com']);
  await pool.query(`delete from users where email in ('a;b@example.com', 'long@example.com')`);
});

it('holds what came in the quiet hours until these end, but for what cannot wait', async () => {
  // Noon in Greenwich is eight in the morning in New York, where the business is.
  const quiet = (until: string) => choose({ ...defaultChoices, quietFrom: '00:01', quietUntil: until });
  await quiet('23:59');
  await inBusiness(house.database, business, async (scope) => {
    await leave('The bill can wait', false)(scope);
    await leave('It can wait as well', false)(scope);
    await leave('The cellar is under water', true)(scope);
  });
  const before = (await mails()).length;
  await tell();
  await tell();
  expect((await mails()).slice(before).map(({ values }) => values.subject)).toEqual(['Urgent message (Maria Lopez)']);
  await quiet('00:01');
  // Who looks for what presses leaves the rest to the minute.
  await tellPressing(needs, aDayAgo(), business);
  await tellPressing(needs, aDayAgo(), null);
  expect((await mails()).length).toBe(before + 1);
  await Promise.all([tell(), tell()]);
  const woken = (await mails()).slice(before + 1);
  expect(woken.map(({ values }) => values.subject)).toEqual(['2 new things from your callers']);
  expect(woken[0]?.values.events.join()).toContain('The bill can wait');
});

it('mails no kind that its reader does not want, then or later', async () => {
  const before = (await mails()).length;
  await choose({ ...defaultChoices, messageNotifications: false });
  await inBusiness(house.database, business, async (scope) => {
    await leave('Nobody wants to hear this', false)(scope);
    await leave('But this', true)(scope);
  });
  await tell();
  await choose(defaultChoices);
  await tell();
  expect((await mails()).slice(before).map(({ values }) => values.events.join())).toEqual([
    expect.stringContaining('But this'),
  ]);
});

it('tells a booking that moves as one that moved', async () => {
  const before = (await mails()).length;
  const set = (sql: string) => house.database.systemPool.query(sql, [house.clock.now()]);
  await set(`insert into appointments (id, business_id, service_id, starts_at, ends_at, blocked_until, status, booked_by, name, created_at, updated_at)
    select '${house.ids.make('appointment')}', business_id, id, '2027-03-01T15:00Z', '2027-03-01T16:00Z', '2027-03-01T16:00Z',
           'booked', 'visitor', 'Robin Vale', $1, $1 from services where business_id = '${business}'`);
  await tell();
  await set(
    `update appointments set starts_at = '2027-03-02T15:00Z', ends_at = '2027-03-02T16:00Z', blocked_until = '2027-03-02T16:00Z', updated_at = $1`,
  );
  await tell();
  const sent = (await mails()).slice(before);
  expect(sent.map(({ values }) => values.subject)).toEqual([
    'Appointment booked (Robin Vale)',
    'Appointment moved (Robin Vale)',
  ]);
  expect(sent[1]?.values.events[0]).toContain('Now on Tuesday, March 2, 2027');
  expect(renderNotice('owner-news', sent[1]?.values).text).toContain(
    'https://telle.example/settings?tab=notifications',
  );
});
