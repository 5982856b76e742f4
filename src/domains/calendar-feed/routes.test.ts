// The private addresses: read by whoever has one, of one person or of all, until they are renewed or ended.
import { expect, it } from 'vitest';
import type { Appointment } from '#domains/appointments/contract.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { propertyOf, readCalendar } from '../../../tests/support/calendar-reader.ts';
import { as, believing } from '../../../tests/support/http.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import type { listCalendarFeeds } from './contract.ts';

const server = await openTestServer({ http: { authenticate: believing } });

async function aSalon(email: string) {
  const who = await server.signIn(email);
  const [businessId, userId] = [who.businessId as BusinessId, who.userId as Id<'user'>];
  const headers = as(businessId, 'owner', userId);
  const say = async <T>(method: string, path: string, body?: unknown) =>
    (await server.send<T>(method, `/api${path}`, { headers, ...(body !== undefined && { body }) })).data;
  const { id: serviceId } = await say<{ id: string }>('POST', '/services', { name: 'Fitting', minutes: 60 });
  const staff = (name: string) =>
    say<{ id: string }>('POST', '/staff', { name, serviceIds: [serviceId], hours: null }).then(({ id }) => id);
  const [robin, sam] = [await staff('Robin Vale'), await staff('Sam Ode')];
  const book = (staffId: string, startsAt: string) =>
    say<Appointment>('POST', '/appointments', { serviceId, staffId, startsAt, name: 'Ines Roth' });
  const feeds = (method = 'GET', path = '', body?: unknown) =>
    say<AnswerOf<typeof listCalendarFeeds>>(method, `/calendar-feeds${path}`, body).then((answer) => answer.feeds);
  return { businessId, userId, say, book, feeds, robin, sam };
}
const pathOf = (url: string) => new URL(url).pathname;
const events = async (url: string) => readCalendar((await server.send('GET', pathOf(url))).text).components;
const at = (hour: number) => `2026-03-04T${hour}:00:00-05:00`;

it('shows one person theirs and the business all, and goes along with each change', async () => {
  const { book, feeds, say, robin, sam } = await aSalon('calendar@example.com');
  const first = await book(robin, at(10));
  await book(sam, at(11));
  await feeds('POST', '', { staffId: robin });
  const [whole, own] = await feeds('POST', '', { staffId: null });
  if (!whole || !own) throw new Error('there are two addresses');
  expect([whole.staffId, own.staffId]).toEqual([null, robin]);
  expect((await events(whole.url)).length).toBeGreaterThanOrEqual(2);
  const before = await events(own.url);
  expect(before.map((event) => propertyOf(event, 'UID'))).toEqual([`${first.id}@telle`]);
  const sequences: number[] = [];
  const look = async () => {
    const [event] = await events(own.url);
    if (!event) throw new Error('the entry stays');
    expect(propertyOf(event, 'UID')).toBe(`${first.id}@telle`);
    sequences.push(Number(propertyOf(event, 'SEQUENCE')));
    return event;
  };
  await look();
  // Two moves in one second of the clock are two changes.
  await say('PUT', `/appointments/${first.id}`, { startsAt: at(13) });
  expect(propertyOf(await look(), 'DTSTART')).toBe('20260304T180000Z');
  await say('PUT', `/appointments/${first.id}`, { startsAt: at(14) });
  await look();
  await say('POST', `/appointments/${first.id}/cancel`);
  expect(propertyOf(await look(), 'STATUS')).toBe('CANCELLED');
  await say('POST', `/appointments/${first.id}/restore`);
  expect(propertyOf(await look(), 'STATUS')).toBe('CONFIRMED');
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  // What is noted beside it is no change of the entry's time.
  const last = sequences.at(-1);
  await say('PUT', `/appointments/${first.id}`, { note: 'Brings the old one' });
  await look();
  expect(sequences.at(-1)).toBe(last);
});

it('is renewed and ended: the address before opens nothing, nor does one that is guessed', async () => {
  const { feeds, robin, businessId, userId } = await aSalon('renewed@example.com');
  const [first] = await feeds('POST', '', { staffId: robin });
  if (!first) throw new Error('there is one address');
  const answer = await server.send('GET', pathOf(first.url));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'private, no-cache'],
  ]);
  expect((await feeds())[0]?.lastReadAt).toBe(server.clock.now().toISOString());
  const [second] = await feeds('POST', '', { staffId: robin });
  if (!second) throw new Error('there is one address');
  const status = async (path: string) => (await server.send('GET', path)).status;
  expect([await status(pathOf(first.url)), await status(pathOf(second.url))]).toEqual([404, 200]);
  const foreign = await aSalon('foreign@example.com');
  const wrong = pathOf(second.url).replace(/-.*/, pathOf(first.url).slice(pathOf(first.url).indexOf('-')));
  expect(await status(wrong)).toBe(404);
  expect(await status('/calendar/nothing.ics')).toBe(404);
  // Nobody ends another's, and who may only read sees no address.
  const theirs = as(foreign.businessId, 'owner', foreign.userId);
  expect((await server.send('DELETE', `/api/calendar-feeds/${second.id}`, { headers: theirs })).status).toBe(404);
  const reader = as(businessId, 'read-only', userId);
  expect((await server.send('GET', '/api/calendar-feeds', { headers: reader })).status).toBe(403);
  expect(await feeds('DELETE', `/${second.id}`)).toEqual([]);
  expect(await status(pathOf(second.url))).toBe(404);
});

it('ends with the person, and is made for nobody who does not work there', async () => {
  const { feeds, say, sam, businessId, userId } = await aSalon('leaving@example.com');
  const [feed] = await feeds('POST', '', { staffId: sam });
  await say('DELETE', `/staff/${sam}`);
  expect((await server.send('GET', pathOf(feed?.url ?? 'http://x/'))).status).toBe(404);
  expect(await feeds()).toEqual([]);
  const headers = as(businessId, 'owner', userId);
  const refused = await server.send('POST', '/api/calendar-feeds', { headers, body: { staffId: sam } });
  expect(refused.status).toBe(404);
});
