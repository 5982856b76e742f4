// Who was asked to take over, when, and whether somebody came.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';

export type HandOffRow = {
  readonly id: Id<'handOff'>;
  readonly conversation_id: Id<'conversation'>;
  readonly handed_to: 'human' | 'on-call';
  readonly reason: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly asked_at: Date;
  readonly taken_at: Date | null;
  readonly returned_at: Date | null;
};

export type NewHandOff = {
  readonly conversation: Id<'conversation'>;
  readonly to: 'human' | 'on-call';
  readonly reason: string;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
};

const columns = [
  'id',
  'conversation_id',
  'handed_to',
  'reason',
  'name',
  'phone',
  'address',
  'asked_at',
  'taken_at',
  'returned_at',
] as const;

export async function insertHandOff(scope: BusinessScope, order: NewHandOff): Promise<HandOffRow> {
  const { conversation, to, reason, name = null, phone = null, address = null } = order;
  const row = await scope.db
    .insertInto('hand_offs')
    .values({
      id: scope.newId('handOff'),
      business_id: scope.business,
      conversation_id: conversation,
      handed_to: to,
      reason,
      name,
      phone,
      address,
      asked_at: scope.now(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as HandOffRow;
}

export async function findOfConversation(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
): Promise<readonly HandOffRow[]> {
  const rows = await scope.db
    .selectFrom('hand_offs')
    .select(columns)
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows as readonly HandOffRow[];
}

/** Those that wait for a person, the longest waiting first. */
export async function findWaiting(scope: BusinessScope): Promise<readonly HandOffRow[]> {
  const rows = await scope.db
    .selectFrom('hand_offs')
    .select(columns)
    .where('business_id', '=', scope.business)
    .where('taken_at', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows as readonly HandOffRow[];
}

/** Notes that a person came. */
export async function setTaken(scope: BusinessScope, conversation: Id<'conversation'>, user: UserId): Promise<void> {
  await scope.db
    .updateTable('hand_offs')
    .set({ taken_by: user, taken_at: scope.now() })
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where('taken_at', 'is', null)
    .where('returned_at', 'is', null)
    .execute();
}

/** Notes that the conversation is no longer with, or waiting for, a person. */
export async function setReturned(scope: BusinessScope, conversation: Id<'conversation'>): Promise<void> {
  await scope.db
    .updateTable('hand_offs')
    .set({ returned_at: scope.now() })
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where('returned_at', 'is', null)
    .execute();
}

/** Takes back that those of a conversation were returned, where they were since that instant. */
export async function unsetReturned(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
  since: Date,
): Promise<void> {
  await scope.db
    .updateTable('hand_offs')
    .set({ returned_at: null })
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where(sql<boolean>`returned_at >= ${since}`)
    .execute();
}

export type Untaken = { readonly business: BusinessId; readonly conversation: Id<'conversation'> };

/** Hand-offs of all businesses that nobody has taken since before that instant. */
export async function findUntaken(scope: SystemScope, before: Date): Promise<readonly Untaken[]> {
  const { rows } = await sql<Untaken>`
    select distinct business_id as business, conversation_id as conversation from hand_offs
    where taken_at is null and returned_at is null and asked_at < ${before} limit 200`.execute(scope.db);
  return rows;
}
