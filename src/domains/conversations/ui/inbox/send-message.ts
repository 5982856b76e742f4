// An answer to the caller goes out at once where the server takes it; otherwise it is kept on this device and sent later.
import type { Id } from '#shared/ids.ts';
import { makeEdit } from '#web/offline/edits.ts';
import { toast } from '#web/ui/toast.ts';
import { sendMessage } from '../../contract.ts';

/** Edits of one conversation are sent in their order. */
export const recordOf = (id: Id<'conversation'>) => `/conversations/${id}`;

/** Takes the conversation over where nobody holds it. Throws a ClientFailure for what the server refuses. */
export async function sendOrKeep(id: Id<'conversation'>, text: string): Promise<void> {
  const about = { record: recordOf(id), newId: null, about: text.length > 60 ? `${text.slice(0, 60)}…` : text };
  const { isWaiting } = await makeEdit(sendMessage, { body: { conversationId: id, text } }, about);
  if (isWaiting) toast.info('Kept on this device until it can be sent.');
}
