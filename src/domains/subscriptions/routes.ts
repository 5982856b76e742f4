// HTTP for the subscription: a refusal of the service becomes the code that the dashboard shows.
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import { listBilling, readSubscription, updateSubscription, useTrialCall } from './service.ts';

export function subscriptionRoutes(serve: Serve): void {
  serve(contract.readSubscription, ({ inBusiness }) => inBusiness(readSubscription));
  serve(contract.updateSubscription, ({ inBusiness, body }) =>
    inBusiness((scope) => updateSubscription(scope, body.plan)),
  );
  serve(contract.listBilling, async ({ inBusiness }) => ({ entries: [...(await inBusiness(listBilling))] }));
  serve(contract.useTrialCall, ({ inBusiness }) =>
    inBusiness(async (scope) => {
      const used = await useTrialCall(scope);
      if (!used.ok) throw new Fault('no_trial_calls');
      return { trialCallsRemaining: used.value.remaining };
    }),
  );
}
