import { describe, expect, it } from 'vitest';
import { linksFrom } from '#platform/links.ts';
import { cookieOf, goodPassword, wizard } from '../../../tests/support/accounts.ts';
import { inBusiness } from '../../../tests/support/house.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import { scryptPasswords } from '../accounts/service/hash-passwords.ts';
import type { Invitation, Member } from './contract.ts';
import { inviteMember } from './service/invite.ts';

const server = await openTestServer({
  accounts: { passwords: scryptPasswords({ N: 2 ** 10, r: 8, p: 1 }) },
  settings: { DEMO_MODE: 'off' },
});
const { send, clock } = server;
const { systemPool } = server.database;
const password = goodPassword;

let addresses = 0;
/** Each from an address of their own. */
const from = (cookie = '') => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.1`, ...(cookie ? { cookie } : {}) };
};
const post = <T = unknown>(path: string, body: object, cookie = '') =>
  send<T>('POST', `/api${path}`, { body, headers: from(cookie) });
const get = <T>(path: string, cookie: string) => send<T>('GET', `/api${path}`, { headers: from(cookie) });

const linkTo = async (recipient: string) => {
  const { rows } = await systemPool.query<{ url: string }>(
    `select values->>'url' as url from mails where recipient = $1 order by created_at desc, id desc limit 1`,
    [recipient],
  );
  return new URL(rows[0]?.url ?? 'none:').searchParams.get('token') ?? '';
};

async function anOwner(email: string): Promise<string> {
  await post('/auth/sign-up', wizard(email));
  return cookieOf(await post('/auth/confirmation', { token: await linkTo(email), password }));
}

const invite = (cookie: string, email: string, role = 'staff') =>
  post<Invitation>('/invitations', { email, role }, cookie);
const accept = (token: string, more: object = {}) =>
  post('/auth/invitations/accept', { token, firstName: 'Sam', lastName: 'Reed', password, ...more });
const team = async (cookie: string) => (await get<{ members: Member[] }>('/members', cookie)).data.members;

/** Somebody of that business with that role. */
async function joined(owner: string, email: string, role = 'staff') {
  expect((await invite(owner, email, role)).status).toBe(200);
  const cookie = cookieOf(await accept(await linkTo(email)));
  const member = (await team(owner)).find((one) => one.email === email);
  if (!member) throw new Error(`${email} did not join`);
  return { cookie, member };
}

describe('an invitation', () => {
  it('is a link by mail that makes a person of the business, once', async () => {
    const owner = await anOwner('olive@example.com');
    const invited = await invite(owner, 'Sam@Example.com');
    expect(invited.data).toMatchObject({ email: 'sam@example.com', role: 'staff', isOver: false });
    const token = await linkTo('sam@example.com');
    expect((await post('/auth/invitations/read', { token })).data).toEqual({
      email: 'sam@example.com',
      business: 'Lopez Plumbing',
      role: 'staff',
      standing: 'new',
    });
    expect((await accept(token, { password: 'short' })).json).toMatchObject({ code: 'password_too_short' });
    expect((await accept(token, { firstName: '' })).json).toMatchObject({
      fields: { firstName: 'This field is required' },
    });
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map((heard) => heard.status).sort()).toEqual([200, expect.any(Number)]);
    const cookie = cookieOf(both.find((heard) => heard.status === 200) ?? expect.fail('nobody joined'));
    expect((await team(cookie)).map(({ email, role, name }) => [email, role, name])).toEqual([
      ['olive@example.com', 'owner', 'Maria Lopez'],
      ['sam@example.com', 'staff', 'Sam Reed'],
    ]);
    expect((await accept(token)).json).toMatchObject({ code: 'invitation_over' });
    expect((await invite(owner, 'sam@example.com')).json).toMatchObject({ code: 'member_already' });
    expect(JSON.stringify((await systemPool.query('select * from invitations')).rows)).not.toContain(token);
  });

  it('ends after seven days, when it is taken back, and when it is sent again', async () => {
    const owner = await anOwner('paula@example.com');
    const { id } = (await invite(owner, 'late@example.com')).data;
    const first = await linkTo('late@example.com');
    clock.forward(60);
    const again = await send('POST', `/api/invitations/${id}/resend`, { headers: from(owner) });
    expect(again.status).toBe(200);
    expect((await accept(first)).json).toMatchObject({ code: 'invitation_over' });
    const second = await linkTo('late@example.com');
    clock.forward(7 * 86_400 - 1);
    expect((await post('/auth/invitations/read', { token: second })).status).toBe(200);
    clock.forward(2);
    expect((await accept(second)).json).toMatchObject({
      code: 'invitation_over',
      error: 'This invitation is no longer valid. Please ask for a new one.',
    });
    const signedIn = cookieOf(await post('/auth/sign-in', { email: 'paula@example.com', password }));
    const list = async () =>
      (await get<{ invitations: Invitation[] }>('/invitations', signedIn)).data.invitations.map((one) => one.isOver);
    expect(await list()).toEqual([true]);
    await send('POST', `/api/invitations/${id}/resend`, { headers: from(signedIn) });
    const third = await linkTo('late@example.com');
    expect((await send('DELETE', `/api/invitations/${id}`, { headers: from(signedIn) })).status).toBe(200);
    expect((await accept(third)).json).toMatchObject({ code: 'invitation_over' });
    expect(await list()).toEqual([]);
  });

  it('does not move an account from one business to another', async () => {
    const [owner] = [await anOwner('quinn@example.com'), await anOwner('rival@example.com')];
    await invite(owner, 'rival@example.com');
    const token = await linkTo('rival@example.com');
    expect((await post('/auth/invitations/read', { token })).data).toMatchObject({ standing: 'taken' });
    expect((await accept(token)).json).toMatchObject({ code: 'invitation_taken' });
    expect(await team(owner)).toHaveLength(1);
  });

  it('is not spoiled by somebody who signed up with the address and could not confirm it', async () => {
    const owner = await anOwner('una@example.com');
    await invite(owner, 'colleague@example.com');
    const token = await linkTo('colleague@example.com');
    await post('/auth/sign-up', wizard('colleague@example.com'));
    const squatter = await linkTo('colleague@example.com');
    expect((await post('/auth/invitations/read', { token })).data).toMatchObject({ standing: 'new' });
    expect((await accept(token)).data).toMatchObject({ user: { email: 'colleague@example.com', role: 'staff' } });
    expect((await team(owner)).map(({ email }) => email)).toContain('colleague@example.com');
    expect((await post('/auth/confirmation', { token: squatter, password })).json).toMatchObject({
      code: 'link_invalid',
    });
    const { rows } = await systemPool.query(`select from users where email = 'colleague@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it('takes a person back whose account belongs to no business, by their own password', async () => {
    const owner = await anOwner('rosa@example.com');
    const { member, cookie } = await joined(owner, 'back@example.com');
    await send('DELETE', `/api/members/${member.id}`, { headers: from(owner) });
    expect((await get('/members', cookie)).status).toBe(401);
    expect((await post('/auth/sign-in', { email: 'back@example.com', password })).json).toMatchObject({
      code: 'no_business',
    });
    await invite(owner, 'back@example.com', 'read-only');
    const token = await linkTo('back@example.com');
    expect((await post('/auth/invitations/read', { token })).data).toMatchObject({ standing: 'known' });
    expect((await accept(token, { password: 'not mine' })).json).toMatchObject({ code: 'sign_in_invalid' });
    expect((await accept(token, { firstName: '', lastName: '' })).data).toMatchObject({
      user: { email: 'back@example.com', firstName: 'Sam', role: 'read-only' },
    });
  });

  it('ends with who sent it, and where it allows more than they still may', async () => {
    const owner = await anOwner('ada@example.com');
    const { cookie, member } = await joined(owner, 'partner.ada@example.com', 'owner');
    await invite(owner, 'kept.ada@example.com', 'owner');
    for (const role of ['owner', 'staff']) await invite(cookie, `${role}.ada@example.com`, role);
    const open = async () =>
      (await get<{ invitations: Invitation[] }>('/invitations', owner)).data.invitations
        .map(({ email }) => email)
        .sort();
    const links = await Promise.all(['owner.ada@example.com', 'staff.ada@example.com'].map(linkTo));
    const demote = { body: { role: 'staff' }, headers: from(owner) };
    expect((await send('PUT', `/api/members/${member.id}`, demote)).status).toBe(200);
    expect(await open()).toEqual(['kept.ada@example.com', 'staff.ada@example.com']);
    expect((await send('DELETE', `/api/members/${member.id}`, { headers: from(owner) })).status).toBe(200);
    expect(await open()).toEqual(['kept.ada@example.com']);
    for (const link of links) expect((await accept(link)).json).toMatchObject({ code: 'invitation_over' });
    expect((await team(owner)).map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('is an owner’s to send, and not of a business that anybody can open', async () => {
    const owner = await anOwner('sara@example.com');
    const { cookie } = await joined(owner, 'staff.sara@example.com');
    expect((await invite(cookie, 'friend@example.com')).status).toBe(403);
    expect((await get('/invitations', cookie)).status).toBe(403);
    const other = await anOwner('theo@example.com');
    const { id } = (await invite(owner, 'mine@example.com')).data;
    expect((await send('DELETE', `/api/invitations/${id}`, { headers: from(other) })).status).toBe(404);
    expect((await send('POST', `/api/invitations/${id}/resend`, { headers: from(other) })).status).toBe(404);
    await systemPool.query('update businesses set is_demo = true');
    // Mail stays in this server's outbox here, so a demo may try it; where it would leave, it may not.
    expect((await invite(owner, 'demo@example.com')).status).toBe(200);
    const [business] = (await systemPool.query(`select id from businesses where is_demo limit 1`)).rows;
    const asked = inBusiness(server.database, business?.id, (scope) =>
      inviteMember(
        scope,
        { links: linksFrom(() => 'http://localhost'), sendsMail: true },
        { email: 'far@example.com', role: 'staff' },
      ),
    );
    await expect(asked).rejects.toMatchObject({ code: 'demo_mails_nobody' });
    await systemPool.query('update businesses set is_demo = false');
  });
});

describe('a role', () => {
  it('counts from the next request on', async () => {
    const owner = await anOwner('uma@example.com');
    const { cookie, member } = await joined(owner, 'clerk@example.com', 'read-only');
    const write = () =>
      send('POST', '/api/contacts', {
        body: { name: 'Dana Reyes' },
        headers: { ...from(cookie), 'idempotency-key': crypto.randomUUID() },
      });
    expect((await write()).status).toBe(403);
    const changed = await send<Member>('PUT', `/api/members/${member.id}`, {
      body: { role: 'staff' },
      headers: from(owner),
    });
    expect(changed.data.role).toBe('staff');
    expect((await write()).status).toBe(200);
    expect(
      (await send('PUT', `/api/members/${member.id}`, { body: { role: 'owner' }, headers: from(cookie) })).status,
    ).toBe(403);
    const other = await anOwner('vera@example.com');
    expect(
      (await send('PUT', `/api/members/${member.id}`, { body: { role: 'owner' }, headers: from(other) })).status,
    ).toBe(404);
    expect((await send('DELETE', `/api/members/${member.id}`, { headers: from(other) })).status).toBe(404);
  });

  it('of the last owner stays, also when two owners leave at once', async () => {
    const owner = await anOwner('wim@example.com');
    const [first] = await team(owner);
    const demote = (id = '', cookie = owner) =>
      send('PUT', `/api/members/${id}`, { body: { role: 'staff' }, headers: from(cookie) });
    expect((await demote(first?.id)).json).toMatchObject({ code: 'last_owner' });
    expect((await send('DELETE', `/api/members/${first?.id}`, { headers: from(owner) })).json).toMatchObject({
      error: 'A business needs an owner. Please make somebody else an owner first.',
    });
    const { cookie, member } = await joined(owner, 'second.owner@example.com', 'owner');
    const both = await Promise.all([demote(first?.id, owner), demote(member.id, cookie)]);
    expect(both.map((heard) => heard.status).sort()).toEqual([200, 409]);
    const { rows } = await systemPool.query(
      `select from members m where role = 'owner' and business_id =
         (select business_id from members where id = $1)`,
      [member.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a key', () => {
  const makeKey = async (cookie: string, role: string) =>
    (await post<{ key: string }>('/api-keys', { name: 'A program', role }, cookie)).data.key;
  const asks = async (key: string) =>
    (await send('GET', '/api/contacts', { headers: { ...from(), authorization: `Bearer ${key}` } })).status;

  it('may no more than who made it, and ends with them, as does a calendar’s address that they have seen', async () => {
    const owner = await anOwner('yara@example.com');
    const { cookie, member } = await joined(owner, 'partner@example.com', 'owner');
    const [reads, owns, kept] = [
      await makeKey(cookie, 'read-only'),
      await makeKey(cookie, 'owner'),
      await makeKey(owner, 'owner'),
    ];
    const feedOf = async (said: { feeds: { url: string }[] }) => new URL(said.feeds[0]?.url ?? '').pathname;
    const feed = await feedOf(
      (await post<{ feeds: { url: string }[] }>('/calendar-feeds', { staffId: null }, cookie)).data,
    );
    const demote = { body: { role: 'staff' }, headers: from(owner) };
    await send('PUT', `/api/members/${member.id}`, demote);
    expect([await asks(reads), await asks(owns), await asks(kept)]).toEqual([200, 401, 200]);
    expect((await send('GET', feed, { headers: from() })).status).toBe(200);
    expect((await send('DELETE', `/api/members/${member.id}`, { headers: from(owner) })).status).toBe(200);
    expect([await asks(reads), await asks(kept)]).toEqual([401, 200]);
    expect((await send('GET', feed, { headers: from() })).status).toBe(404);
    const renewed = await feedOf((await get<{ feeds: { url: string }[] }>('/calendar-feeds', owner)).data);
    expect(renewed).not.toBe(feed);
    expect((await send('GET', renewed, { headers: from() })).status).toBe(200);
  });

  it('and a session that was left open change nobody’s team', async () => {
    const owner = await anOwner('zoe@example.com');
    const { member } = await joined(owner, 'sits.here@example.com');
    const key = await makeKey(owner, 'owner');
    const tries = async (headers: Record<string, string>) => [
      (await send('POST', '/api/invitations', { body: { email: 'mine@example.com', role: 'owner' }, headers })).status,
      (await send('PUT', `/api/members/${member.id}`, { body: { role: 'owner' }, headers })).status,
      (await send('DELETE', `/api/members/${member.id}`, { headers })).status,
      (await send('POST', '/api/data-exports', { headers })).status,
    ];
    expect(await tries({ ...from(), authorization: `Bearer ${key}` })).toEqual([403, 403, 403, 403]);
    clock.forward(11 * 60);
    expect(await tries(from(owner))).toEqual([403, 403, 403, 403]);
    await post('/auth/confirm-password', { password }, owner);
    expect(await tries(from(owner))).toEqual([200, 200, 200, 200]);
  });
});

it('who is removed is out at once, and no caller waits for them', async () => {
  const owner = await anOwner('xena@example.com');
  const { cookie, member } = await joined(owner, 'leaves@example.com');
  const business = (await systemPool.query('select business_id from members where id = $1', [member.id])).rows[0];
  const id = server.ids.make('conversation');
  await systemPool.query(
    `insert into conversations (id, business_id, channel, thread_key, idle_at, state, held_by, assigned_to)
     values ($1, $2, 'chat', 'held', now(), 'with-person', $3, $3)`,
    [id, business?.business_id, member.userId],
  );
  await post('/contact-filters', { name: 'Mine alone', search: 'dana' }, cookie);
  const filters = async () =>
    (await systemPool.query('select from contact_filters where user_id = $1', [member.userId])).rowCount;
  expect(await filters()).toBe(1);
  expect((await send('DELETE', `/api/members/${member.id}`, { headers: from(owner) })).status).toBe(200);
  expect(await filters()).toBe(0);
  expect((await get('/contacts', cookie)).status).toBe(401);
  expect((await systemPool.query('select from sessions where user_id = $1', [member.userId])).rowCount).toBe(0);
  const { rows } = await systemPool.query('select state, held_by, assigned_to from conversations where id = $1', [id]);
  expect(rows).toEqual([{ state: 'open', held_by: null, assigned_to: null }]);
  expect(await team(owner)).toHaveLength(1);
});
