// Conversations as browser and server agree on them: what was said, who holds it, what was handed off.
import { z } from 'zod';
import { appointment } from '#domains/appointments/contract.ts';
import { handOff } from '#domains/hand-offs/contract.ts';
import { message } from '#domains/messages/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, optionalText, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

export const channels = ['phone', 'sms', 'chat', 'email'] as const;
/** open: the receptionist answers. waiting: a person was asked for. with-person: somebody holds it. resolved: it has ended. */
export const states = ['open', 'waiting', 'with-person', 'resolved'] as const;
export const outcomes = [
  'booked',
  'moved',
  'cancelled',
  'handed-off',
  'message',
  'answered',
  'unanswered',
  'abandoned',
] as const;
/** all: everything. current: all that is neither snoozed nor spam. needs-person: those of them that wait for the team. */
export const views = ['all', 'current', 'needs-person', 'snoozed', 'spam'] as const;
export type View = (typeof views)[number];
/** What waits for the team: somebody asked for a person, wrote to the one who holds it, or left a message. */
export const awaited = ['person', 'answer', 'message'] as const;
export type Awaited = (typeof awaited)[number];
export type ConversationState = (typeof states)[number];
export type Outcome = (typeof outcomes)[number];

/** What the receptionist is waiting for; a page shows the fitting keyboard or picker. */
export const asks = z.enum([
  'name',
  'phone',
  'email',
  'service',
  'staff',
  'time',
  'address',
  'reason',
  'booking',
  'code',
  'message',
  'confirm',
  'more',
]);

/** A choice that stands in the reply. A page shows `label` as a button; pressing it says `label`. */
export const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), startsAt: z.string(), staff: z.string().nullable(), label: z.string() }),
  z.object({ kind: z.literal('booking'), appointment: z.string(), label: z.string() }),
  z.object({ kind: z.literal('service'), service: z.string(), label: z.string() }),
]);

/** What was done in a reply, each with the record that shows it. */
export const act = z.discriminatedUnion('did', [
  z.object({
    did: z.enum(['booked', 'moved', 'cancelled']),
    appointment: z.string(),
    /** Of a move: where it stood before. */
    from: z.object({ startsAt: z.string(), staffId: z.string().nullable() }).optional(),
  }),
  z.object({ did: z.literal('took-message'), message: z.string() }),
  z.object({ did: z.literal('handed-off'), to: z.enum(['human', 'on-call']), reason: z.string() }),
  z.object({ did: z.literal('sent-code') }),
  z.object({ did: z.literal('proved-caller') }),
]);

/** One thing that was said, as the caller may see it. */
export const shownLine = z.object({
  /** Counts up by one within a conversation; notes among the team leave gaps for the caller. */
  seq: z.number().int(),
  who: z.enum(['caller', 'receptionist', 'person']),
  text: z.string(),
  asks: asks.nullable(),
  offers: z.array(offer),
  /** Titles of the owner's entries that an answer stands on. */
  sources: z.array(z.string()),
  /** A reply that says goodbye or hands over; what the caller says next goes on all the same. */
  ends: z.boolean(),
  at: instantField,
});
export type ShownLine = z.output<typeof shownLine>;

/** The same as the team sees it. */
export const line = shownLine.extend({
  id: idOf('line'),
  who: z.enum(['caller', 'receptionist', 'person', 'note']),
  user: z.object({ id: idOf('user'), name: z.string() }).nullable(),
  acts: z.array(act),
  deliveredAt: instantField.nullable(),
  /** How long a reply of the receptionist took. */
  tookMs: z.number().int().nullable(),
});
export type Line = z.output<typeof line>;

export const conversation = z.object({
  id: idOf('conversation'),
  channel: z.enum(channels),
  state: z.enum(states),
  contact: z.object({ id: idOf('contact'), name: z.string() }).nullable(),
  /** What the door vouches for. */
  from: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
  heldBy: z.object({ id: idOf('user'), name: z.string() }).nullable(),
  assignedTo: z.object({ id: idOf('user'), name: z.string() }).nullable(),
  awaits: z.enum(awaited).nullable(),
  snoozedUntil: instantField.nullable(),
  isSpam: z.boolean(),
  labels: z.array(z.string()),
  language: z.string().nullable(),
  isTest: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
  summary: z.string().nullable(),
  nextStep: z.string().nullable(),
  lastText: z.string(),
  /** In a search: the line that says the most of what is looked for, with its words set off; null where only the caller is meant. */
  found: z
    .array(z.object({ text: z.string(), isMeant: z.boolean() }))
    .nullable()
    .optional(),
  startedAt: instantField,
  lastLineAt: instantField,
  endedAt: instantField.nullable(),
});
export type Conversation = z.output<typeof conversation>;

/** What `GET /api/conversation-changes` (server-sent events, for members of the business) says of each change; read the thread again. */
export const change = z.object({
  kind: z.enum(['line', 'state', 'message', 'hand-off']),
  conversationId: idOf('conversation').nullable(),
});
export type Change = z.output<typeof change>;

const params = z.object({ id: idOf('conversation') });
const page = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};
const nextCursor = z.string().nullable();
const said = z.strictObject({ text: requiredText(5000) });
const tag = 'Conversations';

