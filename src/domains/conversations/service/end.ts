// The end of a conversation, and what it left, summed up from the records and never from what was claimed. What the caller had
// said for the owner is kept before it, however the talk broke off.
import { getContact } from '#domains/contacts/service.ts';
import { handOffsOf, noteReturned } from '#domains/hand-offs/service.ts';
import { readProfile } from '#domains/knowledge/service.ts';
import { countMessages, keepMessage, messagesOf } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { unsentIn } from '#receptionist/unsent.ts';
import type { Id } from '#shared/ids.ts';
import { type Channel, type LeftBehind, messagesMost, sumUp } from '../rules.ts';
import { tell } from '../store/changes.ts';
import { findLines } from '../store/lines.ts';
import { lockConversation, lockThread, type ThreadRow, updateThread } from '../store/threads.ts';
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

/**
 * Ends a locked conversation from which the caller has gone: hung up, closed the page, or fallen silent. What they had said
 * for the owner becomes a message, though it was never confirmed. Safe to repeat.
 */
export async function endLeft(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  if (thread.ended_at !== null) return;
  await keepUnsent(scope, thread);
  await endConversation(scope, thread);
}

async function keepUnsent(scope: BusinessScope, thread: ThreadRow): Promise<void> {
  const unsent = unsentIn(thread.memory);
  const left = unsent.length > 0 ? await countMessages(scope, thread.id) : 0;
  for (const { body, name, phone, email, to, urgent } of unsent.slice(0, Math.max(0, messagesMost - left)))
    await keepMessage(scope, {
      ...{ conversation_id: thread.id, contact_id: thread.contact_id, body, addressee: to ?? null, is_urgent: urgent },
      ...{ name: name ?? null, phone: phone ?? thread.from_phone, email: email ?? thread.from_email },
    });
  if (unsent.length > 0) await tell(scope, thread.id, 'message');
}

/** What a conversation has left, read from the records. */
async function leftBehind(scope: BusinessScope, thread: ThreadRow): Promise<LeftBehind> {
  const lines = (await findLines(scope, thread.id, 0, false)).map(lineOf);
  const contact = thread.contact_id ? await getContact(scope, thread.contact_id) : null;
  return {
    timezone: (await readProfile(scope)).timezone,
    lines,
    appointments: await appointmentsDone(scope, lines),
    messages: (await messagesOf(scope, thread.id)).filter(({ state }) => state !== 'taken-back'),
    handOffs: await handOffsOf(scope, thread.id),
    caller: {
      name: contact?.name || null,
      phone: contact?.phone ?? thread.from_phone,
      email: contact?.email ?? thread.from_email,
    },
  };
}

/**
 * Changes what a conversation has left, and tells of it. Where it has ended and that `counts`, it is summed up anew. The
 * conversation is locked before its message, as in a turn: whoever takes two locks takes them in this order.
 */
export async function changeMessageIn<T>(
  scope: BusinessScope,
  id: Id<'conversation'>,
  change: () => Promise<T>,
  { counts }: { readonly counts: boolean },
): Promise<T> {
  const thread = counts ? await lockConversation(scope, id) : null;
  const changed = await change();
  if (thread?.ended_at) await updateThread(scope, id, { ending: sumUp(await leftBehind(scope, thread)) });
  await tell(scope, id, 'message');
  return changed;
}

/** Ends the thread that goes on under that key, if any does. Safe to repeat. */
export async function endThread(scope: BusinessScope, channel: Channel, threadKey: string): Promise<void> {
  const thread = await lockThread(scope, channel, threadKey);
  if (thread) await endLeft(scope, thread);
}
