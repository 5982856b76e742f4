import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EditStamp, editHeader, writeStamp } from '#shared/edit-stamp.ts';
import { endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId, UserId } from '#shared/ids.ts';
import { aBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { as, type Heard, openBareServer } from '../../../tests/support/http.ts';
import type { OfflineEdits } from './offline-edits.ts';
import { prune } from './store.ts';

const add = endpoint({
  name: 'add',
  method: 'POST',
  path: '/things',
  summary: 'Add',
  tag: 'Test',
  access: 'staff',
  offline: true,
  body: z.strictObject({ name: z.string().min(1), fails: z.enum(['refused', 'broken']).optional() }),
  answer: z.object({ id: z.string() }),
});

const house = await openTestDatabase();
let broken = true;
let limit = true;
const routes: Parameters<typeof openBareServer>[0] = (serve) =>
  serve(add, ({ body, inBusiness }) =>
    inBusiness(async (scope) => {
      const id = scope.newId('contact');
      await sql`insert into contacts (id, business_id, name) values (${id}, ${scope.business}, ${body.name})`.execute(
        scope.db,
      );
      if (body.fails === 'refused' && limit) throw new Fault('contact_limit', { fields: { name: 'No room' } });
      if (body.fails === 'broken' && broken) throw new Error('a fault of our own');
      return { id };
    }),
  );

const servers = [await openBareServer(routes, { house }), await openBareServer(routes, { house })] as const;
const withoutGuard: OfflineEdits = {
  apply: async ({ caller }, work) => ({
    json: await house.database.asBusiness(caller.businessId, { kind: 'user', id: caller.userId }, work),
    replayed: false,
  }),
};
const unguarded = await openBareServer(routes, { house, offlineEdits: withoutGuard });

let business: BusinessId;
let user: UserId;
let series: string;
beforeEach(async () => {
  business = await aBusiness(house);
  user = house.ids.make('user');
  series = house.ids.make('request');
  broken = true;
  limit = true;
  await house.database.asSystem(({ db }) =>
    sql`insert into users (id, email) values (${user}, ${`${user}@example.com`})`.execute(db),
  );
});

const stampOf = (seq: number, more: Partial<EditStamp> = {}): EditStamp => ({
  ...{ id: `edit-${series}-${seq}`, user, business, series, seq, after: seq - 1 },
  ...more,
});

type Body = { name: string; fails?: 'refused' | 'broken' };
const sendTo = (server: (typeof servers)[0], stamp: EditStamp, body: Body): Promise<Heard<{ id: string }>> =>
  server.send('POST', '/api/things', {
    body,
    headers: { ...as(business, 'staff', user), [editHeader]: writeStamp(stamp) },
  });
const edit = (seq: number, body: Body = { name: String(seq) }, more: Partial<EditStamp> = {}) =>
  sendTo(servers[seq % 2] ?? servers[0], stampOf(seq, more), body);
const codeOf = ({ json }: Heard): string => (json.success ? 'done' : json.code);

const names = async (): Promise<string[]> => {
  const { rows } = await house.database.asSystem(({ db }) =>
    sql<{ name: string }>`select name from contacts where business_id = ${business} order by id`.execute(db),
  );
  return rows.map(({ name }) => name);
};

describe('an edit', () => {
  it('sent fifty times at once to two servers is applied once, and all hear the same', async () => {
    const heard = await Promise.all(
      Array.from({ length: 50 }, (_, at) => sendTo(servers[at % 2] ?? servers[0], stampOf(1), { name: '1' })),
    );
    expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
    expect(heard.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
    expect(await names()).toEqual(['1']);
  });

  it('is applied fifty times with the guard off, so this test can fail', async () => {
    await Promise.all(Array.from({ length: 50 }, () => sendTo(unguarded, stampOf(1), { name: '1' })));
    expect(await names()).toHaveLength(50);
  });

  it('that comes before its turn meets a gap, and is applied when its turn has come', async () => {
    expect(codeOf(await edit(2))).toBe('edit_gap');
    expect(await names()).toEqual([]);
    expect([codeOf(await edit(1)), codeOf(await edit(2))]).toEqual(['done', 'done']);
    expect(await names()).toEqual(['1', '2']);
  });

  it('that was given up is left out, and passed over when it comes all the same', async () => {
    await edit(1);
    expect(codeOf(await edit(3, { name: '3' }, { after: 1 }))).toBe('done');
    expect(codeOf(await edit(2))).toBe('edit_passed');
    expect(await names()).toEqual(['1', '3']);
  });

  it('under another number is the same edit', async () => {
    const first = await edit(1);
    const again = await edit(4, { name: '1' }, { id: stampOf(1).id, after: 1 });
    expect(again.data).toEqual(first.data);
    expect(codeOf(await edit(5, { name: '5' }, { after: 4 }))).toBe('done');
    expect(await names()).toEqual(['1', '5']);
  });

  it('with the id of another one is neither', async () => {
    await edit(1);
    expect(codeOf(await edit(2, { name: 'other' }, { id: stampOf(1).id }))).toBe('idempotency_mismatch');
    expect(await names()).toEqual(['1']);
  });
});

describe('a refused edit', () => {
  it('leaves nothing behind, holds nobody up, and stays refused', async () => {
    const refused = await edit(1, { name: '1', fails: 'refused' });
    expect(refused.json).toMatchObject({ code: 'contact_limit', fields: { name: 'No room' } });
    expect(codeOf(await edit(2, { name: '2' }, { after: 0 }))).toBe('done');
    limit = false;
    expect((await edit(1, { name: '1', fails: 'refused' })).json).toMatchObject({
      code: 'contact_limit',
      fields: { name: 'No room' },
    });
    expect(await names()).toEqual(['2']);
  });

  it('is refused for a role that may not, and by rules that its words break, without taking a number', async () => {
    const headers = { ...as(business, 'read-only', user), [editHeader]: writeStamp(stampOf(1)) };
    expect(codeOf(await servers[0].send('POST', '/api/things', { body: { name: 'x' }, headers }))).toBe('forbidden');
    expect(codeOf(await edit(1, { name: '' }))).toBe('invalid_request');
    expect(codeOf(await edit(1))).toBe('done');
  });
});

it('a fault of our own keeps nothing, so that a repeat is a first try', async () => {
  expect((await edit(1, { name: '1', fails: 'broken' })).status).toBe(500);
  expect(codeOf(await edit(2))).toBe('edit_gap');
  broken = false;
  expect(codeOf(await edit(1, { name: '1', fails: 'broken' }))).toBe('done');
  expect(await names()).toEqual(['1']);
});

it('nobody sends the edits of somebody else, and a stamp that is none is refused', async () => {
  const stamped = (stamp: string, by: UserId = user) => ({
    body: { name: 'x' },
    headers: { ...as(business, 'staff', by), [editHeader]: stamp },
  });
  const other = stampOf(1, { user: house.ids.make('user') });
  const elsewhere = stampOf(1, { business: house.ids.make('business') });
  for (const stamp of [other, elsewhere])
    expect(codeOf(await servers[0].send('POST', '/api/things', stamped(writeStamp(stamp))))).toBe(
      'edit_of_other_account',
    );
  expect(codeOf(await servers[0].send('POST', '/api/things', stamped('1 2 3')))).toBe('invalid_request');
  expect(await names()).toEqual([]);
});

it('answers are known for a month, and a number never returns while its series is in use', async () => {
  const first = await edit(1);
  house.clock.forward(29 * 86_400);
  await edit(2);
  await house.database.asSystem(prune);
  expect((await edit(1)).data).toEqual(first.data);
  house.clock.forward(2 * 86_400);
  await house.database.asSystem(prune);
  expect(codeOf(await edit(1))).toBe('edit_passed');
});
