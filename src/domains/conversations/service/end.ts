// The end of a conversation, and what it left, summed up from the records and never from what was claimed.
import { getContact } from '#domains/contacts/service.ts';
import { handOffsOf, noteReturned } from '#domains/hand-offs/service.ts';
import { readProfile } from '#domains/knowledge/service.ts';
import { messagesOf } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Channel, type LeftBehind, sumUp } from '../rules.ts';
import { findLines } from '../store/lines.ts';
import { lockThread, type ThreadRow, updateThread } from '../store/threads.ts';
import { appointmentsDone } from './appointments-done.ts';
import { lineOf } from './read.ts';

/** Ends a locked conversation and sums it up for the owner. Safe to repeat. */
export async function endConversation(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  if (thread.ended_at !== null) return;
  await noteReturned(scope, thread.id);
  const ending = sumUp(await leftBehind(scope, thread));
  await updateThread(scope, thread.id, {
    state: 'resolved',
    heldBy: null,
    awaitingSince: null,
    endedAt: scope.now(),
    ending,
  });
}

/** What a conversation has left, read from the records. */
async function leftBehind(scope: BusinessScope, thread: ThreadRow): Promise<LeftBehind> {
  const lines = (await findLines(scope, thread.id, 0, false)).map(lineOf);
  const contact = thread.contact_id ? await getContact(scope, thread.contact_id) : null;
  return {
    timezone: (await readProfile(scope)).timezone,
    lines,
    appointments: await appointmentsDone(scope, lines),
    messages: await messagesOf(scope, thread.id),
    handOffs: await handOffsOf(scope, thread.id),
    caller: {
      name: contact?.name || null,
      phone: contact?.phone ?? thread.from_phone,
      email: contact?.email ?? thread.from_email,
    },
  };
}

/** Ends the thread that goes on under that key, if any does. Safe to repeat. */
export async function endThread(scope: BusinessScope, channel: Channel, threadKey: string): Promise<void> {
  const thread = await lockThread(scope, channel, threadKey);
  if (thread) await endConversation(scope, thread);
}
