// HTTP for reported errors.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { reportError } from './service.ts';

export function errorEntryRoutes(serve: Serve): void {
  serve(contract.reportError, ({ inSystem, body }) =>
    inSystem(async (scope) => ({ id: await reportError(scope, body) })),
  );
}
