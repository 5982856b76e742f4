import { expect, it } from 'vitest';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { type ContactFilter, contactFiltersMost } from './contract.ts';
import { contactFilterRoutes } from './routes.ts';

const server = await openBareServer(contactFilterRoutes);
const { send, ids, database } = server;
const business = await aBusiness(server);

async function aPerson(role: 'staff' | 'read-only' = 'staff') {
  const user = ids.make('user');
  await database.systemPool.query(`insert into users (id, email, name) values ($1, $1 || '@example.com', 'Kim')`, [
    user,
  ]);
  const headers = as(business, role, user);
  const ask = <T>(method: string, path: string, body?: object) =>
    send<T>(method, `/api/contact-filters${path}`, { headers, ...(body && { body }) });
  const names = async () => (await ask<{ filters: ContactFilter[] }>('GET', '')).data.filters.map(({ name }) => name);
  return { ask, names };
}

it('is kept under a name, renamed and deleted', async () => {
  const { ask, names } = await aPerson('read-only');
  const made = (await ask<ContactFilter>('POST', '', { name: ' Monthly ', tag: 'monthly', has: 'phone', sort: 'name' }))
    .data;
  expect(made).toMatchObject({ name: 'Monthly', search: '', tag: 'monthly', has: 'phone', sort: 'name' });
  await ask('POST', '', { name: 'In Springfield', search: 'springfield' });
  expect(await names()).toEqual(['In Springfield', 'Monthly']);
  const renamed = await ask<ContactFilter>('PATCH', `/${made.id}`, { name: 'By the month' });
  expect(renamed.data).toEqual({ ...made, name: 'By the month' });
  expect((await ask('PATCH', `/${made.id}`, { name: 'BY THE MONTH' })).status).toBe(200);
  await ask('DELETE', `/${made.id}`);
  expect(await names()).toEqual(['In Springfield']);
  expect((await ask('DELETE', `/${made.id}`)).status).toBe(404);
});

it('has a name that the person has not given yet, in whatever letters', async () => {
  const { ask } = await aPerson();
  const { id } = (await ask<ContactFilter>('POST', '', { name: 'Monthly' })).data;
  await ask('POST', '', { name: 'VIP' });
  for (const heard of [await ask('POST', '', { name: 'vip' }), await ask('PATCH', `/${id}`, { name: 'vip' })])
    expect([heard.status, heard.json]).toMatchObject([409, { code: 'name_taken', fields: { name: 'Taken' } }]);
  expect((await ask('POST', '', { name: ' ' })).status).toBe(400);
});

it('is nobody else’s', async () => {
  const [mine, theirs] = [await aPerson(), await aPerson()];
  const { id } = (await mine.ask<ContactFilter>('POST', '', { name: 'Mine' })).data;
  await theirs.ask('POST', '', { name: 'Mine' });
  expect((await theirs.ask('PATCH', `/${id}`, { name: 'Theirs' })).status).toBe(404);
  expect((await theirs.ask('DELETE', `/${id}`)).status).toBe(404);
  expect([await mine.names(), await theirs.names()]).toEqual([['Mine'], ['Mine']]);
});

it('is one of thirty at most', async () => {
  const { ask, names } = await aPerson();
  for (let at = 0; at < contactFiltersMost; at += 1) await ask('POST', '', { name: `Filter ${at}` });
  expect((await ask('POST', '', { name: 'One more' })).json).toMatchObject({
    code: 'filter_limit',
    error: 'There is no room for more filters. Please delete one first.',
  });
  expect(await names()).toHaveLength(contactFiltersMost);
});

it('is a person’s: a program keeps and reads none', async () => {
  const key = { kind: 'api-key', keyId: ids.make('apiKey'), businessId: business, role: 'owner' };
  const headers = { authorization: `Test ${JSON.stringify(key)}` };
  const heard = await send('POST', '/api/contact-filters', { headers, body: { name: 'Monthly' } });
  expect([heard.status, heard.json]).toMatchObject([403, { code: 'forbidden' }]);
  expect((await send('GET', '/api/contact-filters', { headers })).status).toBe(403);
});
