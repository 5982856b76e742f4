// HTTP for consents.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readConsents, recordConsent } from './service.ts';

export function consentRoutes(serve: Serve): void {
  serve(contract.readConsents, ({ inBusiness, params }) =>
    inBusiness(async (scope) => ({ consents: await readConsents(scope, params.id) })),
  );
  serve(contract.recordConsent, ({ inBusiness, params, body }) =>
    inBusiness((scope) => recordConsent(scope, params.id, body)),
  );
}
