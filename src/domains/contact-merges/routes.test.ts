import { beforeEach, describe, expect, it } from 'vitest';
import type { BusinessId, Id } from '#shared/ids.ts';
import { query } from '../../../tests/support/cluster.ts';
import { fillBusiness } from '../../../tests/support/full-business.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { consentRoutes } from '../consents/routes.ts';
import { mayReach } from '../consents/service.ts';
import type { Contact } from '../contacts/contract.ts';
import { contactRoutes } from '../contacts/routes.ts';
import { rewriteWords } from '../contacts/service.ts';
import type { Choices, Duplicate } from './contract.ts';
import { contactMergesRoutes } from './routes.ts';
import { forgetMergedContacts } from './service/merge-contacts.ts';
import { movedKeys, ownKeys } from './store/merges.ts';

const server = await openBareServer((serve) => {
  contactRoutes(serve);
  contactMergesRoutes(serve);
  consentRoutes(serve);
});
const { send, ids, clock, database, connection } = server;
const pool = database.systemPool;
const user = ids.make('user');
await pool.query(`insert into users (id, email, name) values ($1, 'kim@example.com', 'Kim Vale')`, [user]);

let business: BusinessId;
let headers: Record<string, string>;
beforeEach(async () => {
  business = await aBusiness(server);
  headers = as(business, 'staff', user);
});

const create = async (body: Record<string, unknown>) =>
  (await send<Contact>('POST', '/api/contacts', { body, headers })).data;
type Page = { readonly pairs: Duplicate[]; readonly total: number; readonly nextCursor: string | null };
const list = async (more = '') => (await send<Page>('GET', `/api/contact-duplicates${more}`, { headers })).data;
const merge = (kept: string, gone: string, choices: Choices = {}) =>
  send<{ mergeId: Id<'contactMerge'>; contact: Contact }>('POST', `/api/contacts/${kept}/merges`, {
    ...{ headers, body: { gone, choices } },
  });
const undo = (id: string) =>
  send<{ kept: Contact; gone: Contact }>('POST', `/api/contact-merges/${id}/undo`, { headers });
const namesOf = ({ pairs }: Pick<Page, 'pairs'>) => pairs.map(({ first, second }) => `${first.name}/${second.name}`);

