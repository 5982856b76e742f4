import { describe, expect, it } from 'vitest';
import { from, openAccounts, wizard } from '../../../../tests/support/accounts.ts';
import { type Passwords, scryptPasswords } from './hash-passwords.ts';
import { authenticateWith } from './keep-sessions.ts';

/** The real hash at a small part of its cost, and how often it ran. */
function countingPasswords() {
  const inner = scryptPasswords({ N: 2 ** 10, r: 8, p: 1 });
  const counted = { hashes: 0 };
  const passwords: Passwords = {
    ...inner,
    verify: (password, hash) => {
      counted.hashes += 1;
      return inner.verify(password, hash);
    },
  };
  return { passwords, counted };
}

const { passwords, counted } = countingPasswords();
const server = await openAccounts({ passwords }, { DEMO_MODE: 'off' });
const { send, owner, clock } = server;
const signIn = (email: string, password: string, address = '198.51.100.1') =>
  send('POST', '/api/auth/sign-in', { body: { email, password }, ...from(address) });

describe('guessing', () => {
  it('reaches the hash ten times of a hundred from one address, and locks nobody else out', async () => {
    const { email, password } = await owner('guessed@example.com');
    counted.hashes = 0;
    const tried = await Promise.all(Array.from({ length: 100 }, (_, at) => signIn(email, `wrong ${at}`)));
    expect(counted.hashes).toBe(10);
    expect(tried.filter((heard) => heard.status === 401)).toHaveLength(10);
    const refused = tried.filter((heard) => heard.status === 429);
    expect(refused).toHaveLength(90);
    expect(refused[0]?.json).toMatchObject({
      error: 'Too many login attempts. Please wait a few minutes and try again.',
      code: 'sign_in_too_many',
    });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await signIn(email, password)).status).toBe(429);
    expect((await signIn(email, password, '198.51.100.2')).status).toBe(200);
    clock.forward(300);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('spread over many addresses stops at a hundred an hour, but not for the owner at a known address', async () => {
    const { email, password } = await owner('spread@example.com');
    expect((await signIn(email, password, '192.0.2.200')).status).toBe(200);
    for (let net = 0; net < 10; net += 1)
      await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong', `192.0.2.${net}`)));
    counted.hashes = 0;
    expect((await signIn(email, 'wrong', '192.0.2.99')).status).toBe(429);
    expect(counted.hashes).toBe(0);
    expect((await signIn(email, password, '192.0.2.200')).status).toBe(200);
  });

  it('does not count what was right: twenty colleagues behind one address all get in at once', async () => {
    const { email, password } = await owner('office@example.com');
    const all = await Promise.all(Array.from({ length: 20 }, () => signIn(email, password, '192.0.2.50')));
    expect(all.map((heard) => heard.status)).toEqual(Array(20).fill(200));
  });

  it('is limited for who took over a browser as well', async () => {
    const { cookie } = await owner('taken-over@example.com');
    counted.hashes = 0;
    const tried = await Promise.all(
      Array.from({ length: 30 }, () =>
        send('POST', '/api/auth/confirm-password', { body: { password: 'wrong' }, ...from('192.0.2.60', cookie) }),
      ),
    );
    expect(counted.hashes).toBe(10);
    expect(tried.filter((heard) => heard.status === 429)).toHaveLength(20);
  });
});

