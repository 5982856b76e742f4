// A conversation that goes to a person: asked for, taken, given back.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { HandOff } from './contract.ts';
import * as store from './store.ts';

/** Asks for a person, in the caller's transaction. */
export async function askForPerson(scope: BusinessScope, order: store.NewHandOff): Promise<HandOff> {
  return handOffOf(await store.insertHandOff(scope, order));
}

/** A person came. Safe to repeat. */
export const noteTaken = store.setTaken;

/** Nobody is asked for any more. Safe to repeat. */
export const noteReturned = store.setReturned;

/** Those that were given back since an instant are asked for, or held, as before. Safe to repeat. */
export const takeBackReturned = store.unsetReturned;

/** Those of all businesses that nobody took since before an instant. */
export const findUntaken = store.findUntaken;

/** Those that wait for a person, the longest waiting first. */
export async function listHandOffs(scope: BusinessScope): Promise<HandOff[]> {
  return (await store.findWaiting(scope)).map(handOffOf);
}

/** Those of one conversation, in order. */
export async function handOffsOf(
  scope: BusinessScope,
  conversation: store.HandOffRow['conversation_id'],
): Promise<HandOff[]> {
  return (await store.findOfConversation(scope, conversation)).map(handOffOf);
}

function handOffOf(row: store.HandOffRow): HandOff {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    to: row.handed_to,
    reason: row.reason,
    name: row.name,
    phone: row.phone,
    address: row.address,
    askedAt: row.asked_at.toISOString(),
    takenAt: row.taken_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
  };
}
