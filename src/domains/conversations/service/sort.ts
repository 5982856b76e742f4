// How the team sorts what came in: who sees to it, labels, out of sight until later, spam.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import type { Conversation, sortConversation as sortEndpoint } from '../contract.ts';
import { isMember } from '../store/list.ts';
import { lockConversation, type ThreadRow, updateThread } from '../store/threads.ts';
import { endConversation } from './end.ts';
import { goOn, standingOf } from './go-on.ts';
import { readHead } from './read.ts';

/**
 * Changes what is given. Spam is ended as well, so the receptionist says nothing more in it; what turns out to be none goes on
 * as it stood before, unless the caller has begun anew. Throws `not_found`, and
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
  if (isSpam) await endAsSpam(scope, thread);
  await updateThread(scope, id, {
    ...(assignedTo === undefined ? {} : { assignedTo }),
    ...(snoozedUntil === undefined ? {} : { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
    // What became spam, or was none, has no way back to before it was resolved.
    ...(isSpam === undefined ? {} : { isSpam, beforeResolved: null }),
    ...(labels === undefined ? {} : { labels: [...new Set(labels)] }),
  });
  if (isSpam === false) await goOnAsBefore(scope, thread);
  return readHead(scope, id);
}

async function endAsSpam(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  if (thread.ended_at !== null) return;
  await endConversation(scope, thread);
  await updateThread(scope, thread.id, { beforeSpam: standingOf(scope, thread) });
}

async function goOnAsBefore(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  if (thread.before_spam === null) return;
  await updateThread(scope, thread.id, { beforeSpam: null });
  await goOn(scope, thread, thread.before_spam);
}
