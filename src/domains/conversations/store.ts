// Threads and their lines, as a turn reads and writes them: few statements, since a caller waits for each.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';
import type { Change, ConversationState, Outcome } from './contract.ts';
import { type Channel, idleMs } from './rules.ts';

/** The channel of PostgreSQL's notifications that tells of every change. */
export const changesChannel = 'telle_conversations';

/** What a notification says. `thread` is `<channel>:<thread key>`. */
export type ToldChange = {
  readonly business: BusinessId;
  readonly conversation: Id<'conversation'> | null;
  readonly thread: string | null;
  readonly kind: Change['kind'];
};

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
};

const threadFields = [
  ...(['id', 'channel', 'thread_key', 'contact_id', 'proved_contact_id', 'from_phone', 'from_email', 'state'] as const),
  ...(['held_by', 'language', 'memory', 'is_test', 'line_count', 'answered_seq', 'awaiting_since', 'idle_at'] as const),
  ...(['started_at', 'ended_at'] as const),
] as const;
const threadColumns = sql.raw(threadFields.join(', '));

/** Tells whoever listens, once the transaction is kept. */
const told = ({ business }: BusinessScope, kind: Change['kind']) =>
  sql`pg_notify(${changesChannel}, json_build_array(${business}::text, id, channel || ':' || thread_key, ${kind}::text)::text)`;

export type NewThread = {
  readonly id?: Id<'conversation'>;
  readonly channel: Channel;
  readonly threadKey: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contact: Id<'contact'> | null;
  readonly isTest: boolean;
};

