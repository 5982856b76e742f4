// HTTP for the business file.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { exportBusiness, importBusiness } from './service.ts';

export function businessFileRoutes(serve: Serve): void {
  serve(contract.exportBusiness, ({ inBusiness }) => inBusiness(exportBusiness));
  serve(contract.importBusiness, ({ inBusiness, body }) => inBusiness((scope) => importBusiness(scope, body)));
}
