import { describe, expect, it } from 'vitest';
import { editHeader, writeStamp } from '#shared/edit-stamp.ts';
import { cookieOf, from, goodPassword, openAccounts, wizard } from '../../../tests/support/accounts.ts';
import type { SignedIn } from './contract.ts';

const server = await openAccounts({}, { DEMO_MODE: 'off' });
const { send, clock, linkTo, mailsTo, doWork, owner } = server;

const rows = async (text: string, values: unknown[] = []) =>
  (await server.database.systemPool.query(text, values)).rows;
const tokenFor = async (email: string) => (await linkTo(email)).searchParams.get('token');

describe('signing up', () => {
  it('makes person, business, trial and mail, and the link leads to a password and into the app', async () => {
    const signedUp = await send('POST', '/api/auth/sign-up', { body: wizard('Ana@Example.com') });
    expect(signedUp.data).toEqual({ email: 'ana@example.com', firstName: 'Maria' });
    const link = await linkTo('ana@example.com');
    expect(link.origin + link.pathname).toBe('http://localhost:3000/confirm-email');
    const token = link.searchParams.get('token');

    const read = await send('POST', '/api/auth/confirmation/read', { body: { token } });
    expect(read.data).toEqual({ email: 'ana@example.com', firstName: 'Maria' });

    const confirmed = await send<SignedIn>('POST', '/api/auth/confirmation', {
      body: { token, password: goodPassword },
    });
    expect(confirmed.data.user).toMatchObject({
      email: 'ana@example.com',
      firstName: 'Maria',
      lastName: 'Lopez',
      company: 'Lopez Plumbing',
      phone: '+12025550123',
      subscription: 'free',
      trialCallsRemaining: 3,
      trialEndsAt: new Date(clock.now().getTime() + 14 * 86_400_000).toISOString(),
      role: 'owner',
      isDemo: false,
      isNew: true,
      user_metadata: { businessType: 'Trades & Construction', employees: '6-20', interests: ['phone', 'crm'] },
    });
    const again = await send('POST', '/api/auth/confirmation', { body: { token, password: goodPassword } });
    expect(again.json).toMatchObject({ code: 'link_invalid' });

    const session = await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie: cookieOf(confirmed) } });
    expect(session.data).toEqual(confirmed.data);
  });

  it('says that an address is taken, also to the second of two at once, and keeps one account', async () => {
    const body = wizard('twice@example.com');
    const both = await Promise.all([1, 2].map(() => send('POST', '/api/auth/sign-up', { body })));
    expect(both.map((heard) => heard.status).sort()).toEqual([200, 409]);
    const third = await send('POST', '/api/auth/sign-up', { body: wizard('TWICE@example.com') });
    expect(third.json).toMatchObject({
      code: 'sign_up_taken',
      error: 'An account with this email already exists. Please sign in instead.',
    });
    expect(await rows(`select from users where email = 'twice@example.com'`)).toHaveLength(1);
    expect(await mailsTo('twice@example.com', 'confirm-email')).toBe(1);
  });

  it('keeps nothing when the mail cannot be kept', async () => {
    await rows(`alter table mails add constraint no_mail check (recipient <> 'nobody@example.com')`);
    const heard = await send('POST', '/api/auth/sign-up', { body: wizard('nobody@example.com') });
    expect(heard.json).toMatchObject({ code: 'sign_up_unexpected' });
    expect(await rows(`select from users where email = 'nobody@example.com'`)).toHaveLength(0);
  });

  it('names the fields that are missing, in the words of the forms', async () => {
    const heard = await send('POST', '/api/auth/sign-up', {
      body: wizard('not an address', { firstName: '  ', company: undefined, phone: 'call me' }),
    });
    expect(heard.json).toMatchObject({
      code: 'invalid_request',
      fields: {
        email: 'Please enter a valid email address',
        firstName: 'This field is required',
        company: 'This field is required',
        phone: expect.stringMatching(/valid phone number|Invalid format/),
      },
    });
  });

  it('lets somebody who chose a password at sign-up in only after the link, and the link replaces that password', async () => {
    const password = 'an attacker chose this';
    const body = wizard('early@example.com', { password });
    await send('POST', '/api/auth/sign-up', { body });
    const early = await send('POST', '/api/auth/sign-in', { body: { email: body.email, password } });
    expect(early.status).toBe(403);
    expect(early.json).toMatchObject({ code: 'sign_in_unconfirmed' });
    const token = await tokenFor(body.email);
    await send('POST', '/api/auth/confirmation', { body: { token, password: goodPassword } });
    const after = await send('POST', '/api/auth/sign-in', { body: { email: body.email, password } });
    expect(after.json).toMatchObject({ code: 'sign_in_invalid' });
  });

  it('refuses short and common passwords at the link without using it up', async () => {
    await send('POST', '/api/auth/sign-up', { body: wizard('weak@example.com') });
    const token = await tokenFor('weak@example.com');
    const tried = async (password: string) =>
      (await send('POST', '/api/auth/confirmation', { body: { token, password } })).json;
    expect(await tried('five5')).toMatchObject({ error: 'Password must be at least 6 characters long.' });
    expect(await tried('seven77')).toMatchObject({ fields: { password: 'Must be at least 8 characters' } });
    expect(await tried('Password123!')).toMatchObject({
      fields: { password: expect.stringContaining('easy to guess') },
    });
    expect(await tried(goodPassword)).toMatchObject({ success: true });
  });

  it('mails the link again, and to nobody who has no use for it', async () => {
    await send('POST', '/api/auth/sign-up', { body: wizard('again@example.com') });
    for (const email of ['again@example.com', 'stranger@example.com']) {
      const heard = await send('POST', '/api/auth/confirmation/resend', { body: { email } });
      expect(heard.json).toEqual({ success: true, data: { done: true } });
    }
    expect(await doWork()).toBe(2);
    expect(await mailsTo('again@example.com', 'confirm-email')).toBe(2);
    expect(await mailsTo('stranger@example.com', 'confirm-email')).toBe(0);
  });

  it('forgets a link after three days', async () => {
    await send('POST', '/api/auth/sign-up', { body: wizard('late@example.com') });
    const token = await tokenFor('late@example.com');
    clock.forward(3 * 86_400 + 1);
    const heard = await send('POST', '/api/auth/confirmation', { body: { token, password: goodPassword } });
    expect(heard.json).toMatchObject({ code: 'link_invalid' });
  });
});

