// Whom the watch has to help, across all businesses.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Channel } from '#receptionist/turn.ts';
import type { BusinessId, Id } from '#shared/ids.ts';

export type Waiting = {
  readonly business: BusinessId;
  readonly conversation: Id<'conversation'>;
  readonly since: Date;
};

const waitingMost = 200;

/** Callers of all businesses who wait for an answer of the receptionist since before that instant. */
export async function findAwaiting(scope: SystemScope, before: Date): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select business_id as business, id as conversation, awaiting_since as since from conversations
    where awaiting_since < ${before} and state = 'open' order by awaiting_since limit ${waitingMost}`.execute(scope.db);
  return rows;
}

/** How many callers of all businesses wait for an answer of the receptionist, and for how long the first of them has. */
export async function measureAwaiting(
  scope: SystemScope,
): Promise<{ readonly count: number; readonly oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(awaiting_since) as oldest from conversations
    where awaiting_since is not null and state = 'open'`.execute(scope.db);
  const { count = 0, oldest = null } = rows[0] ?? {};
  return { count, oldestSeconds: oldest ? Math.max(0, (scope.now().getTime() - oldest.getTime()) / 1000) : 0 };
}

/** Conversations of all businesses that have been silent for longer than their channel's time, and owe nobody an answer. */
export async function findIdle(scope: SystemScope, now: Date): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select business_id as business, id as conversation, last_line_at as since from conversations
    where ended_at is null and idle_at < ${now} and awaiting_since is null and state in ('open', 'waiting') order by idle_at limit ${waitingMost}`.execute(
    scope.db,
  );
  return rows;
}

export type Undelivered = Waiting & { readonly channel: Channel; readonly seq: number };

/** What was said to callers of these channels and has not reached them since before that instant. */
export async function findUndelivered(
  scope: SystemScope,
  channels: readonly Channel[],
  before: Date,
): Promise<readonly Undelivered[]> {
  if (channels.length === 0) return [];
  const { rows } = await sql<Undelivered>`
    select lines.business_id as business, conversation_id as conversation, said_at as since, channel, seq from lines
    join conversations on conversations.id = conversation_id
    where delivered_at is null and who in ('receptionist', 'person') and said_at < ${before}
      and channel = any(${channels as string[]}) and not is_test
    order by said_at, seq limit ${waitingMost}`.execute(scope.db);
  return rows;
}
