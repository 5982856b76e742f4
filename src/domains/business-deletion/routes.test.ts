import { describe, expect, it } from 'vitest';
import type { BusinessId } from '#shared/ids.ts';
import { cookieOf, goodPassword, wizard } from '../../../tests/support/accounts.ts';
import { query } from '../../../tests/support/cluster.ts';
import { fillBusiness } from '../../../tests/support/full-business.ts';
import { inBusiness } from '../../../tests/support/house.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import type { SignedIn } from '../accounts/contract.ts';
import { scryptPasswords } from '../accounts/service/hash-passwords.ts';
import { hasRoom } from '../appointments/service.ts';
import { isNamed, pointingFirst } from './rules.ts';
import { deleteDueBusinesses, remindOfEnds } from './service/delete-businesses.ts';
import { takeMarkBack } from './service/mark.ts';

const server = await openTestServer({ accounts: { passwords: scryptPasswords({ N: 2 ** 10, r: 8, p: 1 }) } });
const { send, database, clock, connection } = server;
const parts = { database, log: server.log, links: { to: (path: string) => `http://localhost:3000${path}` } };
const password = goodPassword;
const days = 86_400;

let addresses = 0;
const from = (cookie = '') => {
  addresses += 1;
  return { 'x-forwarded-for': `10.9.${addresses}.1`, ...(cookie ? { cookie } : {}) };
};

async function anOwner(email: string) {
  await send('POST', '/api/auth/sign-up', { body: wizard(email), headers: from() });
  const [mail] = await query<{ url: string }>(
    connection,
    `select values->>'url' as url from mails where recipient = '${email}' order by id desc limit 1`,
  );
  const token = new URL(mail?.url ?? '').searchParams.get('token');
  const heard = await send<SignedIn>('POST', '/api/auth/confirmation', { body: { token, password }, headers: from() });
  const { businessId: business, id: user } = heard.data.user;
  return { email, business: business as BusinessId, user, cookie: cookieOf(heard) };
}

const mark = (cookie: string, body: object = { name: 'Lopez Plumbing', password }) =>
  send<{ deletionAt: string }>('POST', '/api/business-deletion', { body, headers: from(cookie) });
const takeBack = (cookie: string) => send('DELETE', '/api/business-deletion', { headers: from(cookie) });
const deletionAt = async (cookie: string) =>
  (await send<SignedIn | null>('GET', '/api/auth/session', { headers: from(cookie) })).data?.user.deletionAt;
const steps = async (email: string) =>
  (
    await query<{ step: string }>(
      connection,
      `select values->>'step' as step from mails where recipient = '${email}' and template = 'business-leaving' order by id`,
    )
  ).map(({ step }) => step);

