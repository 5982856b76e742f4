// Renewals that could not be taken, under the provider's ids of their invoices.
import { sql } from 'kysely';
import type { BusinessScope, Db, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';
import type { PaidState, Plan } from '../rules.ts';

export type FailedPayment = {
  readonly id: string;
  readonly subscription: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly failedAt: Date;
  readonly nextTryAt: Date | null;
  readonly payUrl: string | null;
};

/** What was paid already, was settled, or was told of later than this stays as it is. */
export async function keepFailure({ db, business }: BusinessScope, of: FailedPayment): Promise<void> {
  await sql`
    insert into failed_payments
      (id, business_id, subscription_ref, amount_cents, currency, failed_at, next_try_at, pay_url)
    select ${of.id}, ${business}, ${of.subscription}, ${of.amountCents}, ${of.currency},
      ${of.failedAt}::timestamptz, ${of.nextTryAt}::timestamptz, ${of.payUrl}
    where not exists (select from billing_entries where business_id = ${business} and receipt_ref = ${of.id})
    on conflict (id) do update set amount_cents = excluded.amount_cents, failed_at = excluded.failed_at,
      next_try_at = excluded.next_try_at, pay_url = coalesce(excluded.pay_url, failed_payments.pay_url)
    where failed_payments.settled_at is null and failed_payments.failed_at <= excluded.failed_at`.execute(db);
}

export async function settleFailure({ db, business, now }: BusinessScope, id: string): Promise<void> {
  await sql`
    update failed_payments set settled_at = ${now()}
    where business_id = ${business} and id = ${id} and settled_at is null`.execute(db);
}

/** What had failed of that subscription by then. */
export async function settleFailuresOf(scope: BusinessScope, subscription: string, until: Date): Promise<void> {
  await sql`
    update failed_payments set settled_at = ${scope.now()}
    where business_id = ${scope.business} and subscription_ref = ${subscription} and settled_at is null
      and failed_at <= ${until}`.execute(scope.db);
}

/** What failed of subscriptions that have ended: a new one has begun, or nobody wants it any more. */
export async function settleEnded({ db, business, now }: BusinessScope): Promise<void> {
  await sql`
    update failed_payments f set settled_at = ${now()}
    from paid_subscriptions p
    where f.business_id = ${business} and f.settled_at is null
      and p.business_id = f.business_id and p.id = f.subscription_ref and p.state = 'ended'`.execute(db);
}

/** The newest that is owed, with how its subscription stands; null where all is paid. */
export type Owed = FailedPayment & { readonly state: PaidState };

type Of = { readonly db: Db; readonly business: BusinessId };

export async function findOwed({ db, business }: Of): Promise<Owed | null> {
  const { rows } = await sql<Owed>`
    select f.id, f.subscription_ref as subscription, f.amount_cents as "amountCents", f.currency,
      f.failed_at as "failedAt", f.next_try_at as "nextTryAt", f.pay_url as "payUrl", p.state
    from failed_payments f
    join paid_subscriptions p on p.business_id = f.business_id and p.id = f.subscription_ref
    where f.business_id = ${business} and f.settled_at is null
    order by p.state = 'ended', f.failed_at desc, f.id limit 1`.execute(db);
  return rows[0] ?? null;
}

export type Owing = { readonly id: BusinessId; readonly name: string; readonly timezone: string; readonly plan: Plan };

/** Businesses that owe a renewal, by id, after one of them. */
export async function listOwing(
  { db }: SystemScope,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly Owing[]> {
  const { rows } = await sql<Owing>`
    select b.id, b.name, b.timezone, b.plan from businesses b
    where b.id > ${after}
      and exists (select from failed_payments f where f.business_id = b.id and f.settled_at is null)
    order by b.id limit ${most}`.execute(db);
  return rows;
}
