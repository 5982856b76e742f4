// HTTP for the meters of a plan.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readLimits } from './service.ts';

export function limitRoutes(serve: Serve): void {
  serve(contract.readLimits, ({ inBusiness }) => inBusiness(readLimits));
}
