// HTTP for kept filters: always those of the person who asks.
import type { Caller } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import type { UserId } from '#shared/ids.ts';
import * as contract from './contract.ts';
import { deleteFilter, keepFilter, listFilters, renameFilter } from './service.ts';

export function contactFilterRoutes(serve: Serve): void {
  serve(contract.listContactFilters, ({ inBusiness, caller }) =>
    inBusiness(async (scope) => ({ filters: await listFilters(scope, personOf(caller)) })),
  );
  serve(contract.createContactFilter, ({ inBusiness, caller, body }) =>
    inBusiness((scope) => keepFilter(scope, personOf(caller), body)),
  );
  serve(contract.renameContactFilter, ({ inBusiness, caller, params, body }) =>
    inBusiness((scope) => renameFilter(scope, personOf(caller), params.id, body.name)),
  );
  serve(contract.deleteContactFilter, ({ inBusiness, caller, params }) =>
    inBusiness(async (scope) => {
      await deleteFilter(scope, personOf(caller), params.id);
      return { id: params.id };
    }),
  );
}

function personOf(caller: Caller): UserId {
  if (caller.kind !== 'user') throw new Fault('not_signed_in');
  return caller.userId;
}
