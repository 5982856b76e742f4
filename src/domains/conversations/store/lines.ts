// What was said in a thread, in the order in which it was said: few statements, since a caller waits for each.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id, UserId } from '#shared/ids.ts';
import type { ConversationState } from '../contract.ts';
import { idleMs, wordsIn } from '../rules.ts';
import { told } from './changes.ts';
import type { ThreadRow } from './threads.ts';

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
  /** How long a reply took, from the caller's words on. */
  readonly took_ms: number | null;
};

const lineColumns = sql.raw(
  `lines.id, conversation_id, seq, who, user_id, null::text as user_name, text, asks, offers, sources, acts, ends, said_at, delivered_at, took_ms`,
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
    .select(['said_at', 'delivered_at', 'took_ms', sql<string | null>`null`.as('user_name')])
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
        ${line.who === 'caller' ? sql`snoozed_until = null,` : sql``}
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
    ), said as (
      insert into said_words (business_id, word, conversation_id)
      select ${scope.business}, word, conversation_id from added, unnest(${wordsIn(line.text)}::text[]) as word
      on conflict do nothing
    )
    select ${sql.raw(`added.id, added.conversation_id, added.seq, added.who, added.user_id, null::text as user_name, added.text,
           added.asks, added.offers, added.sources, added.acts, added.ends, added.said_at, added.delivered_at, added.took_ms`)},
           (select ${told(scope, 'line')} from grown)::text as told
    from added`.execute(scope.db);
  const [row] = rows;
  if (!row) throw new Error(`conversation ${thread.id} is not there to be added to`);
  return row;
}

/** Of how many lines of one conversation, the newest, a search shows which one it means. */
const searchedLines = 200;

/** What was said in each of these conversations, the newest first, notes included. */
export async function findTexts(
  { db, business }: BusinessScope,
  ids: readonly Id<'conversation'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; texts: string[] }>`
    select id, array(
      select text from lines where conversation_id = asked.id and business_id = ${business}
      order by seq desc limit ${sql.lit(searchedLines)}
    ) as texts
    from unnest(${[...ids]}::text[]) as asked (id)`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
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
    .select(['offers', 'sources', 'acts', 'ends', 'said_at', 'delivered_at', 'took_ms'])
    .where('lines.business_id', '=', scope.business)
    .where('conversation_id', '=', id)
    .where('seq', '>', afterSeq)
    .$if(!withNotes, (query) => query.where('who', '<>', 'note'))
    .orderBy('seq')
    .execute();
  return rows as unknown as LineRow[];
}
