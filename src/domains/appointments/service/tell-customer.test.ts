// What the team does at the desk is told to the customer where it is asked to, and is no news to the team itself.
import { expect, it } from 'vitest';
import { cancelOwn, tellCustomer } from '#domains/booking-page/service.ts';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { tellOwners } from '#domains/notices/service/tell-owners.ts';
import { linksFrom } from '#platform/links.ts';
import { query } from '../../../../tests/support/cluster.ts';
import { aBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { as, openBareServer } from '../../../../tests/support/http.ts';
import { appointmentRoutes } from '../routes.ts';

// The clock stands at Monday, 2 March 2026, 10:00 in New York.
const house = await openTestDatabase();
house.database.onEnqueue(async () => undefined);
const links = linksFrom(() => 'https://telle.example');
const booking = { database: house.database, links, key: Buffer.alloc(32), sender: 'telle@example.com' };
const { send } = await openBareServer(
  (serve) => {
    knowledgeRoutes(serve);
    appointmentRoutes(serve, (...told) => tellCustomer(booking, ...told));
  },
  { house },
);
const user = house.ids.make('user');
const business = await aBusiness(house);
await house.database.systemPool.query(`insert into users (id, email, name) values ($1, 'dana@example.com', 'Dana')`, [
  user,
]);
await house.database.systemPool.query(
  `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`,
  [house.ids.make('member'), business, user],
);
const headers = as(business, 'owner', user);
const at = async (method: string, path: string, body?: object) =>
  (await send<{ id: string }>(method, `/api${path}`, { headers, ...(body && { body }) })).data;
const serviceId = (await at('POST', '/services', { name: 'Cut', minutes: 60 })).id;
const on = (clockTime: string) => `2026-03-03T${clockTime}:00-05:00`;
const mails = async (to: string) =>
  (
    await query<{ values: { change?: string; url: string; events?: string[] } }>(
      house.connection,
      `select values from mails where recipient = '${to}' order by created_at, id`,
    )
  ).map(({ values }) => values);
const told = async (to: string) => (await mails(to)).map(({ change }) => change);
const tell = () => tellOwners({ ...house, links }, new Date('2026-03-01T00:00:00Z'));
const news = async () => (await mails('dana@example.com')).flatMap(({ events = [] }) => events);

it('mails what is booked, moved and cancelled, once each, and only where it is asked to and there is an address', async () => {
  const person = { name: 'Vic Visitor', email: 'vic@example.com', serviceId };
  const { id } = await at('POST', '/appointments?tellCustomer=true', { ...person, startsAt: on('09:00') });
  const one = `/appointments/${id}`;
  house.clock.forward(60);
  await at('PUT', `${one}?tellCustomer=true`, { startsAt: on('11:00') });
  await at('PUT', `${one}?tellCustomer=true`, { startsAt: on('11:00') });
  await at('PUT', `${one}?tellCustomer=true`, { note: 'Rings first' });
  expect(await told('vic@example.com')).toEqual(['booked', 'moved']);
  expect((await mails('vic@example.com'))[0]).toMatchObject({
    url: expect.stringContaining(`/booking?token=${id}.`),
    calendar: { method: 'PUBLISH' },
  });
  house.clock.forward(60);
  await at('PUT', one, { startsAt: on('13:00') });
  await at('POST', `${one}/cancel?tellCustomer=true`);
  await at('POST', `${one}/cancel?tellCustomer=true`);
  house.clock.forward(60);
  await at('POST', `${one}/restore`);
  expect(await told('vic@example.com')).toEqual(['booked', 'moved', 'cancelled']);
  const numbered = { name: 'Nora Number', phone: '+12025550101', serviceId, startsAt: on('15:00') };
  expect(await at('POST', '/appointments?tellCustomer=true', numbered)).toMatchObject({ email: null });
});

it('is no notice to the team, whoever had booked it; what a visitor does then is one', async () => {
  const person = { name: 'Paula Page', email: 'paula@example.com', serviceId };
  const { id } = await at('POST', '/appointments?tellCustomer=true', { ...person, startsAt: on('10:00') });
  await house.database.systemPool.query(`update appointments set booked_by = 'visitor' where id = $1`, [id]);
  house.clock.forward(60);
  await at('PUT', `/appointments/${id}`, { startsAt: on('12:00') });
  await at('POST', `/appointments/${id}/cancel`);
  await at('POST', `/appointments/${id}/restore`);
  await tell();
  expect((await news()).filter((event) => event.includes('Paula Page'))).toEqual([]);
  await at('PUT', `/appointments/${id}`, { startsAt: on('14:00') });
  house.clock.forward(60);
  const token = (await mails('paula@example.com'))[0]?.url.split('token=')[1] ?? '';
  await cancelOwn(booking, { token });
  await tell();
  expect((await news()).filter((event) => event.includes('Paula Page'))).toHaveLength(1);
});
