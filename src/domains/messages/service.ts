// Messages that callers leave for the owner: taken once, listed, done.
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { cursorOf, placeOf } from '#shared/place.ts';
import type { Message, MessageState } from './contract.ts';
import * as store from './store.ts';

/** Keeps a message in the caller's transaction. Not safe to repeat: a repeat is another message. */
export async function keepMessage(scope: BusinessScope, message: store.NewMessage): Promise<Message> {
  return messageOf(await store.insertMessage(scope, message));
}

/**
 * Brings a message up to date with what its conversation has told since, in the caller's transaction; it is new to the owner
 * again. Null where that conversation has left no such message. Safe to repeat.
 */
export async function completeMessage(
  scope: BusinessScope,
  id: Id<'message'>,
  message: store.NewMessage,
): Promise<Message | null> {
  const row = await store.replaceMessage(scope, id, message);
  return row ? messageOf(row) : null;
}

/** How many messages a conversation has left so far. */
export const countMessages = store.countOfConversation;

/** Throws `not_found`. */
export async function readMessage(scope: BusinessScope, id: Id<'message'>): Promise<Message> {
  const row = await store.findMessage(scope, id);
  if (!row) throw new Fault('not_found');
  return messageOf(row);
}

/** What one conversation has left, in order, also what was taken back since. */
export async function messagesOf(scope: BusinessScope, conversation: Id<'conversation'>): Promise<Message[]> {
  return (await store.findOfConversation(scope, conversation)).map(messageOf);
}

/** Takes back what a conversation has left. Safe to repeat. */
export const forgetMessagesOf = store.deleteOfConversation;

/** What a conversation has left is that contact's, where nobody knew whose it was. Safe to repeat. */
export const giveMessagesOf = store.giveOfConversation;

/** All that a conversation has left is done; gives what was new until now. Safe to repeat. */
export const settleMessagesOf = store.settleOfConversation;

/** Those wait again; one that is gone stays gone. Safe to repeat. */
export const openMessages = store.openAgain;

/** A page, newest first. Throws `invalid_request` for a cursor that no page gave. */
export async function listMessages(
  scope: BusinessScope,
  asked: {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly state?: MessageState | undefined;
  },
): Promise<{ messages: Message[]; nextCursor: string | null }> {
  const after = asked.cursor === undefined ? null : placeOf(asked.cursor);
  if (asked.cursor !== undefined && after === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  const rows = await store.findMessages(scope, after, asked.limit + 1, asked.state);
  const messages = rows.slice(0, asked.limit).map(messageOf);
  const last = rows.length > asked.limit ? messages.at(-1) : undefined;
  return { messages, nextCursor: last ? cursorOf({ at: last.createdAt, id: last.id }) : null };
}

/** Throws `not_found`. Safe to repeat. */
export async function updateMessage(scope: BusinessScope, id: Id<'message'>, state: MessageState): Promise<Message> {
  const row = await store.setState(scope, id, state);
  if (!row) throw new Fault('not_found');
  return messageOf(row);
}

function messageOf(row: store.MessageRow): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    contactId: row.contact_id,
    body: row.body,
    name: row.name,
    phone: row.phone,
    email: row.email,
    addressee: row.addressee,
    isUrgent: row.is_urgent,
    state: row.state,
    createdAt: row.created_at.toISOString(),
  };
}
