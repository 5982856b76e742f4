// Threads, as a turn and a person read, hold and change them: few statements, since a caller waits for each.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id, UserId } from '#shared/ids.ts';
import type { ConversationState, Outcome } from '../contract.ts';
import { type Channel, idleMs } from '../rules.ts';
import { told } from './changes.ts';

export type ThreadRow = {
  readonly id: Id<'conversation'>;
  readonly channel: Channel;
  readonly thread_key: string;
  readonly contact_id: Id<'contact'> | null;
  readonly proved_contact_id: Id<'contact'> | null;
  readonly from_phone: string | null;
  readonly from_email: string | null;
  readonly state: ConversationState;
  readonly held_by: UserId | null;
  readonly language: string | null;
  readonly memory: unknown;
  readonly is_test: boolean;
  readonly line_count: number;
  readonly answered_seq: number;
  readonly awaiting_since: Date | null;
  readonly idle_at: Date;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly before_spam: BeforeEnd | null;
  readonly before_resolved: BeforeResolved | null;
};

/** How a conversation stood when somebody of the team ended it, and when that was; instants as JSON has them. */
export type BeforeEnd = {
  readonly state: ConversationState;
  readonly heldBy: UserId | null;
  readonly awaitingSince: string | null;
  readonly markedAt: string;
};

/** With the messages that were new until then. */
export type BeforeResolved = BeforeEnd & { readonly messages: readonly Id<'message'>[] };

/** The columns of a `ThreadRow`. */
export const threadFields = [
  ...(['id', 'channel', 'thread_key', 'contact_id', 'proved_contact_id', 'from_phone', 'from_email', 'state'] as const),
  ...(['held_by', 'language', 'memory', 'is_test', 'line_count', 'answered_seq', 'awaiting_since', 'idle_at'] as const),
  ...(['started_at', 'ended_at', 'before_spam', 'before_resolved'] as const),
] as const;
const threadColumns = sql.raw(threadFields.join(', '));

export type NewThread = {
  readonly id?: Id<'conversation'>;
  readonly channel: Channel;
  readonly threadKey: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contact: Id<'contact'> | null;
  readonly isTest: boolean;
  /** By which it is found, whatever is said in it: of the number or address that the door vouches for. */
  readonly words: readonly string[];
};

/** Opens a thread, or gives null where another transaction has just opened it. A contact that the door vouches for is proved. */
export async function insertThread(scope: BusinessScope, thread: NewThread): Promise<ThreadRow | null> {
  const now = scope.now();
  const { rows } = await sql<ThreadRow>`
    with opened as (
      insert into conversations (id, business_id, channel, thread_key, from_phone, from_email, contact_id, proved_contact_id,
                                 is_test, started_at, last_line_at, idle_at)
      values (${thread.id ?? scope.newId('conversation')}, ${scope.business}, ${thread.channel}, ${thread.threadKey}, ${thread.phone},
              ${thread.email}, ${thread.contact}, ${thread.contact}, ${thread.isTest}, ${now}, ${now},
              ${new Date(now.getTime() + idleMs[thread.channel])})
      on conflict (business_id, channel, thread_key) where ended_at is null do nothing
      returning *
    ), known as (
      insert into said_words (business_id, word, conversation_id)
      select business_id, word, id from opened, unnest(${[...thread.words]}::text[]) as word
    )
    select ${threadColumns} from opened`.execute(scope.db);
  return rows[0] ?? null;
}

/** The thread that goes on under that key, held still until the transaction ends. */
export async function lockThread(scope: BusinessScope, channel: Channel, threadKey: string): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${threadColumns} from conversations
    where business_id = ${scope.business} and channel = ${channel} and thread_key = ${threadKey} and ended_at is null
    for no key update`.execute(scope.db);
  return rows[0] ?? null;
}

/** The conversation, held still until the transaction ends: one turn at a time. */
export async function lockConversation(scope: BusinessScope, id: Id<'conversation'>): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${threadColumns} from conversations where business_id = ${scope.business} and id = ${id}
    for no key update`.execute(scope.db);
  return rows[0] ?? null;
}

/** The conversation as it is at this moment. */
export async function findThread(scope: BusinessScope, id: Id<'conversation'>): Promise<ThreadRow | null> {
  const row = await scope.db
    .selectFrom('conversations')
    .select(threadFields)
    .where('business_id', '=', scope.business)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as ThreadRow | undefined) ?? null;
}

/** The newest thread under that key, ended or not. */
export async function findNewestThread(
  scope: BusinessScope,
  channel: Channel,
  threadKey: string,
): Promise<ThreadRow | null> {
  const row = await scope.db
    .selectFrom('conversations')
    .select(threadFields)
    .where('business_id', '=', scope.business)
    .where('channel', '=', channel)
    .where('thread_key', '=', threadKey)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as ThreadRow | undefined) ?? null;
}

