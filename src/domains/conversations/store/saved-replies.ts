// Answers that the team of one business writes over and over.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { SavedReply } from '../contract.ts';

const columns = ['id', 'title', 'body'] as const;

/** By title. */
export async function findSavedReplies({ db, business }: BusinessScope, max: number): Promise<SavedReply[]> {
  const rows = await db
    .selectFrom('saved_replies')
    .select(columns)
    .where('business_id', '=', business)
    .orderBy('title')
    .limit(max)
    .execute();
  return rows as SavedReply[];
}

/** Null where there is one by that title. */
export async function insertSavedReply(
  scope: BusinessScope,
  reply: { readonly title: string; readonly body: string },
): Promise<SavedReply | null> {
  const row = await scope.db
    .insertInto('saved_replies')
    .values({ id: scope.newId('savedReply'), business_id: scope.business, ...reply, created_at: scope.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return (row as SavedReply | undefined) ?? null;
}

/** False where there was none. */
export async function deleteSavedReply({ db, business }: BusinessScope, id: Id<'savedReply'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_replies')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
