// One transaction on one connection, marked with what it may see. The rest of Telle reaches the database only in it.
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type BusinessId, isId } from '#shared/ids.ts';
import { faultOf, isGone } from './pg-errors.ts';
import type { DB } from './schema.generated.ts';
import type { Db } from './scope.ts';

/** Whose rows the transaction sees: one business, or all. */
export type Sight = { readonly business: BusinessId } | 'system';

/** Runs `work` in one transaction on `pool`: kept whole when it resolves, undone whole when it throws. */
export async function inTransaction<T>(pool: Pool, sight: Sight, work: (db: Db) => Promise<T>): Promise<T> {
  const begin = beginOf(sight);
  const client = await pool.connect().catch((error: unknown) => {
    throw faultOf(error);
  });
  // Sent and not waited for: the first query follows at once on the same connection, and gives its rows only once the
  // transaction has begun.
  const line = new Line(client, client.query(begin));
  try {
    const result = await work(line.db());
    await line.begun;
    const committed = line.end('commit');
    // A transaction that only read has nothing to lose: its answer need not wait for the commit.
    if (line.wrote) await committed;
    else committed.catch(() => undefined);
    return result;
  } catch (error) {
    if (isGone(error)) line.drop();
    else await line.end('rollback').catch(() => undefined);
    throw faultOf(error);
  }
}

function beginOf(sight: Sight): string {
  if (sight === 'system') return `begin; set local telle.scope = 'system'`;
  // The id goes into the text of the command, so nothing but an id may pass.
  if (!isId('business', sight.business)) throw new TypeError('this is not the id of a business');
  return `begin; set local telle.business = '${sight.business}'`;
}

/** A connection during one transaction. After its end it refuses, so that a scope that leaks sees nothing. */
class Line implements DatabaseConnection {
  wrote = false;
  readonly begun: Promise<unknown>;
  private readonly client: PoolClient;
  private ended: Promise<void> | undefined;

  constructor(client: PoolClient, begun: Promise<unknown>) {
    this.client = client;
    this.begun = begun;
    begun.catch(() => undefined);
  }

  db(): Db {
    const provider = { provideConnection: <T>(use: (connection: DatabaseConnection) => Promise<T>) => use(this) };
    const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider);
    return new Transaction<DB>({ config: { dialect }, driver, dialect, executor });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.ended) throw new Error('this scope has ended: its work must be awaited inside it');
    if (!onlyReads(query)) this.wrote = true;
    const asked = this.client.query({ ...prepared(query.sql), values: [...query.parameters] });
    asked.catch(() => undefined);
    await this.begun;
    const { command, rowCount, rows } = await asked;
    const changed = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return changed ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  // biome-ignore lint/correctness/useYield: it refuses before there is anything to yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a scope does not stream: read page by page');
  }

  /** Throws the connection away; the server undoes what was begun on it. */
  drop(): void {
    if (this.ended) return;
    this.ended = Promise.resolve();
    this.client.release(true);
  }

  /** Ends the transaction once and gives the connection back; a broken one is thrown away. */
  end(how: 'commit' | 'rollback'): Promise<void> {
    this.ended ??= this.client.query(how).then(
      ({ command }) => {
        this.client.release();
        // PostgreSQL answers the commit of a failed transaction with ROLLBACK and no error.
        if (how === 'commit' && command !== 'COMMIT') throw new Error('the transaction had failed before its commit');
      },
      (error: Error) => {
        this.client.release(isGone(error) || error);
        throw error;
      },
    );
    return this.ended;
  }
}

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a scope has its own connection')) });
const driver = dialect.createDriver();

const names = new Map<string, string>();
const namesMost = 500;

/**
 * A statement's text under a name, so that each connection parses and plans it once. Texts beyond the first five
 * hundred, which lists of changing length can make, go without.
 */
function prepared(text: string): { text: string; name?: string } {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size >= namesMost) return { text };
    name = `telle_${names.size}`;
    names.set(text, name);
  }
  return { text, name };
}

/** Whether a query is a plain select. One with a lock, raw SQL or a `with` part may change something. */
function onlyReads({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' && !query.with && !query.endModifiers;
}
