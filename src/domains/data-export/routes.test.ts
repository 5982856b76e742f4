import { describe, expect, it } from 'vitest';
import type { BusinessId } from '#shared/ids.ts';
import { query } from '../../../tests/support/cluster.ts';
import { fillBusiness } from '../../../tests/support/full-business.ts';
import { inBusiness } from '../../../tests/support/house.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import { unzipped } from '../../../tests/support/unzip.ts';
import { readCsv } from '../../shared/csv.ts';
import { dataExportBackground } from './background.ts';
import type { DataExport } from './contract.ts';
import { isLeftOutColumn, leftOut } from './rules.ts';
import { giveUpExport, makeExportWork } from './service/make-export.ts';
import { exportedFiles } from './service/write-files.ts';

const server = await openTestServer();
const { send, database, clock, connection } = server;
const { [makeExportWork]: registered } = dataExportBackground({ database, links: { to: () => 'http://localhost/' } });

const ours = await server.signIn('takes@example.com');
const theirs = await server.signIn('stays@example.com');
await fillBusiness(connection, ours.businessId);
await fillBusiness(connection, theirs.businessId);
const headers = { cookie: ours.cookie };

const ask = async (cookie = ours.cookie) =>
  (await send<DataExport>('POST', '/api/data-exports', { headers: { cookie } })).data;
const latest = async (cookie = ours.cookie) =>
  (await send<DataExport | null>('GET', '/api/data-exports/latest', { headers: { cookie } })).data;

async function make(asked: DataExport, business = ours.businessId): Promise<void> {
  await registered?.handler({
    ...{ name: makeExportWork, effectKey: asked.id, attempt: 1, isLast: false },
    data: { business, export: asked.id },
    signal: AbortSignal.timeout(10_000),
    once: (_, effect) => effect(),
  });
}

const fetched = (id: string, cookie: string) =>
  server.app.hono.request(`/api/data-exports/${id}/file`, { headers: { cookie } });

async function archive(): Promise<Map<string, Buffer>> {
  const asked = await ask();
  await make(asked);
  const response = await fetched(asked.id, ours.cookie);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="telle-\d{4}-\d\d-\d\d\.zip"$/);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
  return unzipped(bytes);
}

/** The tables that belong to a business, as the database itself says. */
const owned = async () =>
  (
    await query<{ name: string }>(
      connection,
      `select tablename as name from pg_policies where policyname = 'only_its_business' order by 1`,
    )
  ).map(({ name }) => name);

