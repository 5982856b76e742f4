// HTTP for kept filters: always those of the person who asks.
import { signerOf } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { deleteFilter, keepFilter, listFilters, renameFilter } from './service.ts';

export function contactFilterRoutes(serve: Serve): void {
  serve(contract.listContactFilters, ({ inBusiness, caller }) =>
    inBusiness(async (scope) => ({ filters: await listFilters(scope, signerOf(caller).userId) })),
  );
  serve(contract.createContactFilter, ({ inBusiness, caller, body }) =>
    inBusiness((scope) => keepFilter(scope, signerOf(caller).userId, body)),
  );
  serve(contract.renameContactFilter, ({ inBusiness, caller, params, body }) =>
    inBusiness((scope) => renameFilter(scope, signerOf(caller).userId, params.id, body.name)),
  );
  serve(contract.deleteContactFilter, ({ inBusiness, caller, params }) =>
    inBusiness(async (scope) => {
      await deleteFilter(scope, signerOf(caller).userId, params.id);
      return { id: params.id };
    }),
  );
}