describe('sessions', () => {
  it('end here, everywhere, one by one, and never show in another’s list', async () => {
    const { cookie, email, password } = await owner('sessions@example.com');
    const other = await send('POST', '/api/auth/sign-in', {
      body: { email, password },
      headers: { 'user-agent': 'Phone' },
    });
    const stranger = await owner('stranger@sessions.example');
    const list = async (cookies: string) =>
      (
        await send<{ sessions: { id: string; isCurrent: boolean }[] }>('GET', '/api/auth/sessions', {
          headers: { cookie: cookies },
        })
      ).data.sessions;
    const mine = await list(cookie);
    expect(mine).toHaveLength(2);
    expect(mine.filter((session) => session.isCurrent)).toHaveLength(1);
    const otherId = mine.find((session) => !session.isCurrent)?.id;

    const foreign = await send('DELETE', `/api/auth/sessions/${otherId}`, { headers: { cookie: stranger.cookie } });
    expect(foreign.status).toBe(404);
    const revoked = await send('DELETE', `/api/auth/sessions/${otherId}`, { headers: { cookie } });
    expect(revoked.status).toBe(200);
    expect((await send('GET', '/api/contacts', { headers: { cookie: cookieOf(other) } })).status).toBe(401);

    const left = await send('POST', '/api/auth/sign-out', { headers: { cookie } });
    expect(left.headers.getSetCookie()[0]).toMatch(/^telle\.session=; .*Max-Age=0/);
    expect((await send('GET', '/api/contacts', { headers: { cookie } })).status).toBe(401);
    expect((await send('POST', '/api/auth/sign-out', { headers: { cookie } })).status).toBe(200);

    const two = [1, 2].map(() => send('POST', '/api/auth/sign-in', { body: { email, password } }));
    const [first = '', second = ''] = (await Promise.all(two)).map(cookieOf);
    await send('POST', '/api/auth/sign-out-everywhere', { headers: { cookie: first } });
    expect((await send('GET', '/api/auth/session', { headers: { cookie: second } })).data).toBeNull();
  });

  it('are new at each sign-in, long, and nowhere in the database', async () => {
    const { cookie, email, password } = await owner('hashed@example.com');
    const second = cookieOf(
      await send('POST', '/api/auth/sign-in', { body: { email, password }, headers: { cookie } }),
    );
    expect(second).not.toBe(cookie);
    const token = second.split('=')[1] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    const tables = await rows(`select tablename from pg_tables where schemaname = 'public'`);
    expect(tables.length).toBeGreaterThan(5);
    for (const { tablename } of tables) {
      const hits = await rows(`select from ${tablename} as t where position($1 in t::text) > 0`, [token]);
      expect(hits, tablename).toHaveLength(0);
    }
    const hash = (await rows(`select password_hash from credentials limit 1`))[0].password_hash;
    expect(hash).toMatch(/^scrypt\$N=32768,r=8,p=3\$/);
  });

  it('end when idle for a day, and a remembered one after thirty', async () => {
    const { email, password } = await owner('idle@example.com');
    const open = async (remember: boolean) => {
      const heard = await send('POST', '/api/auth/sign-in', { body: { email, password, remember } });
      return { cookie: cookieOf(heard), set: heard.headers.getSetCookie()[0] };
    };
    const isIn = async (cookie: string) =>
      (await send('GET', '/api/auth/session', { headers: { cookie } })).data !== null;
    const [brief, long] = [await open(false), await open(true)];
    expect(brief.set).not.toMatch(/Max-Age/);
    expect(long.set).toMatch(/Max-Age=7776000/);
    clock.forward(23 * 3600);
    expect([await isIn(brief.cookie), await isIn(long.cookie)]).toEqual([true, true]);
    clock.forward(23 * 3600);
    expect([await isIn(brief.cookie), await isIn(long.cookie)]).toEqual([true, true]);
    clock.forward(24 * 3600 + 1);
    expect([await isIn(brief.cookie), await isIn(long.cookie)]).toEqual([false, true]);
    clock.forward(30 * 86_400);
    expect(await isIn(long.cookie)).toBe(false);
  });

  it('end at last however much they are used', async () => {
    const { email, password } = await owner('busy@example.com');
    const cookie = cookieOf(await send('POST', '/api/auth/sign-in', { body: { email, password } }));
    let days = 0;
    for (; days < 20; days += 0.5) {
      if ((await send('GET', '/api/auth/session', { headers: { cookie } })).data === null) break;
      clock.forward(12 * 3600);
    }
    expect(days).toBe(7);
  });

  it('ignore what is no cookie of ours', async () => {
    for (const cookie of [
      'telle.session=',
      'telle.session=%00',
      `telle.session=${'a'.repeat(32)}`,
      'x; telle.session',
      '=;=',
    ]) {
      expect((await send('GET', '/api/auth/session', { headers: { cookie } })).data).toBeNull();
    }
  });
});

