import { expect, it } from 'vitest';
import type { Id } from '#shared/ids.ts';
import { query as ask } from '../../../tests/support/cluster.ts';
import { fillBusiness } from '../../../tests/support/full-business.ts';
import { aBusiness, aContact } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { contactRoutes } from '../contacts/routes.ts';
import type { Happening } from './contract.ts';
import { contactHistoryRoutes } from './routes.ts';

const server = await openBareServer((serve) => {
  contactRoutes(serve);
  contactHistoryRoutes(serve);
});
const { send, ids } = server;
const business = await aBusiness(server);
const user = ids.make('user');
await server.database.systemPool.query(
  `insert into users (id, email, name) values ($1, 'kim@example.com', 'Kim Vale')`,
  [user],
);
await server.database.systemPool.query(
  `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'staff')`,
  [ids.make('member'), business, user],
);
const headers = as(business, 'staff', user);
type Page = { readonly happenings: Happening[]; readonly nextCursor: string | null };
const read = async (contact: string, query = '') =>
  (await send<Page>('GET', `/api/contacts/${contact}/history${query}`, { headers })).data;

it('tells of each kind, the newest first, page by page and each once', async () => {
  await fillBusiness(server.connection, business);
  const [row] = await ask<{ id: Id<'contact'> }>(
    server.connection,
    `select id from contacts where name = 'Ines Roth' and business_id = '${business}'`,
  );
  const contact = row?.id ?? '';
  for (const table of ['conversations', 'messages'])
    await server.database.systemPool.query(`update ${table} set contact_id = $1 where business_id = $2`, [
      contact,
      business,
    ]);
  await server.database.systemPool.query(
    `update conversations set summary = 'Asked for a time.', line_count = 1 where business_id = $1`,
    [business],
  );
  await send('POST', `/api/contacts/${contact}/notes`, { headers, body: { body: 'Pays late.' } });
  const { happenings, nextCursor } = await read(contact);
  expect(nextCursor).toBeNull();
  const instants = happenings.map(({ at }) => at);
  expect(instants).toEqual([...instants].sort().reverse());
  // Of the two conversations one is a test call; of the two notes one is the contact's own from before.
  const all = ['appointment', 'consent', 'conversation', 'conversation', 'merge', 'message', 'note', 'note'] as const;
  expect(happenings.map(({ kind }) => kind).sort()).toEqual(all);
  for (const kind of new Set(all)) {
    const ofKind = (await read(contact, `?kind=${kind}`)).happenings;
    expect(ofKind).toEqual(happenings.filter((one) => one.kind === kind));
  }
  expect(happenings.find(({ kind }) => kind === 'merge')).toMatchObject({ goneName: 'Ina Roth', isUndoable: false });
  expect(happenings.find(({ kind }) => kind === 'consent')).toMatchObject({ channel: 'text', isGiven: true });
  expect(happenings.find(({ kind }) => kind === 'appointment')).toMatchObject({
    ...{ at: '2027-01-04T10:00:00.000Z', endsAt: '2027-01-04T10:30:00.000Z', service: 'Tune-up' },
    ...{ staff: 'Robin Vale', status: 'booked' },
  });
  expect(happenings).toContainEqual(expect.objectContaining({ kind: 'note', body: 'Pays late.', by: 'Kim Vale' }));
  const talks = happenings.flatMap((one) => (one.kind === 'conversation' ? [one] : []));
  expect(talks.find(({ isTest }) => !isTest)).toMatchObject({
    ...{ channel: 'chat', isOpen: true, summary: 'Asked for a time.', lastText: 'Hello?', lineCount: 1 },
  });
  expect(talks.filter(({ isTest }) => isTest)).toHaveLength(1);
  const seen: Happening[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await read(contact, `?limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.happenings);
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(happenings);
});

it('is empty for somebody new, and not there for somebody of another business', async () => {
  expect(await read(await aContact(server, business))).toEqual({ happenings: [], nextCursor: null });
  const other = await aBusiness(server);
  const theirs = await aContact(server, other);
  expect((await send('GET', `/api/contacts/${theirs}/history`, { headers })).status).toBe(404);
});
