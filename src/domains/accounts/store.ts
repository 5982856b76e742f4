// The only SQL of accounts. Tokens arrive here hashed; people, sessions and links lie across businesses, so the scope is Telle's own.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Role } from '#platform/http/caller.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { AccountEvent } from './events.ts';
import type { LinkPurpose } from './rules.ts';

export type CallerRow = {
  readonly sessionId: Id<'session'>;
  readonly userId: Id<'user'>;
  readonly businessId: BusinessId;
  readonly role: Role;
  readonly remember: boolean;
  readonly provedAt: Date;
  readonly lastUsedAt: Date;
  readonly createdAt: Date;
};

/** Who holds those tokens, by token: one statement over unique indexes, prepared once a connection. */
export async function findCallers(
  pool: Pool,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CallerRow>> {
  const { rows } = await pool.query<CallerRow & { readonly tokenHash: string }>({
    name: 'accounts-find-callers',
    text: `
      select s.token_hash as "tokenHash", s.id as "sessionId", s.user_id as "userId", m.business_id as "businessId",
             m.role, s.remember, s.proved_at as "provedAt", s.last_used_at as "lastUsedAt", s.created_at as "createdAt"
      from sessions s
      join lateral (
        select business_id, role from members where user_id = s.user_id order by created_at, id limit 1
      ) m on true
      where s.token_hash = any($1) and s.expires_at > $2`,
    values: [tokenHashes, now],
  });
  return new Map(rows.map((row) => [row.tokenHash, row]));
}

/** Writes that a session and its business are in use, unless another process just did. */
export async function touchSession(
  scope: SystemScope,
  session: { id: Id<'session'>; business: BusinessId; lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  const now = scope.now();
  const touched = await sql`
    update sessions set last_used_at = ${now}, expires_at = ${session.expiresAt}
    where id = ${session.id} and last_used_at = ${session.lastUsedAt}`.execute(scope.db);
  if (touched.numAffectedRows === 1n) await touchBusiness(scope, session.business);
}

export async function touchBusiness(scope: SystemScope, business: BusinessId): Promise<void> {
  await sql`update businesses set last_used_at = ${scope.now()} where id = ${business}`.execute(scope.db);
}

/** Ends the session of a token and tells whose it was; null when there is none. */
export async function deleteSessionByToken(scope: SystemScope, tokenHash: string): Promise<Id<'user'> | null> {
  const { rows } = await sql<{ user_id: Id<'user'> }>`
    delete from sessions where token_hash = ${tokenHash} returning user_id`.execute(scope.db);
  return rows[0]?.user_id ?? null;
}

export async function deleteSessionById(scope: SystemScope, user: Id<'user'>, id: Id<'session'>): Promise<boolean> {
  const gone = await sql`delete from sessions where user_id = ${user} and id = ${id}`.execute(scope.db);
  return gone.numAffectedRows === 1n;
}

/** Ends every session of a person, but for `except`. */
export async function deleteSessions(scope: SystemScope, user: Id<'user'>, except?: Id<'session'>): Promise<void> {
  await sql`delete from sessions where user_id = ${user} and id is distinct from ${except ?? null}`.execute(scope.db);
}

export type SessionRow = {
  readonly id: Id<'session'>;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
};

export async function listSessions(scope: SystemScope, user: Id<'user'>): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, address, user_agent, created_at, last_used_at, expires_at from sessions
    where user_id = ${user} and expires_at > ${scope.now()} order by created_at desc, id desc`.execute(scope.db);
  return rows;
}

export async function findSessionEnd(scope: SystemScope, id: Id<'session'>): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date }>`select expires_at from sessions where id = ${id}`.execute(scope.db);
  return rows[0]?.expires_at ?? null;
}

export async function markProved(scope: SystemScope, id: Id<'session'>): Promise<void> {
  await sql`update sessions set proved_at = ${scope.now()} where id = ${id}`.execute(scope.db);
}

export type AccountRow = {
  readonly id: Id<'user'>;
  /** The address that the person knows, also in a demo. */
  readonly email: string;
  readonly firstName: string;
  readonly emailVerified: boolean;
  readonly company: string | null;
  readonly passwordHash: string | null;
  readonly demoKey: string | null;
};

const account = sql`
  select u.id, coalesce(u.shown_email, u.email) as email, u.first_name as "firstName",
         u.email_verified as "emailVerified", u.demo_key as "demoKey", c.password_hash as "passwordHash",
         (select b.name from businesses b join members m on m.business_id = b.id
          where m.user_id = u.id order by m.created_at, m.id limit 1) as company
  from users u
  left join credentials c on c.user_id = u.id and c.provider_id = 'credential'`;

/** The real account of an e-mail. A demo's own address ends in `.invalid`, which nobody can sign up with. */
export async function findAccount(scope: SystemScope, email: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`${account} where u.email = ${email} and u.demo_key is null`.execute(scope.db);
  return rows[0] ?? null;
}

export async function findAccountById(scope: SystemScope, id: Id<'user'>): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`${account} where u.id = ${id}`.execute(scope.db);
  return rows[0] ?? null;
}

export async function findDemoUser(
  scope: SystemScope,
  demoKey: string,
): Promise<{ id: Id<'user'>; business: BusinessId } | null> {
  const { rows } = await sql<{ id: Id<'user'>; business: BusinessId }>`
    select u.id, m.business_id as business from users u join members m on m.user_id = u.id
    where u.demo_key = ${demoKey}`.execute(scope.db);
  return rows[0] ?? null;
}

/** Gives a demo another key. False when that pair of e-mail and password opens a demo already. */
export async function changeDemoKey(scope: SystemScope, user: Id<'user'>, demoKey: string): Promise<boolean> {
  const changed = await sql`
    update users set demo_key = ${demoKey}
    where id = ${user} and not exists (select from users where demo_key = ${demoKey})`.execute(scope.db);
  return changed.numAffectedRows === 1n;
}

export async function markEmailConfirmed(scope: SystemScope, user: Id<'user'>): Promise<void> {
  await sql`update users set email_verified = true, updated_at = ${scope.now()} where id = ${user}`.execute(scope.db);
}

export type CurrentUserRow = {
  readonly id: Id<'user'>;
  readonly email: string;
  readonly pending_email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly business_id: BusinessId;
  readonly role: Role;
  readonly company: string;
  readonly plan: 'free' | 'pro' | 'enterprise';
  readonly trial_calls_remaining: number;
  readonly trial_ends_at: Date;
  readonly is_demo: boolean;
  readonly is_new: boolean;
  readonly deletion_at: Date | null;
  readonly business_type: string | null;
  readonly company_size: string | null;
  readonly interests: string[];
};

export async function findCurrentUser(
  scope: BusinessScope | SystemScope,
  user: Id<'user'>,
): Promise<CurrentUserRow | null> {
  const { rows } = await sql<CurrentUserRow>`
    select u.id, coalesce(u.shown_email, u.email) as email, u.pending_email, u.first_name, u.last_name, u.phone,
           m.business_id, m.role, b.name as company, b.plan, b.trial_calls_remaining, b.trial_ends_at, b.is_demo, b.deletion_at,
           b.business_type, b.company_size, b.interests,
           not exists (select from desk_visits v where v.business_id = b.id and v.user_id = u.id) as is_new
    from users u join members m on m.user_id = u.id join businesses b on b.id = m.business_id
    where u.id = ${user} order by m.created_at, m.id limit 1`.execute(scope.db);
  return rows[0] ?? null;
}

/** Keeps the wish for another address. Gives the one that was wished for before; links to that one end, unless it is the same. */
export async function setPendingEmail(
  scope: SystemScope,
  user: Id<'user'>,
  email: string | null,
): Promise<string | null> {
  const before = await holdPendingEmail(scope, user);
  if (before === email) return before;
  await sql`update users set pending_email = ${email} where id = ${user}`.execute(scope.db);
  await sql`delete from mail_links where user_id = ${user} and purpose = 'change-email'`.execute(scope.db);
  return before;
}

/** The address that somebody wishes for, kept as it is until the transaction ends. */
export async function holdPendingEmail(scope: SystemScope, user: Id<'user'>): Promise<string | null> {
  const { rows } = await sql<{ pending_email: string | null }>`
    select pending_email from users where id = ${user} for update`.execute(scope.db);
  return rows[0]?.pending_email ?? null;
}

/** Makes the confirmed address the person's own. No link that went to the old one works any more. */
export async function changeEmail(scope: SystemScope, user: Id<'user'>, email: string): Promise<void> {
  await sql`
    update users set email = ${email}, email_verified = true, pending_email = null, updated_at = ${scope.now()}
    where id = ${user}`.execute(scope.db);
  await sql`delete from mail_links where user_id = ${user}`.execute(scope.db);
}

export type NewBusiness = {
  readonly name: string;
  readonly businessType: string | null;
  readonly companySize: string | null;
  readonly interests: readonly string[];
  readonly trialCalls: number;
  readonly trialEndsAt: Date;
  readonly isDemo: boolean;
};

/** A business on the free plan and its owner. */
export async function insertBusiness(scope: SystemScope, owner: Id<'user'>, made: NewBusiness): Promise<BusinessId> {
  const id = scope.newId('business');
  const now = scope.now();
  await sql`
    insert into businesses (id, name, business_type, company_size, interests, plan, trial_calls_remaining, trial_ends_at,
                            is_demo, last_used_at, created_at, updated_at)
    values (${id}, ${made.name}, ${made.businessType}, ${made.companySize}, ${[...made.interests]}, 'free',
            ${made.trialCalls}, ${made.trialEndsAt}, ${made.isDemo}, ${now}, ${now}, ${now})`.execute(scope.db);
  await sql`
    insert into members (id, business_id, user_id, role, created_at)
    values (${scope.newId('member')}, ${id}, ${owner}, 'owner', ${now})`.execute(scope.db);
  return id;
}

export async function insertLink(
  scope: SystemScope,
  link: { tokenHash: string; purpose: LinkPurpose; user: Id<'user'>; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into mail_links (token_hash, purpose, user_id, expires_at, created_at)
    values (${link.tokenHash}, ${link.purpose}, ${link.user}, ${link.expiresAt}, ${scope.now()})`.execute(scope.db);
}

export async function readLink(
  scope: SystemScope,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<Id<'user'> | null> {
  const { rows } = await sql<{ user_id: Id<'user'> }>`
    select user_id from mail_links
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${scope.now()}`.execute(scope.db);
  return rows[0]?.user_id ?? null;
}

/** Uses a link up, and with it the person's other links of that purpose. Of two at once, one gets the user. */
export async function takeLink(
  scope: SystemScope,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<Id<'user'> | null> {
  const { rows } = await sql<{ user_id: Id<'user'> }>`
    delete from mail_links
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${scope.now()}
    returning user_id`.execute(scope.db);
  const user = rows[0]?.user_id ?? null;
  if (user) await sql`delete from mail_links where user_id = ${user} and purpose = ${purpose}`.execute(scope.db);
  return user;
}

export async function insertAuthEvent(scope: SystemScope, event: AccountEvent): Promise<void> {
  await sql`
    insert into auth_events (kind, user_id, address, user_agent, happened_at)
    values (${event.kind}, ${event.user}, ${event.address}, ${event.userAgent}, ${scope.now()})`.execute(scope.db);
}

/** Whether a person signed in from that address before. Nobody did as null. */
export async function hasSignedInFrom(scope: SystemScope, user: Id<'user'> | null, address: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from auth_events where user_id = ${user} and kind = 'signed-in' and address = ${address}
    ) as known`.execute(scope.db);
  return rows[0]?.known ?? false;
}

/** Counts one attempt of a window that begins with its first. Gives the count so far and when the window ends. */
export async function countAttempt(
  scope: SystemScope,
  key: string,
  windowMs: number,
): Promise<{ taken: number; endsAt: Date }> {
  const now = scope.now();
  const { rows } = await sql<{ taken: number; window_ends_at: Date }>`
    insert into sign_in_attempts as kept (key, taken, window_ends_at)
    values (${key}, 1, ${new Date(now.getTime() + windowMs)})
    on conflict (key) do update set
      taken = case when kept.window_ends_at <= ${now} then 1 else least(kept.taken + 1, 1000000) end,
      window_ends_at = case when kept.window_ends_at <= ${now} then excluded.window_ends_at else kept.window_ends_at end
    returning taken, window_ends_at`.execute(scope.db);
  const row = rows[0];
  if (!row) throw new Error('a count came back without its row');
  return { taken: row.taken, endsAt: row.window_ends_at };
}

/** An attempt that was right does not count. */
export async function giveAttemptBack(scope: SystemScope, keys: readonly string[]): Promise<void> {
  await sql`
    update sign_in_attempts set taken = greatest(taken - 1, 0) where key = any(${[...keys].sort()})`.execute(scope.db);
}

/** Deletes up to `max` demo businesses that nobody used since, with their people. Gives how many went. */
export async function deleteIdleDemos(scope: SystemScope, unusedSince: Date, max: number): Promise<number> {
  const { rows } = await sql<{ user_id: Id<'user'>; business_id: BusinessId }>`
    select m.user_id, m.business_id from businesses b join members m on m.business_id = b.id
    where b.is_demo and b.last_used_at < ${unusedSince}
    order by b.last_used_at limit ${max} for update of b skip locked`.execute(scope.db);
  if (rows.length === 0) return 0;
  const gone = await sql`
    delete from businesses where is_demo and id = any(${rows.map((row) => row.business_id)})`.execute(scope.db);
  await sql`
    delete from users u where id = any(${rows.map((row) => row.user_id)})
      and not exists (select from members where user_id = u.id)`.execute(scope.db);
  return Number(gone.numAffectedRows ?? 0n);
}

/** Forgets what has ended: sessions, links, attempts, and the record of sign-ins from before `eventsBefore`. */
export async function deleteEnded(scope: SystemScope, eventsBefore: Date): Promise<void> {
  const now = scope.now();
  await sql`delete from sessions where expires_at <= ${now}`.execute(scope.db);
  await sql`delete from mail_links where expires_at <= ${now}`.execute(scope.db);
  await sql`delete from sign_in_attempts where window_ends_at <= ${now}`.execute(scope.db);
  await sql`delete from auth_events where happened_at < ${eventsBefore}`.execute(scope.db);
}

/** Whose a session is, and how a provider names them. */
export async function findSessionUser(
  scope: SystemScope,
  tokenHash: string,
): Promise<{ id: Id<'user'>; name: string } | null> {
  const { rows } = await sql<{ id: Id<'user'>; name: string }>`
    select u.id, u.name from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}`.execute(scope.db);
  return rows[0] ?? null;
}

export async function hasBusiness(scope: SystemScope, user: Id<'user'>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from members where user_id = ${user}) as has`.execute(scope.db);
  return rows[0]?.has ?? false;
}

export async function setNames(
  scope: SystemScope,
  user: Id<'user'>,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await sql`update users set first_name = ${firstName}, last_name = ${lastName} where id = ${user}`.execute(scope.db);
}

export type Person = { readonly firstName: string; readonly lastName: string; readonly phone: string | null };

/** Who they say they are, kept as it is until the transaction ends. */
export async function lockPerson({ db }: BusinessScope, user: Id<'user'>): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select first_name as "firstName", last_name as "lastName", phone from users where id = ${user} for update`.execute(
    db,
  );
  return rows[0];
}

/** Writes what a person says of themselves; null takes the number away. */
export async function updatePerson(
  scope: BusinessScope,
  user: Id<'user'>,
  { firstName, lastName, phone }: Person,
): Promise<void> {
  await sql`
    update users set first_name = ${firstName}, last_name = ${lastName}, name = ${`${firstName} ${lastName}`},
                     phone = ${phone}, updated_at = ${scope.now()}
    where id = ${user}`.execute(scope.db);
}
