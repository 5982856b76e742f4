import { describe, expect, it } from 'vitest';
import { cookieOf, from, goodPassword, openAccounts } from '../../../tests/support/accounts.ts';
import { shownCode } from '../../../tests/support/authenticator.ts';
import type { Heard } from '../../../tests/support/http.ts';
import { scryptPasswords } from '../accounts/service/hash-passwords.ts';
import { twoFactorRoutes } from './routes.ts';
import { secondStepOf } from './service/second-step.ts';

const server = await openAccounts({
  passwords: scryptPasswords({ N: 2 ** 10, r: 8, p: 1 }),
  secondStep: secondStepOf(() => 'http://localhost:3000'),
  alsoServe: (parts) => twoFactorRoutes({ ...parts, sealKey: Buffer.alloc(32, 3) }),
});
const { send, owner, clock, mailsTo } = server;

const rows = async (text: string, values: unknown[] = []) =>
  (await server.database.systemPool.query(text, values)).rows;
const ask = (path: string, cookie: string, body?: object, address = '198.51.100.7') =>
  send('POST', `/api/auth/${path}`, { body: body ?? {}, ...from(address, cookie) });
const password = goodPassword;
const signIn = (email: string, address = '198.51.100.7', remember = false) =>
  send('POST', '/api/auth/sign-in', { body: { email, password, remember }, ...from(address) });
const session = (cookie: string) => send<object | null>('GET', '/api/auth/session', { headers: { cookie } });

let people = 0;

/** A person whose sign-in asks for a code. */
async function careful() {
  people += 1;
  const { email, cookie } = await owner(`careful.${people}@example.com`);
  const { secret } = (await ask('two-factor/setup', cookie, { password })).data as { secret: string };
  const on = await ask('two-factor', cookie, { code: shownCode(secret, clock.now()) });
  const { recoveryCodes } = on.data as { recoveryCodes: string[] };
  return { email, cookie, secret, recoveryCodes };
}

/** The cookie that stands between password and code. */
async function halfIn(email: string, address?: string): Promise<string> {
  const heard = await signIn(email, address);
  expect(heard.data).toEqual({ secondStep: true });
  return cookieOf(heard);
}

const isIn = (heard: Heard) => heard.headers.getSetCookie().some((set) => /^telle\.session=\w{32}/.test(set));

describe('switching on', () => {
  it('asks for the password, proves the app, and ends other sessions', async () => {
    const { email, cookie } = await owner('first@example.com');
    const elsewhere = cookieOf(await signIn(email));
    expect((await ask('two-factor/setup', cookie, { password: 'wrong' })).json).toMatchObject({
      fields: { password: 'This is not your current password' },
    });
    expect((await ask('two-factor', cookie, { code: '123456' })).json).toMatchObject({ code: 'two_factor_off' });
    const begun = (await ask('two-factor/setup', cookie, { password })).data as { secret: string; uri: string };
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect((await ask('two-factor', cookie, { code: '000000' })).json).toMatchObject({ code: 'code_wrong' });
    // Until the app has proved itself, the password alone is enough.
    expect(isIn(await signIn(email, '198.51.100.8'))).toBe(true);
    const on = await ask('two-factor', cookie, { code: shownCode(begun.secret, clock.now()) });
    expect((on.data as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await session(elsewhere)).data).toBeNull();
    expect((await session(cookie)).data).not.toBeNull();
    expect(await mailsTo(email, 'two-factor-changed')).toBe(1);
    expect((await ask('two-factor/setup', cookie, { password })).json).toMatchObject({ code: 'two_factor_on' });
    expect((await send('GET', '/api/auth/two-factor', { headers: { cookie } })).data).toEqual({
      onSince: clock.now().toISOString(),
      codesLeft: 10,
      asksPassword: true,
    });
  });

  it('keeps neither the secret nor a recovery code in the clear', async () => {
    const { secret, recoveryCodes } = await careful();
    const kept = JSON.stringify([
      await rows('select * from two_factors'),
      await rows('select * from recovery_codes'),
      await rows('select * from second_steps'),
    ]);
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(word);
  });
});

