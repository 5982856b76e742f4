// A browser is told with no page open: kept and ended with its sign-in, told once, as its person chose, by a push service that
// knows the standards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webPush } from '#adapters/web-push/push.ts';
import { keepMessage } from '#domains/messages/service.ts';
import { defaultChoices, type NoticeChoices, wallClock } from '#domains/notice-choices/rules.ts';
import { tellOwners } from '#domains/notices/service/tell-owners.ts';
import { linksFrom } from '#platform/links.ts';
import { deriveKey } from '#platform/secret.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { BusinessId } from '#shared/ids.ts';
import { ask, letTimePass, openTestQueue, until, untilDrained } from '../../../tests/support/background.ts';
import { inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { openPushPeer, type PeerBrowser } from '../../../tests/support/push-peer.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import { browserNotificationsBackground } from './background.ts';
import type { listToldBrowsers, ToldBrowser } from './contract.ts';
import { toldBrowsersMost } from './contract.ts';

const house = await openTestDatabase();
const { clock, database } = house;
const now = () => clock.now();
const peer = await openPushPeer(now);
afterAll(() => peer.stop());
/** How often a name was asked for that leads nowhere. */
let unanswered = 0;
const resolve = async () => {
  unanswered += 1;
  throw new Error('no such name');
};
const push = webPush({ contact: () => 'mailto:operator@example.com', now, reach: { ...peer.reach, resolve } });
const server = await openTestServer({ house, push, http: { requestsPerMinute: { address: 1e6, account: 1e6 } } });
const { send } = server;
type Person = Awaited<ReturnType<typeof server.signIn>>;
type Listed = AnswerOf<typeof listToldBrowsers>;

const path = '/api/told-browsers';
const by = ({ cookie }: Person) => ({ headers: { cookie } });
const list = async (person: Person) => (await send<Listed>('GET', path, by(person))).data;
const keep = (person: Person, body: unknown) => send<ToldBrowser>('PUT', path, { body, ...by(person) });
/** A browser that asked for the key and gave what it got. */
async function tellIn(person: Person): Promise<PeerBrowser & { id: string }> {
  const browser = peer.browser((await list(person)).publicKey);
  return { ...browser, id: (await keep(person, browser.address)).data.id };
}
const kept = async () =>
  (await ask<{ id: string }>(house, 'select id from told_browsers order by id')).map(({ id }) => id);

let people = 0;
let dana: Person;
beforeEach(async () => {
  await ask(house, 'delete from told_browsers');
  people += 1;
  dana = await server.signIn(`dana${people}@example.com`);
});

describe('a browser', () => {
  it('is kept once however often it asks, and listed to its person alone', async () => {
    const { publicKey } = await list(dana);
    expect((await list(dana)).publicKey).toBe(publicKey);
    const { address } = peer.browser(publicKey);
    const first = (await keep(dana, address)).data;
    expect(first).toMatchObject({ isCurrent: true });
    expect((await keep(dana, address)).data.id).toBe(first.id);
    expect((await list(dana)).browsers).toEqual([first]);
    const lee = await server.signIn('lee@example.com');
    expect(await list(lee)).toEqual({ publicKey, browsers: [] });
    expect((await send('DELETE', `${path}/${first.id}`, by(lee))).status).toBe(404);
    await send('DELETE', `${path}/${first.id}`, by(dana));
    expect((await list(dana)).browsers).toEqual([]);
  });

  it('passes to whoever signs in on it next, and has one address at a time', async () => {
    const { address } = await tellIn(dana);
    const lee = await server.signIn('lee@example.com');
    await keep(lee, address);
    expect([(await list(dana)).browsers.length, (await list(lee)).browsers.length]).toEqual([0, 1]);
    await tellIn(lee);
    expect((await list(lee)).browsers).toHaveLength(1);
  });

  it('is no address inside, no other keys, and no eleventh', async () => {
    const { address } = peer.browser((await list(dana)).publicKey);
    for (const wrong of [
      { endpoint: 'https://127.0.0.1/push' },
      { endpoint: 'http://169.254.169.254/latest' },
      { endpoint: 'file:///etc/passwd' },
      { endpoint: `https://push.example/${'x'.repeat(1024)}` },
      { p256dh: address.auth },
      { auth: address.p256dh },
      { p256dh: `BP${'A'.repeat(85)}` },
    ])
      expect((await keep(dana, { ...address, ...wrong })).json).toMatchObject({ code: 'invalid_request' });
    expect(await kept()).toEqual([]);
    await tellIn(dana);
    await ask(
      house,
      `insert into sessions (id, user_id, token_hash, expires_at)
       select 'ses_' || n, $1, 'hash ' || n, '2100-01-01Z' from generate_series(2, $2::int) n`,
      [dana.userId, toldBrowsersMost],
    );
    await ask(
      house,
      `insert into told_browsers (id, business_id, user_id, session_id, endpoint, p256dh, auth, created_at)
       select 'brw_' || n, $1, $2, 'ses_' || n, 'https://push.example/' || n, '', '', '2026-01-01Z'
       from generate_series(2, $3::int) n`,
      [dana.businessId, dana.userId, toldBrowsersMost],
    );
    // The one that is told already may ask again; another may not.
    expect((await keep(dana, address)).status).toBe(200);
    await ask(
      house,
      `insert into sessions (id, user_id, token_hash, expires_at) values ('ses_1', $1, 'hash', '2100-01-01Z')`,
      [dana.userId],
    );
    await ask(house, `update told_browsers set session_id = 'ses_1' where endpoint = $1`, [address.endpoint]);
    const refused = await keep(dana, peer.browser('').address);
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'browser_limit' }]);
  });

  it('ends with its sign-in, and with its person’s place in the business', async () => {
    await tellIn(dana);
    await send('POST', '/api/auth/sign-out', by(dana));
    expect(await kept()).toEqual([]);
    const lee = await server.signIn('leaves.the.team@example.com');
    const { id } = await tellIn(lee);
    expect(await kept()).toEqual([id]);
    await ask(house, 'delete from members where user_id = $1', [lee.userId]);
    expect(await kept()).toEqual([]);
  });

  it('is forgotten with the keys that it trusts, where these can be read no more', async () => {
    const { publicKey } = await list(dana);
    await tellIn(dana);
    await ask(house, `update push_keys set private_key_sealed = 'sealed with another secret'`);
    const after = await list(dana);
    expect(after.browsers).toEqual([]);
    expect(after.publicKey).not.toBe(publicKey);
    const [sealed] = await ask<{ private_key_sealed: string }>(house, 'select private_key_sealed from push_keys');
    expect(sealed?.private_key_sealed.length).toBeGreaterThan(60);
  });
});

