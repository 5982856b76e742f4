// How the team sorts what came in: who sees to it, labels, out of sight until later, spam.
import { getContact, hasContact } from '#domains/contacts/service.ts';
import { giveMessagesOf } from '#domains/messages/service.ts';
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
 * `invalid_request` for an assignee who does not work here and for a contact whose it cannot be. Safe to repeat.
 */
export async function sortConversation(
  scope: BusinessScope,
  id: Id<'conversation'>,
  change: BodyOf<typeof sortEndpoint>,
): Promise<Conversation> {
  const { assignedTo, contactId, snoozedUntil, isSpam, labels } = change;
  const thread = await lockConversation(scope, id);
  if (!thread) throw new Fault('not_found');
  if (assignedTo && !(await isMember(scope, assignedTo)))
    throw new Fault('invalid_request', { fields: { assignedTo: fieldMessages.pattern } });
  if (contactId) await giveContact(scope, thread, contactId);
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

/**
 * What an unproved caller says of themselves is kept with their contact, and nobody else's record is changed by it: so theirs
 * is nobody who was known before.
 */
async function giveContact(scope: BusinessScope, thread: ThreadRow, contact: Id<'contact'>): Promise<void> {
  if (thread.contact_id === contact) return;
  const refused = (why: string) => new Fault('invalid_request', { fields: { contactId: why } });
  if (thread.contact_id !== null) throw refused('It is known by now whose this is');
  if (!(await hasContact(scope, contact))) throw refused('There is no such contact');
  if (new Date((await getContact(scope, contact)).createdAt) < thread.started_at)
    throw refused('Was known before this conversation began');
  await updateThread(scope, thread.id, { contact });
  await giveMessagesOf(scope, thread.id, contact);
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
