// What callers of a business left for its owner.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';
import type { MessageState } from './contract.ts';

export type MessageRow = {
  readonly id: Id<'message'>;
  readonly conversation_id: Id<'conversation'> | null;
  readonly contact_id: Id<'contact'> | null;
  readonly body: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly addressee: string | null;
  readonly is_urgent: boolean;
  readonly state: MessageState;
  readonly created_at: Date;
};

export type NewMessage = Omit<MessageRow, 'id' | 'state' | 'created_at'>;

const columns = [
  'id',
  'conversation_id',
  'contact_id',
  'body',
  'name',
  'phone',
  'email',
  'addressee',
  'is_urgent',
] as const;

export async function insertMessage(scope: BusinessScope, message: NewMessage): Promise<MessageRow> {
  const row = await scope.db
    .insertInto('messages')
    .values({ id: scope.newId('message'), business_id: scope.business, ...message, created_at: scope.now() })
    .returning([...columns, 'state', 'created_at'])
    .executeTakeFirstOrThrow();
  return row as MessageRow;
}

/** Only within the conversation that left it. */
export async function replaceMessage(
  scope: BusinessScope,
  id: Id<'message'>,
  { conversation_id, ...message }: NewMessage,
): Promise<MessageRow | undefined> {
  const row = await scope.db
    .updateTable('messages')
    .set({ ...message, state: 'new' })
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation_id)
    .where('id', '=', id)
    .returning([...columns, 'state', 'created_at'])
    .executeTakeFirst();
  return row as MessageRow | undefined;
}

export async function countOfConversation(scope: BusinessScope, conversation: Id<'conversation'>): Promise<number> {
  const { count } = await scope.db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findOfConversation(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
): Promise<readonly MessageRow[]> {
  const rows = await scope.db
    .selectFrom('messages')
    .select([...columns, 'state', 'created_at'])
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as readonly MessageRow[];
}

/** At most `limit` messages that come after that place, or the newest; without a state, all but what was taken back. */
export async function findMessages(
  scope: BusinessScope,
  after: Place | null,
  limit: number,
  state: MessageState | undefined,
): Promise<readonly MessageRow[]> {
  let query = scope.db
    .selectFrom('messages')
    .select([...columns, 'state', 'created_at'])
    .where('business_id', '=', scope.business)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  query = state === undefined ? query.where('state', '<>', 'taken-back') : query.where('state', '=', state);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id})`);
  return (await query.execute()) as readonly MessageRow[];
}

export async function findMessage(scope: BusinessScope, id: Id<'message'>): Promise<MessageRow | undefined> {
  const row = await scope.db
    .selectFrom('messages')
    .select([...columns, 'state', 'created_at'])
    .where('business_id', '=', scope.business)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as MessageRow | undefined;
}

export async function setState(
  scope: BusinessScope,
  id: Id<'message'>,
  state: MessageState,
): Promise<MessageRow | undefined> {
  const row = await scope.db
    .updateTable('messages')
    .set({ state })
    .where('business_id', '=', scope.business)
    .where('id', '=', id)
    .returning([...columns, 'state', 'created_at'])
    .executeTakeFirst();
  return row as MessageRow | undefined;
}

export async function settleOfConversation(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
): Promise<readonly Id<'message'>[]> {
  const settled = await scope.db
    .updateTable('messages')
    .set({ state: 'done' })
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where('state', '=', 'new')
    .returning('id')
    .execute();
  return settled.map(({ id }) => id as Id<'message'>);
}

export async function openAgain(scope: BusinessScope, ids: readonly Id<'message'>[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .updateTable('messages')
    .set({ state: 'new' })
    .where('business_id', '=', scope.business)
    .where('id', 'in', [...ids])
    .execute();
}

export async function giveOfConversation(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
  contact: Id<'contact'>,
): Promise<void> {
  await scope.db
    .updateTable('messages')
    .set({ contact_id: contact })
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where('contact_id', 'is', null)
    .execute();
}

export async function deleteOfConversation(scope: BusinessScope, conversation: Id<'conversation'>): Promise<void> {
  await scope.db
    .deleteFrom('messages')
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .execute();
}
