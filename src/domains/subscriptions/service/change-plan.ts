// A change of plan that somebody asks for. Without a payment provider it holds at once; with one, what costs money holds when
// the provider says that it is paid.
import { sendNotice } from '#domains/notices/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import type { Payments } from '#ports/payments.ts';
import { ProviderError } from '#ports/provider-error.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId } from '#shared/ids.ts';
import type { Subscription } from '../contract.ts';
import { goesOn, type Plan, planNames, planPrices } from '../rules.ts';
import { readSubscription, type Standing, updateSubscription } from '../service.ts';
import { settleEnded } from '../store/failed.ts';
import { endPaid, findAsker, findPaid, isDemo } from '../store/paid.ts';
import { lockPlan } from '../store.ts';

export type PlanNeeds = {
  readonly payments: Payments;
  readonly links: Links;
  /** The bare address that is told when somebody asks for Enterprise. */
  readonly operator: string;
};

const hourMs = 60 * 60 * 1000;

type InBusiness = <T>(work: (scope: BusinessScope) => Promise<T>) => Promise<T>;

/** The plan as it stands now, where it is to be paid for, and whether a person was asked instead. */
export type Changed = Subscription & { readonly checkoutUrl: string | null; readonly isAsked: boolean };

/** Whether this business pays for its plan: a demo never does. */
export async function paysHere(scope: BusinessScope, needs: PlanNeeds | null): Promise<boolean> {
  return needs !== null && !(await isDemo(scope));
}

/** Whether a subscription at the provider goes on. */
export async function isPaying(scope: BusinessScope): Promise<boolean> {
  return (await findPaid(scope)).some(({ state }) => goesOn(state));
}

/** Safe to repeat. Throws `unavailable` where the provider does not answer: then the plan is as it was. */
export async function changePlan(needs: PlanNeeds | null, inBusiness: InBusiness, plan: Plan): Promise<Changed> {
  const { standing, pays, paid, business, now } = await inBusiness(async (scope) => ({
    standing: await readSubscription(scope),
    pays: await paysHere(scope, needs),
    paid: await findPaid(scope),
    business: scope.business,
    now: scope.now(),
  }));
  const nothing = { hasCheckout: pays, checkoutUrl: null, isAsked: false };
  const atOnce = async () => ({ ...(await inBusiness((scope) => updateSubscription(scope, plan))), ...nothing });
  if (!needs || !pays || plan === standing.plan) return atOnce();
  if (plan === 'enterprise') {
    await inBusiness((scope) => askForEnterprise(scope, needs.operator));
    return { ...standing, ...nothing, isAsked: true };
  }
  const open = paid.filter(({ state }) => state !== 'ended');
  const ids = open.map(({ id }) => id);
  const endThere = async () => {
    for (const id of ids) await heard(needs.payments.endSubscription(id));
  };
  if (plan === 'free') {
    await endThere();
    return inBusiness(async (scope) => ({ ...(await goBack(scope, ids)), ...nothing }));
  }
  if (open.some(({ state }) => goesOn(state))) return atOnce();
  // One that waits to be paid would come back beside the new one and cost twice.
  await endThere();
  await inBusiness((scope) => endPaid(scope, ids));
  const { url } = await heard(
    needs.payments.openCheckout({
      ...{
        key: keyOf(business, paid.length, now),
        what: `${planNames[plan]} Plan`,
        amountCents: planPrices[plan] ?? 0,
        currency: 'USD',
      },
      business,
      paidUrl: needs.links.to('/settings', { tab: 'billing', paid: '1' }),
      backUrl: needs.links.to('/settings', { tab: 'billing', paid: '0' }),
    }),
  );
  return { ...standing, ...nothing, checkoutUrl: url };
}

/** All at once or not at all: the provider's word of an end that is known here takes no plan any more. */
async function goBack(scope: BusinessScope, ids: readonly string[]): Promise<Standing> {
  await lockPlan(scope);
  await endPaid(scope, ids);
  await settleEnded(scope);
  return updateSubscription(scope, 'free');
}

/** A second press within the hour meets the first checkout, unless that one was paid meanwhile. */
const keyOf = (business: BusinessId, paidBefore: number, now: Date): string =>
  `checkout/${business}/${paidBefore}/${Math.floor(now.getTime() / hourMs)}`;

async function heard<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderError) throw new Fault('unavailable', { cause: error });
    throw error;
  }
}

/** One mail a day, however often it is pressed. */
async function askForEnterprise(scope: BusinessScope, operator: string): Promise<void> {
  const asker = await findAsker(scope);
  await sendNotice(scope, {
    template: 'enterprise-asked',
    to: operator,
    values: { name: '', business: asker.business, id: scope.business, email: asker.email },
    effectKey: `enterprise-asked/${scope.business}/${scope.now().toISOString().slice(0, 10)}`,
  });
}
