// HTTP for applications: in by anybody, read by the operator's command and mail alone.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { sendApplication } from './service.ts';

/** `operator` is the bare address that applications go to. */
export function applicationRoutes(operator: string): (serve: Serve) => void {
  return (serve) => {
    serve(contract.sendApplication, async ({ inSystem, body }) => {
      await inSystem((scope) => sendApplication(scope, operator, body));
      return { received: true as const };
    });
  };
}