describe('suspicions', () => {
  it('come with reasons, the surest first, page by page, and end when they are dismissed', async () => {
    const dana = await create({ name: 'Dana Reyes', phone: '(202) 555-0101', email: 'dana.reyes@gmail.com' });
    const again = await create({ name: 'Reyes, Dana', phone: '202.555.0101'.replaceAll('.', ' ') });
    await create({ name: 'Kim Vale', phone: '+49 30 901820' });
    await create({ name: 'Lee Vale', otherPhones: ['+49 30 901820'], phone: '+49 30 901821' });
    await create({ name: 'Omar Said', phone: '+1 202 555 0170' });
    await create({ name: 'omar said', phone: '+1 202 555 0171' });
    await create({ name: 'Ines Roth', email: 'ines@example.com' });
    const { pairs, total, nextCursor } = await list();
    expect(pairs.map(({ likeness, reasons }) => [likeness, reasons.join(' ')])).toEqual([
      ...[
        ['sure', 'phone name'],
        ['likely', 'phone'],
        ['maybe', 'name'],
      ],
    ]);
    expect(namesOf({ pairs })).toEqual(['Dana Reyes/Reyes, Dana', 'Kim Vale/Lee Vale', 'Omar Said/omar said']);
    expect([total, nextCursor]).toEqual([3, null]);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list(`?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...namesOf(page));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(namesOf({ pairs }));
    const ofOne = await send<Page>('GET', `/api/contacts/${again.id}/duplicates`, { headers });
    expect(namesOf(ofOne.data)).toEqual(['Dana Reyes/Reyes, Dana']);

    const body = { first: again.id, second: dana.id };
    await send('POST', '/api/contact-duplicates/dismissals', { headers, body });
    await send('POST', '/api/contact-duplicates/dismissals', { headers, body });
    expect(namesOf(await list())).toEqual(['Kim Vale/Lee Vale', 'Omar Said/omar said']);
    expect((await send<Page>('GET', `/api/contacts/${dana.id}/duplicates`, { headers })).data.pairs).toEqual([]);
    await send('POST', '/api/contact-duplicates/suspicions', { headers, body });
    expect((await list()).total).toBe(3);
  });

  it('follow what is changed, and know nobody of another business', async () => {
    const one = await create({ name: 'Dana', phone: '(202) 555-0101' });
    const two = await create({ name: 'Ines', phone: '(202) 555-0102' });
    expect((await list()).total).toBe(0);
    await send('PUT', `/api/contacts/${two.id}`, { headers, body: { otherPhones: ['(202) 555-0101'] } });
    expect(namesOf(await list())).toEqual(['Dana/Ines']);
    await send('DELETE', `/api/contacts/${one.id}`, { headers });
    expect((await list()).total).toBe(0);
    await send('POST', `/api/deleted-contacts/${one.id}/restore`, { headers });
    expect((await list()).total).toBe(1);
    const other = as(await aBusiness(server), 'staff', user);
    expect((await send<Page>('GET', '/api/contact-duplicates', { headers: other })).data.total).toBe(0);
    const body = { first: one.id, second: two.id };
    expect((await send('POST', '/api/contact-duplicates/dismissals', { headers: other, body })).status).toBe(404);
    expect((await send('GET', '/api/contact-duplicates?cursor=nonsense', { headers })).status).toBe(400);
  });
});

/** Every row of every table of the business, to the byte, with the suspected pairs as a look finds them. */
async function dump(): Promise<string[]> {
  await list();
  const tables = await query<{ name: string }>(
    connection,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'business_id' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await query<{ row: string }>(
      connection,
      `select t::text as row from ${name} t where business_id = '${business}' order by 1`,
    );
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}

/** Two contacts, with a row of every kind on the second. */
async function twoWithEverything(): Promise<[kept: Contact, gone: Contact]> {
  const kept = await create({ name: 'Dana Reyes', phone: '(202) 555-0101', notes: 'Gate code 12', tags: ['VIP'] });
  clock.forward(60);
  const gone = await create({ name: 'D. Reyes', phone: '(202) 555-0102', email: 'dana@example.com', tags: ['Spring'] });
  const third = await create({ name: 'Omar Said', phone: '(202) 555-0109' });
  await fillBusiness(connection, business);
  const [talk] = await query<{ id: string }>(
    connection,
    `select id from conversations where business_id = '${business}' limit 1`,
  );
  await pool.query(
    `insert into caller_codes (id, business_id, conversation_id, code_hash, sent_by, expires_at, contact_id)
     values ($1, $2, $3, 'a hash', 'sms', '2027-01-01Z', $4)`,
    [ids.make('callerCode'), business, talk?.id, gone.id],
  );
  for (const [table, column] of movedKeys) {
    const { rowCount } = await pool.query(`update ${table} set ${column} = $1 where business_id = $2`, [
      gone.id,
      business,
    ]);
    expect(rowCount, `${table} has a row to move`).toBeGreaterThan(0);
  }
  await send('POST', '/api/contact-duplicates/dismissals', { headers, body: { first: gone.id, second: third.id } });
  return [kept, gone];
}

describe('a merge', () => {
  it('moves everything that names a contact, and knows every column that does', async () => {
    const columns = await query<{ key: string }>(
      connection,
      `select conrelid::regclass || '.' || attname as key
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'contacts'::regclass and attname <> 'business_id'
       union
       select table_name || '.' || column_name from information_schema.columns
       where table_schema = 'public' and column_name ~ '(^|_)contact_id$'`,
    );
    const known = new Set([...movedKeys.map((key) => key.join('.')), ...Object.keys(ownKeys)]);
    expect(columns.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([]);
    expect([...known].filter((key) => !columns.some((column) => column.key === key))).toEqual([]);

    const [kept, gone] = await twoWithEverything();
    const counted = await send('GET', `/api/contacts/${gone.id}/hanging`, { headers });
    expect(counted.data).toEqual({ conversations: 1, appointments: 1, messages: 1, notes: 1 });
    const { data } = await merge(kept.id, gone.id, { email: 'gone' });
    expect(data.contact).toMatchObject({
      ...{ id: kept.id, name: 'Dana Reyes', phone: '+12025550101', otherPhones: ['+12025550102'] },
      ...{ email: 'dana@example.com', notes: 'Gate code 12', tags: ['VIP', 'Spring'], createdAt: kept.createdAt },
    });
    for (const [table, column] of movedKeys) {
      const { rows } = await pool.query(`select distinct ${column} as id from ${table} where business_id = $1`, [
        business,
      ]);
      expect(rows, table).toEqual([{ id: kept.id }]);
    }
    expect((await send('GET', `/api/contacts/${gone.id}`, { headers })).status).toBe(404);
    const found = await send<{ contacts: Contact[] }>('GET', '/api/contacts?search=5550102', { headers });
    expect(found.data.contacts.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('is undone to the byte', async () => {
    const [kept, gone] = await twoWithEverything();
    const before = await dump();
    clock.forward(60);
    const choices = { name: 'gone', phone: 'gone', email: 'gone', notes: 'both' } as const;
    const { data } = await merge(kept.id, gone.id, choices);
    expect(await dump()).not.toEqual(before);
    clock.forward(60);
    expect((await undo(data.mergeId)).data).toEqual({ kept, gone });
    expect(await dump()).toEqual(before);
    expect((await undo(data.mergeId)).status).toBe(404);
  });

  it('does not make somebody agree again who no longer did', async () => {
    const [one, two] = [await create({ name: 'Dana' }), await create({ name: 'Dana R' })];
    const record = (id: string, channel: string, isGiven: boolean) =>
      send('POST', `/api/contacts/${id}/consents`, { headers, body: { channel, isGiven } });
    const holds = async (channel: 'text' | 'email') =>
      database.asBusiness(business, { kind: 'system', id: null }, (scope) => mayReach(scope, one.id, channel));
    await record(two.id, 'text', false);
    await record(two.id, 'email', false);
    clock.forward(60);
    await record(two.id, 'email', true);
    await record(one.id, 'text', true);
    const before = await dump();
    const { mergeId } = (await merge(one.id, two.id)).data;
    expect([await holds('text'), await holds('email')]).toEqual([false, true]);
    await undo(mergeId);
    expect(await holds('text')).toBe(true);
    expect(await dump()).toEqual(before);
  });

  it('of somebody who no longer agreed meanwhile is undone into two who do not', async () => {
    const [one, two] = [await create({ name: 'Dana' }), await create({ name: 'Dana R' })];
    const record = (id: string, channel: string, isGiven: boolean) =>
      send('POST', `/api/contacts/${id}/consents`, { headers, body: { channel, isGiven } });
    const holds = (id: Id<'contact'>, channel: 'text' | 'email') =>
      database.asBusiness(business, { kind: 'system', id: null }, (scope) => mayReach(scope, id, channel));
    for (const channel of ['text', 'email']) await record(two.id, channel, true);
    clock.forward(60);
    const { mergeId } = (await merge(one.id, two.id)).data;
    clock.forward(60);
    await record(one.id, 'text', false);
    await record(one.id, 'email', false);
    clock.forward(60);
    await record(one.id, 'email', true);
    await undo(mergeId);
    expect([await holds(one.id, 'text'), await holds(two.id, 'text')]).toEqual([false, false]);
    expect([await holds(one.id, 'email'), await holds(two.id, 'email')]).toEqual([true, true]);
  });

  it('that would hold more than a form may save is refused, and nothing is moved', async () => {
    const many = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at}`);
    const phones = (from: number) => Array.from({ length: 15 }, (_, at) => `+1202555${from + at}`);
    const one = await create({ name: 'Dana', tags: many(30, 'a'), otherPhones: phones(1000) });
    const two = await create({ name: 'Dana R', tags: many(30, 'b'), otherPhones: phones(2000) });
    const before = await dump();
    const heard = await merge(one.id, two.id);
    expect(heard.json).toMatchObject({
      code: 'invalid_request',
      fields: { tags: expect.any(String), otherPhones: expect.any(String) },
    });
    expect(await dump()).toEqual(before);
  });

  it('is undone without touching what was changed since', async () => {
    const [kept, gone] = await twoWithEverything();
    const { data } = await merge(kept.id, gone.id);
    await send('PUT', `/api/contacts/${kept.id}`, { headers, body: { name: 'Dana Reyes-Roth' } });
    await send('POST', `/api/contacts/${kept.id}/notes`, { headers, body: { body: 'Since then.' } });
    const back = (await undo(data.mergeId)).data;
    expect(back.kept).toMatchObject({ name: 'Dana Reyes-Roth', otherPhones: [], tags: ['VIP'] });
    expect(back.gone).toEqual(gone);
    const { rows } = await pool.query(
      `select contact_id from contact_notes where body = 'Since then.' and business_id = $1`,
      [business],
    );
    expect(rows).toEqual([{ contact_id: kept.id }]);
    const words = async () => (await dump()).filter((row) => row.startsWith('contact_words'));
    const derived = await words();
    await database.asBusiness(business, { kind: 'system', id: null }, (scope) => rewriteWords(scope, kept.id));
    expect(await words()).toEqual(derived);
  });

  it('of several is undone from the last one, for thirty days, and within the plan', async () => {
    const [one, two, three] = [
      await create({ name: 'A B' }),
      await create({ name: 'A C' }),
      await create({ name: 'A D' }),
    ];
    const first = (await merge(one.id, two.id)).data.mergeId;
    clock.forward(60);
    const second = (await merge(one.id, three.id)).data.mergeId;
    expect((await undo(first)).json).toMatchObject({ code: 'conflict' });
    expect((await undo(second)).status).toBe(200);
    for (let at = 0; at < 98; at += 1) await create({ name: `Filler ${at}` });
    expect((await undo(first)).json).toMatchObject({ code: 'contact_limit' });
    clock.forward(31 * 86_400);
    await database.asSystem(forgetMergedContacts);
    expect((await undo(first)).json).toMatchObject({ code: 'conflict' });
  });

  it('is refused with itself, with nobody, and to whoever may only read', async () => {
    const { id } = await create({ name: 'Dana' });
    expect((await merge(id, id)).status).toBe(400);
    expect((await merge(id, `ctc_${'0'.repeat(26)}`)).status).toBe(404);
    const reader = { headers: as(business, 'read-only', user), body: { gone: id } };
    expect((await send('POST', `/api/contacts/${id}/merges`, reader)).status).toBe(403);
  });
});
