// How the team sorts what came in: who sees to it, labels, out of sight until later, spam.
import { takeBackReturned } from '#domains/hand-offs/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import type { Conversation, sortConversation as sortEndpoint } from '../contract.ts';
import { idleMs } from '../rules.ts';
import { isMember } from '../store/list.ts';
import { lockConversation, lockThread, type ThreadRow, updateThread } from '../store/threads.ts';
import { endConversation } from './end.ts';
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
    ...(isSpam === undefined ? {} : { isSpam }),
    ...(labels === undefined ? {} : { labels: [...new Set(labels)] }),
  });
  if (isSpam === false) await goOnAsBefore(scope, thread);
  return readHead(scope, id);
}

async function endAsSpam(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  if (thread.ended_at !== null) return;
  const { id, state, held_by: heldBy, awaiting_since: since } = thread;
  const awaitingSince = since?.toISOString() ?? null;
  const beforeSpam = { state, heldBy, awaitingSince, markedAt: scope.now().toISOString() };
  await endConversation(scope, thread);
  await updateThread(scope, id, { beforeSpam });
}

async function goOnAsBefore(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  const { id, channel, thread_key: key, before_spam: before } = thread;
  if (before === null) return;
  await updateThread(scope, id, { beforeSpam: null });
  // One thread of a caller goes on at a time, and theirs is the newer one.
  if (await lockThread(scope, channel, key)) return;
  const { heldBy, awaitingSince, markedAt } = before;
  await takeBackReturned(scope, id, new Date(markedAt));
  const isHeld = heldBy !== null && (await isMember(scope, heldBy));
  await updateThread(scope, id, {
    // Whoever held it may have left the team since.
    state: before.state === 'with-person' && !isHeld ? 'waiting' : before.state,
    heldBy: isHeld ? heldBy : null,
    awaitingSince: awaitingSince === null ? null : new Date(awaitingSince),
    reopenedUntil: new Date(scope.now().getTime() + idleMs[channel]),
  });
}