/** What the person who holds it is called by strangers: the first name, and nothing else of the account. */
export async function findHolderName(scope: BusinessScope, id: Id<'conversation'>): Promise<string | null> {
  const row = await scope.db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'held_by')
    .select('users.first_name')
    .where('business_id', '=', scope.business)
    .where('conversations.id', '=', id)
    .executeTakeFirst();
  return row?.first_name || null;
}

export type Ending = { readonly outcome: Outcome; readonly summary: string; readonly nextStep: string };

/** Sets what is given, and tells of it. */
export async function updateThread(
  scope: BusinessScope,
  id: Id<'conversation'>,
  change: {
    readonly state?: ConversationState;
    readonly heldBy?: UserId | null;
    readonly awaitingSince?: Date | null;
    readonly contact?: Id<'contact'> | null;
    readonly provedContact?: Id<'contact'>;
    readonly endedAt?: Date;
    readonly ending?: Ending;
    readonly memory?: unknown;
    readonly snoozedUntil?: Date | null;
    readonly isSpam?: boolean;
    readonly beforeSpam?: BeforeEnd | null;
    readonly beforeResolved?: BeforeResolved | null;
    /** It goes on, with what it had left of its end forgotten, and may stay silent until then. */
    readonly reopenedUntil?: Date;
    readonly assignedTo?: UserId | null;
    readonly labels?: readonly string[];
    /** All that was said so far has its answer. */
    readonly answered?: true;
  },
): Promise<void> {
  const sets = [
    ...(change.state === undefined ? [] : [sql`state = ${change.state}`]),
    ...(change.heldBy === undefined ? [] : [sql`held_by = ${change.heldBy}`]),
    ...(change.awaitingSince === undefined ? [] : [sql`awaiting_since = ${change.awaitingSince}`]),
    ...(change.contact === undefined ? [] : [sql`contact_id = ${change.contact}`]),
    ...(change.provedContact === undefined ? [] : [sql`proved_contact_id = ${change.provedContact}`]),
    ...(change.endedAt === undefined ? [] : [sql`ended_at = ${change.endedAt}`]),
    ...(change.memory === undefined ? [] : [sql`memory = ${JSON.stringify(change.memory)}::jsonb`]),
    ...(change.snoozedUntil === undefined ? [] : [sql`snoozed_until = ${change.snoozedUntil}`]),
    ...(change.isSpam === undefined ? [] : [sql`is_spam = ${change.isSpam}`]),
    ...(change.beforeSpam === undefined
      ? []
      : [sql`before_spam = ${change.beforeSpam && JSON.stringify(change.beforeSpam)}::jsonb`]),
    ...(change.beforeResolved === undefined
      ? []
      : [sql`before_resolved = ${change.beforeResolved && JSON.stringify(change.beforeResolved)}::jsonb`]),
    ...(change.reopenedUntil === undefined
      ? []
      : [sql`ended_at = null, outcome = null, summary = null, next_step = null, idle_at = ${change.reopenedUntil}`]),
    ...(change.assignedTo === undefined ? [] : [sql`assigned_to = ${change.assignedTo}`]),
    ...(change.labels === undefined ? [] : [sql`labels = ${[...change.labels]}::text[]`]),
    ...(change.answered ? [sql`answered_seq = line_count, awaiting_since = null`] : []),
    ...(change.ending === undefined
      ? []
      : [
          sql`outcome = ${change.ending.outcome}, summary = ${change.ending.summary}, next_step = ${change.ending.nextStep}`,
        ]),
  ];
  if (sets.length === 0) return;
  await sql`
    with changed as (
      update conversations set ${sql.join(sets)} where business_id = ${scope.business} and id = ${id}
      returning id, channel, thread_key
    )
    select ${told(scope, 'state')} from changed`.execute(scope.db);
}

/** Forgets a conversation with its lines. */
export async function deleteThread(scope: BusinessScope, id: Id<'conversation'>): Promise<void> {
  await scope.db.deleteFrom('conversations').where('business_id', '=', scope.business).where('id', '=', id).execute();
}

/** The conversations that a person holds. */
export async function findHeldBy(
  { db, business }: BusinessScope,
  user: UserId,
): Promise<readonly Id<'conversation'>[]> {
  const { rows } = await sql<{ id: Id<'conversation'> }>`
    select id from conversations where business_id = ${business} and held_by = ${user} and state = 'with-person'
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** From now on nobody sees to what was that person's to see to. */
export async function unassignFrom({ db, business }: BusinessScope, user: UserId): Promise<void> {
  await sql`
    update conversations set assigned_to = null where business_id = ${business} and assigned_to = ${user}`.execute(db);
}