/** Every row anywhere, of the queue's tables too, in which that word stands. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    connection,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}: ' || left(t::text, 200) as row from ${name} t where position('${word}' in t::text) > 0`,
  );
  return (await query<{ row: string }>(connection, parts.join(' union all '))).map(({ row }) => row);
}

describe('a mark', () => {
  it('asks for the name and the password of an owner, and is seen at once', async () => {
    const { email, business, cookie } = await anOwner('marks@example.com');
    expect((await mark(cookie, { name: 'Lopez', password })).json).toMatchObject({
      fields: { name: 'This is not the name of your business' },
    });
    expect((await mark(cookie, { name: 'Lopez Plumbing', password: 'wrong' })).json).toMatchObject({
      fields: { password: 'This is not your current password' },
    });
    expect(await deletionAt(cookie)).toBeNull();
    const marked = await mark(cookie, { name: ' lopez  plumbing ', password });
    const day = new Date(clock.now().getTime() + 14 * days * 1000).toISOString();
    expect(marked.data).toEqual({ deletionAt: day });
    expect(await deletionAt(cookie)).toBe(day);
    clock.forward(60);
    expect((await mark(cookie)).data).toEqual({ deletionAt: day });
    expect(await steps(email)).toEqual(['marked']);
    await query(connection, `update members set role = 'staff' where business_id = '${business}' returning id`);
    expect((await takeBack(cookie)).status).toBe(403);
    expect((await mark(cookie)).status).toBe(403);
  });

  it('lets nobody be booked but by the team, until it is taken back', async () => {
    const { email, business, cookie, user } = await anOwner('changes.mind@example.com');
    const mayBook = (actor: Parameters<typeof database.asBusiness>[1]) =>
      database.asBusiness(business, actor, (scope) => hasRoom(scope));
    const receptionist = { kind: 'receptionist', id: server.ids.make('conversation') } as const;
    expect(await mayBook(receptionist)).toBe(true);
    await mark(cookie);
    expect(await mayBook(receptionist)).toBe(false);
    expect(await mayBook({ kind: 'visitor', id: null })).toBe(false);
    expect(await mayBook({ kind: 'user', id: user })).toBe(true);
    await takeBack(cookie);
    await takeBack(cookie);
    expect(await mayBook(receptionist)).toBe(true);
    expect(await deletionAt(cookie)).toBeNull();
    expect(await steps(email)).toEqual(['marked', 'kept']);
    clock.forward(15 * days);
    await deleteDueBusinesses(parts);
    expect(await query(connection, `select id from businesses where id = '${business}'`)).toHaveLength(1);
  });

  it('is recalled once, three days before the end', async () => {
    const { email, cookie } = await anOwner('reminded@example.com');
    await mark(cookie);
    clock.forward(10 * days);
    await remindOfEnds(parts);
    expect(await steps(email)).toEqual(['marked']);
    clock.forward(days + 60);
    await remindOfEnds(parts);
    await remindOfEnds(parts);
    expect(await steps(email)).toEqual(['marked', 'soon']);
  });
});

describe('the end', () => {
  it('leaves no row of the business and its people in any table, and all of everybody else', async () => {
    await query(connection, `update businesses set deletion_marked_at = null, deletion_at = null returning id`);
    const leaving = await anOwner('leaves@example.com');
    const staying = await anOwner('stays@example.com');
    await fillBusiness(connection, leaving.business);
    await fillBusiness(connection, staying.business);
    await send('POST', '/api/contacts', {
      body: { name: 'Dana Reyes' },
      headers: { ...from(leaving.cookie), 'idempotency-key': crypto.randomUUID() },
    });
    await inBusiness(database, leaving.business, (scope) =>
      scope.enqueue({ name: 'make-data-export', effectKey: 'x', data: { business: scope.business } }),
    );
    // More rows than go at once.
    await query(
      connection,
      `insert into said_words (business_id, word, conversation_id)
       select business_id, 'w' || n, id from conversations, generate_series(1, 6000) n
       where business_id = '${leaving.business}' and channel = 'chat' limit 6000 returning 1`,
    );
    const before = await rowsWith(staying.business);
    await mark(leaving.cookie);
    clock.forward(14 * days - 60);
    expect(await deleteDueBusinesses(parts)).toBe(0);
    clock.forward(61);
    expect(await deleteDueBusinesses(parts)).toBe(1);

    expect(await rowsWith(leaving.business)).toEqual([]);
    expect(await rowsWith(leaving.user)).toEqual([]);
    // The last mail is on its way to its reader, and is forgotten with all mails after thirty days.
    const ofReader = await rowsWith(leaving.email);
    expect(ofReader.filter((row) => !row.startsWith('public.mails') && !row.startsWith('public.rate'))).toEqual([]);
    expect((await steps(leaving.email)).at(-1)).toBe('gone');
    expect((await rowsWith(staying.business)).length).toBe(before.length);
    const [note] = await query<{ rows_deleted: number }>(
      connection,
      'select * from deleted_businesses order by id desc limit 1',
    );
    expect(note?.rows_deleted).toBeGreaterThan(6000);
    expect(JSON.stringify(note)).not.toMatch(/biz_|usr_|@|Lopez/);
    expect((await send('GET', '/api/contacts', { headers: from(leaving.cookie) })).status).toBe(401);
    const again = await send('POST', '/api/auth/sign-in', {
      body: { email: staying.email, password },
      headers: from(),
    });
    expect(again.status).toBe(200);
  });

  it('goes on where it was cut off', async () => {
    const { business, cookie } = await anOwner('cut.off@example.com');
    await fillBusiness(connection, business);
    await mark(cookie);
    clock.forward(14 * days + 1);
    await query(
      connection,
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
       create trigger refuse before delete on sources for each row execute function refuse()`,
    );
    await expect(deleteDueBusinesses(parts)).rejects.toThrow('could not be deleted');
    expect((await send('GET', '/api/contacts', { headers: from(cookie) })).status).toBe(401);
    await query(connection, 'drop function refuse() cascade');
    expect(await deleteDueBusinesses(parts)).toBe(1);
    expect(await rowsWith(business)).toEqual([]);
  });
});

it('one that cannot go keeps no other from going, and one owner without a mailbox keeps no other from reading of it', async () => {
  const stuck = await anOwner('stuck@example.com');
  const odd = await anOwner('odd@example.com');
  await mark(stuck.cookie);
  clock.forward(60);
  await mark(odd.cookie);
  await query(connection, `update users set email = 'o;dd@example.com' where id = '${odd.user}' returning id`);
  clock.forward(12 * days);
  await remindOfEnds(parts);
  expect(await steps(stuck.email)).toEqual(['marked', 'soon']);
  clock.forward(3 * days);
  await query(
    connection,
    `create function stay() returns trigger language plpgsql as $$ begin raise exception 'stays'; end $$;
     create trigger stay before delete on businesses for each row when (old.id = '${stuck.business}') execute function stay()`,
  );
  await expect(deleteDueBusinesses(parts)).rejects.toThrow('1 businesses');
  expect(await query(connection, `select id from businesses where id = '${odd.business}'`)).toEqual([]);
  await query(connection, 'drop function stay() cascade');
  expect(await deleteDueBusinesses(parts)).toBe(1);
});

it('tables go in an order in which none takes another with it', () => {
  const references = [
    { from: 'lines', to: 'conversations' },
    { from: 'conversations', to: 'contacts' },
    { from: 'sources', to: 'sources' },
    { from: 'one', to: 'other' },
    { from: 'other', to: 'one' },
  ];
  const tables = ['contacts', 'conversations', 'lines', 'one', 'other', 'sources'];
  expect(pointingFirst(tables, references)).toEqual(['lines', 'conversations', 'contacts', 'sources', 'one', 'other']);
});

it.each([
  ['Lopez Plumbing', 'lopez plumbing', true],
  ['Ｌopez   Plumbing ', 'Lopez Plumbing', true],
  ['Lopez', 'Lopez Plumbing', false],
  ['', '', false],
])('%j names %j: %s', (typed, name, named) => expect(isNamed(typed, name)).toBe(named));

it('one that its owner takes back while others are being deleted stays', async () => {
  const first = await anOwner('goes.first@example.com');
  const kept = await anOwner('kept.late@example.com');
  await mark(first.cookie);
  clock.forward(60);
  await mark(kept.cookie);
  clock.forward(15 * days);
  const isGone = async (business: string) =>
    (await query(connection, `select id from businesses where id = '${business}'`)).length === 0;
  // Held before the list is made, given back unmarked once the first is gone: the list still names it.
  const deleting = await inBusiness(database, kept.business, async (scope) => {
    await takeMarkBack(parts, scope);
    const begun = deleteDueBusinesses(parts);
    await expect.poll(() => isGone(first.business), { timeout: 5000 }).toBe(true);
    return { begun };
  });
  expect(await deleting.begun).toBe(1);
  expect(await query(connection, `select deletion_at from businesses where id = '${kept.business}'`)).toEqual([
    { deletion_at: null },
  ]);
  expect(await steps(kept.email)).toEqual(['marked', 'kept']);
});