describe('signing in', () => {
  it('needs the code: what the password gives opens nothing', async () => {
    const { email, secret } = await careful();
    const heard = await signIn(email);
    expect(isIn(heard)).toBe(false);
    const cookie = cookieOf(heard);
    expect((await session(cookie)).data).toBeNull();
    expect((await send('GET', '/api/contacts', { headers: { cookie } })).status).toBe(401);
    const token = cookie.split('=')[1] ?? '';
    expect((await send('GET', '/api/contacts', { headers: { cookie: `telle.session=${token}` } })).status).toBe(401);
    clock.forward(30);
    const passed = await ask('second-step', cookie, { code: shownCode(secret, clock.now()) });
    expect(passed.data).toMatchObject({ user: { email } });
    expect((await session(cookieOf(passed))).data).toMatchObject({ user: { email } });
    expect((await ask('second-step', cookie, { code: shownCode(secret, clock.now(), 1) })).json).toMatchObject({
      code: 'second_step_over',
    });
  });

  it('remembers whom it should', async () => {
    const { email, secret } = await careful();
    clock.forward(30);
    const cookie = cookieOf(await signIn(email, '198.51.100.7', true));
    const passed = await ask('second-step', cookie, { code: shownCode(secret, clock.now()) });
    expect(passed.headers.getSetCookie()[0]).toMatch(/Max-Age=7776000/);
  });

  it('takes no code twice, none from two steps ago, and of two at once one', async () => {
    const { email, secret } = await careful();
    clock.forward(90);
    const old = await ask('second-step', await halfIn(email), { code: shownCode(secret, clock.now(), -2) });
    expect(old.json).toMatchObject({ code: 'code_wrong' });
    const code = shownCode(secret, clock.now());
    const [one, other] = [await halfIn(email), await halfIn(email)];
    const both = await Promise.all([one, other].map((cookie) => ask('second-step', cookie, { code })));
    expect(both.map((heard) => heard.status).sort()).toEqual([200, 401]);
    expect((await ask('second-step', await halfIn(email), { code })).status).toBe(401);
    // A step that is older than the newest used one is used up with it.
    expect((await ask('second-step', await halfIn(email), { code: shownCode(secret, clock.now(), -1) })).status).toBe(
      401,
    );
  });

  it('takes the code that switched it on no second time', async () => {
    const { email, secret } = await careful();
    const code = shownCode(secret, clock.now());
    expect((await ask('second-step', await halfIn(email), { code })).json).toMatchObject({ code: 'code_wrong' });
  });

  it('takes each recovery code once, says so by mail, and new ones end the old', async () => {
    const { email, cookie, recoveryCodes } = await careful();
    const [first = '', second = ''] = recoveryCodes;
    expect(isIn(await ask('second-step', await halfIn(email), { code: first.toUpperCase() }))).toBe(true);
    expect(await mailsTo(email, 'two-factor-changed')).toBe(2);
    expect((await ask('second-step', await halfIn(email), { code: first })).json).toMatchObject({ code: 'code_wrong' });
    const renewed = (await ask('two-factor/recovery-codes', cookie, { password })).data as { recoveryCodes: string[] };
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await ask('second-step', await halfIn(email), { code: second })).json).toMatchObject({
      code: 'code_wrong',
    });
    expect(isIn(await ask('second-step', await halfIn(email), { code: renewed.recoveryCodes[0] ?? '' }))).toBe(true);
  });

  it('stops guessing after ten codes, however many sign-ins and addresses, and nobody else', async () => {
    const [{ email, secret }, other] = [await careful(), await careful()];
    clock.forward(30);
    const cookies = await Promise.all([1, 2, 3, 4].map((net) => halfIn(email, `192.0.2.${net}`)));
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ask('second-step', cookies[at % 4] ?? '', { code: '000000' }, `192.0.2.${at % 4}`),
      ),
    );
    expect(tried.filter((heard) => heard.status === 401)).toHaveLength(10);
    const held = tried.filter((heard) => heard.status === 429);
    expect(held).toHaveLength(10);
    expect(held[0]?.json).toMatchObject({ error: 'Too many wrong codes. Please wait a few minutes and try again.' });
    const right = () => ({ code: shownCode(secret, clock.now()) });
    expect((await ask('second-step', cookies[0] ?? '', right())).status).toBe(429);
    const theirs = { code: shownCode(other.secret, clock.now()) };
    expect(isIn(await ask('second-step', await halfIn(other.email), theirs))).toBe(true);
    clock.forward(16 * 60);
    expect(isIn(await ask('second-step', await halfIn(email), right()))).toBe(true);
  });

  it('starts again after ten minutes, and without its cookie', async () => {
    const { email, secret } = await careful();
    const cookie = await halfIn(email);
    clock.forward(601);
    const late = await ask('second-step', cookie, { code: shownCode(secret, clock.now()) });
    expect(late.json).toMatchObject({ code: 'second_step_over', error: 'This took too long. Please sign in again.' });
    expect((await ask('second-step', '', { code: '123456' })).json).toMatchObject({ code: 'second_step_over' });
  });

  it('is not passed by a reset nor by a link of the confirmation', async () => {
    const { email, secret } = await careful();
    const resetBody = { body: { email } };
    await send('POST', '/api/auth/reset-requests', { ...resetBody, ...from('198.51.100.9') });
    await server.doWork();
    const token = (await server.linkTo(email)).searchParams.get('token');
    const fresh = 'Brass-Valve-77-couplings';
    const reset = await send('POST', '/api/auth/reset-password', { body: { token, password: fresh } });
    expect(isIn(reset)).toBe(false);
    const heard = await send('POST', '/api/auth/sign-in', {
      body: { email, password: fresh },
      ...from('198.51.100.9'),
    });
    expect(heard.data).toEqual({ secondStep: true });
    clock.forward(30);
    expect(isIn(await ask('second-step', cookieOf(heard), { code: shownCode(secret, clock.now()) }))).toBe(true);
  });
});

describe('a demo business', () => {
  it('opens by its pair, and asks for a code once that is switched on', async () => {
    const open = () => send('POST', '/api/auth/sign-in', { body: { email: 'eve@example.com', password: 'blue' } });
    const cookie = cookieOf(await open());
    const { secret } = (await ask('two-factor/setup', cookie, { password: 'blue' })).data as { secret: string };
    await ask('two-factor', cookie, { code: shownCode(secret, clock.now()) });
    const again = await open();
    expect(again.data).toEqual({ secondStep: true });
    clock.forward(30);
    expect(isIn(await ask('second-step', cookieOf(again), { code: shownCode(secret, clock.now()) }))).toBe(true);
    expect(isIn(await send('POST', '/api/auth/sign-in', { body: { email: 'eve@example.com', password: 'red' } }))).toBe(
      true,
    );
  });
});

it('is switched off with the password alone, and then the password is enough', async () => {
  const { email, cookie } = await careful();
  expect((await ask('two-factor/switch-off', cookie, { password: 'wrong' })).status).toBe(400);
  expect((await ask('two-factor/switch-off', cookie, { password })).data).toEqual({ done: true });
  expect(isIn(await signIn(email))).toBe(true);
  expect((await ask('two-factor/switch-off', cookie, { password })).json).toMatchObject({ code: 'two_factor_off' });
  expect((await ask('two-factor/recovery-codes', cookie, { password })).json).toMatchObject({ code: 'two_factor_off' });
});
