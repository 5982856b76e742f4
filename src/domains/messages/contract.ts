// What callers left for the owner, as browser and server agree on it.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

/** taken-back: taken wrongly; it counts nowhere and is listed only where it is asked for. */
export const messageStates = ['new', 'done', 'taken-back'] as const;
export type MessageState = (typeof messageStates)[number];

export const message = z.object({
  id: idOf('message'),
  conversationId: idOf('conversation').nullable(),
  contactId: idOf('contact').nullable(),
  body: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** For whom it was left, in the caller's words. */
  addressee: z.string().nullable(),
  isUrgent: z.boolean(),
  state: z.enum(messageStates),
  createdAt: instantField,
});
export type Message = z.output<typeof message>;

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  summary: 'List what callers left for the owner, the newest first',
  tag: 'Messages',
  access: 'read-only',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    state: z.enum(messageStates).optional(),
  }),
  answer: z.object({ messages: z.array(message), nextCursor: z.string().nullable() }),
});

export const updateMessage = endpoint({
  name: 'updateMessage',
  method: 'PATCH',
  path: '/messages/{id}',
  summary: 'Mark a message as done or as new again, or take back one that was taken wrongly',
  tag: 'Messages',
  access: 'staff',
  params: z.object({ id: idOf('message') }),
  body: z.strictObject({ state: z.enum(messageStates) }),
  answer: message,
});
