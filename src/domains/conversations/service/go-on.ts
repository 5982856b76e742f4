// What somebody of the team ended goes on as it stood before.
import { takeBackReturned } from '#domains/hand-offs/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { idleMs } from '../rules.ts';
import { isMember } from '../store/list.ts';
import {
  type BeforeEnd,
  findNewestThread,
  findThread,
  lockThread,
  type ThreadRow,
  updateThread,
} from '../store/threads.ts';

/** How a locked conversation stands before its end. */
export function standingOf({ now }: BusinessScope, thread: ThreadRow): BeforeEnd {
  const { state, held_by: heldBy, awaiting_since: since } = thread;
  return { state, heldBy, awaitingSince: since?.toISOString() ?? null, markedAt: now().toISOString() };
}

/** Whether somebody of the team ended it and it can go on as it stood: its caller has not begun anew since. */
export async function canGoOn(scope: BusinessScope, id: Id<'conversation'>): Promise<boolean> {
  const thread = await findThread(scope, id);
  if (!thread?.ended_at || thread.before_resolved === null) return false;
  if (thread.before_resolved.state === 'resolved') return true;
  const newest = await findNewestThread(scope, thread.channel, thread.thread_key);
  return newest === null || newest.ended_at !== null;
}

/** Opens a locked and ended conversation as it stood; false where its caller has begun anew, and it stays ended. */
export async function goOn(scope: BusinessScope, thread: ThreadRow, before: BeforeEnd): Promise<boolean> {
  const { id, channel, thread_key: key } = thread;
  // One thread of a caller goes on at a time, and theirs is the newer one.
  if (await lockThread(scope, channel, key)) return false;
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
  return true;
}
