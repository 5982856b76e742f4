// HTTP for the subscription: a refusal of the service becomes the code that the dashboard shows.
import type { Database } from '#platform/database/scope.ts';
import type { RawRoute } from '#platform/http/app.ts';
import { readBytes } from '#platform/http/request-body.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Payments } from '#ports/payments.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import { changePlan, type PlanNeeds, paysHere } from './service/change-plan.ts';
import { hearPayment } from './service/hear-payment.ts';
import { listBilling, readSubscription, useTrialCall } from './service.ts';

/** Without `needs` there is no payment provider, and a plan is changed at once. */
export function subscriptionRoutes(serve: Serve, needs: PlanNeeds | null = null): void {
  serve(contract.readSubscription, ({ inBusiness, caller }) =>
    inBusiness(async (scope) => {
      const { owed, ...standing } = await readSubscription(scope);
      const isOwner = caller.kind !== 'visitor' && caller.role === 'owner';
      return {
        ...standing,
        owed: owed && { ...owed, payUrl: isOwner ? owed.payUrl : null },
        hasCheckout: await paysHere(scope, needs),
      };
    }),
  );
  serve(contract.updateSubscription, ({ inBusiness, body }) => changePlan(needs, inBusiness, body.plan));
  serve(contract.listBilling, async ({ inBusiness }) => ({ entries: [...(await inBusiness(listBilling))] }));
  serve(contract.useTrialCall, ({ inBusiness }) =>
    inBusiness(async (scope) => {
      const used = await useTrialCall(scope);
      if (!used.ok) throw new Fault('no_trial_calls');
      return { trialCallsRemaining: used.value.remaining };
    }),
  );
}

/** More than any event of a provider's. */
const eventBytesMax = 512 * 1024;

/** Where the payment provider tells of what was paid. Only what it signed is heard; what concerns nobody here is thanked for. */
export function paymentHook(database: Database, payments: Payments, now: () => Date): RawRoute {
  return {
    name: 'hearPayment',
    method: 'POST',
    path: '/hooks/payments',
    answer: async ({ request }) => {
      const bytes = await readBytes(request, eventBytesMax);
      const event = payments.readEvent(bytes, request.headers, now());
      if (event === null) throw new Fault('forbidden', { details: 'not signed by the payment provider' });
      const isOurs = await hearPayment(database, event);
      return Response.json({ received: isOurs });
    },
  };
}