export const listConversations = endpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/conversations',
  summary: 'List conversations, the newest first; `nextCursor` asks for the page after this one',
  tag,
  access: 'read-only',
  query: z.object({
    ...page,
    view: z.enum(views).default('current'),
    state: z.enum(states).optional(),
    channel: z.enum(channels).optional(),
    contactId: idOf('contact').optional(),
    assignedTo: idOf('user').optional(),
    label: optionalText(40).optional(),
    /** Looked for in names, numbers, addresses and, by the beginnings of words, in what was said. */
    search: optionalText(100).optional(),
  }),
  answer: z.object({ conversations: z.array(conversation), nextCursor }),
});

export const readConversation = endpoint({
  name: 'readConversation',
  method: 'GET',
  path: '/conversations/{id}',
  summary: 'Read a conversation with all that was said, notes among the team included',
  tag,
  access: 'read-only',
  params,
  answer: z.object({
    conversation,
    lines: z.array(line),
    messages: z.array(message),
    handOffs: z.array(handOff),
    /** The business's own, for the times of what was booked. */
    timezone: z.string(),
    /** Each appointment that was touched or booked from it, as it stands now, with the last thing that the talk did to it. */
    appointments: z.array(appointment.extend({ did: z.enum(['booked', 'moved', 'cancelled']) })),
    /** It was resolved by somebody of the team, and its caller has not begun anew since. */
    canReopen: z.boolean(),
  }),
});

export const countConversations = endpoint({
  name: 'countConversations',
  method: 'GET',
  path: '/conversation-counts',
  summary: 'Count what waits for the team, and what goes on with the receptionist and with a person',
  tag,
  access: 'read-only',
  answer: z.object({ needsPerson: z.number().int(), open: z.number().int(), withPerson: z.number().int() }),
});

export const sortConversation = endpoint({
  name: 'sortConversation',
  method: 'PATCH',
  path: '/conversations/{id}',
  summary:
    'Assign, label or snooze a conversation, say whose it is, or mark it as spam, which ends it; what is left out stays',
  tag,
  access: 'staff',
  params,
  body: z.strictObject({
    assignedTo: idOf('user').nullable().optional(),
    /** Whose it is, where nobody knew: a contact who was added since it began. */
    contactId: idOf('contact').optional(),
    /** It comes back then, or when the caller says something. */
    snoozedUntil: instantField.nullable().optional(),
    isSpam: z.boolean().optional(),
    labels: z.array(requiredText(40)).max(10).optional(),
  }),
  answer: conversation,
});

const verb = <const N extends string, const S extends string>(name: N, path: S, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/conversations/{id}/${path}`,
    summary,
    tag,
    access: 'staff',
    params,
    answer: conversation,
  }) as const;

export const takeOver = endpoint(
  verb(
    'takeOverConversation',
    'take-over',
    'Hold a conversation: the receptionist says nothing in it until it is handed back',
  ),
);
export const say = endpoint({
  ...verb('sayInConversation', 'lines', 'Answer the caller; only who holds the conversation may'),
  keyed: true,
  body: said,
  answer: line,
  refusals: ['email_limit', 'text_limit'],
});
export const handBack = endpoint(
  verb('handBackConversation', 'hand-back', 'Give a held conversation back to the receptionist'),
);
export const resolve = endpoint(
  verb('resolveConversation', 'resolve', 'End a conversation; its messages count as done'),
);
export const reopen = endpoint({
  ...verb('reopenConversation', 'reopen', 'Take back that a conversation was resolved: it goes on as it stood'),
  refusals: ['conflict'],
});
export const note = endpoint({
  ...verb('noteInConversation', 'notes', 'Add a note that only the team sees'),
  offline: true,
  keyed: true,
  body: said,
  answer: line,
});

/** One step for whoever could not take over first, being offline: a free conversation is taken over by what they say. */
export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/messages',
  summary: 'Answer the caller of a conversation, taking it over where nobody holds it',
  tag,
  access: 'staff',
  offline: true,
  keyed: true,
  body: z.strictObject({ conversationId: idOf('conversation'), ...said.shape }),
  answer: line,
  refusals: ['not_found'],
});

export const savedReply = z.object({ id: idOf('savedReply'), title: z.string(), body: z.string() });
export type SavedReply = z.output<typeof savedReply>;
export const savedRepliesMost = 200;

export const listSavedReplies = endpoint({
  name: 'listSavedReplies',
  method: 'GET',
  path: '/saved-replies',
  summary: 'List the answers that the team keeps, by name',
  tag,
  access: 'read-only',
  answer: z.object({ savedReplies: z.array(savedReply) }),
});

export const keepSavedReply = endpoint({
  name: 'keepSavedReply',
  method: 'POST',
  path: '/saved-replies',
  summary: 'Keep an answer for the next time',
  tag,
  access: 'staff',
  keyed: true,
  body: z.strictObject({ title: requiredText(80), body: requiredText(5000) }),
  answer: savedReply,
  refusals: ['name_taken'],
});

export const deleteSavedReply = endpoint({
  name: 'deleteSavedReply',
  method: 'DELETE',
  path: '/saved-replies/{id}',
  summary: 'Delete a kept answer',
  tag,
  access: 'staff',
  params: z.object({ id: idOf('savedReply') }),
  answer: z.object({ id: idOf('savedReply') }),
});