/** Opens a thread, or gives null where another transaction has just opened it. A contact that the door vouches for is proved. */
export async function insertThread(scope: BusinessScope, thread: NewThread): Promise<ThreadRow | null> {
  const now = scope.now();
  const { rows } = await sql<ThreadRow>`
    insert into conversations (id, business_id, channel, thread_key, from_phone, from_email, contact_id, proved_contact_id,
                               is_test, started_at, last_line_at, idle_at)
    values (${thread.id ?? scope.newId('conversation')}, ${scope.business}, ${thread.channel}, ${thread.threadKey}, ${thread.phone},
            ${thread.email}, ${thread.contact}, ${thread.contact}, ${thread.isTest}, ${now}, ${now},
            ${new Date(now.getTime() + idleMs[thread.channel])})
    on conflict (business_id, channel, thread_key) where ended_at is null do nothing
    returning ${threadColumns}`.execute(scope.db);
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

export type LineRow = {
  readonly id: Id<'line'>;
  readonly conversation_id: Id<'conversation'>;
  readonly seq: number;
  readonly who: 'caller' | 'receptionist' | 'person' | 'note';
  readonly user_id: UserId | null;
  readonly user_name: string | null;
  readonly text: string;
  readonly asks: string | null;
  readonly offers: unknown;
  readonly sources: unknown;
  readonly acts: unknown;
  readonly ends: boolean;
  readonly said_at: Date;
  readonly delivered_at: Date | null;
};

const lineColumns = sql.raw(
  `lines.id, conversation_id, seq, who, user_id, null::text as user_name, text, asks, offers, sources, acts, ends, said_at, delivered_at`,
);

/** A line that this sender has sent before, whatever became of its conversation. */
export async function findSent(scope: BusinessScope, providerId: string): Promise<LineRow | null> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from lines where business_id = ${scope.business} and provider_id = ${providerId}`.execute(
    scope.db,
  );
  return rows[0] ?? null;
}

/** The caller's lines that have no answer yet, in the order in which they were said. */
export async function findUnanswered(scope: BusinessScope, id: Id<'conversation'>): Promise<readonly LineRow[]> {
  const rows = await scope.db
    .selectFrom('lines')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select([
      'lines.id',
      'conversation_id',
      'seq',
      'who',
      'user_id',
      'text',
      'asks',
      'offers',
      'sources',
      'acts',
      'ends',
    ])
    .select(['said_at', 'delivered_at', sql<string | null>`null`.as('user_name')])
    .where('conversations.business_id', '=', scope.business)
    .where('conversation_id', '=', id)
    .where('who', '=', 'caller')
    .whereRef('seq', '>', 'answered_seq')
    .orderBy('seq')
    .execute();
  return rows as unknown as LineRow[];
}

export type NewLine = {
  readonly who: LineRow['who'];
  readonly text: string;
  readonly user?: UserId | null;
  readonly language?: string | null;
  readonly asks?: string | null;
  readonly offers?: readonly unknown[];
  readonly sources?: readonly string[];
  readonly acts?: readonly unknown[];
  readonly ends?: boolean;
  readonly providerId?: string | null;
  readonly answersLine?: Id<'line'> | null;
  readonly tookMs?: number | null;
};

/** What else becomes of the conversation with its new line. What is left out stays. */
export type WithLine = {
  /** A caller's line waits for an answer; a reply or a person's answer leaves none waiting. */
  readonly awaits?: 'answer' | 'nothing';
  readonly state?: ConversationState;
  readonly memory?: unknown;
  readonly language?: string | null;
  /** How long it may be silent from now on; the channel's usual time unless given. */
  readonly idleMs?: number;
};

/** Adds a line with the next number of its conversation, which is locked. One statement, the notification included. */
export async function addLine(
  scope: BusinessScope,
  thread: Pick<ThreadRow, 'id' | 'channel'>,
  line: NewLine,
  become: WithLine = {},
): Promise<LineRow> {
  const now = scope.now();
  const idleAt = new Date(now.getTime() + (become.idleMs ?? idleMs[thread.channel]));
  const json = (value: unknown) => sql`${JSON.stringify(value ?? [])}::jsonb`;
  const { rows } = await sql<LineRow>`
    with grown as (
      update conversations set
        line_count = line_count + 1, last_line_at = ${now}, idle_at = ${idleAt},
        ${become.state === undefined ? sql`` : sql`state = ${become.state},`}
        ${become.memory === undefined ? sql`` : sql`memory = ${JSON.stringify(become.memory)}::jsonb,`}
        ${become.awaits === 'nothing' ? sql`answered_seq = line_count + 1,` : sql``}
        awaiting_since = ${
          become.awaits === 'answer'
            ? sql`coalesce(awaiting_since, ${now}::timestamptz)`
            : become.awaits === 'nothing'
              ? sql`null`
              : sql`awaiting_since`
        },
        language = coalesce(${become.language ?? null}, language)
      where business_id = ${scope.business} and id = ${thread.id}
      returning id, line_count, channel, thread_key
    ), added as (
      insert into lines (id, business_id, conversation_id, seq, who, user_id, text, language, asks, offers, sources, acts, ends,
                         provider_id, answers_line_id, took_ms, said_at)
      select ${scope.newId('line')}, ${scope.business}, id, line_count, ${line.who}, ${line.user ?? null}, ${line.text},
             ${line.language ?? null}, ${line.asks ?? null}, ${json(line.offers)}, ${json(line.sources)}, ${json(line.acts)}, ${line.ends ?? false},
             ${line.providerId ?? null}, ${line.answersLine ?? null}, ${line.tookMs ?? null}, ${now}
      from grown
      returning *
    )
    select ${sql.raw(`added.id, added.conversation_id, added.seq, added.who, added.user_id, null::text as user_name, added.text,
           added.asks, added.offers, added.sources, added.acts, added.ends, added.said_at, added.delivered_at`)},
           (select ${told(scope, 'line')} from grown)::text as told
    from added`.execute(scope.db);
  const [row] = rows;
  if (!row) throw new Error(`conversation ${thread.id} is not there to be added to`);
  return row;
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

/** Tells that something beside the thread has changed: a message, a hand-off. */
export async function tell(scope: BusinessScope, id: Id<'conversation'>, kind: Change['kind']): Promise<void> {
  await sql`select ${told(scope, kind)} from conversations where business_id = ${scope.business} and id = ${id}`.execute(
    scope.db,
  );
}

/** Notes that these lines have reached the caller. Safe to repeat. */
export async function markDelivered(scope: BusinessScope, id: Id<'conversation'>, upToSeq: number): Promise<void> {
  await sql`
    update lines set delivered_at = ${scope.now()}
    where business_id = ${scope.business} and conversation_id = ${id} and seq <= ${upToSeq}
      and delivered_at is null and who in ('receptionist', 'person')`.execute(scope.db);
}

/** The lines after that number, in order; notes among the team only where they are asked for. */
export async function findLines(
  scope: BusinessScope,
  id: Id<'conversation'>,
  afterSeq: number,
  withNotes: boolean,
): Promise<readonly LineRow[]> {
  const rows = await scope.db
    .selectFrom('lines')
    .leftJoin('users', 'users.id', 'lines.user_id')
    .select(['lines.id', 'conversation_id', 'seq', 'who', 'user_id', 'users.name as user_name', 'text', 'asks'])
    .select(['offers', 'sources', 'acts', 'ends', 'said_at', 'delivered_at'])
    .where('lines.business_id', '=', scope.business)
    .where('conversation_id', '=', id)
    .where('seq', '>', afterSeq)
    .$if(!withNotes, (query) => query.where('who', '<>', 'note'))
    .orderBy('seq')
    .execute();
  return rows as unknown as LineRow[];
}

export type HeadRow = ThreadRow & {
  readonly contact_name: string | null;
  readonly holder_name: string | null;
  readonly outcome: Outcome | null;
  readonly summary: string | null;
  readonly next_step: string | null;
  readonly last_text: string | null;
  readonly last_line_at: Date;
};

export type Asked = {
  readonly state?: ConversationState | undefined;
  readonly channel?: Channel | undefined;
  readonly search?: string | undefined;
  readonly after: Place | null;
  readonly limit: number;
  readonly only?: Id<'conversation'>;
};

/** Conversations with the names that belong to them, the newest first. */
export async function findHeads({ db, business }: BusinessScope, asked: Asked): Promise<readonly HeadRow[]> {
  let query = db
    .selectFrom('conversations as c')
    .leftJoin('contacts', 'contacts.id', 'c.contact_id')
    .leftJoin('users', 'users.id', 'c.held_by')
    .select(threadFields.map((field) => `c.${field}` as const))
    .select([
      'contacts.name as contact_name',
      'users.name as holder_name',
      'outcome',
      'summary',
      'next_step',
      'last_line_at',
    ])
    .select(
      sql<string>`(select text from lines where conversation_id = c.id and who <> 'note' order by seq desc limit 1)`.as(
        'last_text',
      ),
    )
    .where('c.business_id', '=', business)
    .orderBy('last_line_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(asked.limit);
  if (asked.only) query = query.where('c.id', '=', asked.only);
  if (asked.state) query = query.where('c.state', '=', asked.state);
  if (asked.channel) query = query.where('c.channel', '=', asked.channel);
  if (asked.after)
    query = query.where(sql<boolean>`(last_line_at, c.id) < (${asked.after.at}::timestamptz, ${asked.after.id})`);
  if (asked.search) {
    const like = `%${asked.search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query =
      query.where(sql<boolean>`(contacts.name ilike ${like} or from_phone ilike ${like} or from_email ilike ${like}
      or exists (select from lines where conversation_id = c.id and text ilike ${like}))`);
  }
  return (await query.execute()) as unknown as HeadRow[];
}

/** Forgets a conversation with its lines. */
export async function deleteThread(scope: BusinessScope, id: Id<'conversation'>): Promise<void> {
  await scope.db.deleteFrom('conversations').where('business_id', '=', scope.business).where('id', '=', id).execute();
}
