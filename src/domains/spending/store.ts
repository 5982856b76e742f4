// What models cost: the day's sum, which holds the caps, and each question's own.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Caps } from './rules.ts';

export type Amount = { readonly tokens: number; readonly costMicros: number };

/** Adds to the day's sum if it stays within the caps, in one statement: of those who ask at once, each sees the one before. */
export async function addWithin(scope: BusinessScope, day: string, most: Amount, caps: Caps): Promise<boolean> {
  await scope.db
    .insertInto('model_days')
    .values({ business_id: scope.business, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  let update = scope.db
    .updateTable('model_days')
    .set({ tokens: sql`tokens + ${most.tokens}`, cost_micros: sql`cost_micros + ${most.costMicros}` })
    .where('business_id', '=', scope.business)
    .where('day', '=', day);
  if (caps.tokens !== null) update = update.where(sql<boolean>`tokens + ${most.tokens} <= ${caps.tokens}`);
  if (caps.costMicros !== null)
    update = update.where(sql<boolean>`cost_micros + ${most.costMicros} <= ${caps.costMicros}`);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Notes when the caps first kept something back that day. */
export async function noteCapped(scope: BusinessScope, day: string): Promise<void> {
  await scope.db
    .updateTable('model_days')
    .set({ capped_at: scope.now() })
    .where('business_id', '=', scope.business)
    .where('day', '=', day)
    .where('capped_at', 'is', null)
    .execute();
}

export async function insertCall(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
  day: string,
  most: Amount,
): Promise<Id<'modelCall'>> {
  const id = scope.newId('modelCall');
  await scope.db
    .insertInto('model_calls')
    .values({
      ...{ id, business_id: scope.business, conversation_id: conversation, day },
      ...{ tokens: most.tokens, cost_micros: most.costMicros, asked_at: scope.now() },
    })
    .execute();
  return id;
}

/** Replaces what was set aside by what it came to, once; a second time changes nothing. */
export async function settleCall(scope: BusinessScope, id: Id<'modelCall'>, used: Amount): Promise<void> {
  const set = await scope.db
    .selectFrom('model_calls')
    .select(['day', 'tokens', 'cost_micros'])
    .where('business_id', '=', scope.business)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!set) return;
  await scope.db
    .updateTable('model_calls')
    .set({ tokens: used.tokens, cost_micros: used.costMicros, settled_at: scope.now() })
    .where('business_id', '=', scope.business)
    .where('id', '=', id)
    .execute();
  await scope.db
    .updateTable('model_days')
    .set({
      tokens: sql`tokens + ${used.tokens - set.tokens}`,
      cost_micros: sql`cost_micros + ${used.costMicros - set.cost_micros}`,
    })
    .where('business_id', '=', scope.business)
    .where('day', '=', set.day)
    .execute();
}

export type DayRow = { readonly tokens: number; readonly cost_micros: number; readonly capped_at: Date | null };

export async function findDay(scope: BusinessScope, day: string): Promise<DayRow | undefined> {
  return scope.db
    .selectFrom('model_days')
    .select(['tokens', 'cost_micros', 'capped_at'])
    .where('business_id', '=', scope.business)
    .where('day', '=', day)
    .executeTakeFirst();
}

export type ConversationRow = {
  readonly conversation_id: Id<'conversation'>;
  readonly questions: number;
  readonly tokens: number;
  readonly cost_micros: number;
};

/** The day's conversations, the dearest first. */
export async function findConversations(
  scope: BusinessScope,
  day: string,
  limit: number,
): Promise<readonly ConversationRow[]> {
  const rows = await scope.db
    .selectFrom('model_calls')
    .select(({ fn }) => [
      'conversation_id',
      fn.countAll<number>().as('questions'),
      sql<number>`sum(tokens)::bigint`.as('tokens'),
      sql<number>`sum(cost_micros)::bigint`.as('cost_micros'),
    ])
    .where('business_id', '=', scope.business)
    .where('day', '=', day)
    .where('conversation_id', 'is not', null)
    .groupBy('conversation_id')
    .orderBy(sql`sum(cost_micros)`, 'desc')
    .orderBy(sql`sum(tokens)`, 'desc')
    .orderBy('conversation_id')
    .limit(limit)
    .execute();
  return rows as readonly ConversationRow[];
}
