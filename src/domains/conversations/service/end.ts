// The end of a conversation, and what it left, summed up from the records and never from what was claimed.
import { noteReturned } from '#domains/hand-offs/service.ts';
import { messagesOf } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Channel, sumUp } from '../rules.ts';
import * as store from '../store.ts';
import { lineOf } from './read.ts';

/** Ends a locked conversation and sums it up for the owner. Safe to repeat. */
export async function endConversation(scope: BusinessScope, thread: store.ThreadRow): Promise<void> {
  if (thread.ended_at !== null) return;
  const lines = (await store.findLines(scope, thread.id, 0, false)).map(lineOf);
  const messages = await messagesOf(scope, thread.id);
  const ending = sumUp({ lines, messages });
  await noteReturned(scope, thread.id);
  await store.updateThread(scope, thread.id, {
    state: 'resolved',
    heldBy: null,
    awaitingSince: null,
    endedAt: scope.now(),
    ending,
  });
}

/** Ends the thread that goes on under that key, if any does. Safe to repeat. */
export async function endThread(scope: BusinessScope, channel: Channel, threadKey: string): Promise<void> {
  const thread = await store.lockThread(scope, channel, threadKey);
  if (thread) await endConversation(scope, thread);
}
