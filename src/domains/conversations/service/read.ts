// Conversations as pages and programs read them.
import { searchedWords } from '#domains/contacts/rules.ts';
import { findContactIds } from '#domains/contacts/service/find-contacts.ts';
import { handOffsOf } from '#domains/hand-offs/service.ts';
import { readProfile } from '#domains/knowledge/service.ts';
import { messagesOf } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { AnswerOf, QueryOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { cursorOf, placeOf } from '#shared/place.ts';
import type {
  Conversation,
  Line,
  listConversations as listEndpoint,
  readConversation as readEndpoint,
  ShownLine,
} from '../contract.ts';
import { type Channel, excerptOf, wordsIn } from '../rules.ts';
import { findLines, findTexts, type LineRow } from '../store/lines.ts';
import {
  type Asked,
  countGoingOn as countOngoing,
  countAwaiting as countRows,
  findHeads,
  type HeadRow,
} from '../store/list.ts';
import { findHolderName, findNewestThread, findThread } from '../store/threads.ts';
import { appointmentsShown } from './appointments-done.ts';
import { canGoOn } from './go-on.ts';

/** A page, the newest first. Throws `invalid_request` for a cursor that no page gave. */
export async function listConversations(
  scope: BusinessScope,
  { cursor, limit, view, state, channel, contactId, assignedTo, label, search }: QueryOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  const rows = await findHeads(scope, {
    ...{ view, state, channel, contact: contactId, assignee: assignedTo },
    ...{
      label: label || undefined,
      search: search ? await searchOf(scope, search) : undefined,
      after,
      limit: limit + 1,
    },
  });
  const page = rows.slice(0, limit);
  const found = search ? await excerptsOf(scope, page, search) : undefined;
  const conversations = page.map((row) => ({ ...headOf(row), ...(found && { found: found.get(row.id) ?? null }) }));
  const last = rows.length > limit ? conversations.at(-1) : undefined;
  return { conversations, nextCursor: last ? cursorOf({ at: last.lastLineAt, id: last.id }) : null };
}

/** What was said in each of a page, as far as it is what was looked for. */
async function excerptsOf(scope: BusinessScope, page: readonly HeadRow[], search: string) {
  const words = wordsIn(search);
  const texts = await findTexts(
    scope,
    page.map(({ id }) => id),
  );
  return new Map([...texts].map(([id, said]) => [id, excerptOf(said, words)?.map((part) => ({ ...part })) ?? null]));
}

/** So many contacts by the searched name or number; who shares their name with more says something more of them. */
const contactsMost = 200;

async function searchOf(scope: BusinessScope, search: string): Promise<NonNullable<Asked['search']>> {
  const contacts = await findContactIds(scope, search, contactsMost);
  return { words: [wordsIn(search), searchedWords(search)], contacts };
}

/** How many wait for the team at this moment. */
export const countAwaiting = countRows;

/** How many go on with the receptionist and with a person; what is snoozed or spam is left out. */
export const countGoingOn = countOngoing;

/** Throws `not_found`. */
export async function readHead(scope: BusinessScope, id: Id<'conversation'>): Promise<Conversation> {
  const [row] = await findHeads(scope, { only: id, after: null, limit: 1 });
  if (!row) throw new Fault('not_found');
  return headOf(row);
}

/** The whole thread, notes among the team included. Throws `not_found`. */
export async function readConversation(
  scope: BusinessScope,
  id: Id<'conversation'>,
): Promise<AnswerOf<typeof readEndpoint>> {
  const conversation = await readHead(scope, id);
  const lines = (await findLines(scope, id, 0, true)).map(lineOf);
  const [{ timezone }, messages, handOffs, appointments, canReopen] = await Promise.all([
    readProfile(scope),
    messagesOf(scope, id),
    handOffsOf(scope, id),
    appointmentsShown(scope, id, lines),
    conversation.endedAt !== null && canGoOn(scope, id),
  ]);
  return { conversation, lines, messages, handOffs, timezone, appointments, canReopen };
}

/** What a caller may see of their thread: what comes after a place in it, and whose turn it is. */
export type Seen = {
  readonly id: Id<'conversation'>;
  readonly state: Conversation['state'];
  readonly isTyping: boolean;
  /** The first name of who holds it, where there is one. */
  readonly person: string | null;
  readonly lines: readonly (ShownLine & { readonly conversation: Id<'conversation'> })[];
};

/** A place in a thread, which may have ended since and begun anew. */
export type ThreadPlace = { readonly conversation: Id<'conversation'>; readonly seq: number };

/** The newest thread under that key; before it, what is left of the one that `after` stands in. Null where there is none yet. */
export async function readThread(
  scope: BusinessScope,
  channel: Channel,
  threadKey: string,
  after: ThreadPlace | null,
): Promise<Seen | null> {
  const thread = await findNewestThread(scope, channel, threadKey);
  if (!thread) return null;
  const isSame = after?.conversation === thread.id;
  const earlier = after && !isSame ? await findThread(scope, after.conversation) : null;
  // A place in somebody else's thread is no place.
  const rest = after && earlier?.thread_key === threadKey ? await findLines(scope, earlier.id, after.seq, false) : [];
  const lines = [...rest, ...(await findLines(scope, thread.id, isSame ? after.seq : 0, false))];
  return {
    id: thread.id,
    state: thread.state,
    isTyping: thread.state === 'open' && thread.awaiting_since !== null,
    person: thread.held_by === null ? null : await findHolderName(scope, thread.id),
    lines: lines.map((row) => ({ ...shownLineOf(row), conversation: row.conversation_id })),
  };
}

/** A line without what only the team sees. */
export function shownLineOf(row: LineRow): ShownLine {
  return {
    seq: row.seq,
    who: row.who === 'note' ? 'person' : row.who,
    text: row.text,
    asks: row.asks as ShownLine['asks'],
    offers: row.offers as ShownLine['offers'],
    sources: row.sources as string[],
    ends: row.ends,
    at: row.said_at.toISOString(),
  };
}

export function lineOf(row: LineRow): Line {
  return {
    ...shownLineOf(row),
    who: row.who,
    id: row.id,
    user: row.user_id ? { id: row.user_id, name: row.user_name ?? '' } : null,
    acts: row.acts as Line['acts'],
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    tookMs: row.took_ms,
  };
}

function headOf(row: HeadRow): Conversation {
  return {
    id: row.id,
    channel: row.channel,
    state: row.state,
    contact: row.contact_id ? { id: row.contact_id, name: row.contact_name ?? '' } : null,
    from: { phone: row.from_phone, email: row.from_email },
    heldBy: row.held_by ? { id: row.held_by, name: row.holder_name ?? '' } : null,
    assignedTo: row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    awaits: row.awaits,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    isSpam: row.is_spam,
    labels: row.labels,
    language: row.language,
    isTest: row.is_test,
    outcome: row.outcome,
    summary: row.summary,
    nextStep: row.next_step,
    lastText: row.last_text ?? '',
    startedAt: row.started_at.toISOString(),
    lastLineAt: row.last_line_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
