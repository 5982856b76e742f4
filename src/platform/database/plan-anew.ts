// Plans that PostgreSQL keeps, made anew. It keeps them for statements and for its own looks after foreign keys until a table
// is counted again, which the embedded one does once a minute at most: what was planned while a table was small goes on
// reading all of it, for each row that is written, after a file of contacts has made it large.
import { sql } from 'kysely';
import type { Db } from './scope.ts';

/** What follows on this connection is planned for tables as large as they are now. For work that goes over thousands of rows. */
export async function planAnew({ db }: { readonly db: Db }): Promise<void> {
  await sql`discard plans`.execute(db);
}
