// A connection taken for a while: given back when all went well, thrown away when not, and never the end of the process.
import type { Pool, PoolClient } from 'pg';

/** One transaction, kept whole or undone whole. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return withConnection(pool, async (client) => {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}

/** A connection whose settings and locks end with `work`. */
export function withOwnConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return withConnection(pool, work, true);
}

async function withConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>, throwAway = false): Promise<T> {
  const client = await pool.connect();
  // A connection that breaks while nothing is asked of it says so here; the next question fails by itself.
  const broke = () => undefined;
  client.on('error', broke);
  let isWhole = false;
  try {
    const result = await work(client);
    isWhole = true;
    return result;
  } finally {
    client.release(throwAway || !isWhole);
    client.off('error', broke);
  }
}
