// HTTP for what a person is told of: always their own choices.
import { signerOf } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readChoices, updateChoices } from './service.ts';

export function noticeChoicesRoutes(can: { readonly canText: boolean }): (serve: Serve) => void {
  return (serve) => {
    serve(contract.readNoticeChoices, ({ inBusiness, caller }) =>
      inBusiness(async (scope) => ({ ...(await readChoices(scope, signerOf(caller).userId)), ...can })),
    );
    serve(contract.updateNoticeChoices, ({ inBusiness, caller, body }) =>
      inBusiness(async (scope) => ({ ...(await updateChoices(scope, signerOf(caller).userId, body)), ...can })),
    );
  };
}
