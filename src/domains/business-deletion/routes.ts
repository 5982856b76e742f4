// HTTP for the way out. Only a person goes it: a program with an owner's key is turned away.
import type { AccountParts } from '#domains/accounts/service/account-parts.ts';
import { callerFrom } from '#domains/accounts/service/prove-person.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import { markBusiness, takeMarkBack } from './service/mark.ts';

export function businessDeletionRoutes(parts: AccountParts): (serve: Serve) => void {
  return (serve) => {
    serve(contract.markBusiness, async (request) => {
      const { caller, body, inBusiness } = request;
      if (caller.kind !== 'user') throw new Fault('forbidden');
      const deletionAt = await markBusiness(parts, { caller, client: callerFrom(request), inBusiness }, body);
      return { deletionAt: deletionAt.toISOString() };
    });
    serve(contract.takeMarkBack, async ({ caller, inBusiness }) => {
      if (caller.kind !== 'user') throw new Fault('forbidden');
      await inBusiness((scope) => takeMarkBack(parts, scope));
      return { done: true } as const;
    });
  };
}
