// All that the mind may do in one turn, put together from the domains. Business, conversation, caller and actor come from
// the turn's own scope and its locked row; nothing of them from what was said.
import { diaryTools } from '#domains/appointments/tools.ts';
import { type CodeNeeds, listProofs } from '#domains/caller-codes/service.ts';
import { conversationTools, type Talk } from '#domains/conversations/tools.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Tools } from '#receptionist/tool.ts';

/** Tools for one turn: all of them act in its one transaction, so that its acts and its reply are kept together or not at all. */
export function toolsFor(scope: BusinessScope, talk: Talk, codes: CodeNeeds): Tools {
  const diary = diaryTools({
    inBusiness: (work) => work(scope),
    conversation: talk.id,
    provedContact: () => talk.provedContact,
    proofs: () => listProofs(scope, talk.id),
  });
  return { ...conversationTools(scope, talk, codes), ...diary };
}
