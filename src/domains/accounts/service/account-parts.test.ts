// Whatever keeps a sign-in, a sign-up or a reset from going through is told in that one's own sentence, and the cause stays here.
import { expect, it } from 'vitest';
import { openAccounts, wizard } from '../../../../tests/support/accounts.ts';
import { scryptPasswords } from './hash-passwords.ts';

const server = await openAccounts({ passwords: scryptPasswords({ N: 2 ** 10, r: 8, p: 1 }) }, { DEMO_MODE: 'off' });
const { send, owner, database } = server;
const run = (text: string) => database.systemPool.query(text);
await run(`create function fail_as() returns trigger language plpgsql as
  $$ begin raise exception 'a secret of the database' using errcode = tg_argv[0]; end $$`);

const { email, password } = await owner('told@example.com');
const tables = { 'sign-in': 'sessions', 'sign-up': 'users' } as const;
const bodies = {
  'sign-in': { email, password, remember: false },
  'sign-up': wizard('new@example.com'),
  'reset-requests': { email },
};

/** What is heard while whatever that request writes down fails with that code of PostgreSQL's. */
async function heardWhileFailing(path: keyof typeof bodies, errcode: string) {
  if (path === 'reset-requests') {
    database.onEnqueue(() => Promise.reject(Object.assign(new Error('a secret of the database'), { code: errcode })));
    return send('POST', `/api/auth/${path}`, { body: bodies[path] });
  }
  const table = tables[path];
  await run(`create trigger failing before insert on ${table} for each row execute function fail_as('${errcode}')`);
  try {
    return await send('POST', `/api/auth/${path}`, { body: bodies[path] });
  } finally {
    await run(`drop trigger failing on ${table}`);
  }
}

/** A value that it cannot hold, a collision that does not end, and a rule that nobody thought of. */
const [unheld, collided, unforeseen] = ['22001', '40001', '23514'];

it.each([
  ['sign-in', unheld, 400, 'sign_in_failed', 'Failed to sign in. Please try again.'],
  ['sign-in', collided, 400, 'sign_in_failed', 'Failed to sign in. Please try again.'],
  ['sign-in', unforeseen, 500, 'sign_in_unexpected', 'An unexpected error occurred during sign in.'],
  ['sign-up', unheld, 400, 'sign_up_failed', 'Failed to create account. Please try again.'],
  ['sign-up', collided, 400, 'sign_up_failed', 'Failed to create account. Please try again.'],
  ['sign-up', unforeseen, 500, 'sign_up_unexpected', 'An unexpected error occurred during sign up.'],
  ['reset-requests', unheld, 400, 'reset_failed', 'Failed to send reset email. Please try again.'],
  ['reset-requests', unforeseen, 500, 'reset_unexpected', 'An unexpected error occurred while sending reset email.'],
] as const)('%s that fails with %s is answered %i %s', async (path, errcode, status, code, error) => {
  const heard = await heardWhileFailing(path, errcode);
  expect(heard.status).toBe(status);
  expect(heard.json).toMatchObject({ success: false, code, error });
  expect(heard.text).not.toContain('secret');
  database.onEnqueue(async () => undefined);
  const { email: _, ...rest } = bodies[path];
  const again = path === 'sign-up' ? { ...rest, email: `${code}-${errcode}@example.com` } : bodies[path];
  expect((await send('POST', `/api/auth/${path}`, { body: again })).status).toBe(200);
});
