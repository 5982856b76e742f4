import { expect, it } from 'vitest';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { aBusiness } from '../../../../tests/support/house.ts';
import { as, openBareServer } from '../../../../tests/support/http.ts';
import type { Appointment, FreeTime } from '../contract.ts';
import { appointmentRoutes } from '../routes.ts';

// The clock stands at Monday, 2 March 2026, 10:00 in New York.
const { send, ids, clock, ...house } = await openBareServer((serve) => {
  knowledgeRoutes(serve);
  appointmentRoutes(serve);
});
const nine = '2026-03-03T09:00:00-05:00';

async function salon() {
  const business = await aBusiness({ ...house, ids, clock });
  const headers = as(business, 'owner', ids.make('user'));
  const ask = <T>(method: string, path: string, body?: unknown) =>
    send<T>(method, `/api${path}`, { headers, ...(body !== undefined && { body }) });
  const service = (await ask<{ id: string }>('POST', '/services', { name: 'Cut', minutes: 60, bufferMinutes: 15 }))
    .data;
  const book = async (startsAt: string) =>
    ask<Appointment>('POST', '/appointments', { serviceId: service.id, startsAt, name: 'Dana Reyes' });
  const { id } = (await book(nine)).data;
  const before = (await ask<Appointment>('GET', `/appointments/${id}`)).data;
  await ask('POST', `/appointments/${id}/cancel`);
  return { ask, book, id, before, service, restore: () => ask<Appointment>('POST', `/appointments/${id}/restore`) };
}

it('stands again as it was, also when asked twice, and has its time', async () => {
  const { restore, before, book } = await salon();
  // For a calendar it was changed twice: off, and on again.
  const again = { ...before, sequence: before.sequence + 2 };
  expect((await restore()).data).toEqual(again);
  expect((await restore()).data).toEqual(again);
  expect((await book(nine)).json).toMatchObject({ code: 'slot_taken' });
});

it('is restored within the lead time too, by which it was booked', async () => {
  const { restore } = await salon();
  clock.forward(22 * 3600 + 50 * 60);
  expect((await restore()).data).toMatchObject({ status: 'booked' });
  clock.forward(-22 * 3600 - 50 * 60);
});

it('stays cancelled where somebody else has the time, buffer included, or it was blocked', async () => {
  const taken = await salon();
  await taken.book('2026-03-03T10:00:00-05:00');
  expect((await taken.restore()).json).toMatchObject({ code: 'slot_taken' });
  const blocked = await salon();
  const span = { startsAt: nine, endsAt: '2026-03-03T09:30:00-05:00' };
  await blocked.ask('POST', '/blocked-times', span);
  expect((await blocked.restore()).json).toMatchObject({ code: 'slot_taken' });
  const after = await blocked.ask<Appointment>('GET', `/appointments/${blocked.id}`);
  expect(after.data.status).toBe('cancelled');
  const weekly = await salon();
  await weekly.ask('POST', '/weekly-blocks', { startsOn: '2026-02-24', from: '09:30', to: '10:00' });
  expect((await weekly.restore()).json).toMatchObject({ code: 'slot_taken' });
});

it('of two who want the time at once one has it', async () => {
  const { restore, book } = await salon();
  const heard = await Promise.all([restore(), book(nine), restore(), book(nine)]);
  const stands = new Set(
    heard.flatMap(({ status, json }) => (status === 200 && json.success ? [(json.data as Appointment).id] : [])),
  );
  expect(stands.size).toBe(1);
});

it('a time that an appointment has counts as free for moving it alone', async () => {
  const { ask, restore, id, service } = await salon();
  await restore();
  const from = encodeURIComponent(nine);
  const to = encodeURIComponent('2026-03-03T09:05:00-05:00');
  const free = async (more = '') =>
    (await ask<{ freeTimes: FreeTime[] }>('GET', `/free-times?serviceId=${service.id}&from=${from}&to=${to}${more}`))
      .data.freeTimes;
  expect([await free(), (await free(`&moving=${id}`)).length]).toEqual([[], 1]);
});
