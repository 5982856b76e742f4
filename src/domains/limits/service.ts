// How much of what a plan allows is used, and whether one more mail or text may go out. Whoever adds where there is a limit
// waits for whoever is just adding, so the last one is given once. An upgrade lifts everything with its own transaction.
import { type PlanLimits, planLimits } from '#domains/subscriptions/rules.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope, Db } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId } from '#shared/ids.ts';
import type { Limits } from './contract.ts';
import { levelOf, type Meter, metered, monthOf } from './rules.ts';
import * as store from './store.ts';

/** Counted at the moment of asking; nothing is kept. */
export async function readLimits({ db, business, now }: BusinessScope): Promise<Limits> {
  const holder = await store.findHolder({ db, business });
  if (!holder) throw new Fault('not_found');
  const at = now();
  const month = monthOf(at, holder.timezone);
  const meters = await metersOf(db, holder, { since: month.from, now: at });
  return {
    plan: holder.plan,
    timezone: holder.timezone,
    renewsAt: month.to.toISOString(),
    meters: meters.map((meter) => ({ ...meter, level: levelOf(meter) })),
  };
}

/** The meters of one business in its month so far. */
export async function metersOf(db: Db, holder: store.PlanHolder, gone: store.Gone): Promise<Meter[]> {
  const limits: PlanLimits = planLimits[holder.plan];
  const used = await store.countUsed({ db, business: holder.id }, gone);
  const counts: Readonly<Record<Meter['of'], number>> = {
    trialCalls: Math.max(0, (planLimits.free.trialCalls ?? 0) - holder.trialCallsLeft),
    emailsPerMonth: used.emails,
    textsPerMonth: used.texts,
    contacts: used.contacts,
    appointmentsPerMonth: used.appointments,
  };
  return metered.map((of) => ({ of, used: counts[of], limit: limits[of] }));
}

/**
 * Whether the plan lets one more mail or text go out this month. Where there is a limit, others who ask wait until this
 * transaction ends, so that what was counted still holds when it is added to. Other channels have no limit.
 */
export async function maySend(scope: BusinessScope, channel: 'phone' | 'chat' | 'email' | 'sms'): Promise<boolean> {
  if (channel !== 'email' && channel !== 'sms') return true;
  const limit = await holdLimit(scope, channel === 'email' ? 'emailsPerMonth' : 'textsPerMonth');
  if (limit === null) return true;
  return (await store.countSent(scope, channel, await monthSoFar(scope))) < limit;
}

/** Throws `email_limit` or `text_limit`, whose sentences name the limit and the way on. */
export async function takeSend(scope: BusinessScope, channel: 'phone' | 'chat' | 'email' | 'sms'): Promise<void> {
  if (!(await maySend(scope, channel))) throw new Fault(channel === 'email' ? 'email_limit' : 'text_limit');
}

async function monthSoFar({ db, business, now }: BusinessScope): Promise<store.Gone> {
  const holder = await store.findHolder({ db, business: business as BusinessId });
  if (!holder) throw new Fault('not_found');
  const at = now();
  return { since: monthOf(at, holder.timezone).from, now: at };
}
