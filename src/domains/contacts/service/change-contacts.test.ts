import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv.ts';
import { aBusiness } from '../../../../tests/support/house.ts';
import { as, openBareServer } from '../../../../tests/support/http.ts';
import { subscriptionRoutes } from '../../subscriptions/routes.ts';
import type { Contact } from '../contract.ts';
import { contactRoutes } from '../routes.ts';

const server = await openBareServer((serve) => {
  contactRoutes(serve);
  subscriptionRoutes(serve);
});
const { send, ids } = server;
const user = ids.make('user');

async function openBusiness() {
  const business = await aBusiness(server);
  const headers = as(business, 'staff', user);
  const create = async (body: unknown) => (await send<Contact>('POST', '/api/contacts', { headers, body })).data;
  const list = async (query = '') =>
    (await send<{ contacts: Contact[] }>('GET', `/api/contacts?limit=100${query}`, { headers })).data.contacts;
  const change = (which: unknown, does: string, tag?: string) =>
    send<{ ids: string[]; nextCursor: string | null }>('POST', '/api/contact-changes', {
      ...{ headers, body: { which, change: tag === undefined ? { does } : { does, tag } } },
    });
  return { business, headers, create, list, change };
}

it('tags and untags those named, says whom it changed, and keeps the search right', async () => {
  const { create, list, change } = await openBusiness();
  const one = await create({ name: 'Dana Reyes', tags: ['VIP'] });
  const two = await create({ name: 'Omar Said' });
  const both = { ids: [one.id, two.id, two.id, `ctc_${'0'.repeat(26)}`] };
  expect((await change(both, 'tag', 'vip')).data).toEqual({ ids: [two.id], nextCursor: null });
  expect((await list('&tag=VIP')).map(({ id }) => id)).toEqual([two.id, one.id]);
  expect((await list('&search=omar')).map(({ tags }) => tags)).toEqual([['vip']]);
  expect((await change({ ids: [two.id] }, 'untag', 'VIP')).data.ids).toEqual([two.id]);
  expect((await list('&tag=VIP')).map(({ id }) => id)).toEqual([one.id]);
});

it('deletes all that match, page by page, and restores them', async () => {
  const { create, list, change } = await openBusiness();
  for (let at = 0; at < 3; at += 1) await create({ name: `Spring ${at}`, tags: ['Spring'], phone: `202 555 010${at}` });
  const kept = await create({ name: 'Dana Reyes' });
  const { ids: gone, nextCursor } = (await change({ where: { tag: 'spring', has: 'phone' } }, 'delete')).data;
  expect([gone.length, nextCursor]).toEqual([3, null]);
  expect((await list()).map(({ id }) => id)).toEqual([kept.id]);
  expect((await change({ ids: gone }, 'restore')).data.ids.sort()).toEqual([...gone].sort());
  expect(await list('&search=spring')).toHaveLength(3);
  expect((await change({ ids: gone }, 'restore')).data.ids).toEqual([]);
  expect((await change({ where: {}, cursor: 'nonsense' }, 'delete')).status).toBe(400);
});

it('goes through more than one part can hold', async () => {
  const { business, change } = await openBusiness();
  await server.database.systemPool.query(
    `insert into contacts (id, business_id, name)
     select 'ctc_' || lpad(n::text, 26, '0'), $1, 'Contact ' || n from generate_series(1, 1201) n`,
    [business],
  );
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const part: { ids: string[]; nextCursor: string | null } = (
      await change({ where: {}, ...(cursor && { cursor }) }, 'tag', 'All')
    ).data;
    seen.push(...part.ids);
    cursor = part.nextCursor;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(1201);
});

it('holds the plan when it restores, all or none', async () => {
  const { create, list, change } = await openBusiness();
  const [one, two] = [await create({ name: 'A' }), await create({ name: 'B' })];
  await change({ ids: [one.id, two.id] }, 'delete');
  for (let at = 0; at < 99; at += 1) await create({ name: `Filler ${at}` });
  expect((await change({ ids: [one.id, two.id] }, 'restore')).json).toMatchObject({ code: 'contact_limit' });
  expect(await list('&search=filler')).toHaveLength(99);
  expect((await change({ ids: [one.id] }, 'restore')).data.ids).toEqual([one.id]);
});

it('touches nobody of another business, and is refused to whoever may only read', async () => {
  const ours = await openBusiness();
  const theirs = await openBusiness();
  const { id } = await theirs.create({ name: 'Canary', tags: [] });
  for (const does of ['delete', 'restore']) expect((await ours.change({ ids: [id] }, does)).data.ids).toEqual([]);
  expect((await ours.change({ ids: [id] }, 'tag', 'Mine')).data.ids).toEqual([]);
  const chosen = { headers: ours.headers, body: { ids: [id], isHeaded: false } };
  expect((await send<{ csv: string }>('POST', '/api/contacts-export', chosen)).data.csv).toBe('');
  expect((await theirs.list()).map(({ tags }) => tags)).toEqual([[]]);
  const reader = {
    headers: as(ours.business, 'read-only', user),
    body: { which: { where: {} }, change: { does: 'delete' } },
  };
  expect((await send('POST', '/api/contact-changes', reader)).status).toBe(403);
});

it('exports those named, in their order, with nothing that a spreadsheet would run', async () => {
  const { headers, create } = await openBusiness();
  const one = await create({ name: '=cmd|calc', notes: '@sum(1)', phone: '+1 202 555 0101' });
  const two = await create({ name: 'Dana' });
  const body = { ids: [two.id, one.id], isHeaded: true };
  const { csv } = (await send<{ csv: string }>('POST', '/api/contacts-export', { headers, body })).data;
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['Name', 'Dana', `'=cmd|calc`, '']);
  expect(readCsv(csv)[2]?.cells.slice(0, 5)).toEqual(['=cmd|calc', '+12025550101', '', '', '@sum(1)']);
});
