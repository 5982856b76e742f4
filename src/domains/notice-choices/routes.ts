// HTTP for what a person is told of: always their own choices.
import { signerOf } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readChoices, updateChoices } from './service.ts';

export function noticeChoicesRoutes(serve: Serve): void {
  serve(contract.readNoticeChoices, ({ inBusiness, caller }) =>
    inBusiness((scope) => readChoices(scope, signerOf(caller).userId)),
  );
  serve(contract.updateNoticeChoices, ({ inBusiness, caller, body }) =>
    inBusiness((scope) => updateChoices(scope, signerOf(caller).userId, body)),
  );
}
