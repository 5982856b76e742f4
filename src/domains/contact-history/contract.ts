// What there was with one contact, as browser and server agree on it: every channel, the diary, messages,
// notes, consents and merges as one line.
import { z } from 'zod';
import { contactNote } from '#domains/contacts/contract.ts';
import { messageStates } from '#domains/messages/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

/** `at` is when it was, or will be: the last line of a talk, the start of an appointment. */
const at = { at: instantField };

export const happening = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conversation'),
    ...at,
    id: idOf('conversation'),
    channel: z.enum(['phone', 'sms', 'chat', 'email']),
    /** A rehearsal of the business's own. */
    isTest: z.boolean(),
    isOpen: z.boolean(),
    outcome: z.string().nullable(),
    summary: z.string().nullable(),
    /** What was said last. */
    lastText: z.string(),
    lineCount: z.number().int(),
  }),
  z.object({
    kind: z.literal('appointment'),
    ...at,
    id: idOf('appointment'),
    endsAt: instantField,
    service: z.string(),
    staff: z.string().nullable(),
    status: z.enum(['booked', 'cancelled']),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('message'),
    ...at,
    id: idOf('message'),
    conversationId: idOf('conversation').nullable(),
    body: z.string(),
    isUrgent: z.boolean(),
    state: z.enum(messageStates),
  }),
  z.object({
    kind: z.literal('merge'),
    ...at,
    id: idOf('contactMerge'),
    /** How the one was called who is part of this contact now. */
    goneName: z.string(),
    by: z.string().nullable(),
    /** It is the last one, and its days are not over. */
    isUndoable: z.boolean(),
  }),
  z.object({
    kind: z.literal('consent'),
    ...at,
    id: idOf('consent'),
    channel: z.enum(['text', 'email', 'call']),
    isGiven: z.boolean(),
    how: z.string(),
    by: z.string().nullable(),
  }),
  z.object({ kind: z.literal('note'), ...at, ...contactNote.omit({ createdAt: true }).shape }),
]);
export type Happening = z.output<typeof happening>;

export const kinds = ['conversation', 'appointment', 'message', 'note', 'consent', 'merge'] as const;

export const readContactHistory = endpoint({
  name: 'readContactHistory',
  method: 'GET',
  path: '/contacts/{id}/history',
  summary: 'Read what there was with a contact, the newest first; `nextCursor` asks for the page after this one',
  tag: 'Contacts',
  access: 'read-only',
  params: z.object({ id: idOf('contact') }),
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    /** Of one kind alone. */
    kind: z.enum(kinds).optional(),
  }),
  answer: z.object({ happenings: z.array(happening), nextCursor: z.string().nullable() }),
});
