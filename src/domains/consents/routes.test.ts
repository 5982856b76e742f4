import { expect, it } from 'vitest';
import { aBusiness, aContact } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { Consent } from './contract.ts';
import { consentRoutes } from './routes.ts';
import { mayReach } from './service.ts';

const server = await openBareServer(consentRoutes);
const { send, ids, clock, database } = server;
const user = ids.make('user');
await database.systemPool.query(`insert into users (id, email, name) values ($1, 'kim@example.com', 'Kim Vale')`, [
  user,
]);
const business = await aBusiness(server);
await database.systemPool.query(`insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'staff')`, [
  ids.make('member'),
  business,
  user,
]);
const headers = as(business, 'staff', user);

it('is written down with its day, its way and its author, and its history stays', async () => {
  const contact = await aContact(server, business);
  const may = (channel: 'text' | 'email') =>
    database.asBusiness(business, { kind: 'system', id: null }, (scope) => mayReach(scope, contact, channel));
  const record = (body: unknown) => send<Consent>('POST', `/api/contacts/${contact}/consents`, { headers, body });
  const read = async () =>
    (await send<{ consents: Consent[] }>('GET', `/api/contacts/${contact}/consents`, { headers })).data.consents;
  expect([await read(), await may('text')]).toEqual([[], true]);
  const given = (await record({ channel: 'text', isGiven: true, how: 'On the order form' })).data;
  expect(given).toMatchObject({ isGiven: true, how: 'On the order form', by: 'Kim Vale' });
  expect(given.decidedAt).toBe(clock.now().toISOString());
  clock.forward(60);
  await record({ channel: 'text', isGiven: false });
  expect([await may('text'), await may('email')]).toEqual([false, true]);
  expect((await read()).map(({ isGiven }) => isGiven)).toEqual([false, true]);
  expect((await record({ channel: 'pigeon', isGiven: true })).status).toBe(400);
  const other = as(await aBusiness(server), 'staff', user);
  expect((await send('GET', `/api/contacts/${contact}/consents`, { headers: other })).status).toBe(404);
});
