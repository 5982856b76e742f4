import { afterEach, expect, it, vi } from 'vitest';
import { cookieOf, openAccounts } from '../../../../tests/support/accounts.ts';
import type { SignedIn } from '../contract.ts';
import { scryptPasswords } from './hash-passwords.ts';

const server = await openAccounts(
  { passwords: scryptPasswords({ N: 2 ** 12, r: 8, p: 1 }) },
  { PUBLIC_URL: 'https://telle.example', GOOGLE_CLIENT_ID: 'our-id', GOOGLE_CLIENT_SECRET: 'our-secret' },
);
const { send, owner } = server;

afterEach(() => vi.unstubAllGlobals());

type Person = { sub: string; email: string; name: string; email_verified: boolean };

/** Google's token endpoint, which is all of Google that a sign-in reaches from here. */
function googleKnows(person: Person): string[] {
  const asked: string[] = [];
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    asked.push(`${input instanceof Request ? input.url : input} ${init?.body}`);
    const idToken = `${part({ alg: 'none' })}.${part({ ...person, aud: 'our-id', iss: 'https://accounts.google.com' })}.`;
    return Response.json({
      access_token: 'canary-access-token',
      id_token: idToken,
      token_type: 'Bearer',
      expires_in: 60,
    });
  });
  return asked;
}

async function comeBack(person: Person, change: (url: URL) => void = () => undefined, to = send) {
  const started = await to<{ url: string }>('POST', '/api/auth/oauth/google', { body: { returnTo: '/settings' } });
  const asks = new URL(started.data.url);
  expect(asks.origin).toBe('https://accounts.google.com');
  expect(asks.searchParams.get('redirect_uri')).toBe('https://telle.example/api/auth/callback/google');
  const asked = googleKnows(person);
  const back = new URL('https://telle.example/api/auth/callback/google?code=a-code');
  back.searchParams.set('state', asks.searchParams.get('state') ?? '');
  change(back);
  const heard = await to('GET', back.href, { headers: { cookie: cookieOf(started) } });
  return { heard, asked };
}

const ines = { sub: '1001', email: 'Ines@Example.com', name: 'Ines Duarte', email_verified: true };

it('opens a new business at the first visit and the same one at the second, and keeps no token of Google’s', async () => {
  const { heard, asked } = await comeBack(ines);
  expect(heard.status).toBe(302);
  expect(heard.headers.get('location')).toBe('/settings');
  expect(asked).toHaveLength(1);
  const set = heard.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-telle.session='));
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/Secure/);
  const read = async (cookie: string) =>
    (await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie } })).data;
  const first = await read(cookieOf(heard));
  expect(first.user).toMatchObject({ email: 'ines@example.com', firstName: 'Ines', lastName: 'Duarte', isDemo: false });
  const second = await comeBack(ines);
  expect((await read(cookieOf(second.heard))).user.businessId).toBe(first.user.businessId);
  const kept = await server.database.systemPool.query(`select c::text as row from credentials c`);
  expect(JSON.stringify(kept.rows)).not.toContain('canary-access-token');
  const events = await server.database.systemPool.query(`select kind from auth_events order by id`);
  expect(events.rows.map((event) => event.kind)).toEqual(['signed-up', 'signed-in', 'signed-in']);
});

it('joins an account whose address both sides have confirmed', async () => {
  const { email, cookie } = await owner('both@example.com');
  const { heard } = await comeBack({ ...ines, sub: '1002', email });
  const mine = await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie } });
  const theirs = await send<SignedIn>('GET', '/api/auth/session', { headers: { cookie: cookieOf(heard) } });
  expect(theirs.data.user.id).toBe(mine.data.user.id);
});

it('does not join an address that Google has not confirmed', async () => {
  const { email } = await owner('unproven@example.com');
  const { heard } = await comeBack({ ...ines, sub: '1003', email, email_verified: false });
  expect(heard.headers.get('location')).toMatch(/\/login\?error=/);
  expect(cookieOf(heard)).not.toMatch(/telle\.session=[A-Za-z0-9]/);
});

it('sends who comes with a foreign state, or refused at Google, back to the login page', async () => {
  const foreign = await comeBack(ines, (url) => url.searchParams.set('state', 'x'.repeat(32)));
  expect(foreign.heard.headers.get('location')).toMatch(/\/login\?error=/);
  expect(foreign.asked).toHaveLength(0);
  const refused = await comeBack(ines, (url) => url.searchParams.set('error', 'access_denied'));
  expect(refused.heard.headers.get('location')).toMatch(/\/login\?error=access_denied/);
});

it('leads to the login page and keeps nothing when the account cannot be made', async () => {
  const { systemPool } = server.database;
  await systemPool.query(`alter table users add constraint no_ann check (email <> 'ann@example.com')`);
  const { heard } = await comeBack({ ...ines, sub: '1004', email: 'ann@example.com' });
  expect(heard.headers.get('location')).toMatch(/\/login\?error=/);
  await systemPool.query(`alter table users drop constraint no_ann`);
  await systemPool.query(`alter table businesses add constraint no_ann check (name not like 'Ann%')`);
  const again = await comeBack({ ...ines, sub: '1004', email: 'ann@example.com', name: 'Ann Lee' });
  expect(again.heard.headers.get('location')).toMatch(/\/login\?error=internal_server_error$/);
  expect(cookieOf(again.heard)).not.toMatch(/telle\.session=[A-Za-z0-9]/);
  expect((await systemPool.query(`select from users where email = 'ann@example.com'`)).rowCount).toBe(0);
});

it('sends nobody to another site afterwards', async () => {
  for (const returnTo of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'javascript:alert(1)',
  ]) {
    const heard = await send('POST', '/api/auth/oauth/google', { body: { returnTo } });
    expect(heard.status, returnTo).toBe(400);
  }
});

it('has only the providers that are configured', async () => {
  expect((await send('GET', '/api/auth/options')).data).toEqual({ providers: ['google'], demoMode: true });
  expect((await send('POST', '/api/auth/oauth/facebook', { body: {} })).status).toBe(404);
  expect((await send('POST', '/api/auth/oauth/myspace', { body: {} })).status).toBe(404);
});

it('asks for the second step of who has switched one on, and opens nothing before', async () => {
  const careful = await openAccounts(
    { secondStep: { begin: async () => ({ setCookie: 'half=in; Path=/' }) } },
    { PUBLIC_URL: 'https://telle.example', GOOGLE_CLIENT_ID: 'our-id', GOOGLE_CLIENT_SECRET: 'our-secret' },
  );
  const { heard } = await comeBack(ines, () => undefined, careful.send);
  const to = new URL(heard.headers.get('location') ?? '');
  expect([to.pathname, to.searchParams.get('from')]).toEqual(['/login/code', '/settings']);
  expect(cookieOf(heard)).toBe('half=in');
  expect((await careful.database.systemPool.query('select from sessions')).rowCount).toBe(0);
});
