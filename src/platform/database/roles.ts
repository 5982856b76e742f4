// The role that daily work is done as. Migrations run as the login role, which may own everything; work runs as one
// that row-level security binds, so that a forgotten where-clause shows nothing of another business.
import type { Client } from 'pg';
import { StartError } from '../start-error.ts';

export const appRole = 'telle_app';

type Login = { super: boolean; bypass: boolean };

/** Makes the role where that is allowed. Returns the role to work as: its name, or null for the login role itself. */
export async function prepareRole(client: Client): Promise<string | null> {
  await createRole(client);
  if (await canBecome(client)) {
    if (bound(await rights(client, appRole))) return appRole;
    throw new StartError(
      `The role ${appRole} of this PostgreSQL may see everything: alter role ${appRole} nosuperuser nobypassrls.`,
    );
  }
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  const login = rows[0]?.name ?? '';
  if (bound(await rights(client, login))) return null;
  throw new StartError(
    `The user ${login} of DATABASE_URL may see every row and cannot make the role ${appRole}: grant it createrole, or alter role ${login} nosuperuser nobypassrls.`,
  );
}

async function createRole(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
  try {
    if (!rowCount) await client.query(`create role ${appRole} nologin nosuperuser nobypassrls`);
    if (!(await canBecome(client))) await client.query(`grant ${appRole} to current_user`);
  } catch {
    // Not allowed, or made by another process just now: what can be done with it is asked next.
  }
}

async function canBecome(client: Client): Promise<boolean> {
  try {
    await client.query(`set role ${appRole}`);
    await client.query('reset role');
    return true;
  } catch {
    return false;
  }
}

async function rights(client: Client, role: string): Promise<Login | undefined> {
  const { rows } = await client.query<Login>(
    'select rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = $1',
    [role],
  );
  return rows[0];
}

const bound = (role: Login | undefined) => role !== undefined && !role.super && !role.bypass;

/** What the working role may do with the tables that there are. Row-level security narrows it to the rows. */
export function grantsFor(role: string): string {
  return `
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    revoke insert, update, delete on schema_migrations from ${role};`;
}
