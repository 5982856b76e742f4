// How a change of a conversation is told: by the database, once it is kept.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { Change } from '../contract.ts';

/** The channel of PostgreSQL's notifications that tells of every change. */
export const changesChannel = 'telle_conversations';

/** What a notification says. `thread` is its name, as `threadName` makes it. */
export type ToldChange = {
  readonly business: BusinessId;
  readonly conversation: Id<'conversation'> | null;
  readonly thread: string | null;
  readonly kind: Change['kind'];
};

/** A term that tells whoever listens, once the transaction is kept; beside a row of `conversations`. */
export const told = ({ business }: BusinessScope, kind: Change['kind']) =>
  sql`pg_notify(${changesChannel}, json_build_array(${business}::text, id, channel || ':' || thread_key, ${kind}::text)::text)`;

/** Tells that something beside the thread has changed: a message, a hand-off. */
export async function tell(scope: BusinessScope, id: Id<'conversation'>, kind: Change['kind']): Promise<void> {
  await sql`select ${told(scope, kind)} from conversations where business_id = ${scope.business} and id = ${id}`.execute(
    scope.db,
  );
}
