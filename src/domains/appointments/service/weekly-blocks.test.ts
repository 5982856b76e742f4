import { expect, it } from 'vitest';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { aBusiness } from '../../../../tests/support/house.ts';
import { as, openBareServer } from '../../../../tests/support/http.ts';
import { contactRoutes } from '../../contacts/routes.ts';
import { subscriptionRoutes } from '../../subscriptions/routes.ts';
import type { Appointment, FreeTime, WeeklyBlock, WeeklyOccurrence } from '../contract.ts';
import { appointmentRoutes } from '../routes.ts';

// The clock stands at Monday, 2 March 2026, 10:00 in New York; the clocks go forward on the 8th.
const server = await openBareServer((serve) => {
  knowledgeRoutes(serve);
  contactRoutes(serve);
  subscriptionRoutes(serve);
  appointmentRoutes(serve);
});
const { send, ids } = server;

async function aSalon() {
  const headers = as(await aBusiness(server), 'owner', ids.make('user'));
  const say = async <T>(method: string, path: string, body?: object) =>
    (await send<T>(method, `/api${path}`, { headers, ...(body && { body }) })).data;
  const { id: serviceId } = await say<{ id: string }>('POST', '/services', { name: 'Cut', minutes: 60 });
  const { id: staffId } = await say<{ id: string }>('POST', '/staff', { name: 'Ana', serviceIds: [serviceId] });
  const startsOn = async (date: string) => {
    const range = `from=${date}T04:00:00Z&to=${date}T23:00:00Z`;
    const { freeTimes } = await say<{ freeTimes: FreeTime[] }>('GET', `/free-times?serviceId=${serviceId}&${range}`);
    return freeTimes.map(({ startsAt }) => startsAt.slice(11, 16));
  };
  return { headers, say, serviceId, staffId, startsOn };
}
type Made = WeeklyBlock & { readonly overlapping: Appointment[] };
const wednesdays = { startsOn: '2026-03-04', from: '12:00', to: '13:00', reason: 'Lunch' };

it('is offered to nobody in any week, before and after the clocks are set, until one day is freed', async () => {
  const { say, serviceId, startsOn } = await aSalon();
  const standing = await say<Appointment>('POST', '/appointments', {
    ...{ serviceId, startsAt: '2026-03-11T11:30:00-04:00', name: 'Dana Reyes', phone: '(202) 555-0101' },
  });
  const made = await say<Made>('POST', '/weekly-blocks', wednesdays);
  expect(made.overlapping.map(({ id }) => id)).toEqual([standing.id]);
  expect(await startsOn('2026-03-04')).not.toContain('17:00');
  expect(await startsOn('2026-03-04')).toContain('18:00');
  const later = await startsOn('2026-03-18');
  expect([later.includes('15:30'), later.includes('16:00'), later.includes('17:00')]).toEqual([false, false, true]);

  const range = '/blocked-times?from=2026-03-02T00:00:00Z&to=2026-03-20T00:00:00Z';
  const listed = async () => (await say<{ occurrences: WeeklyOccurrence[] }>('GET', range)).occurrences;
  expect((await listed()).map(({ date, startsAt }) => [date, startsAt.slice(11, 16)])).toEqual([
    ['2026-03-04', '17:00'],
    ['2026-03-11', '16:00'],
    ['2026-03-18', '16:00'],
  ]);
  await say('PUT', `/weekly-blocks/${made.id}/days`, { date: '2026-03-18', isFree: true });
  expect(await startsOn('2026-03-18')).toContain('16:00');
  expect((await listed()).map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-11']);
  await say('PUT', `/weekly-blocks/${made.id}/days`, { date: '2026-03-18', isFree: false });
  expect(await startsOn('2026-03-18')).not.toContain('16:00');
});

it('is booked by nobody, ends on its last day, and goes', async () => {
  const { headers, say, serviceId, startsOn } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  const book = (startsAt: string) =>
    send('POST', '/api/appointments', {
      headers,
      body: { serviceId, startsAt, name: 'Dana Reyes', phone: '(202) 555-0101' },
    });
  expect((await book('2026-03-18T12:00:00-04:00')).json).toMatchObject({ code: 'slot_taken' });
  const ended = await say<Made>('PUT', `/weekly-blocks/${id}`, { ...wednesdays, endsOn: '2026-03-17' });
  expect(ended).toMatchObject({ endsOn: '2026-03-17', from: '12:00', to: '13:00' });
  expect((await book('2026-03-18T12:00:00-04:00')).status).toBe(200);
  expect(await startsOn('2026-03-11')).not.toContain('16:00');
  await say('DELETE', `/weekly-blocks/${id}`);
  expect(await startsOn('2026-03-11')).toContain('16:00');
  expect((await send('DELETE', `/api/weekly-blocks/${id}`, { headers })).status).toBe(404);
});

it('keeps one person alone, and nobody of another business', async () => {
  const { say, serviceId, staffId, startsOn } = await aSalon();
  const other = await aSalon();
  await say('POST', '/weekly-blocks', { ...wednesdays, staffId });
  expect(await startsOn('2026-03-04')).not.toContain('17:00');
  await say('POST', '/staff', { name: 'Bo', serviceIds: [serviceId] });
  expect(await startsOn('2026-03-04')).toContain('17:00');
  expect(await other.startsOn('2026-03-04')).toContain('17:00');
  expect(await other.say('GET', '/weekly-blocks')).toEqual({ weeklyBlocks: [] });
});

it.each([
  ['an end before the start', { to: '11:00' }, 400],
  ['a last day before the first', { endsOn: '2026-03-03' }, 400],
  ['a day that is none', { startsOn: '2026-02-30' }, 400],
  ['somebody who is not there', { staffId: `stf_${'0'.repeat(26)}` }, 400],
])('is refused: %s', async (_, more, status) => {
  const { headers } = await aSalon();
  const heard = await send('POST', '/api/weekly-blocks', { headers, body: { ...wednesdays, ...more } });
  expect(heard.status).toBe(status);
});

it('frees no day on which it does not stand', async () => {
  const { headers, say } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  const body = { date: '2026-03-05', isFree: true };
  expect((await send('PUT', `/api/weekly-blocks/${id}/days`, { headers, body })).status).toBe(404);
});
