// HTTP for what a person is told of: always their own choices.
import type { Caller } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import type { UserId } from '#shared/ids.ts';
import * as contract from './contract.ts';
import { readChoices, updateChoices } from './service.ts';

export function noticeChoicesRoutes(serve: Serve): void {
  serve(contract.readNoticeChoices, ({ inBusiness, caller }) =>
    inBusiness((scope) => readChoices(scope, personOf(caller))),
  );
  serve(contract.updateNoticeChoices, ({ inBusiness, caller, body }) =>
    inBusiness((scope) => updateChoices(scope, personOf(caller), body)),
  );
}

function personOf(caller: Caller): UserId {
  if (caller.kind !== 'user') throw new Fault('not_signed_in');
  return caller.userId;
}
