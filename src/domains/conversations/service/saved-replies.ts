// Saved replies: what the team answers over and over, kept once and put into an answer from there.
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type SavedReply, savedRepliesMost } from '../contract.ts';
import { deleteSavedReply as deleteRow, findSavedReplies, insertSavedReply } from '../store/saved-replies.ts';

export function listSavedReplies(scope: BusinessScope): Promise<SavedReply[]> {
  return findSavedReplies(scope, savedRepliesMost);
}

/** Throws `name_taken` where there is one by that title, `too_large` where a business has as many as it may. */
export async function keepSavedReply(
  scope: BusinessScope,
  reply: { readonly title: string; readonly body: string },
): Promise<SavedReply> {
  if ((await findSavedReplies(scope, savedRepliesMost)).length >= savedRepliesMost) throw new Fault('too_large');
  const kept = await insertSavedReply(scope, reply);
  if (!kept) throw new Fault('name_taken');
  return kept;
}

/** Throws `not_found`, so a repeat says so. */
export async function deleteSavedReply(
  scope: BusinessScope,
  id: Id<'savedReply'>,
): Promise<{ readonly id: Id<'savedReply'> }> {
  if (!(await deleteRow(scope, id))) throw new Fault('not_found');
  return { id };
}
