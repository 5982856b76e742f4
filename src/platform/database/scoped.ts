// One transaction on one connection, marked with what it may see. The rest of Telle reaches the database only in it.
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { QueryResult as PgResult, Pool, PoolClient, QueryConfig } from 'pg';
import { type BusinessId, isId } from '#shared/ids.ts';
import { faultOf, isGone, isOutdated } from './pg-errors.ts';
import type { DB } from './schema.generated.ts';
import type { Db } from './scope.ts';
import { type Settings, SightedRead } from './sighted-read.ts';

/** Whose rows the transaction sees: one business, or all. */
export type Sight = { readonly business: BusinessId } | 'system';

/**
 * Runs `work` in one transaction on `pool`: kept whole when it resolves, undone whole when it throws. Plain reads before
 * the first write need no transaction around them, since each sees the newest committed rows either way (READ COMMITTED).
 */
export async function inTransaction<T>(pool: Pool, sight: Sight, work: (db: Db) => Promise<T>): Promise<T> {
  const seen = settingsOf(sight);
  const client = await pool.connect().catch((error: unknown) => {
    throw faultOf(error);
  });
  const line = new Line(client, seen);
  try {
    const result = await work(line.db());
    const committed = line.end('commit');
    // A transaction that only read has nothing to lose: its answer need not wait for the commit.
    if (line.wrote) await committed;
    else committed.catch(() => undefined);
    return result;
  } catch (error) {
    if (isGone(error) || isOutdated(error)) line.drop();
    else await line.end('rollback').catch(() => undefined);
    throw faultOf(error);
  }
}

/** Both settings are always there, so that the one of an earlier scope cannot be left. */
function settingsOf(sight: Sight): Settings {
  if (sight === 'system') return { scope: 'system', business: '' };
  // The id goes into the text of the command, so nothing but an id may pass.
  if (!isId('business', sight.business)) throw new TypeError('this is not the id of a business');
  return { scope: '', business: sight.business };
}

/** A connection during one scope. After its end it refuses, so that a scope that leaks sees nothing. */
class Line implements DatabaseConnection {
  wrote = false;
  private readonly client: PoolClient;
  private readonly settings: Settings;
  /** The begin of the transaction and its settings, sent together with the first query that may change something. */
  private begun: Promise<unknown> | undefined;
  private ended: Promise<void> | undefined;

  constructor(client: PoolClient, settings: Settings) {
    this.client = client;
    this.settings = settings;
  }

  db(): Db {
    const provider = { provideConnection: <T>(use: (connection: DatabaseConnection) => Promise<T>) => use(this) };
    const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider);
    return new Transaction<DB>({ config: { dialect }, driver, dialect, executor });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.ended) throw new Error('this scope has ended: its work must be awaited inside it');
    const statement = statementOf(query);
    if (!statement.isPlainRead && !onlyReads(query)) this.wrote = true;
    const asked = { ...statement.sent, values: [...query.parameters] };
    const { command, rowCount, rows } =
      statement.isPlainRead && !this.begun ? await this.read(asked) : await this.ask(asked);
    const changed = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return changed ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  private read(asked: QueryConfig): Promise<PgResult> {
    return new Promise((resolve, reject) => {
      const answered = (error: Error | undefined, result: PgResult) => (error ? reject(error) : resolve(result));
      this.client.query(new SightedRead(this.settings, asked, answered));
    });
  }

  /** Asks in the transaction, which it begins in the same packet if nobody did before. */
  private async ask(asked: QueryConfig): Promise<PgResult> {
    const { stream } = (this.client as unknown as Connected).connection;
    stream.cork();
    this.begun ??= heard(this.client.query(this.beginning()));
    const answer = heard(this.client.query(asked));
    stream.uncork();
    await this.begun;
    return answer;
  }

  private beginning(): string {
    const { scope, business } = this.settings;
    return `begin; set local telle.scope = '${scope}'; set local telle.business = '${business}'`;
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
    if (!this.begun && !this.ended) {
      this.ended = Promise.resolve();
      this.client.release();
    }
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

/** What pg keeps to itself: the stream to the server, which can hold messages back until there are several. */
type Connected = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/** The same promise; its failure is told to whoever awaits it and to nobody else. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

type Statement = { readonly sent: { readonly text: string; readonly name?: string }; readonly isPlainRead: boolean };
const statements = new Map<string, Statement>();
const statementsMost = 500;

/**
 * A statement's text under a name, so that each connection parses and plans it once. Texts beyond the first five
 * hundred, which lists of changing length can make, go without.
 */
function statementOf(query: CompiledQuery): Statement {
  const text = query.sql;
  const known = statements.get(text);
  if (known) return known;
  const isPlainRead = onlyReads(query) && !actsByFunction.test(text);
  if (statements.size >= statementsMost) return { sent: { text }, isPlainRead };
  const statement = { sent: { text, name: `telle_${statements.size}` }, isPlainRead };
  statements.set(text, statement);
  return statement;
}

/** Functions that lock, notify, count or set: a select that calls one belongs into the transaction. */
const actsByFunction = /\b(pg_\w+|nextval|setval|set_config|telle_\w+|lo_\w+|dblink\w*)"?\s*\(/i;

/** Whether a query is a plain select. One with a lock, raw SQL or a `with` part may change something. */
function onlyReads({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' && !query.with && !query.endModifiers;
}
