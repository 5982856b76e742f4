// HTTP for what there was with a contact.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readContactHistory } from './service.ts';

export function contactHistoryRoutes(serve: Serve): void {
  serve(contract.readContactHistory, ({ inBusiness, params, query }) =>
    inBusiness((scope) => readContactHistory(scope, params.id, query)),
  );
}
