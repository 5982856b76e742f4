// HTTP for spending.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readSpending, type Terms } from './service.ts';

/** `terms` is null where no language model is asked. */
export function spendingRoutes(terms: Terms | null): (serve: Serve) => void {
  return (serve) =>
    serve(contract.readSpending, ({ inBusiness, query }) =>
      inBusiness((scope) => readSpending(scope, terms, query.day)),
    );
}
