// HTTP for files of contacts on their way in.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { beginImport, listImports, listProblems, readImport, receivePart, stopImport } from './service.ts';

export function contactImportRoutes(serve: Serve): void {
  serve(contract.beginContactImport, ({ inBusiness, body }) => inBusiness((scope) => beginImport(scope, body)));
  serve(contract.sendImportPart, ({ inBusiness, params, body }) =>
    inBusiness((scope) => receivePart(scope, params.id, params.part, body)),
  );
  serve(contract.stopContactImport, ({ inBusiness, params }) => inBusiness((scope) => stopImport(scope, params.id)));
  serve(contract.listContactImports, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ imports: await listImports(scope) })),
  );
  serve(contract.readContactImport, ({ inBusiness, params }) => inBusiness((scope) => readImport(scope, params.id)));
  serve(contract.listImportProblems, ({ inBusiness, params, query }) =>
    inBusiness(async (scope) => ({ problems: await listProblems(scope, params.id, query) })),
  );
}
