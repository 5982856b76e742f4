// Chat on a business's page and in its widget: POST up, server-sent events down. A visitor is known by a token alone.
import { z } from 'zod';
import { shownLine } from '#domains/conversations/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { requiredText } from '#shared/fields.ts';

export const chatTextMax = 2000;

/** 128 random bits; keep it in the frame's own storage. Whoever has it reads and writes as this visitor. */
const visitor = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const params = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
});
const tag = 'Chat';

/** Whose turn it is: the receptionist's, a person was asked for, a person's, or nobody's since it has ended. */
export const chatState = z.enum(['open', 'waiting', 'with-person', 'resolved']);

export const openChat = endpoint({
  name: 'openChat',
  method: 'POST',
  path: '/chat/{slug}/open',
  summary: 'Open a chat, or take it up again with the token of before; an unknown token gives a new visitor',
  tag,
  access: 'public',
  limit: { name: 'open-chat', max: 60, windowSeconds: 60 },
  params,
  body: z.strictObject({ visitor: visitor.nullable().default(null) }),
  answer: z.object({
    visitor,
    /** The sequence that the next message must carry. */
    nextSequence: z.number().int(),
    business: z.object({
      name: z.string(),
      languages: z.array(z.enum(['en', 'es', 'fr', 'de'])),
      /** Made up, for visitors of the site: nobody sits behind it. */
      isSample: z.boolean(),
    }),
    /** Shown above all lines; it is not part of the conversation. */
    greeting: z.string(),
    /** First things to say, as buttons, while nothing has been said. */
    quickReplies: z.array(z.string()),
    state: chatState,
    lines: z.array(shownLine),
    /** The receptionist is working on a reply at this moment. */
    isTyping: z.boolean(),
    /** The first name of the person who holds the chat; null where nobody does or they gave none. */
    person: z.string().nullable(),
    /** What the stream is to be asked for: all that comes after `lines`. */
    lastEventId: z.string(),
  }),
});

/** What stands at the door before anybody opens it: nobody becomes a visitor by it. A button with an empty invitation has words of its own. */
export const greetChat = endpoint({
  name: 'greetChat',
  method: 'GET',
  path: '/chat/{slug}',
  summary: 'Read the name and the greeting of a chat',
  tag,
  access: 'public',
  params,
  answer: z.object({ name: z.string(), greeting: z.string(), invitation: z.string() }),
});

/**
 * Sent again until it is answered with 200, with the same `clientId` and `sequence`: it is said once. Messages are taken in the
 * order of their sequences: one that comes before its forerunner is refused with `conflict`; send the earlier one first.
 */
export const sendChat = endpoint({
  name: 'sendChat',
  method: 'POST',
  path: '/chat/{slug}/messages',
  summary: 'Say something; the reply comes down the stream',
  tag,
  access: 'public',
  limit: { name: 'send-chat', max: 120, windowSeconds: 60 },
  params,
  body: z.strictObject({
    visitor,
    clientId: z.uuid(),
    sequence: z.number().int().min(1).max(1_000_000),
    text: requiredText(chatTextMax),
  }),
  answer: z.object({
    line: shownLine,
    /** It had been said before. */
    isRepeat: z.boolean(),
    nextSequence: z.number().int(),
  }),
  refusals: ['not_signed_in'],
});

/** The visitor closes the chat: what was agreed is summed up for the owner. Safe to repeat. */
export const endChat = endpoint({
  name: 'endChat',
  method: 'POST',
  path: '/chat/{slug}/end',
  summary: 'End the chat',
  tag,
  access: 'public',
  limit: { name: 'end-chat', max: 30, windowSeconds: 60 },
  params,
  body: z.strictObject({ visitor }),
  answer: z.object({ state: chatState }),
  refusals: ['not_signed_in'],
});

/**
 * `GET /api/chat/{slug}/stream` with the header `x-visitor: <token>`, and `last-event-id` to resume, with fetch: a token has no
 * place in an address. The events of the stream, by their `event:` names; `data:` is JSON.
 * - `line`: one thing that was said, the visitor's own lines too; `id:` resumes after it.
 * - `draft`: all that is sure of a reply while the rest is being worded; the reply's `line` begins with it and takes its place.
 *   An empty text takes it back. It is a foretaste without an id: a reply that is ready at once comes without one, and a stream
 *   that is opened anew is not told it again.
 * - `state`: whose turn it is, and whether the receptionist is at work on a reply. Sent at the start and on each change.
 * A comment comes every 15 s; silence for 40 s means that the line is dead: open it again with the last id.
 */
export const chatEvents = {
  line: shownLine,
  draft: z.object({ text: z.string() }),
  state: z.object({ state: chatState, isTyping: z.boolean(), person: z.string().nullable() }),
} as const;
export type ChatLine = z.output<typeof chatEvents.line>;
export type ChatDraft = z.output<typeof chatEvents.draft>;
export type ChatState = z.output<typeof chatEvents.state>;
