import { describe, expect, it } from 'vitest';
import { errorTable } from '#shared/errors.ts';
import { aBusiness, aContact } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { subscriptionRoutes } from '../subscriptions/routes.ts';
import { planLimits } from '../subscriptions/rules.ts';
import type { Contact } from './contract.ts';
import { contactRoutes } from './routes.ts';

const server = await openBareServer((serve) => {
  contactRoutes(serve);
  subscriptionRoutes(serve);
});
const { send, ids, clock } = server;
const user = ids.make('user');
const business = await aBusiness(server);
const headers = as(business, 'staff', user);

const create = (body: unknown, more: Record<string, string> = {}) =>
  send<Contact>('POST', '/api/contacts', { body, headers: { ...headers, ...more } });

describe('a contact', () => {
  it('is created, read, changed and deleted', async () => {
    const made = (await create({ name: ' Dana Reyes ', phone: '(202) 555-0101', email: 'Dana@Example.com' })).data;
    expect(made).toMatchObject({ name: 'Dana Reyes', phone: '+12025550101', email: 'dana@example.com', notes: '' });
    expect((await send('GET', `/api/contacts/${made.id}`, { headers })).data).toEqual(made);
    clock.forward(60);
    const body = { notes: 'Dog in the yard', phone: '' };
    const changed = (await send<Contact>('PUT', `/api/contacts/${made.id}`, { body, headers })).data;
    expect(changed).toMatchObject({ name: 'Dana Reyes', phone: null, notes: 'Dog in the yard' });
    expect(changed.updatedAt).toBe(clock.now().toISOString());
    expect((await send('DELETE', `/api/contacts/${made.id}`, { headers })).data).toEqual({ id: made.id });
    for (const method of ['GET', 'DELETE'])
      expect((await send(method, `/api/contacts/${made.id}`, { headers })).status).toBe(404);
  });

  it.each([
    ['nobody', {}, 'name'],
    ['a phone that is none', { name: 'A', phone: '12' }, 'phone'],
    ['letters for a phone', { name: 'A', phone: 'call me' }, 'phone'],
    ['an e-mail that is none', { name: 'A', email: 'a b@c' }, 'email'],
    ['an id of its own', { name: 'A', id: `ctc_${'0'.repeat(26)}` }, 'id'],
    ['another business', { name: 'A', business_id: 'biz_x' }, 'business_id'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
  ])('is refused: %s', async (_, body, field) => {
    const heard = await create(body);
    expect(heard.status).toBe(400);
    expect(Object.keys((heard.json as { fields?: object }).fields ?? {})).toContain(field);
  });

  it('keeps a phone of another country, and any script', async () => {
    const made = (await create({ name: 'Zoë 😀 نادية', phone: '+49 30 901820' })).data;
    expect(made).toMatchObject({ name: 'Zoë 😀 نادية', phone: '+4930901820' });
  });

  it('of another business is not there, whatever is asked of it', async () => {
    const other = await aBusiness(server);
    const id = await aContact(server, other, { name: 'Canary' });
    for (const [method, body] of [['GET'], ['PUT', { name: 'Mine' }], ['DELETE']] as const) {
      const heard = await send(method, `/api/contacts/${id}`, { headers, ...(body && { body }) });
      expect(heard.status, method).toBe(404);
      expect(heard.text).not.toContain('Canary');
    }
    const theirs = await send<Contact>('GET', `/api/contacts/${id}`, { headers: as(other, 'read-only', user) });
    expect(theirs.data.name).toBe('Canary');
  });

  it('is read by whoever may only read, and made by nobody of them', async () => {
    const reader = as(business, 'read-only', user);
    expect((await send('GET', '/api/contacts', { headers: reader })).status).toBe(200);
    expect((await send('POST', '/api/contacts', { headers: reader, body: { name: 'A' } })).status).toBe(403);
    expect((await send('GET', '/api/contacts')).status).toBe(401);
  });

  it('is made once for one Idempotency-Key', async () => {
    const all = await Promise.all([1, 2, 3].map(() => create({ name: 'Once' }, { 'idempotency-key': 'k-1' })));
    expect(new Set(all.map((heard) => heard.data.id)).size).toBe(1);
  });
});

describe('the list', () => {
  it('gives every contact once, newest first, page by page, also where many are of one instant', async () => {
    const own = await aBusiness(server);
    const owned = as(own, 'staff', user);
    for (let at = 0; at < 12; at += 1) {
      if (at % 4 === 0) clock.forward(1);
      await send('POST', '/api/contacts', { body: { name: `Contact ${at}` }, headers: owned });
    }
    const seen: Contact[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const path = `/api/contacts?limit=5${query}`;
      const page: { contacts: Contact[]; nextCursor: string | null } = (
        await send<{ contacts: Contact[]; nextCursor: string | null }>('GET', path, { headers: owned })
      ).data;
      seen.push(...page.contacts);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(12);
    expect(new Set(seen.map((contact) => contact.id)).size).toBe(12);
    const instants = seen.map((contact) => contact.createdAt);
    expect(instants).toEqual([...instants].sort().reverse());
    const wrong = await send('GET', '/api/contacts?cursor=nonsense', { headers: owned });
    expect(wrong.json).toMatchObject({ fields: { cursor: 'Invalid format' } });
  });
});

describe('the free plan', () => {
  it('holds a hundred contacts, also for twenty who add at once, and pro any number', async () => {
    const small = await aBusiness(server);
    const limit = planLimits.free.contacts ?? 0;
    await server.database.systemPool.query(
      `insert into contacts (id, business_id, name) select 'ctc_' || lpad(n::text, 26, '0'), $1, 'x' from generate_series(1, $2) n`,
      [small, limit - 5],
    );
    const owned = as(small, 'owner', user);
    const adds = Array.from({ length: 20 }, () =>
      send('POST', '/api/contacts', { body: { name: 'A' }, headers: owned }),
    );
    const heard = await Promise.all(adds);
    expect(heard.filter((one) => one.status === 200)).toHaveLength(5);
    const refused = heard.find((one) => one.status !== 200);
    expect(refused?.json).toMatchObject({ code: 'contact_limit', error: errorTable.contact_limit.message });
    expect(errorTable.contact_limit.message).toContain(`${limit} contacts`);
    await send('PUT', '/api/subscription', { body: { plan: 'pro' }, headers: owned });
    expect((await send('POST', '/api/contacts', { body: { name: 'A' }, headers: owned })).status).toBe(200);
  });
});
