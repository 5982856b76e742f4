// Visitors of a chat, by the hash of their token, and which business a chat's address belongs to.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';

export type Place = {
  readonly business: BusinessId;
  readonly widgetSites: readonly string[];
  /** One of the site's sample businesses. */
  readonly isSample: boolean;
};

/** The business of `/chat/<slug>`. */
export async function findBusinessOf(scope: SystemScope, slug: string): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select business_id as business, widget_sites as "widgetSites", is_sample as "isSample"
    from profiles join businesses on id = business_id where slug = ${slug}`.execute(scope.db);
  return rows[0] ?? null;
}

export async function insertVisitor(scope: BusinessScope, tokenHash: string): Promise<void> {
  await scope.db
    .insertInto('visitors')
    .values({ business_id: scope.business, token_hash: tokenHash, created_at: scope.now(), seen_at: scope.now() })
    .execute();
}

/** The sequence of the visitor's last message; null for a token that nobody was given. */
export async function findLastSequence(scope: BusinessScope, tokenHash: string): Promise<number | null> {
  const row = await scope.db
    .selectFrom('visitors')
    .select('last_sequence')
    .where('business_id', '=', scope.business)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.last_sequence ?? null;
}

/**
 * Holds the visitor still until the transaction ends and counts up to `sequence` if it is the next one. Gives the last
 * sequence of before; null for a token that nobody was given.
 */
export async function countSequence(scope: BusinessScope, tokenHash: string, sequence: number): Promise<number | null> {
  const { rows } = await sql<{ before: number }>`
    with held as (
      select last_sequence from visitors where business_id = ${scope.business} and token_hash = ${tokenHash} for update
    )
    update visitors set seen_at = ${scope.now()},
      last_sequence = case when held.last_sequence + 1 = ${sequence}::int then ${sequence}::int else held.last_sequence end
    from held
    where business_id = ${scope.business} and token_hash = ${tokenHash}
    returning held.last_sequence as before`.execute(scope.db);
  return rows[0]?.before ?? null;
}

/** Forgets visitors who said nothing and were not seen since that instant. */
export async function deleteSilent(scope: SystemScope, before: Date): Promise<void> {
  await sql`delete from visitors where seen_at < ${before} and last_sequence = 0`.execute(scope.db);
}
