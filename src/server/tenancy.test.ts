// Generated from the declarations: nobody reaches another business by an id, and no answer holds a byte of its canaries.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { idPrefixes } from '#shared/ids.ts';
import { exampleOf } from '../../tests/support/arbitrary.ts';
import { query, run } from '../../tests/support/cluster.ts';
import { fillBusiness } from '../../tests/support/full-business.ts';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer({ http: { requestsPerMinute: { address: 1e6, account: 1e6 } } });
const ours = await server.signIn('ours@example.com');
const theirs = await server.signIn('theirs@example.com');
const canary = 'CANARY7351';

/** Writes the canary into every free text of the other business, and gives every id that there is of it, by prefix. */
async function plant(): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  const note = (id: string) => ids.set(id.slice(0, 3), [...(ids.get(id.slice(0, 3)) ?? []), id]);
  const texts = await query<{ table: string; column: string }>(
    server.connection,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.columns b on b.table_name = c.table_name and b.column_name = 'business_id' and b.table_schema = 'public'
     where c.table_schema = 'public' and c.data_type = 'text' and c.column_name !~ '(^|_)id$'`,
  );
  for (const { table, column } of texts) {
    // A checked or unique column takes no canary; the free texts do.
    const set = `update ${table} set ${column} = '${canary} ' || ${column} where business_id = '${theirs.businessId}'`;
    await run(server.connection, set).catch(() => undefined);
  }
  const tables = await query<{ table: string; owner: string }>(
    server.connection,
    `select table_name as table, case when bool_or(column_name = 'business_id') then 'business_id' else 'user_id' end as owner
     from information_schema.columns where table_schema = 'public' group by table_name
     having bool_or(column_name = 'id') and (bool_or(column_name = 'business_id') or bool_or(column_name = 'user_id'))`,
  );
  for (const { table, owner } of tables) {
    const whose = owner === 'business_id' ? theirs.businessId : theirs.userId;
    const rows = await query<{ id: string }>(server.connection, `select id from ${table} where ${owner} = '${whose}'`);
    for (const { id } of rows) if (/^[a-z]{3}_/.test(id)) note(id);
  }
  note(theirs.businessId);
  note(theirs.userId);
  return ids;
}
await fillBusiness(server.connection, theirs.businessId);
const theirIds = await plant();

/** The prefixes of the ids that a parameter takes. */
const prefixesOf = (params: z.ZodObject | undefined): [string, string][] =>
  Object.entries(params?.shape ?? {}).flatMap(([name, schema]) => {
    const pattern = JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }));
    return Object.values(idPrefixes)
      .filter((prefix) => pattern.includes(`^${prefix}_`))
      .map((prefix): [string, string] => [name, prefix]);
  });

const withIds = server.app.endpoints.filter(({ params }) => prefixesOf(params).length > 0);

it('there are ids and canaries to look for', async () => {
  expect(theirIds.get('ctc')?.length).toBeGreaterThan(0);
  expect(theirIds.get('ses')?.length).toBe(1);
  const [planted] = await query<{ count: number }>(
    server.connection,
    `select count(*)::int as count from contacts where name like '${canary}%'`,
  );
  expect(planted?.count).toBeGreaterThan(0);
  expect(withIds.length).toBeGreaterThan(3);
});

it.each(withIds.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s finds nothing of another business',
  async (_name, endpoint) => {
    const body = endpoint.body ? { body: exampleOf(endpoint.body) } : {};
    let tried = 0;
    for (const [name, prefix] of prefixesOf(endpoint.params)) {
      for (const id of (theirIds.get(prefix) ?? []).slice(0, 20)) {
        const path = endpoint.path.replace(`{${name}}`, id);
        const heard = await server.send(endpoint.method, `/api${path}`, { ...body, headers: { cookie: ours.cookie } });
        expect([heard.status, heard.json]).toMatchObject([404, { code: 'not_found' }]);
        expect(heard.text).not.toContain(canary);
        tried += 1;
      }
    }
    expect(tried, `${endpoint.name} was tried with no id: plant one`).toBeGreaterThan(0);
  },
);

const readable = server.app.endpoints.filter(({ method, params }) => method === 'GET' && !params);

it.each(readable.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s tells nothing of another business',
  async (_name, endpoint) => {
    const { text } = await server.send('GET', `/api${endpoint.path}`, { headers: { cookie: ours.cookie } });
    expect(text).not.toContain(canary);
    for (const id of [...theirIds.values()].flat()) expect(text).not.toContain(id);
  },
);

it('the other business is as it was', async () => {
  const { data } = await server.send<{ contacts: { name: string }[] }>('GET', '/api/contacts?limit=100', {
    headers: { cookie: theirs.cookie },
  });
  expect(data.contacts).toHaveLength(theirIds.get('ctc')?.length ?? -1);
  expect(data.contacts.every(({ name }) => name === '' || name.startsWith(canary))).toBe(true);
});
