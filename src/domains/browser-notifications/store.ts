// Told browsers, and the installation's one pair of keys. A browser may pass from one business's person to another's, and ends
// with its sign-in, which lies across businesses: keeping and sending are Telle's own work.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { PushAddress } from '#ports/push.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';

export type ToldBrowserRow = {
  readonly id: Id<'toldBrowser'>;
  readonly user_agent: string | null;
  readonly session_id: Id<'session'>;
  readonly created_at: Date;
};

export async function findBrowsers({ db, business }: BusinessScope, user: UserId): Promise<readonly ToldBrowserRow[]> {
  const { rows } = await sql<ToldBrowserRow>`
    select id, user_agent, session_id, created_at from told_browsers
    where business_id = ${business} and user_id = ${user} order by created_at desc, id desc`.execute(db);
  return rows;
}

/** False where it is not theirs. */
export async function deleteBrowser(
  { db, business }: BusinessScope,
  user: UserId,
  id: Id<'toldBrowser'>,
): Promise<boolean> {
  const gone = await sql`
    delete from told_browsers where business_id = ${business} and user_id = ${user} and id = ${id}`.execute(db);
  return gone.numAffectedRows === 1n;
}

export type Asking = { readonly business: BusinessId; readonly user: UserId; readonly session: Id<'session'> };

/** Holds the person's other askings off until this transaction ends, and gives how many other browsers they are told in. */
export async function countOthers(
  { db }: SystemScope,
  { business, user, session }: Asking,
  endpoint: string,
): Promise<number> {
  await sql`select from members where business_id = ${business} and user_id = ${user} for update`.execute(db);
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from told_browsers
    where business_id = ${business} and user_id = ${user} and session_id <> ${session} and endpoint <> ${endpoint}`.execute(
    db,
  );
  return rows[0]?.others ?? 0;
}

/**
 * Takes the place of what this sign-in or this browser was told by before. It stays the same told browser for the same person in
 * the same business alone: notifications that are on their way to anybody else's go nowhere. Null where the sign-in has ended meanwhile.
 */
export async function keepBrowser(
  scope: SystemScope,
  { business, user, session }: Asking,
  { endpoint, p256dh, auth }: PushAddress,
): Promise<ToldBrowserRow | null> {
  await sql`delete from told_browsers where session_id = ${session} and endpoint <> ${endpoint}`.execute(scope.db);
  const { rows } = await sql<ToldBrowserRow>`
    insert into told_browsers
      (id, business_id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
    select ${scope.newId('toldBrowser')}, m.business_id, m.user_id, s.id, ${endpoint}, ${p256dh}, ${auth},
           s.user_agent, ${scope.now()}
    from sessions s join members m on m.user_id = s.user_id
    where s.id = ${session} and s.user_id = ${user} and s.expires_at > ${scope.now()} and m.business_id = ${business}
    on conflict (endpoint) do update set
      id = case when (told_browsers.business_id, told_browsers.user_id) = (excluded.business_id, excluded.user_id)
        then told_browsers.id else excluded.id end,
      created_at = case when (told_browsers.business_id, told_browsers.user_id) = (excluded.business_id, excluded.user_id)
        then told_browsers.created_at else excluded.created_at end,
      business_id = excluded.business_id, user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent
    returning id, user_agent, session_id, created_at`.execute(scope.db);
  return rows[0] ?? null;
}

/** Somebody who is told in browsers, and which these are. */
export type ToldPerson = { readonly user: UserId; readonly browsers: readonly Id<'toldBrowser'>[] };

/** Whoever of a business is told in a browser, owner or not. */
export async function findPeople({ db }: SystemScope, business: BusinessId): Promise<readonly ToldPerson[]> {
  const { rows } = await sql<ToldPerson>`
    select user_id as "user", array_agg(id order by id) as browsers from told_browsers
    where business_id = ${business} group by user_id order by user_id`.execute(db);
  return rows;
}

/** What is to be known of a browser right before it is told. */
export type Tellable = PushAddress & {
  readonly user: UserId;
  readonly business_id: BusinessId;
  readonly business: string;
  readonly timezone: string;
};

/** Null where it is told no more, or its sign-in is over. */
export async function findTellable(scope: SystemScope, id: Id<'toldBrowser'>): Promise<Tellable | null> {
  const { rows } = await sql<Tellable>`
    select t.user_id as "user", t.business_id, t.endpoint, t.p256dh, t.auth, b.name as business, b.timezone
    from told_browsers t join businesses b on b.id = t.business_id join sessions s on s.id = t.session_id
    where t.id = ${id} and s.expires_at > ${scope.now()}`.execute(scope.db);
  return rows[0] ?? null;
}

/** Forgets a browser of whomever, at that very address. */
export async function forgetAddress({ db }: SystemScope, id: Id<'toldBrowser'>, endpoint: string): Promise<void> {
  await sql`delete from told_browsers where id = ${id} and endpoint = ${endpoint}`.execute(db);
}

export type KeptKeys = { readonly public_key: string; readonly private_key_sealed: string };

export async function findKeys({ db }: SystemScope): Promise<KeptKeys | null> {
  const { rows } = await sql<KeptKeys>`select public_key, private_key_sealed from push_keys`.execute(db);
  return rows[0] ?? null;
}

/** Keeps the first pair; of several processes that make one at once, one's. */
export async function keepFirstKeys(scope: SystemScope, keys: KeptKeys): Promise<void> {
  await sql`
    insert into push_keys (public_key, private_key_sealed, created_at)
    values (${keys.public_key}, ${keys.private_key_sealed}, ${scope.now()})
    on conflict (is_only) do nothing`.execute(scope.db);
}

/** Forgets a pair that can be read no more, and every browser, since each takes notifications from that pair alone. */
export async function forgetKeys({ db }: SystemScope, publicKey: string): Promise<void> {
  const gone = await sql`delete from push_keys where public_key = ${publicKey}`.execute(db);
  if (gone.numAffectedRows === 1n) await sql`delete from told_browsers`.execute(db);
}
