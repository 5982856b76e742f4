// A stranger books, moves and cancels over HTTP: once, told by mail, and by nobody else's link.
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { tellOwners } from '#domains/notices/service/tell-owners.ts';
import { openOwnDesk } from '#domains/samples/service/own-desk.ts';
import { openSamples } from '#domains/samples/service.ts';
import { linksFrom } from '#platform/links.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { query } from '../../../tests/support/cluster.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import type { bookTime, listOpenTimes, ownAppointment, readBookingPage } from './contract.ts';

type Own = z.output<typeof ownAppointment>;
const server = await openTestServer();
await openOwnDesk(server, 'operator@example.com');

let addresses = 0;
const from = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.8.0.${addresses}` };
};
const page = async (slug = 'telle') =>
  (await server.send<AnswerOf<typeof readBookingPage>>('GET', `/api/book/${slug}`)).data;
const demo = (await page()).services.find(({ name }) => name === 'Demo')?.id ?? '';
const times = async (slug = 'telle', serviceId: string = demo) => {
  const range = 'from=2026-03-03T00:00:00Z&to=2026-03-10T00:00:00Z';
  const path = `/api/book/${slug}/free-times?serviceId=${serviceId}&${range}`;
  return (await server.send<AnswerOf<typeof listOpenTimes>>('GET', path)).data.freeTimes.map(
    ({ startsAt }) => startsAt,
  );
};
/** Times that do not get into one another's way. */
const spaced = async (count: number, ...of: [slug?: string, serviceId?: string]) => {
  const found: string[] = [];
  for (const one of await times(...of))
    if (Date.parse(one) - Date.parse(found.at(-1) ?? '2026-01-01T00:00Z') >= 3 * 3_600_000) found.push(one);
  return found.slice(0, count);
};
const wish = (startsAt: string, more = {}) => ({
  ...{ serviceId: demo, startsAt, name: 'Ines Duarte', email: 'ines@example.com', timezone: 'Europe/Lisbon' },
  ...more,
});
const book = (body: object, headers: Record<string, string> = from(), slug = 'telle') =>
  server.send<AnswerOf<typeof bookTime>>('POST', `/api/book/${slug}`, { body, headers });
const mails = async (to: string) =>
  (
    await query<{ values: { change?: string; url: string; when?: string; events?: string[] } }>(
      server.connection,
      `select values from mails where recipient = '${to}' order by created_at, id`,
    )
  ).map(({ values }) => values);

it('shows what can be booked, and free times that vanish when they are taken', async () => {
  const { business, services } = await page();
  expect(business).toMatchObject({ name: 'Telle', timezone: 'America/New_York', isSample: false });
  expect(services.map(({ name }) => name)).toContain('Demo');
  const [first = ''] = await times();
  const booked = await book(wish(first, { email: 'first@example.com' }));
  expect(booked.data.appointment).toMatchObject({
    service: 'Demo',
    startsAt: first,
    status: 'booked',
    canChange: true,
  });
  expect(await times()).not.toContain(first);
  const second = await book(wish(first, { email: 'second@example.com' }));
  expect(second.json).toMatchObject({ success: false, code: 'slot_taken' });
  expect(second.json).toHaveProperty('instead.0.startsAt');
});

it('books once for a double click, and mails the link and the entry for the calendar once', async () => {
  const [, , startsAt = ''] = await times();
  const headers = { ...from(), 'idempotency-key': 'a-double-click' };
  const clicks = await Promise.all([book(wish(startsAt), headers), book(wish(startsAt), headers)]);
  expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
  expect(clicks[0]?.data.token).toBe(clicks[1]?.data.token);
  const sent = await mails('ines@example.com');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    change: 'booked',
    url: expect.stringContaining(`/booking?token=${clicks[0]?.data.appointment.id}.`),
  });
  expect(sent[0]?.when).toMatch(/E[SD]T \(.* where you are\)$/);
});

it('moves and cancels by the private link, tells each by mail, and the operator hears of all of it', async () => {
  const [startsAt = ''] = await times();
  const { token } = (await book(wish(startsAt, { email: 'mover@example.com' }))).data;
  const link = <T>(verb: string, more = {}) =>
    server.send<T>('POST', `/api/booking/${verb}`, { body: { token, ...more }, headers: from() });
  expect((await link<Own>('read')).data).toMatchObject({ startsAt, horizonDays: (await page()).horizonDays });

  const range = { from: '2026-03-03T00:00:00Z', to: '2026-03-10T00:00:00Z' };
  const can = (await link<{ freeTimes: { startsAt: string }[] }>('free-times', range)).data.freeTimes;
  const later = can.at(-1)?.startsAt;
  server.clock.forward(60);
  expect((await link<Own>('move', { startsAt: later })).data.startsAt).toBe(later);
  expect((await link<Own>('move', { startsAt: later })).data.startsAt).toBe(later);
  server.clock.forward(60);
  expect((await link<Own>('cancel')).data.status).toBe('cancelled');
  expect((await link<Own>('cancel')).data.status).toBe('cancelled');
  expect((await link<Own>('move', { startsAt })).json).toMatchObject({ code: 'appointment_cancelled' });
  expect((await mails('mover@example.com')).map(({ change }) => change)).toEqual(['booked', 'moved', 'cancelled']);
  expect(await times()).toContain(startsAt);

  const tell = () =>
    tellOwners({ ...server, links: linksFrom(() => 'http://localhost') }, new Date('2026-03-01T00:00:00Z'));
  await tell();
  await tell();
  const told = (await mails('operator@example.com')).flatMap(({ events = [] }) => events);
  expect(told.filter((event) => event.includes('mover@example.com'))).toHaveLength(1);
  expect(told.filter((event) => event.includes('Ines Duarte')).length).toBeGreaterThan(1);
});

it('lets a link decide about reminders for nobody but the address that it was mailed to', async () => {
  const [startsAt = ''] = await spaced(1);
  // Whoever booked wrote the address and the number of somebody else.
  const victim = { email: 'victim@example.com', phone: '+12025550177' };
  const seen = (await book(wish(startsAt, victim))).data;
  const [mail] = await mails('victim@example.com');
  const mailed = new URL(mail?.url ?? '').searchParams.get('token') ?? '';
  const choose = (token: string, isWanted: boolean) =>
    server.send<Own>('POST', '/api/booking/reminders', { body: { token, isWanted }, headers: from() });
  const refusals = () => query(server.connection, 'select reach_hash from reminder_refusals');
  expect(seen.appointment.wantsReminders).toBeNull();
  expect((await choose(seen.token, false)).json).toMatchObject({ code: 'forbidden' });
  expect(await refusals()).toHaveLength(0);
  expect((await choose(mailed, false)).data.wantsReminders).toBe(false);
  // The number is somebody's who has not been asked.
  expect(await refusals()).toHaveLength(1);
  expect((await choose(seen.token, true)).json).toMatchObject({ code: 'forbidden' });
  expect(await refusals()).toHaveLength(1);
  expect((await choose(mailed, true)).data.wantsReminders).toBe(true);
  const moved = await server.send<Own>('POST', '/api/booking/cancel', { body: { token: mailed }, headers: from() });
  expect(moved.data.status).toBe('cancelled');
});

it('knows no link that it has not given, and none of another appointment', async () => {
  const [a = '', b = ''] = await times();
  const one = (await book(wish(a, { email: 'a@example.com' }))).data;
  const other = (await book(wish(b, { email: 'b@example.com' }))).data;
  const mixed = `${one.appointment.id}.${other.token.split('.')[1]}`;
  for (const token of [mixed, one.appointment.id, `${one.token}x`, 'nothing'])
    expect((await server.send('POST', '/api/booking/cancel', { body: { token }, headers: from() })).json).toMatchObject(
      {
        code: 'link_invalid',
      },
    );
  expect((await server.send<Own>('POST', '/api/booking/read', { body: { token: one.token } })).data.status).toBe(
    'booked',
  );
});

it('moves and cancels nothing that has begun', async () => {
  const [startsAt = ''] = await times();
  const { token } = (await book(wish(startsAt, { email: 'late@example.com' }))).data;
  const now = server.clock.now();
  server.clock.setTo(new Date(Date.parse(startsAt) + 60_000));
  const cancelled = await server.send('POST', '/api/booking/cancel', { body: { token }, headers: from() });
  expect(cancelled.json).toMatchObject({ code: 'slot_past' });
  server.clock.setTo(now);
});

it('lets one mail address take only so many times of a day, whatever address it comes from', async () => {
  const statuses: number[] = [];
  for (const startsAt of await spaced(6))
    statuses.push((await book(wish(startsAt, { email: 'greedy@example.com' }))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('counts what is booked, and not what was wished for', async () => {
  const [taken = '', free = ''] = await spaced(2);
  await book(wish(taken, { email: 'holder@example.com' }));
  const email = 'patient@example.com';
  for (let tries = 0; tries < 6; tries += 1)
    expect((await book(wish(taken, { email }))).json).toMatchObject({ code: 'slot_taken' });
  expect((await book(wish(free, { email }))).status).toBe(200);
});

it('books with a sample as with anybody, and mails nobody for it', async () => {
  await openSamples(server);
  const { business, services } = await page('kestrel-auto');
  expect(business.isSample).toBe(true);
  const [startsAt = ''] = await times('kestrel-auto', services[0]?.id);
  const body = wish(startsAt, { serviceId: services[0]?.id, email: 'sampler@example.com' });
  expect((await book(body, from(), 'kestrel-auto')).status).toBe(200);
  expect(await mails('sampler@example.com')).toEqual([]);
});

it('asks for the address where the service comes to the customer, and for an e-mail that is one', async () => {
  const { services } = await page('harbor-plumbing');
  const visit = services.find(({ needsAddress }) => needsAddress);
  const [startsAt = ''] = await times('harbor-plumbing', visit?.id);
  const body = wish(startsAt, { serviceId: visit?.id });
  expect((await book(body, from(), 'harbor-plumbing')).json).toMatchObject({ fields: { address: expect.any(String) } });
  expect((await book({ ...body, email: 'a b@c' }, from(), 'harbor-plumbing')).status).toBe(400);
});

it('says so where a plan holds no more this month', async () => {
  const owner = await server.signIn('small@example.com');
  const profile = await server.send<{ slug: string }>('GET', '/api/profile', { headers: { cookie: owner.cookie } });
  const { slug } = profile.data;
  await query(
    server.connection,
    `update appointments set booked_by = 'user', created_at = '2026-03-02T15:00Z' where business_id = '${owner.businessId}'`,
  );
  const { services } = await page(slug);
  const service = services[0]?.id ?? '';
  const codes: unknown[] = [];
  for (const [at, startsAt] of (await spaced(12, slug, service)).entries()) {
    const { json } = await book(
      wish(startsAt, { serviceId: service, email: `guest${at}@example.com`, address: '1 A St' }),
      from(),
      slug,
    );
    codes.push(json.success ? 'booked' : json.code);
  }
  expect(codes).toContain('booking_full');
});

it('is not found where there is no business', async () => {
  expect((await server.send('GET', '/api/book/nobody-here')).status).toBe(404);
});

it('is closed by its switch: nothing is offered or booked, what is booked stays, and its link goes on working', async () => {
  const { data } = await book(wish((await spaced(1))[0] ?? '', { email: 'before@example.com' }));
  await query(server.connection, `update profiles set takes_bookings = false where slug = 'telle'`);
  expect(await page()).toMatchObject({ isOpen: false, services: [] });
  expect(await times()).toEqual([]);
  const refused = await book(wish('2026-03-05T15:00:00Z', { email: 'after@example.com' }));
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({ code: 'booking_closed' });
  const link = await server.send<Own>('POST', '/api/booking/read', { body: { token: data.token }, headers: from() });
  expect(link.data).toMatchObject({ status: 'booked', canChange: true });
  await query(server.connection, `update profiles set takes_bookings = true where slug = 'telle'`);
  expect(await page()).toMatchObject({ isOpen: true });
});

it('promises no reminder by text while no carrier is connected', async () => {
  const { cookie } = await server.signIn('texts@example.com');
  const at = async <T>(path: string, body?: object) =>
    (await server.send<T>(body ? 'POST' : 'GET', `/api${path}`, { headers: { cookie }, ...(body && { body }) })).data;
  expect(await at('/reminder-settings')).toMatchObject({ canText: false });
  const { services } = await at<{ services: { id: string }[] }>('/services');
  const serviceId = services[0]?.id ?? '';
  const range = 'from=2026-03-06T00:00:00Z&to=2026-03-13T00:00:00Z';
  const { freeTimes } = await at<AnswerOf<typeof listOpenTimes>>(`/free-times?serviceId=${serviceId}&${range}`);
  const person = { name: 'Nora Number', phone: '+12025550101', startsAt: freeTimes[0]?.startsAt, serviceId };
  const { id } = await at<{ id: string }>('/appointments', person);
  expect(await at(`/appointments/${id}/reminder`)).toEqual({ state: 'unreachable', by: null, at: null });
});
