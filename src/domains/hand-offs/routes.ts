// HTTP for hand-offs.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { listHandOffs } from './service.ts';

export function handOffRoutes(serve: Serve): void {
  serve(contract.listHandOffs, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ handOffs: await listHandOffs(scope) })),
  );
}
