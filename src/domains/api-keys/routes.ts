// HTTP for the keys of programs.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './service.ts';

export function apiKeyRoutes(serve: Serve): void {
  serve(contract.listApiKeys, async ({ inBusiness }) => ({ keys: await inBusiness(listApiKeys) }));
  serve(contract.createApiKey, ({ inBusiness, body, caller }) =>
    inBusiness((scope) => createApiKey(scope, caller.kind === 'user' ? caller.userId : null, body)),
  );
  serve(contract.revokeApiKey, async ({ inBusiness, params }) => {
    await inBusiness((scope) => revokeApiKey(scope, params.id));
    return { done: true } as const;
  });
}
