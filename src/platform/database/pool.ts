// Connections to PostgreSQL. Each is set up once when it is made: which role it works as and how long it may take.
import { Client, type ClientConfig, Pool } from 'pg';
import { parsers } from './read-values.ts';

export type PoolOptions = {
  /** Asked for each new connection, since an embedded server may come back elsewhere. */
  readonly connection: () => ClientConfig;
  readonly max: number;
  /** SQL that is run once on each new connection. */
  readonly setUp: string;
  /** Whether a query may be sent before the one before it is answered. */
  readonly pipeline?: boolean;
  /** Told when a connection breaks or cannot be made. */
  readonly onBroken: (error: Error) => void;
};

/** How long work may take, in milliseconds, before the database itself ends it; `answerMs` is for one that is gone without a word. */
export const limits = {
  statementMs: 15_000,
  lockMs: 5_000,
  idleInTransactionMs: 15_000,
  acquireMs: 3_000,
  answerMs: 20_000,
} as const;

const timeouts = `set statement_timeout = ${limits.statementMs}; set lock_timeout = ${limits.lockMs};
set idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}; set timezone = 'UTC';`;

/** A pool that keeps one connection, so that an embedded server knows that this process is there. */
export function poolOf({ connection, max, setUp, onBroken, pipeline = false }: PoolOptions): Pool {
  class Connected extends Client {
    constructor() {
      super({
        ...connection(),
        types: parsers,
        keepAlive: true,
        connectionTimeoutMillis: limits.acquireMs,
        query_timeout: limits.answerMs,
        pipeline,
      });
    }
  }
  const pool = new Pool({
    Client: Connected as unknown as new () => Client,
    max,
    min: 1,
    connectionTimeoutMillis: limits.acquireMs,
    idleTimeoutMillis: 30_000,
    onConnect: async (client) => {
      // The pool listens only while a connection rests; one that breaks between two queries must not end the process.
      client.on('error', onBroken);
      await client.query(`${timeouts} ${setUp}`);
    },
  });
  pool.on('error', onBroken);
  return pool;
}
