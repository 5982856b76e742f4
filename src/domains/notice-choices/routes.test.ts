import { expect, it } from 'vitest';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { ReadChoices } from './contract.ts';
import { noticeChoicesRoutes } from './routes.ts';
import { defaultChoices } from './rules.ts';

const server = await openBareServer(noticeChoicesRoutes({ canText: false }));
const { send, ids } = server;
const path = '/api/notice-choices';

async function open() {
  const user = ids.make('user');
  await server.database.systemPool.query('insert into users (id, email) values ($1, $2)', [
    user,
    `${user}@example.com`,
  ]);
  return user;
}

it('are the defaults until chosen, and each person’s own in each business', async () => {
  const [business, elsewhere] = [await aBusiness(server), await aBusiness(server)];
  const [dana, lee] = [await open(), await open()];
  const mine = as(business, 'owner', dana);
  expect((await send<ReadChoices>('GET', path, { headers: mine })).data).toEqual({
    ...defaultChoices,
    timezone: 'America/New_York',
    canText: false,
  });
  const chosen = { ...defaultChoices, emailNotifications: false, quietFrom: '22:00', quietUntil: '07:00' };
  expect((await send<ReadChoices>('PUT', path, { body: chosen, headers: mine })).data).toMatchObject(chosen);
  expect((await send<ReadChoices>('PUT', path, { body: chosen, headers: mine })).data).toMatchObject(chosen);
  for (const headers of [as(business, 'owner', lee), as(elsewhere, 'owner', dana)])
    expect((await send<ReadChoices>('GET', path, { headers })).data).toMatchObject(defaultChoices);
});

it.each([
  ['half a quiet', { quietFrom: '22:00' }],
  ['an hour that there is not', { quietFrom: '25:00', quietUntil: '07:00' }],
  ['a field that there is not', { business_id: 'biz_1' }],
])('take %s for nothing', async (_, wrong) => {
  const headers = as(await aBusiness(server), 'staff', await open());
  expect((await send('PUT', path, { body: { ...defaultChoices, ...wrong }, headers })).status).toBe(400);
  expect((await send<ReadChoices>('GET', path, { headers })).data).toMatchObject(defaultChoices);
});