describe('an archive', () => {
  it('holds every table of the business, or says why not', async () => {
    const files = await archive();
    const readMe = files.get('README.txt')?.toString() ?? '';
    for (const table of await owned()) {
      const rows = files.get(`tables/${table}.jsonl`)?.toString();
      if (leftOut[table]) {
        expect(rows, `${table} is left out`).toBeUndefined();
        expect(readMe).toContain(leftOut[table]);
        continue;
      }
      expect(rows, `${table} is in it`).toMatch(/^\{.*\}\n$/s);
      for (const line of (rows ?? '').trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    }
    // What a person keeps for themselves alone is not their owner's to read.
    expect([...files.keys()]).not.toContain('tables/contact_filters.jsonl');
    for (const table of Object.keys(leftOut)) expect(await owned(), `${table} is left out in vain`).toContain(table);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['business.json', 'contacts.csv', 'appointments.ics', 'tables/people.jsonl']),
    );
    expect(files.get('tables/people.jsonl')?.toString()).toContain('takes@example.com');
  });

  it('holds nothing of another business, no hash and no key', async () => {
    const everything = [...(await archive())].map(([path, bytes]) => `${path}\n${bytes}`).join('\n');
    const canaries = await query<{ word: string }>(
      connection,
      `select id as word from contacts where business_id = '${theirs.businessId}'
       union select id from conversations where business_id = '${theirs.businessId}'
       union select user_id from members where business_id = '${theirs.businessId}'`,
    );
    expect(canaries.length).toBeGreaterThan(10);
    for (const { word } of [...canaries, { word: theirs.businessId }, { word: 'stays@example.com' }])
      expect(everything).not.toContain(word);
    // A bare `hash` names a piece of what is taught by its content, and opens nothing.
    for (const [column] of everything.matchAll(/"([a-z_]+_hash|[a-z_]*(token|secret|sealed|password)[a-z_]*)":/g))
      expect.fail(`${column} is in the archive`);
    expect(everything).not.toMatch(/hash of usr_|link of usr_/);
  });

  it('is text alone in a spreadsheet and entries alone in a calendar', async () => {
    const bad = '=HYPERLINK("http://evil.example","x")';
    const line = 'Dana\r\nATTENDEE:mailto:evil@example.com';
    await send('POST', '/api/contacts', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: { name: bad, notes: '+cmd|calc' },
    });
    await query(
      connection,
      `update appointments set note = '${line}' where business_id = '${ours.businessId}' returning id`,
    );
    const files = await archive();
    const csv = files.get('contacts.csv')?.toString() ?? '';
    expect(csv).toContain("'=HYPERLINK");
    expect(csv).toContain("'+cmd|calc");
    expect(csv).not.toMatch(/(^|[,"\n])[=+@]\w*[A-Za-z(|]/);
    expect(readCsv(csv).some(({ cells }) => cells.includes(bad))).toBe(true);
    const ics = files.get('appointments.ics')?.toString() ?? '';
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(ics).toContain('BEGIN:VEVENT');
    expect(ics).not.toMatch(/^ATTENDEE/m);
    for (const text of ics.split('\r\n')) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(75);
  });

  it('of a business too large for one file goes without that one, and says so', async () => {
    const paths: string[] = [];
    let readMe = '';
    await inBusiness(database, ours.businessId as BusinessId, async (scope) => {
      for await (const { path, content } of exportedFiles(scope, 1)) {
        paths.push(path);
        if (path === 'README.txt') for await (const part of content) readMe += part;
      }
    });
    expect(paths).toContain('contacts.csv');
    expect(paths).not.toContain('business.json');
    expect(readMe).toContain('- business.json, which Telle imports again: there is more');
  });

  it('holds what was uploaded, by a name that is safe on every disk', async () => {
    const [source] = await query<{ id: string }>(
      connection,
      `select id from sources where business_id = '${ours.businessId}' order by id limit 1`,
    );
    await query(
      connection,
      `update sources set title = '../..\\etc: "price*list".pdf' where id = '${source?.id}' returning id`,
    );
    await query(
      connection,
      `insert into source_files (business_id, source_id, bytes)
       values ('${ours.businessId}', '${source?.id}', 'the file itself') returning source_id`,
    );
    const files = await archive();
    const [path = ''] = [...files.keys()].filter((name) => name.startsWith('files/'));
    expect(path).toBe(`files/${source?.id} etc price list .pdf`);
    expect(files.get(path)?.toString()).toBe('the file itself');
  });
});

describe('an export', () => {
  it('is an owner’s, of their own business, for a day', async () => {
    const asked = await ask();
    await make(asked);
    expect((await fetched(asked.id, ours.cookie)).status).toBe(200);
    expect((await fetched(asked.id, theirs.cookie)).status).toBe(404);
    expect((await fetched(asked.id, '')).status).toBe(401);
    expect((await fetched('exp_nothing', ours.cookie)).status).toBe(404);
    await query(
      connection,
      `update members set role = 'staff' where business_id = '${ours.businessId}' and user_id = '${ours.userId}' returning id`,
    );
    expect((await fetched(asked.id, ours.cookie)).status).toBe(403);
    expect((await send('POST', '/api/data-exports', { headers })).status).toBe(403);
    await query(
      connection,
      `update members set role = 'owner' where business_id = '${ours.businessId}' and user_id = '${ours.userId}' returning id`,
    );
    clock.forward(86_400 - 60);
    const again = { cookie: (await server.signIn('takes@example.com')).cookie };
    expect((await fetched(asked.id, again.cookie)).status).toBe(200);
    clock.forward(61);
    expect((await fetched(asked.id, again.cookie)).status).toBe(404);
    expect(await latest(again.cookie)).toBeNull();
    const { 'forget-data-exports': forget } = dataExportBackground({ database, links: { to: () => 'http://x/' } });
    await forget?.handler({
      ...{ name: 'forget-data-exports', effectKey: 'x', data: {}, attempt: 1, isLast: false },
      signal: AbortSignal.timeout(10_000),
      once: (_, effect) => effect(),
    });
    expect(await query(connection, `select seq from data_export_pieces where export_id = '${asked.id}'`)).toEqual([]);
  });

  it('is fetched by who has just proved who they are, which a browser can ask beforehand', async () => {
    const { cookie, businessId } = await server.signIn('proves@example.com');
    const asked = await ask(cookie);
    await make(asked, businessId);
    const look = async () =>
      (await server.app.hono.request(`/api/data-exports/${asked.id}/file`, { method: 'HEAD', headers: { cookie } }))
        .status;
    expect(await look()).toBe(200);
    clock.forward(11 * 60);
    expect([await look(), (await fetched(asked.id, cookie)).status]).toEqual([403, 403]);
  });

  it('is one at a time, made once however often it is begun, and asked for again where it failed', async () => {
    const { cookie } = await server.signIn('again@example.com');
    const [one, other] = await Promise.all([ask(cookie), ask(cookie)]);
    expect(one.id).toBe(other.id);
    const [row] = await query<{ business_id: string }>(
      connection,
      `select business_id from data_exports where id = '${one.id}'`,
    );
    const business = row?.business_id as BusinessId;
    await giveUpExport(database, business, one.id);
    expect(await latest(cookie)).toMatchObject({ id: one.id, state: 'failed', expiresAt: null });
    expect((await fetched(one.id, cookie)).status).toBe(404);
    const second = await ask(cookie);
    expect(second.id).not.toBe(one.id);
    await make(second, business);
    const made = await latest(cookie);
    await make(second, business);
    expect(await latest(cookie)).toEqual(made);
    expect(made).toMatchObject({ id: second.id, state: 'ready' });
  });

  it('tells who asked by mail, but for a demo', async () => {
    const mails = async () =>
      (await query<{ recipient: string }>(connection, `select recipient from mails where template = 'export-ready'`))
        .length;
    const { cookie } = await server.signIn('takes@example.com');
    await make(await ask(cookie));
    expect(await mails()).toBe(0);
    await query(connection, `update businesses set is_demo = false where id = '${ours.businessId}' returning id`);
    await make(await ask(cookie));
    expect(await mails()).toBe(1);
  });
});

it('a column that could open something goes out of no table', () => {
  for (const name of ['key_hash', 'token_hash', 'secret_sealed', 'code_hash', 'password_hash', 'token'])
    expect(isLeftOutColumn(name)).toBe(true);
  for (const name of ['name', 'shown_start', 'email', 'happened_at', 'hours'])
    expect(isLeftOutColumn(name)).toBe(false);
});