describe('an e-mail', () => {
  // A busy machine may blur one measurement; a hash that is left out shows in every one.
  it('is answered alike, in the same time, whether or not it has an account', { retry: 2 }, async () => {
    const slower = await openAccounts({ passwords: scryptPasswords({ N: 2 ** 13, r: 8, p: 1 }) }, { DEMO_MODE: 'off' });
    const { email } = await slower.owner('known@example.com');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const which of order) {
        const startedAt = performance.now();
        const asked = which === 'known' ? email : `stranger-${round}@example.com`;
        const heard = await slower.send('POST', '/api/auth/sign-in', {
          body: { email: asked, password: 'wrong password' },
          ...from(`203.0.113.${round}`),
        });
        times[which].push(performance.now() - startedAt);
        const { requestId, ...rest } = heard.json as unknown as { requestId: string };
        expect(requestId).toMatch(/^req_/);
        answers.add(JSON.stringify([heard.status, rest]));
      }
    }
    expect([...answers]).toEqual([
      JSON.stringify([
        401,
        {
          success: false,
          error: 'Invalid email or password. Please check your credentials and try again.',
          code: 'sign_in_invalid',
        },
      ]),
    ]);
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('is not told by a reset either', async () => {
    const { email } = await owner('known-too@example.com');
    const asked = await Promise.all(
      [email, 'stranger@example.com'].map((of) => send('POST', '/api/auth/reset-requests', { body: { email: of } })),
    );
    expect(asked.map((heard) => [heard.status, heard.text])).toEqual([
      [200, '{"success":true,"data":{"done":true}}'],
      [200, '{"success":true,"data":{"done":true}}'],
    ]);
    expect(await server.mailsTo(email, 'reset-password')).toBe(0);
    await server.doWork();
    expect(await server.mailsTo(email, 'reset-password')).toBe(1);
    expect(await server.mailsTo('stranger@example.com', 'reset-password')).toBe(0);
  });

  it('is mailed at most five links an hour', async () => {
    const { email } = await owner('mailbox@example.com');
    for (let round = 0; round < 8; round += 1) await send('POST', '/api/auth/reset-requests', { body: { email } });
    await server.doWork();
    expect(await server.mailsTo(email, 'reset-password')).toBe(5);
  });
});

describe('a cookie', () => {
  it('is host-bound and secure behind https, and never readable for scripts', async () => {
    const safe = await openAccounts({ passwords }, { DEMO_MODE: 'off', PUBLIC_URL: 'https://telle.example' });
    const { cookie } = await safe.owner();
    expect(cookie).toMatch(/^__Host-telle\.session=[A-Za-z0-9]{32}$/);
    const heard = await safe.send('POST', '/api/auth/sign-out', { headers: { cookie } });
    for (const set of heard.headers.getSetCookie())
      expect(set).toMatch(/^__Host-telle\.session=; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=0$/);
    const set = (await signIn('maria@lopez.example', 'x')).headers.getSetCookie();
    expect(set).toEqual([]);
    expect((await safe.linkTo('maria@lopez.example')).origin).toBe('https://telle.example');
  });
});

describe('a dangerous change', () => {
  it('finds the session fresh only after the password was said again', async () => {
    const { cookie, password } = await owner('fresh@example.com');
    const provedAt = async () => {
      const caller = await server.accounts.authenticate(new Headers({ cookie }));
      return caller.kind === 'user' ? caller.provedAt.getTime() : null;
    };
    const first = await provedAt();
    clock.forward(660);
    expect(await provedAt()).toBe(first);
    const headers = { cookie };
    const wrong = await send('POST', '/api/auth/confirm-password', { body: { password: 'no' }, headers });
    expect(wrong.json).toMatchObject({ fields: { password: 'This is not your current password' } });
    expect(await provedAt()).toBe(first);
    expect((await send('POST', '/api/auth/confirm-password', { body: { password }, headers })).status).toBe(200);
    expect(await provedAt()).toBe(clock.now().getTime());
  });
});

it('reads who calls in one statement', async () => {
  const { cookie } = await owner('hot@example.com');
  const { systemPool } = server.database;
  let asked = 0;
  const counting = new Proxy(systemPool, {
    get: (pool, name) => {
      if (name === 'query') asked += 1;
      return Reflect.get(pool, name).bind(pool);
    },
  });
  const parts = { ...server.accounts.parts, database: { ...server.database, systemPool: counting } };
  const caller = await authenticateWith(parts, clock)(new Headers({ cookie }));
  expect(caller.kind).toBe('user');
  expect(asked).toBe(1);
});

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

it('keeps what the wizard said of a person who has not confirmed yet to themselves', async () => {
  await send('POST', '/api/auth/sign-up', { body: wizard('quiet@example.com') });
  const heard = await signIn('quiet@example.com', 'whatever it is');
  expect(heard.json).toMatchObject({ code: 'sign_in_invalid' });
});
