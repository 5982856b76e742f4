// Effects that are done by being noted, such as that something is on its way to somebody.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';

/** Notes it under its key, in the transaction of the scope. False where it was noted already. */
export async function noteEffect(scope: BusinessScope | SystemScope, key: string): Promise<boolean> {
  const noted = await sql`
    insert into effects (key, state, done_at) values (${key}, 'done', ${scope.now()})
    on conflict (key) do nothing`.execute(scope.db);
  return noted.numAffectedRows === 1n;
}

/**
 * As `noteEffect`, for what is done again and again: false where it was noted less than `apartMs` milliseconds ago, by whichever
 * process. By the database's clock, since those of several machines are not the same.
 */
export async function noteEffectAgain(scope: SystemScope, key: string, apartMs: number): Promise<boolean> {
  const noted = await sql`
    insert into effects (key, state, done_at) values (${key}, 'done', clock_timestamp())
    on conflict (key) do update set done_at = excluded.done_at
    where effects.done_at <= clock_timestamp() - ${apartMs} * interval '1 millisecond'`.execute(scope.db);
  return noted.numAffectedRows === 1n;
}
