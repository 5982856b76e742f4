// Renewals that could not be taken, under the provider's ids of their invoices.
import { sql } from 'kysely';
import type { BusinessScope, Db, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';
import { newsFrom, type PaidState, type Plan } from '../rules.ts';

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
    where failed_payments.settled_at is null and failed_payments.written_off_at is null
      and failed_payments.failed_at <= excluded.failed_at`.execute(db);
}

export async function settleFailure({ db, business, now }: BusinessScope, id: string): Promise<void> {
  await sql`
    update failed_payments set settled_at = ${now()}
    where business_id = ${business} and id = ${id} and settled_at is null`.execute(db);
}

export type ClosedPayment = Pick<FailedPayment, 'id' | 'subscription' | 'currency'> & {
  readonly how: 'voided' | 'written-off';
  readonly toldAt: Date;
};

/** It cannot be paid here any more. One that is not known is written down as settled, so that its failure, told late, opens nothing. */
export async function closeFailure({ db, business, now }: BusinessScope, of: ClosedPayment): Promise<void> {
  const { settledAt, writtenOffAt } =
    of.how === 'voided' ? { settledAt: now(), writtenOffAt: null } : { settledAt: null, writtenOffAt: now() };
  await sql`
    insert into failed_payments (id, business_id, subscription_ref, amount_cents, currency, failed_at, settled_at)
    values (${of.id}, ${business}, ${of.subscription}, 0, ${of.currency}, ${of.toldAt}, ${now()})
    on conflict (id) do update set settled_at = ${settledAt}::timestamptz, next_try_at = null, pay_url = null,
      written_off_at = coalesce(failed_payments.written_off_at, ${writtenOffAt}::timestamptz)
    where failed_payments.business_id = ${business} and failed_payments.settled_at is null`.execute(db);
}

/** What failed of subscriptions that have ended: a new one has begun, or nobody wants it any more. */
export async function settleEnded({ db, business, now }: BusinessScope): Promise<void> {
  await sql`
    update failed_payments f set settled_at = ${now()}
    from paid_subscriptions p
    where f.business_id = ${business} and f.settled_at is null
      and p.business_id = f.business_id and p.id = f.subscription_ref and p.state = 'ended'`.execute(db);
}

/** With how its subscription stands. */
export type Owed = FailedPayment & { readonly state: PaidState };

type Of = { readonly db: Db; readonly business: BusinessId; readonly now: () => Date };

/** What is still to be paid; and, for a while, what a plan has ended over. */
const isOwed = (now: Date) => sql`f.settled_at is null and case
  when p.state in ('active', 'past-due') then f.written_off_at is null
  else greatest(f.failed_at, p.ended_at) > ${newsFrom(now)} end`;

/** The newest that is owed; null where nothing is. */
export async function findOwed({ db, business, now }: Of): Promise<Owed | null> {
  const { rows } = await sql<Owed>`
    select f.id, f.subscription_ref as subscription, f.amount_cents as "amountCents", f.currency,
      f.failed_at as "failedAt", f.next_try_at as "nextTryAt", f.pay_url as "payUrl", p.state
    from failed_payments f
    join paid_subscriptions p on p.business_id = f.business_id and p.id = f.subscription_ref
    where f.business_id = ${business} and ${isOwed(now())}
    order by p.state = 'ended', f.failed_at desc, f.id limit 1`.execute(db);
  return rows[0] ?? null;
}

export type Owing = { readonly id: BusinessId; readonly name: string; readonly timezone: string; readonly plan: Plan };

/** Businesses that owe a renewal of which there is news, by id, after one of them. */
export async function listOwing(
  { db, now }: SystemScope,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly Owing[]> {
  const { rows } = await sql<Owing>`
    select b.id, b.name, b.timezone, b.plan from businesses b
    where b.id > ${after}
      and exists (
        select from failed_payments f
        join paid_subscriptions p on p.business_id = f.business_id and p.id = f.subscription_ref
        where f.business_id = b.id and ${isOwed(now())}
          and greatest(f.failed_at, f.next_try_at, p.ended_at) > ${newsFrom(now())})
    order by b.id limit ${most}`.execute(db);
  return rows;
}
