// A PostgreSQL of the operator's own, named by DATABASE_URL: checked before anything is built on it.
import { Client } from 'pg';
import { StartError } from '../start-error.ts';
import type { Server } from './open.ts';

const oldest = 15;

/** Reaches the server once and checks its version; a StartError says in a sentence what is wrong. The password is never shown. */
export async function serverAt(url: string): Promise<Server> {
  const connection = { connectionString: url, application_name: 'telle', connectionTimeoutMillis: 10_000 };
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (major < oldest) throw new StartError(`DATABASE_URL is PostgreSQL ${major}: Telle needs ${oldest} or newer.`);
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(whyNot(cause, shown(url)), { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
  return { connection: () => connection, revive: async () => undefined, stop: async () => undefined };
}

/** Host and database of a DATABASE_URL as PostgreSQL's own clients read it, without user and password. */
export function shown(url: string): string {
  try {
    const { host, port, database } = new Client({ connectionString: url });
    return `${host}${port === 5432 ? '' : `:${port}`}/${database}`;
  } catch {
    return 'DATABASE_URL';
  }
}

function whyNot(error: unknown, where: string): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === '28P01' || code === '28000')
    return `The PostgreSQL at ${where} refused the user or password of DATABASE_URL.`;
  if (code === '3D000') return `The database of DATABASE_URL (${where}) does not exist: create it first.`;
  if (code === '53300') return `The PostgreSQL at ${where} has no connection left: raise its max_connections.`;
  return `The PostgreSQL at ${where} (DATABASE_URL) cannot be reached: ${message || code}.`;
}
