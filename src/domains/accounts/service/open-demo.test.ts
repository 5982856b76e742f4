import { describe, expect, it } from 'vitest';
import { cookieOf, from, openAccounts, wizard } from '../../../../tests/support/accounts.ts';
import { sweepAccounts } from '../background.ts';
import type { SignedIn } from '../contract.ts';
import { scryptPasswords } from './hash-passwords.ts';

const server = await openAccounts({ passwords: scryptPasswords({ N: 2 ** 10, r: 8, p: 1 }) }, { DEMO_MODE: 'on' });
const { send, owner, clock } = server;

let visitors = 0;
const open = (email: string, password: string, address?: string) => {
  visitors += 1;
  return send<SignedIn>('POST', '/api/auth/sign-in', {
    body: { email, password },
    ...from(address ?? `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`),
  });
};
const businessOf = async (email: string, password: string) => (await open(email, password)).data.user.businessId;
const count = async (table: string) =>
  (await server.database.systemPool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

describe('demo mode', () => {
  it('opens a seeded business of one’s own for any e-mail and password', async () => {
    const heard = await open('Rosa.Blake@Example.com', '1');
    expect(heard.data.user).toMatchObject({
      email: 'rosa.blake@example.com',
      firstName: 'Rosa',
      lastName: 'Blake',
      company: 'Blake Plumbing & Heating',
      subscription: 'free',
      trialCallsRemaining: 3,
      isDemo: true,
      role: 'owner',
    });
    const list = await send<{ contacts: { name: string }[] }>('GET', '/api/contacts', {
      headers: { cookie: cookieOf(heard) },
    });
    expect(list.data.contacts).toHaveLength(10);
    expect(list.data.contacts[0]?.name).toBe('Dana Reyes');
  });

  it('opens the same one again for the same pair, and another for any other', async () => {
    const first = await businessOf('pair@example.com', 'blue');
    expect(await businessOf('PAIR@example.com', 'blue')).toBe(first);
    const others = [
      await businessOf('pair@example.com', 'red'),
      await businessOf('pair2@example.com', 'blue'),
      await businessOf('pair@example.com', 'Blue'),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('makes one business when the same new pair comes five times at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => businessOf('eager@example.com', 'tabs')));
    expect(new Set(all).size).toBe(1);
  });

  it('is never a way into an account, confirmed or not', async () => {
    const { email, password } = await owner('real@example.com');
    expect((await open(email, 'any password')).json).toMatchObject({ code: 'sign_in_invalid' });
    expect((await open(email, password)).data.user.isDemo).toBe(false);
    await send('POST', '/api/auth/sign-up', { body: wizard('pending@example.com') });
    expect((await open('pending@example.com', 'any password')).json).toMatchObject({ code: 'sign_in_invalid' });
  });

  it('steps aside for a sign-up with the same e-mail', async () => {
    const demo = await open('convert@example.com', 'playing');
    const { cookie } = await owner('convert@example.com');
    expect((await open('convert@example.com', 'playing')).json).toMatchObject({ code: 'sign_in_invalid' });
    const real = await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie } });
    expect(real.data.user.businessId).not.toBe(demo.data.user.businessId);
  });

  it('mails nothing to the e-mail of a demo, whoever asks', async () => {
    await open('nomail@example.com', 'x');
    await send('POST', '/api/auth/reset-requests', { body: { email: 'nomail@example.com' } });
    await server.doWork();
    expect(await server.mailsTo('nomail@example.com', 'reset-password')).toBe(0);
  });

  it('lets a demo change its password, which then opens the same business', async () => {
    const heard = await open('rename@example.com', 'old');
    const changed = await send('POST', '/api/auth/change-password', {
      body: { currentPassword: 'old', newPassword: 'Some-new-phrase-7' },
      headers: { cookie: cookieOf(heard) },
    });
    expect(changed.status).toBe(200);
    expect(await businessOf('rename@example.com', 'Some-new-phrase-7')).toBe(heard.data.user.businessId);
    expect(await businessOf('rename@example.com', 'old')).not.toBe(heard.data.user.businessId);
  });

  it('keeps the password nowhere', async () => {
    await open('canary@example.com', 'Canary-4711-password');
    const tables = await server.database.systemPool.query(
      `select tablename from pg_tables where schemaname = 'public'`,
    );
    for (const { tablename } of tables.rows) {
      const hits = await server.database.systemPool.query(
        `select from ${tablename} as t where position('Canary-4711' in t::text) > 0`,
      );
      expect(hits.rowCount, tablename).toBe(0);
    }
  });

  it('makes no more than a hundred and twenty businesses an hour for one address, and still opens those', async () => {
    clock.forward(3600);
    const before = await count('businesses');
    const address = '192.0.2.7';
    const all: number[] = [];
    for (let at = 0; at < 125; at += 1) all.push((await open(`crowd${at}@example.com`, 'x', address)).status);
    expect(all.filter((status) => status === 200)).toHaveLength(120);
    expect(await count('businesses')).toBe(before + 120);
    expect((await open('crowd0@example.com', 'x', address)).status).toBe(200);
    expect((await open('crowd124@example.com', 'x', '192.0.2.8')).status).toBe(200);
  });

  it('forgets a business that nobody used for fourteen days, with everything in it, and nothing else', async () => {
    const { email, password } = await owner('keeps@example.com');
    const idle = await open('idle@example.com', 'x');
    const used = await open('used@example.com', 'x');
    clock.forward(13 * 86_400);
    const again = await open('used@example.com', 'x');
    expect(again.data.user.businessId).toBe(used.data.user.businessId);
    clock.forward(86_401);
    await sweepAccounts(server.accounts.parts);
    const left = await server.database.systemPool.query('select id from businesses where is_demo');
    expect(left.rows.map((row) => row.id)).toEqual([used.data.user.businessId]);
    expect(await count('contacts')).toBe(10);
    expect(await businessOf('idle@example.com', 'x')).not.toBe(idle.data.user.businessId);
    expect((await open(email, password)).data.user.isDemo).toBe(false);
  });
});

it('is off when it is switched off: the same pair is then a wrong password', async () => {
  const strict = await openAccounts({}, { DEMO_MODE: 'off' });
  const body = { email: 'rosa@example.com', password: '1' };
  expect((await strict.send('POST', '/api/auth/sign-in', { body })).json).toMatchObject({ code: 'sign_in_invalid' });
  expect((await strict.send('GET', '/api/auth/options')).data).toEqual({ providers: [], demoMode: false });
});
