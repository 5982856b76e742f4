// Generated from the declarations: no other site's page can act here, and reading changes nothing.
import { expect, it } from 'vitest';
import { query } from '../../tests/support/cluster.ts';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer();
const { cookie } = await server.signIn('owner@example.com');
const acting = server.app.endpoints.filter(({ method }) => method !== 'GET');
const reading = server.app.endpoints.filter(({ method, params }) => method === 'GET' && !params);
const pathOf = (path: string): string => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;

it.each(acting.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses another site',
  async (_name, { method, path }) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ]) {
      const heard = await server.send(method, pathOf(path), { raw: '{}', headers: { cookie, ...headers } });
      expect([heard.status, heard.json], JSON.stringify(headers)).toMatchObject([403, { code: 'forbidden' }]);
    }
  },
);

/**
 * Made from other rows alone, and kept up when a page of it is read; or made once for the whole server, when a browser first asks
 * by which key it is told: nobody's doing, and the same after any reading.
 */
const derived = ['changed_identities', 'suspected_pairs', 'push_keys'];

it('no reading changes a row', async () => {
  const state = async () => {
    const tables = await query<{ name: string }>(
      server.connection,
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' and table_name <> all('{${derived.join(',')}}') order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await query<{ hash: string }>(
        server.connection,
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
      );
      hashes[name] = row?.hash ?? '';
    }
    return hashes;
  };
  const before = await state();
  for (const { path } of reading) await server.send('GET', pathOf(path), { headers: { cookie } });
  expect(await state()).toEqual(before);
});
