// An answer to the caller, or a note for the team, goes out at once where the server takes it; otherwise it is kept on this device and sent later.
import type { Id } from '#shared/ids.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
import { makeEdit } from '#web/offline/edits.ts';
import { toast } from '#web/ui/toast.ts';
import { note, sendMessage } from '../../contract.ts';

/** Edits of one conversation are sent in their order. */
export const recordOf = (id: Id<'conversation'>) => `/conversations/${id}`;

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const aboutOf = (id: Id<'conversation'>, text: string) => ({ record: recordOf(id), newId: null, about: cut(text) });

function tellOf({ isWaiting }: { readonly isWaiting: boolean }): void {
  if (isWaiting) toast.info('Kept on this device until it can be sent.');
}

/** Takes the conversation over where nobody holds it. Throws a ClientFailure for what the server refuses. */
export async function sendOrKeep(id: Id<'conversation'>, text: string): Promise<void> {
  tellOf(await makeEdit(sendMessage, { body: { conversationId: id, text } }, aboutOf(id, text)));
}

/** For the team alone; otherwise as `sendOrKeep`. */
export async function noteOrKeep(id: Id<'conversation'>, text: string): Promise<void> {
  tellOf(await makeEdit(note, { params: { id }, body: { text } }, aboutOf(id, text)));
}

export const isNote = ({ path }: Pick<Edit, 'path'>): boolean => path.endsWith('/notes');