describe('news', () => {
  const queue = openTestQueue(house);
  const sealKey = deriveKey('x'.repeat(32), 'push keys');
  beforeAll(async () => {
    for (const [name, work] of Object.entries(browserNotificationsBackground({ database, clock, push, sealKey })))
      queue.register(name, work);
    database.onEnqueue(async (db, work) => {
      if (work.name === 'tell-browser') await queue.enqueue({ db }, work);
    });
    await queue.start();
  });

  const leave = (person: Person, isUrgent = false) =>
    inBusiness(database, person.businessId as BusinessId, (scope) =>
      keepMessage(scope, {
        ...{ conversation_id: null, contact_id: null, body: 'My kitchen', is_urgent: isUrgent, addressee: null },
        ...{ name: 'Maria Lopez', phone: '+12025550142', email: null },
      }),
    );
  const tell = () =>
    tellOwners(
      { ...house, links: linksFrom(() => 'https://telle.example') },
      new Date(clock.now().getTime() - 86_400_000),
    );
  const choose = (person: Person, body: NoticeChoices) => send('PUT', '/api/notice-choices', { body, ...by(person) });
  const titles = ({ told }: PeerBrowser) => told.map(({ text }) => (JSON.parse(text) as { title: string }).title);
  /** What the demo business brings of its own is told before. */
  const settle = async () => {
    await tell();
    await untilDrained(house);
  };
  beforeEach(settle);

  it('is told once in each browser, without who or what, however often it is looked for', async () => {
    const lee = await server.signIn('lee@example.com');
    await settle();
    const [desk, other] = [await tellIn(dana), await tellIn(lee)];
    await leave(dana, true);
    await Promise.all([tell(), tell()]);
    await tell();
    await untilDrained(house);
    expect(desk.told).toHaveLength(1);
    expect(other.told).toEqual([]);
    const [{ text, ...wishes }] = desk.told as [PeerBrowser['told'][0]];
    expect(JSON.parse(text)).toEqual({
      ...{ title: 'Urgent message', path: '/dashboard', tag: wishes.topic },
      body: expect.any(String),
    });
    expect(text).not.toMatch(/Maria|kitchen|2025550142/);
    expect(wishes).toMatchObject({ urgency: 'high', contact: 'mailto:operator@example.com' });
    expect(wishes.ttlSeconds).toBeLessThanOrEqual(3600);
    expect(peer.broken).toEqual([]);
  });

  it('obeys what its person chose, also where that changed while it was on its way', async () => {
    const desk = await tellIn(dana);
    await choose(dana, { ...defaultChoices, emailNotifications: false, messageNotifications: false });
    await leave(dana);
    await leave(dana, true);
    await tell();
    await untilDrained(house);
    expect(titles(desk)).toEqual(['Urgent message']);
    peer.fail(503, 1);
    await leave(dana, true);
    await tell();
    await until(async () => expect(await waiting()).toHaveLength(1));
    await choose(dana, { ...defaultChoices, callNotifications: false });
    await untilDrained(house);
    expect(titles(desk)).toEqual(['Urgent message']);
  });

  const waiting = () =>
    ask<{ seconds: number }>(
      house,
      `select extract(epoch from start_after - now())::float as seconds from pgboss.job
       where name = 'tell-browser' and state = 'retry'`,
    );

  it('is tried again no sooner than the push service asks, and then told once', async () => {
    const desk = await tellIn(dana);
    peer.fail(429, 1, { 'retry-after': '1200' });
    await leave(dana, true);
    await tell();
    await until(async () => expect(await waiting()).toHaveLength(1));
    const [{ seconds }] = (await waiting()) as [{ seconds: number }];
    // The first pause of its own would be ten seconds.
    expect(seconds).toBeGreaterThan(1100);
    const before = peer.asked();
    await letTimePass(house, 600);
    expect(peer.asked()).toBe(before);
    await untilDrained(house);
    expect(titles(desk)).toEqual(['Urgent message']);
  });

  it('is dropped once it is worth nothing any more', async () => {
    const desk = await tellIn(dana);
    peer.fail(503, 1);
    await leave(dana, true);
    await tell();
    await until(async () => expect(await waiting()).toHaveLength(1));
    clock.forward(3601);
    await untilDrained(house);
    expect(desk.told).toEqual([]);
    expect(await ask(house, `select from failed_work where name = 'tell-browser'`)).toEqual([]);
  });

  it('for a browser that has gone makes it forgotten', async () => {
    const desk = await tellIn(dana);
    desk.leave();
    await leave(dana);
    await tell();
    await untilDrained(house);
    expect(await kept()).toEqual([]);
  });

  it('goes to nobody else who was given the browser while it was on its way', async () => {
    const desk = await tellIn(dana);
    peer.fail(503, 1);
    await leave(dana, true);
    await tell();
    await until(async () => expect(await waiting()).toHaveLength(1));
    const lee = await server.signIn('lee@example.com');
    const passed = (await keep(lee, desk.address)).data;
    expect(passed.id).not.toBe(desk.id);
    await untilDrained(house);
    expect(desk.told).toEqual([]);
    // Back again it is told of what comes from then on.
    expect((await keep(dana, desk.address)).data.id).not.toBe(passed.id);
    await leave(dana, true);
    await tell();
    await untilDrained(house);
    expect(titles(desk)).toEqual(['Urgent message']);
  });

  it('that comes into the night is told at its end, once', async () => {
    const desk = await tellIn(dana);
    const { timezone } = (await send<{ timezone: string }>('GET', '/api/notice-choices', by(dana))).data;
    const inMinutes = (minutes: number) => wallClock(new Date(now().getTime() + minutes * 60_000), timezone);
    peer.fail(503, 2);
    for (const count of [1, 2]) {
      await leave(dana);
      await tell();
      await until(async () => expect(await waiting()).toHaveLength(count));
    }
    await choose(dana, { ...defaultChoices, quietFrom: inMinutes(-60), quietUntil: inMinutes(60) });
    await letTimePass(house, 30);
    await until(async () => expect(await waiting()).toEqual([]));
    // It is held on where the night was made longer, and by a clock that is behind.
    await choose(dana, { ...defaultChoices, quietFrom: inMinutes(-60), quietUntil: inMinutes(120) });
    await letTimePass(house, 3600);
    await letTimePass(house, 7200);
    await until(async () => expect(await waiting()).toHaveLength(1));
    expect(desk.told).toEqual([]);
    clock.forward(7260);
    await untilDrained(house);
    expect(titles(desk)).toEqual(['News came in your quiet hours']);
    expect(desk.told[0]).toMatchObject({ urgency: 'normal' });
  });

  it('is given up after a few tries where nobody ever answers, as nothing that went wrong', async () => {
    const { address } = await tellIn(dana);
    unanswered = 0;
    await keep(dana, { ...address, endpoint: address.endpoint.replace('127.0.0.1', 'push.test') });
    await leave(dana);
    await tell();
    await untilDrained(house);
    expect(unanswered).toBe(8);
    expect(await ask(house, `select from failed_work where name = 'tell-browser'`)).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  it('goes nowhere once its person signed out, though it was on its way', async () => {
    const desk = await tellIn(dana);
    peer.fail(503, 1);
    await leave(dana, true);
    await tell();
    await until(async () => expect(await waiting()).toHaveLength(1));
    await send('POST', '/api/auth/sign-out', by(dana));
    await untilDrained(house);
    expect(desk.told).toEqual([]);
  });
});
