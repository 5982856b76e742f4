import { describe, expect, it } from 'vitest';
import { readCsv } from '#shared/csv.ts';
import { errorTable } from '#shared/errors.ts';
import { aBusiness, aContact } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { subscriptionRoutes } from '../subscriptions/routes.ts';
import { planLimits } from '../subscriptions/rules.ts';
import type { Contact, ContactNote } from './contract.ts';
import { contactRoutes } from './routes.ts';
import { forgetDeletedContacts } from './service/deleted-contacts.ts';

const server = await openBareServer((serve) => {
  contactRoutes(serve);
  subscriptionRoutes(serve);
});
const { send, ids, clock } = server;
const user = ids.make('user');
const business = await aBusiness(server);
await server.database.systemPool.query(
  `insert into users (id, email, name) values ($1, 'kim@example.com', 'Kim Vale')`,
  [user],
);
await server.database.systemPool.query(
  `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'staff')`,
  [ids.make('member'), business, user],
);
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

  it('is not changed by whoever did not see that somebody else had changed the same', async () => {
    const { id, ...seen } = (await create({ name: 'Two Hands', phone: '(202) 555-0111', tags: ['vip'] })).data;
    const put = (body: object, whose = headers) =>
      send<Contact>('PUT', `/api/contacts/${id}`, { body, headers: whose });
    const office = as(business, 'owner', ids.make('user'));
    const was = { phone: seen.phone, notes: seen.notes };
    await put({ phone: '(202) 555-0112', notes: 'Rings twice', was }, office);

    const late = await put({
      phone: '(202) 555-0113',
      tags: ['vip', 'monthly'],
      was: { phone: seen.phone, tags: seen.tags },
    });
    const fields = { phone: 'Changed by someone else meanwhile' };
    expect([late.status, late.json]).toMatchObject([409, { code: 'conflict', fields }]);
    const stands = (await send<Contact>('GET', `/api/contacts/${id}`, { headers })).data;
    expect(stands).toMatchObject({ phone: '+12025550112', tags: ['vip'] });

    const same = await put({ phone: '202 555 0112', was: { phone: seen.phone } });
    expect(same.status).toBe(200);
    const other = await put({ tags: ['vip', 'monthly'], was: { tags: seen.tags } });
    expect(other.data).toMatchObject({ phone: '+12025550112', tags: ['vip', 'monthly'] });
    // What was typed on a device that the server had not answered yet.
    const typed = await put({ phone: '(202) 555-0114', was: { phone: '202-555-0112' } });
    expect(typed.data.phone).toBe('+12025550114');
    expect((await put({ phone: '(202) 555-0115' })).data.phone).toBe('+12025550115');
    expect((await put({ name: 'X', was: { id } })).status).toBe(400);
  });

  it('of several who saw the same and change it at once lets one in', async () => {
    const { id } = (await create({ name: 'Many Hands', notes: 'Gate' })).data;
    const heard = await Promise.all(
      ['A', 'B', 'C', 'D'].map((notes) =>
        send<Contact>('PUT', `/api/contacts/${id}`, { body: { notes, was: { notes: 'Gate' } }, headers }),
      ),
    );
    expect(heard.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
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

  it('reads a number without a country code as one of the business’s country, and asks for the code where none is known', async () => {
    const berlin = await aBusiness(server);
    const own = as(berlin, 'staff', user);
    const zoned = (timezone: string) =>
      server.database.systemPool.query('update businesses set timezone = $2 where id = $1', [berlin, timezone]);
    await zoned('Europe/Berlin');
    const written = { name: 'Jana Krug', phone: '030 901820' };
    const made = await send<Contact>('POST', '/api/contacts', { body: written, headers: own });
    expect(made.data.phone).toBe('+4930901820');
    const path = `/api/contacts/${made.data.id}`;
    const seen = { phone: '030 901820' };
    const changed = await send<Contact>('PUT', path, { body: { phone: '030 901821', was: seen }, headers: own });
    expect(changed.data.phone).toBe('+4930901821');
    await zoned('UTC');
    const refused = await send('POST', '/api/contacts', { body: { name: 'B', phone: '030 901822' }, headers: own });
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { fields: { phone: 'Please begin with the country code, like +1 202 555 0100' } },
    ]);
    const named = await send<Contact>('PUT', path, { body: { name: 'Jana Krüger' }, headers: own });
    expect(named.data).toMatchObject({ name: 'Jana Krüger', phone: '+4930901821' });
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

describe('a note', () => {
  it('is written with its day and its author, and deleted', async () => {
    const made = (await create({ name: 'Dana' })).data;
    const noted = await send<ContactNote>('POST', `/api/contacts/${made.id}/notes`, {
      ...{ headers, body: { body: ' Rang twice. ' } },
    });
    expect(noted.data).toMatchObject({ body: 'Rang twice.', by: 'Kim Vale', createdAt: clock.now().toISOString() });
    const path = `/api/contact-notes/${noted.data.id}`;
    expect((await send('DELETE', path, { headers: as(business, 'read-only', user) })).status).toBe(403);
    expect((await send('DELETE', path, { headers })).status).toBe(200);
    expect((await send('DELETE', path, { headers })).status).toBe(404);
  });

  it('is for a contact of this business alone', async () => {
    const theirs = await aContact(server, await aBusiness(server));
    const heard = await send('POST', `/api/contacts/${theirs}/notes`, { headers, body: { body: 'Hello' } });
    expect(heard.status).toBe(404);
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

describe('a list', async () => {
  const own = await aBusiness(server);
  const owned = as(own, 'staff', user);
  const add = async (body: unknown) => (await send<Contact>('POST', '/api/contacts', { body, headers: owned })).data;
  const names = async (query: string) =>
    (await send<{ contacts: Contact[] }>('GET', `/api/contacts?${query}`, { headers: owned })).data.contacts.map(
      ({ name, email }) => name || email,
    );
  const zoe = await add({ name: 'Zoë Petrov', phone: '+49 30 901820', tags: ['VIP', 'vip', 'Late payer'] });
  clock.forward(60);
  await add({ name: 'Dana Reyes', phone: '(202) 555-0101', tags: ['vip'] });
  await add({ email: 'nobody@example.com' });
  await add({ name: 'Émile Abbot', email: 'emile@example.com' });

  it('is searched by words, by numbers and by tag', async () => {
    expect(await names('search=zoe')).toEqual(['Zoë Petrov']);
    expect(await names('search=0101')).toEqual(['Dana Reyes']);
    expect(await names('search=example.com&sort=name')).toEqual(['Émile Abbot', 'nobody@example.com']);
    expect(await names('tag=Vip&sort=name')).toEqual(['Dana Reyes', 'Zoë Petrov']);
    expect(await names('tag=late')).toEqual([]);
    expect(await names('search=%23vip')).toEqual(await names('search=vip'));
    expect(await names('has=no-name')).toEqual(['nobody@example.com']);
    expect((await names('has=phone')).sort()).toEqual(['Dana Reyes', 'Zoë Petrov']);
  });

  it('follows what is changed', async () => {
    await send('PUT', `/api/contacts/${zoe.id}`, { body: { name: 'Zara Petrov', tags: [] }, headers: owned });
    expect([await names('search=zoe'), await names('search=zara'), await names('tag=late payer')]).toEqual([
      [],
      ['Zara Petrov'],
      [],
    ]);
    expect((await names('sort=changed'))[0]).toBe('Zara Petrov');
  });

  it.each(['newest', 'name', 'changed'])('comes page by page by %s, each once and in order', async (sort) => {
    const all = await names(`sort=${sort}`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const page: { contacts: Contact[]; nextCursor: string | null } = (
        await send<{ contacts: Contact[]; nextCursor: string | null }>(
          'GET',
          `/api/contacts?limit=1&sort=${sort}${query}`,
          { headers: owned },
        )
      ).data;
      seen.push(...page.contacts.map(({ name, email }) => name || (email ?? '')));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
    if (sort === 'name') expect(seen).toEqual(['Dana Reyes', 'Émile Abbot', 'Zara Petrov', 'nobody@example.com']);
  });

  it('is counted, and written as a file that can be read again', async () => {
    const { data } = await send('GET', '/api/contacts-summary', { headers: owned });
    expect(data).toEqual({ total: 4, deleted: 0, tags: [{ tag: 'vip', count: 1 }] });
    const file = await send<{ csv: string }>('GET', '/api/contacts-export?sort=name', { headers: owned });
    const rows = readCsv(file.data.csv).map(({ cells }) => cells.slice(0, 4));
    expect(rows.slice(0, 2)).toEqual([
      ['Name', 'Phone', 'Email', 'Tags'],
      ['Dana Reyes', '+12025550101', '', 'vip'],
    ]);
    expect(rows).toHaveLength(5);
  });
});

describe('a deleted contact', () => {
  it('comes back as it was, with what hung on it', async () => {
    const own = await aBusiness(server);
    const owned = as(own, 'staff', user);
    const body = { name: 'Dana Reyes', phone: '(202) 555-0101', notes: 'Dog', tags: ['VIP'] };
    const made = (await send<Contact>('POST', '/api/contacts', { body, headers: owned })).data;
    await send('POST', `/api/contacts/${made.id}/notes`, { body: { body: 'Called' }, headers: owned });
    const conversation = ids.make('conversation');
    await server.database.systemPool.query(
      `insert into conversations (id, business_id, contact_id, channel, thread_key, idle_at) values ($1, $2, $3, 'chat', 'x', now())`,
      [conversation, own, made.id],
    );
    const contactOfTalk = async () =>
      (await server.database.systemPool.query('select contact_id from conversations where id = $1', [conversation]))
        .rows;
    clock.forward(60);
    await send('DELETE', `/api/contacts/${made.id}`, { headers: owned });
    expect(await contactOfTalk()).toEqual([{ contact_id: null }]);
    const deleted = await send('GET', '/api/deleted-contacts', { headers: owned });
    expect(deleted.data).toEqual({ contacts: [{ ...made, deletedAt: clock.now().toISOString() }] });
    const back = await send('POST', `/api/deleted-contacts/${made.id}/restore`, { headers: owned });
    expect(back.data).toEqual(made);
    expect(await contactOfTalk()).toEqual([{ contact_id: made.id }]);
    const found = await send<{ contacts: Contact[] }>('GET', '/api/contacts?search=dana&tag=vip', { headers: owned });
    expect(found.data.contacts).toEqual([made]);
    const again = await send('POST', `/api/deleted-contacts/${made.id}/restore`, { headers: owned });
    expect(again.status).toBe(404);
  });

  it('is forgotten after thirty days, with its notes', async () => {
    const own = await aBusiness(server);
    const owned = as(own, 'staff', user);
    const made = (await send<Contact>('POST', '/api/contacts', { body: { name: 'Dana' }, headers: owned })).data;
    await send('POST', `/api/contacts/${made.id}/notes`, { body: { body: 'Called' }, headers: owned });
    const notes = async () =>
      (await server.database.systemPool.query('select from contact_notes where contact_id = $1', [made.id])).rowCount;
    await send('DELETE', `/api/contacts/${made.id}`, { headers: owned });
    clock.forward(29 * 86_400);
    await server.database.asSystem(forgetDeletedContacts);
    const list = () => send<{ contacts: Contact[] }>('GET', '/api/deleted-contacts', { headers: owned });
    expect((await list()).data.contacts).toHaveLength(1);
    expect(await notes()).toBe(1);
    clock.forward(2 * 86_400);
    await server.database.asSystem(forgetDeletedContacts);
    expect((await list()).data.contacts).toEqual([]);
    expect(await notes()).toBe(0);
  });

  it('takes no room of the plan, and comes back only where there is some', async () => {
    const own = await aBusiness(server);
    const owned = as(own, 'staff', user);
    const made = (await send<Contact>('POST', '/api/contacts', { body: { name: 'Dana' }, headers: owned })).data;
    await send('DELETE', `/api/contacts/${made.id}`, { headers: owned });
    await server.database.systemPool.query(
      `insert into contacts (id, business_id, name) select 'ctc_' || rpad(n::text, 26, 'x'), $1, 'x' from generate_series(1, $2) n`,
      [own, planLimits.free.contacts],
    );
    const refused = await send('POST', `/api/deleted-contacts/${made.id}/restore`, { headers: owned });
    expect(refused.json).toMatchObject({ code: 'contact_limit' });
    const still = await send<{ contacts: Contact[] }>('GET', '/api/deleted-contacts', { headers: owned });
    expect(still.data.contacts).toHaveLength(1);
  });
});

it('is found by each of several words, the newest first and page by page, however common the words', async () => {
  const own = await aBusiness(server);
  const owned = as(own, 'staff', user);
  const rows = Array.from({ length: 3600 }, (_, at) => ({
    line: at + 1,
    name: `Maria ${at % 3 === 0 ? `Lopez N${at}` : `Reyes${at}`}`,
  }));
  await server.database.systemPool.query(`update businesses set plan = 'pro' where id = $1`, [own]);
  for (let from = 0; from < rows.length; from += 500) {
    clock.forward(1);
    const body = { rows: rows.slice(from, from + 500), tags: [] };
    await send('POST', '/api/contact-imports', { headers: owned, body });
  }
  type Page = { readonly contacts: Contact[]; readonly nextCursor: string | null };
  const all = async (search: string) => {
    const seen: Contact[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const page: Page = (
        await send<Page>('GET', `/api/contacts?limit=100&search=${search}${more}`, { headers: owned })
      ).data;
      seen.push(...page.contacts);
      cursor = page.nextCursor;
    }
    return seen;
  };
  const marias = await all('maria');
  expect(new Set(marias.map(({ id }) => id)).size).toBe(3600);
  const instants = marias.map(({ createdAt }) => createdAt);
  expect(instants).toEqual([...instants].sort().reverse());
  expect((await all('lopez+mar')).length).toBe(1200);
  expect((await all('m+reyes7')).every(({ name }) => name.startsWith('Maria Reyes7'))).toBe(true);
});
