// HTTP for contacts that may be one person.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { dismissDuplicate, listDuplicates, listDuplicatesOf, suspectAgain } from './service/duplicates.ts';
import { countHanging, mergeContacts, undoMerge } from './service/merge-contacts.ts';

export function contactMergesRoutes(serve: Serve): void {
  serve(contract.listDuplicates, ({ inBusiness, query }) => inBusiness((scope) => listDuplicates(scope, query)));
  serve(contract.listDuplicatesOf, ({ inBusiness, params }) =>
    inBusiness((scope) => listDuplicatesOf(scope, params.id)),
  );
  serve(contract.dismissDuplicate, ({ inBusiness, body }) => inBusiness((scope) => dismissDuplicate(scope, body)));
  serve(contract.suspectAgain, ({ inBusiness, body }) => inBusiness((scope) => suspectAgain(scope, body)));
  serve(contract.countHanging, ({ inBusiness, params }) => inBusiness((scope) => countHanging(scope, params.id)));
  serve(contract.mergeContacts, ({ inBusiness, params, body }) =>
    inBusiness((scope) => mergeContacts(scope, params.id, body)),
  );
  serve(contract.undoMerge, ({ inBusiness, params }) => inBusiness((scope) => undoMerge(scope, params.id)));
}
