import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId } from '#shared/ids.ts';
import { aBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { Idempotency } from './idempotency.ts';
import { prune } from './store.ts';

const body = z.strictObject({ name: z.string().min(1), refuse: z.boolean().default(false) });
const answer = z.object({ id: z.string(), name: z.string() });
const shared = { method: 'POST', summary: 'Add', tag: 'Test', body, answer, keyed: true } as const;
const add = endpoint({ ...shared, name: 'add', path: '/things', access: 'staff' });
const enquire = endpoint({ ...shared, name: 'enquire', path: '/enquiries', access: 'public' });

const house = await openTestDatabase();
let enquiries = 0;

const routes: Parameters<typeof openBareServer>[0] = (serve) => {
  serve(add, ({ body, inBusiness }) =>
    inBusiness(async (scope) => {
      const id = scope.newId('contact');
      await sql`insert into contacts (id, business_id, name) values (${id}, ${scope.business}, ${body.name})`.execute(
        scope.db,
      );
      if (body.refuse) throw new Fault('contact_limit');
      return { id, name: body.name };
    }),
  );
  serve(enquire, async ({ body }) => {
    enquiries += 1;
    if (body.refuse) throw new Fault('conflict');
    return { id: String(enquiries), name: body.name };
  });
};

/** Two servers on one database, as two processes would be. */
const servers = [await openBareServer(routes, { house }), await openBareServer(routes, { house })] as const;
const withoutGuard: Idempotency = {
  inBusiness: async (business, actor, _claim, work) => ({
    json: await house.database.asBusiness(business, actor, work),
    replayed: false,
  }),
  forVisitor: async (_claim, work) => ({ json: await work(), replayed: false }),
};
const unguarded = await openBareServer(routes, { house, idempotency: withoutGuard });

let business: BusinessId;
let headers: Record<string, string>;
beforeEach(async () => {
  business = await aBusiness(house);
  headers = { ...as(business, 'staff', house.ids.make('user')), 'idempotency-key': house.ids.make('request') };
});

const contactsOf = async (owner: BusinessId): Promise<number> => {
  const { rows } = await house.database.asSystem(({ db }) =>
    sql<{ count: number }>`select count(*) as count from contacts where business_id = ${owner}`.execute(db),
  );
  return rows[0]?.count ?? -1;
};

const fiftyCopies = (targets: readonly { send: (typeof servers)[0]['send'] }[]) =>
  Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (targets[at % targets.length] ?? servers[0]).send('POST', '/api/things', { body: { name: 'Ana' }, headers }),
    ),
  );

describe('a key', () => {
  it('sent fifty times at once to two servers has one effect, and one answer for all', async () => {
    const heard = await fiftyCopies(servers);
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200));
    expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
    expect(heard.filter(({ headers: sent }) => sent.get('idempotency-replayed') === 'true')).toHaveLength(49);
    expect(await contactsOf(business)).toBe(1);
  });

  it('has fifty effects with the guard off, so this test can fail', async () => {
    await fiftyCopies([unguarded]);
    expect(await contactsOf(business)).toBe(50);
  });

  it('gives the first answer again after the answer was lost', async () => {
    const first = await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers });
    const again = await servers[1].send('POST', '/api/things', { body: { name: 'Ana' }, headers });
    expect(again.text).toBe(first.text);
    expect(await contactsOf(business)).toBe(1);
  });

  it('refuses another request', async () => {
    await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers });
    const other = await servers[0].send('POST', '/api/things', { body: { name: 'Bo' }, headers });
    expect([other.status, other.json]).toMatchObject([422, { code: 'idempotency_mismatch' }]);
  });

  it('keeps nothing of a request that was invalid or refused', async () => {
    expect((await servers[0].send('POST', '/api/things', { body: { name: '' }, headers })).status).toBe(400);
    const refused = await servers[0].send('POST', '/api/things', { body: { name: 'Ana', refuse: true }, headers });
    expect(refused.json).toMatchObject({ code: 'contact_limit' });
    expect(await contactsOf(business)).toBe(0);
    expect((await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers })).status).toBe(200);
    expect(await contactsOf(business)).toBe(1);
  });

  it('is its caller’s own', async () => {
    const key = { 'idempotency-key': 'mine' };
    const user = house.ids.make('user');
    const other = await aBusiness(house);
    const sent = [as(business, 'staff', user), as(other, 'staff', user), as(business, 'staff', house.ids.make('user'))];
    const ids = await Promise.all(
      sent.map((who) =>
        servers[0].send<{ id: string }>('POST', '/api/things', { body: { name: 'Ana' }, headers: { ...who, ...key } }),
      ),
    );
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(3);
  });

  it.each(['', ' ', 'x'.repeat(256), 'with space', 'ümlaut'])('of %j is invalid', async (key) => {
    const heard = await servers[0].send('POST', '/api/things', {
      body: { name: 'Ana' },
      headers: { ...headers, 'idempotency-key': key },
    });
    expect(heard.status).toBe(400);
  });

  it('may be left out, and then means nothing', async () => {
    const { 'idempotency-key': _, ...keyless } = headers;
    await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers: keyless });
    await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers: keyless });
    expect(await contactsOf(business)).toBe(2);
  });

  it('is forgotten after a day', async () => {
    await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers });
    house.clock.forward(24 * 3600 + 1);
    await house.database.asSystem(prune);
    await servers[0].send('POST', '/api/things', { body: { name: 'Ana' }, headers });
    expect(await contactsOf(business)).toBe(2);
  });
});

describe('a visitor’s key', () => {
  const key = { 'idempotency-key': 'visitor' };

  it('has one effect a server, and one answer', async () => {
    enquiries = 0;
    const heard = await Promise.all(
      Array.from({ length: 50 }, () =>
        servers[0].send('POST', '/api/enquiries', { body: { name: 'Ana' }, headers: key }),
      ),
    );
    expect(enquiries).toBe(1);
    expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
  });

  it('is free again after a refusal', async () => {
    const headers = { 'idempotency-key': 'refused' };
    expect(
      (await servers[0].send('POST', '/api/enquiries', { body: { name: 'Ana', refuse: true }, headers })).status,
    ).toBe(409);
    expect((await servers[0].send('POST', '/api/enquiries', { body: { name: 'Ana' }, headers })).status).toBe(200);
  });

  it('whose holder died is taken over after a minute', async () => {
    const headers = { 'idempotency-key': 'orphan' };
    await servers[0].send('POST', '/api/enquiries', { body: { name: 'Ana' }, headers });
    await house.database.asSystem(({ db }) =>
      sql`update idempotency_keys set answer = null where key = 'orphan'`.execute(db),
    );
    const early = await servers[1].send('POST', '/api/enquiries', { body: { name: 'Ana' }, headers });
    expect(early.json).toMatchObject({ code: 'idempotency_conflict' });
    house.clock.forward(61);
    expect((await servers[1].send('POST', '/api/enquiries', { body: { name: 'Ana' }, headers })).status).toBe(200);
  });
});
