// An effect that is done by being noted, such as that something is on its way to somebody.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';

/** Notes it under its key, in the transaction of the scope. False where it was noted already. */
export async function noteEffect(scope: SystemScope, key: string): Promise<boolean> {
  const noted = await sql`
    insert into effects (key, state, done_at) values (${key}, 'done', ${scope.now()})
    on conflict (key) do nothing`.execute(scope.db);
  return noted.numAffectedRows === 1n;
}