describe('a new password', () => {
  it('comes with a link that works once, for an hour, and ends every session', async () => {
    const { cookie, email } = await owner('reset@example.com');
    await send('POST', '/api/auth/reset-requests', { body: { email }, headers: { host: 'evil.example' } });
    await doWork();
    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe('http://localhost:3000/reset-password');
    const token = link.searchParams.get('token');
    const password = 'another Fine passphrase';
    expect((await send('POST', '/api/auth/reset-password', { body: { token, password } })).status).toBe(200);
    expect((await send('GET', '/api/auth/session', { headers: { cookie } })).data).toBeNull();
    expect((await send('POST', '/api/auth/reset-password', { body: { token, password } })).status).toBe(400);
    expect((await send('POST', '/api/auth/sign-in', { body: { email, password } })).status).toBe(200);
    expect(await mailsTo(email, 'password-changed')).toBe(1);

    await send('POST', '/api/auth/reset-requests', { body: { email } });
    await doWork();
    const late = await tokenFor(email);
    clock.forward(3601);
    expect((await send('POST', '/api/auth/reset-password', { body: { token: late, password } })).json).toMatchObject({
      code: 'link_invalid',
    });
  });

  it('needs the old one, ends the other sessions and leaves this one', async () => {
    const { cookie, email, password } = await owner('change@example.com');
    const other = cookieOf(await send('POST', '/api/auth/sign-in', { body: { email, password } }));
    const change = (currentPassword: string, newPassword: string) =>
      send('POST', '/api/auth/change-password', { body: { currentPassword, newPassword }, headers: { cookie } });
    expect((await change('wrong', 'a Brand new passphrase')).json).toMatchObject({
      fields: { currentPassword: 'This is not your current password' },
    });
    expect((await change(password, 'a Brand new passphrase')).status).toBe(200);
    expect((await send('GET', '/api/auth/session', { headers: { cookie } })).data).not.toBeNull();
    expect((await send('GET', '/api/auth/session', { headers: { cookie: other } })).data).toBeNull();
    expect((await send('POST', '/api/auth/sign-in', { body: { email, password } })).status).toBe(401);
  });

  it('of 64 characters is not cut short', async () => {
    await send('POST', '/api/auth/sign-up', { body: wizard('long@example.com') });
    const sixtyThree = Array.from({ length: 63 }, (_, at) => 'vortex-Quay9 '.charAt(at % 13)).join('');
    const token = await tokenFor('long@example.com');
    await send('POST', '/api/auth/confirmation', { body: { token, password: `${sixtyThree}a` } });
    const tried = async (last: string) =>
      (await send('POST', '/api/auth/sign-in', { body: { email: 'long@example.com', password: sixtyThree + last } }))
        .status;
    expect([await tried('a'), await tried('b')]).toEqual([200, 401]);
  });
});

