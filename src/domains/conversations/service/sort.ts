// How the team sorts what came in: who sees to it, labels, out of sight until later, spam.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import type { Conversation, sortConversation as sortEndpoint } from '../contract.ts';
import { isMember } from '../store/list.ts';
import { lockConversation, updateThread } from '../store/threads.ts';
import { endConversation } from './end.ts';
import { readHead } from './read.ts';

/**
 * Changes what is given. Spam is ended as well, so the receptionist says nothing more in it. Throws `not_found`, and
 * `invalid_request` for an assignee who does not work here. Safe to repeat.
 */
export async function sortConversation(
  scope: BusinessScope,
  id: Id<'conversation'>,
  change: BodyOf<typeof sortEndpoint>,
): Promise<Conversation> {
  const { assignedTo, snoozedUntil, isSpam, labels } = change;
  const thread = await lockConversation(scope, id);
  if (!thread) throw new Fault('not_found');
  if (assignedTo && !(await isMember(scope, assignedTo)))
    throw new Fault('invalid_request', { fields: { assignedTo: fieldMessages.pattern } });
  if (isSpam) await endConversation(scope, thread);
  await updateThread(scope, id, {
    ...(assignedTo === undefined ? {} : { assignedTo }),
    ...(snoozedUntil === undefined ? {} : { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
    ...(isSpam === undefined ? {} : { isSpam }),
    ...(labels === undefined ? {} : { labels: [...new Set(labels)] }),
  });
  return readHead(scope, id);
}
