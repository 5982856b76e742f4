import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { goodPassword, openAccounts, wizard } from '../../../tests/support/accounts.ts';
import { inBusiness } from '../../../tests/support/house.ts';
import { sweepAccounts } from './background.ts';
import { scryptPasswords } from './service/hash-passwords.ts';

const server = await openAccounts({ passwords: scryptPasswords({ N: 2 ** 10, r: 8, p: 1 }) });
const { send, owner, clock, database } = server;
const count = async (table: string) =>
  (await database.systemPool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

it('shows a business its own people and nobody’s sessions, passwords, links or record, whatever is asked', async () => {
  const mine = await owner('mine@example.com');
  await owner('theirs@example.com');
  await send('POST', '/api/auth/sign-up', { body: wizard('linked@example.com') });
  await send('POST', '/api/auth/sign-in', { body: { email: mine.email, password: 'wrong' } });
  const caller = await server.accounts.authenticate(new Headers({ cookie: mine.cookie }));
  if (caller.kind !== 'user') throw new Error('not signed in');
  await inBusiness(database, caller.businessId, async ({ db }) => {
    const seen = async (table: string) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows;
    expect(await seen('users')).toMatchObject([{ email: 'mine@example.com' }]);
    expect(await seen('members')).toHaveLength(1);
    expect(await seen('businesses')).toHaveLength(1);
    for (const table of ['credentials', 'sessions', 'mail_links', 'auth_events', 'sign_in_attempts']) {
      expect(await count(table), table).toBeGreaterThan(0);
      expect(await seen(table), table).toEqual([]);
    }
  });
});

it('lets nobody write a session from within a business', async () => {
  const { cookie } = await owner('writer@example.com');
  const caller = await server.accounts.authenticate(new Headers({ cookie }));
  if (caller.kind !== 'user') throw new Error('not signed in');
  const forged = inBusiness(database, caller.businessId, ({ db }) =>
    sql`insert into sessions (id, user_id, token_hash, expires_at)
        values ('ses_forged', ${caller.userId}, 'x', now() + interval '1 day')`.execute(db),
  );
  await expect(forged).rejects.toThrow(/row-level security/);
});

it('forgets each night what has ended, and keeps what has not', async () => {
  const { email } = await owner('sweep@example.com');
  await send('POST', '/api/auth/sign-up', { body: wizard('waits@example.com') });
  await sweepAccounts(server.accounts.parts);
  const before = { sessions: await count('sessions'), links: await count('mail_links') };
  expect(before.sessions).toBeGreaterThan(0);
  expect(before.links).toBeGreaterThan(0);
  clock.forward(4 * 86_400);
  const body = { email, password: goodPassword };
  expect((await send('POST', '/api/auth/sign-in', { body })).status).toBe(200);
  await sweepAccounts(server.accounts.parts);
  expect(await count('sessions')).toBe(1);
  expect(await count('mail_links')).toBe(0);
  expect(await count('auth_events')).toBeGreaterThan(3);
  clock.forward(181 * 86_400);
  await sweepAccounts(server.accounts.parts);
  expect(await count('auth_events')).toBe(0);
  expect(await count('sign_in_attempts')).toBe(0);
  expect((await send('POST', '/api/auth/sign-in', { body })).status).toBe(200);
});
