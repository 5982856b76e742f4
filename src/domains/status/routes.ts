// HTTP for the status. One answer serves everybody for half a minute, so that a crowd on a bad day asks the database once.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readStatus } from './service/read.ts';

const keptMs = 30_000;

export function statusRoutes(setUp: ReadonlySet<contract.System>): (serve: Serve) => void {
  let kept: { readonly at: number; readonly status: contract.Status } | undefined;
  return (serve) => {
    serve(contract.readStatus, ({ inSystem }) =>
      inSystem(async (scope) => {
        const now = scope.now().getTime();
        if (!kept || Math.abs(now - kept.at) >= keptMs) kept = { at: now, status: await readStatus(scope, setUp) };
        return kept.status;
      }),
    );
  };
}
