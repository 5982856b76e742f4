// The subscriptions of a business at a payment provider, under the provider's ids.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';
import type { PaidState } from '../rules.ts';

type PaidRow = { readonly id: string; readonly state: PaidState };

export async function findPaid({ db, business }: BusinessScope): Promise<readonly PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select id, state from paid_subscriptions where business_id = ${business} order by begun_at, id`.execute(db);
  return rows;
}

/** False where it is known already. */
export async function beginPaid(scope: BusinessScope, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into paid_subscriptions (id, business_id, state, begun_at)
    values (${id}, ${scope.business}, 'active', ${scope.now()}) on conflict (id) do nothing`.execute(scope.db);
  return numAffectedRows === 1n;
}

/** How they stood before; those that had ended or are not known are left out. */
export async function endPaid(scope: BusinessScope, ids: readonly string[]): Promise<readonly PaidState[]> {
  const { rows } = await sql<{ state: PaidState }>`
    update paid_subscriptions p set state = 'ended', ended_at = ${scope.now()}
    from (select id, state from paid_subscriptions
          where business_id = ${scope.business} and id = any(${[...ids]}) and state <> 'ended' for update) before
    where p.business_id = ${scope.business} and p.id = before.id
    returning before.state`.execute(scope.db);
  return rows.map(({ state }) => state);
}

/** How it stood before; null, and nothing is written, where it is not known, has ended, or something newer was told already. */
export async function setStanding(
  scope: BusinessScope,
  { id, state, toldAt }: { readonly id: string; readonly state: Exclude<PaidState, 'ended'>; readonly toldAt: Date },
): Promise<PaidState | null> {
  const { rows } = await sql<{ state: PaidState }>`
    update paid_subscriptions p set state = ${state}, told_at = ${toldAt}
    from (select id, state from paid_subscriptions
          where business_id = ${scope.business} and id = ${id} and state <> 'ended'
            and (told_at is null or told_at <= ${toldAt}) for update) before
    where p.business_id = ${scope.business} and p.id = before.id
    returning before.state`.execute(scope.db);
  return rows[0]?.state ?? null;
}

export async function businessOfPaid({ db }: SystemScope, id: string): Promise<BusinessId | null> {
  const { rows } = await sql<{ business_id: BusinessId }>`
    select business_id from paid_subscriptions where id = ${id}`.execute(db);
  return rows[0]?.business_id ?? null;
}

export async function isBusiness({ db }: SystemScope, business: BusinessId): Promise<boolean> {
  const { rows } = await sql`select from businesses where id = ${business}`.execute(db);
  return rows.length > 0;
}

export async function isDemo({ db, business }: BusinessScope): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`select is_demo from businesses where id = ${business}`.execute(db);
  return rows[0]?.is_demo ?? false;
}

/** The name of the business, and the address of whoever acts; empty for a program. */
export async function findAsker({
  db,
  business,
  actor,
}: BusinessScope): Promise<{ readonly business: string; readonly email: string }> {
  const { rows } = await sql<{ business: string; email: string }>`
    select b.name as business, coalesce(u.email, '') as email
    from businesses b left join users u on u.id = ${actor.kind === 'user' ? actor.id : null}
    where b.id = ${business}`.execute(db);
  return rows[0] ?? { business: '', email: '' };
}
