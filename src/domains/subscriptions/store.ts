// Plan and trial calls, which stand in the business's own row, and what was billed.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BillingEntry } from './contract.ts';
import type { Plan } from './rules.ts';

export type SubscriptionRow = {
  readonly plan: Plan;
  readonly trial_calls_remaining: number;
  readonly trial_ends_at: Date;
};

const columns = ['plan', 'trial_calls_remaining', 'trial_ends_at'] as const;

export async function findSubscription({ db, business }: BusinessScope): Promise<SubscriptionRow> {
  const row = await db.selectFrom('businesses').select(columns).where('id', '=', business).executeTakeFirstOrThrow();
  return { ...row, plan: row.plan as Plan };
}

/** The plan, held still until the transaction ends, so that two who count against its limit wait for one another. */
export async function lockPlan({ db, business }: BusinessScope): Promise<Plan> {
  const row = await db
    .selectFrom('businesses')
    .select('plan')
    .where('id', '=', business)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.plan as Plan;
}

export async function setPlan({ db, business, now }: BusinessScope, plan: Plan): Promise<SubscriptionRow> {
  const row = await db
    .updateTable('businesses')
    .set({ plan, updated_at: now() })
    .where('id', '=', business)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...row, plan: row.plan as Plan };
}

/** Takes one trial call if there is one: checked and taken in one statement. Null when none is left. */
export async function takeTrialCall({ db, business }: BusinessScope): Promise<number | null> {
  const row = await db
    .updateTable('businesses')
    .set((row) => ({ trial_calls_remaining: row('trial_calls_remaining', '-', 1) }))
    .where('id', '=', business)
    .where('trial_calls_remaining', '>', 0)
    .returning('trial_calls_remaining')
    .executeTakeFirst();
  return row?.trial_calls_remaining ?? null;
}

export async function insertBillingEntry(
  { db, business, newId }: BusinessScope,
  entry: {
    plan: Plan;
    description: string;
    amountCents: number;
    status: BillingEntry['status'];
    isSample: boolean;
    at: Date;
    currency?: string;
    /** The provider's id of the payment: written down once. */
    receipt?: string;
  },
): Promise<void> {
  await db
    .insertInto('billing_entries')
    .values({
      ...{ id: newId('billingEntry'), business_id: business, plan: entry.plan, description: entry.description },
      ...{ amount_cents: entry.amountCents, status: entry.status, is_sample: entry.isSample, happened_at: entry.at },
      ...{ currency: entry.currency ?? 'USD', receipt_ref: entry.receipt ?? null },
    })
    .onConflict((conflict) => conflict.column('receipt_ref').where('receipt_ref', 'is not', null).doNothing())
    .execute();
}

/** When that plan was first written down after the last of another; null where it never was. */
export async function findPlanSince({ db, business }: BusinessScope, plan: Plan): Promise<Date | null> {
  const real = db.selectFrom('billing_entries').where('business_id', '=', business).where('is_sample', '=', false);
  const other = await real
    .select('happened_at')
    .where('plan', '<>', plan)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  let held = real.select('happened_at').where('plan', '=', plan).orderBy('happened_at').orderBy('id').limit(1);
  if (other) held = held.where('happened_at', '>=', other.happened_at);
  return (await held.executeTakeFirst())?.happened_at ?? null;
}

export async function findBillingEntries({ db, business }: BusinessScope): Promise<readonly BillingEntry[]> {
  const rows = await db
    .selectFrom('billing_entries')
    .selectAll()
    .where('business_id', '=', business)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id as BillingEntry['id'], at: row.happened_at.toISOString(), description: row.description },
    ...{ amountCents: row.amount_cents, currency: row.currency },
    ...{ status: row.status as BillingEntry['status'], isSample: row.is_sample },
  }));
}