describe('what is written down', () => {
  it('is every sign-in and its refusal, with the address and without the password', async () => {
    const { email } = await owner('audit@example.com');
    await send('POST', '/api/auth/sign-in', { body: { email, password: 'Canary-Password-1' }, ...from('203.0.113.9') });
    const events = await rows(
      `select e.kind, e.address from auth_events e join users u on u.id = e.user_id where u.email = $1 order by e.id`,
      [email],
    );
    expect(events.map((event) => event.kind)).toEqual(['signed-up', 'email-confirmed', 'signed-in', 'sign-in-refused']);
    expect(events.at(-1)?.address).toBe('203.0.113.9');
  });
});

describe('saving a profile', () => {
  it('keeps names and number, takes a number away, and names what is missing', async () => {
    const { cookie } = await owner('profile@lopez.example');
    const save = (body: unknown) => send<SignedIn['user']>('PUT', '/api/auth/profile', { body, headers: { cookie } });
    const names = { firstName: 'Ana', lastName: 'Ruiz' };
    expect((await save({ ...names, phone: '(202) 555-0188' })).data).toMatchObject({ ...names, phone: '+12025550188' });
    const session = await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie } });
    expect(session.data.user).toMatchObject({ ...names, phone: '+12025550188' });
    expect((await save({ ...names, phone: '' })).data.phone).toBeNull();
    expect((await save({ firstName: ' ', lastName: 'Ruiz', phone: '' })).json).toMatchObject({
      code: 'invalid_request',
      fields: { firstName: 'This field is required' },
    });
    const stranger = await send('PUT', '/api/auth/profile', { body: { ...names, phone: '' } });
    expect(stranger.status).toBe(401);
  });

  it('changes only what is said, and nothing that another device changed to something else meanwhile', async () => {
    const { cookie } = await owner('two.devices@lopez.example');
    const save = (body: unknown) => send<SignedIn['user']>('PUT', '/api/auth/profile', { body, headers: { cookie } });
    await save({ firstName: 'Ana', lastName: 'Ruiz', phone: '(202) 555-0188' });
    // Another field was changed meanwhile, and a number is the same however it is written.
    await save({ lastName: 'Lopez' });
    const moved = await save({ phone: '202-555-0199', was: { phone: '(202) 555 0188' } });
    expect(moved.data).toMatchObject({ firstName: 'Ana', lastName: 'Lopez', phone: '+12025550199' });
    const late = await save({ firstName: 'Anna', lastName: 'Roth', was: { firstName: 'Ana', lastName: 'Ruiz' } });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'conflict', fields: { lastName: 'Changed by someone else meanwhile' } },
    ]);
    expect((await save({})).data).toMatchObject({ firstName: 'Ana', lastName: 'Lopez' });
    expect((await save({ lastName: 'Lopez', was: { lastName: 'Ruiz' } })).status).toBe(200);
  });

  it('takes a change that was made offline once, and gives a repeat its first answer', async () => {
    const { cookie } = await owner('van@lopez.example');
    const { user } = (await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie } })).data;
    const stamp = {
      id: 'the-one-edit',
      user: user.id,
      business: user.businessId,
      series: 'a-series',
      seq: 1,
      after: 0,
    };
    const edit = (body: unknown) =>
      send<SignedIn['user']>('PUT', '/api/auth/profile', {
        body,
        headers: { cookie, [editHeader]: writeStamp(stamp as Parameters<typeof writeStamp>[0]) },
      });
    const body = { firstName: 'Vera', was: { firstName: user.firstName } };
    expect((await edit(body)).data.firstName).toBe('Vera');
    const aside = { body: { firstName: 'Later' }, headers: { cookie } };
    expect((await send<SignedIn['user']>('PUT', '/api/auth/profile', aside)).data.firstName).toBe('Later');
    expect((await edit(body)).data.firstName).toBe('Vera');
    const { data } = await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie } });
    expect(data.user.firstName).toBe('Later');
  });
});
