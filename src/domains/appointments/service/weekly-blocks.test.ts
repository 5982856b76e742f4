import { expect, it } from 'vitest';
import { weekdays } from '#shared/hours.ts';
import type { Id } from '#shared/ids.ts';
import { until } from '../../../../tests/support/background.ts';
import { inBusiness } from '../../../../tests/support/house.ts';
import { openSalons, type Salon, wednesdays } from '../../../../tests/support/salon.ts';
import {
  type Appointment,
  type FreeTime,
  type WeeklyBlock,
  type WeeklyOccurrence,
  weeklyBlocksMost,
} from '../contract.ts';
import { bookAppointment } from '../service.ts';
import { createWeeklyBlock } from './weekly-blocks.ts';

const server = await openSalons();
const { send, database, aSalon } = server;

type Made = WeeklyBlock & { readonly overlapping: Appointment[]; readonly overlappingCount: number };
const dates = (those: readonly WeeklyOccurrence[]) => those.map(({ date }) => date);

/** Ten minutes booked every twenty, so many in a row from this Monday at noon on. */
const bookMany = ({ business, serviceId, staffId }: Salon, count: number) =>
  database.systemPool.query(
    `insert into appointments (id, business_id, service_id, staff_id, starts_at, ends_at, blocked_until, status, booked_by)
     select 'apt_' || lpad(n::text, 26, '0'), $1, $2, $3, at, at + interval '10 minutes', at + interval '10 minutes', 'booked', 'user'
     from generate_series(0, $4::int - 1) n, lateral (select '2026-03-02T17:00:00Z'::timestamptz + n * interval '20 minutes' as at) t`,
    [business, serviceId, staffId, count],
  );

it('is offered to nobody in any week, before and after the clocks are set, until one day is freed', async () => {
  const { say, serviceId, startsOn, listed } = await aSalon();
  const standing = await say<Appointment>('POST', '/appointments', {
    ...{ serviceId, startsAt: '2026-03-11T11:30:00-04:00', name: 'Dana Reyes', phone: '(202) 555-0101' },
  });
  const made = await say<Made>('POST', '/weekly-blocks', wednesdays);
  expect(made.overlapping.map(({ id }) => id)).toEqual([standing.id]);
  expect(await startsOn('2026-03-04')).not.toContain('17:00');
  expect(await startsOn('2026-03-04')).toContain('18:00');
  const later = await startsOn('2026-03-18');
  expect([later.includes('15:30'), later.includes('16:00'), later.includes('17:00')]).toEqual([false, false, true]);

  expect((await listed()).occurrences.map(({ date, startsAt }) => [date, startsAt.slice(11, 16)])).toEqual([
    ['2026-03-04', '17:00'],
    ['2026-03-11', '16:00'],
    ['2026-03-18', '16:00'],
  ]);
  await say('PUT', `/weekly-blocks/${made.id}/days`, { date: '2026-03-18', isFree: true });
  expect(await startsOn('2026-03-18')).toContain('16:00');
  const after = await listed();
  expect([dates(after.occurrences), dates(after.freed)]).toEqual([['2026-03-04', '2026-03-11'], ['2026-03-18']]);
  await say('PUT', `/weekly-blocks/${made.id}/days`, { date: '2026-03-18', isFree: false });
  expect(await startsOn('2026-03-18')).not.toContain('16:00');
});

it('runs over midnight: the night is blocked and told of, freed by the day on which it begins, and the next night stands', async () => {
  const { say, ask, serviceId, startsOn, listed } = await aSalon();
  const hours = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]]));
  await say('PATCH', '/profile', { hours });
  const standing = await say<Appointment>('POST', '/appointments', {
    ...{ serviceId, startsAt: '2026-03-08T04:00:00-04:00', name: 'Dana Reyes' },
  });
  const nights = { startsOn: '2026-03-07', from: '22:00', to: '06:00' };
  const made = await say<Made>('POST', '/weekly-blocks', nights);
  expect([made.from, made.to, made.overlapping.map(({ id }) => id)]).toEqual(['22:00', '06:00', [standing.id]]);
  // The clocks go forward within the first of them: it is an hour shorter.
  expect((await listed()).occurrences.map(({ date, startsAt, endsAt }) => [date, startsAt, endsAt])).toEqual([
    ['2026-03-07', '2026-03-08T03:00:00.000Z', '2026-03-08T10:00:00.000Z'],
    ['2026-03-14', '2026-03-15T02:00:00.000Z', '2026-03-15T10:00:00.000Z'],
  ]);
  // A page that begins with the next day is told of the night that still runs.
  const sunday = (await listed('from=2026-03-08T05:00:00Z&to=2026-03-09T04:00:00Z')).occurrences;
  expect(sunday.map(({ date }) => date)).toEqual(['2026-03-07']);
  const book = async (startsAt: string) =>
    (await ask('POST', '/appointments', { serviceId, startsAt, name: 'Lee' })).status;
  expect(await book('2026-03-15T05:30:00-04:00')).toBe(409);
  expect((await startsOn('2026-03-15'))[0]).toBe('10:00');
  await say('PUT', `/weekly-blocks/${made.id}/days`, { date: '2026-03-14', isFree: true });
  expect(await book('2026-03-15T05:30:00-04:00')).toBe(200);
  expect((await ask('PUT', `/weekly-blocks/${made.id}/days`, { date: '2026-03-15', isFree: true })).status).toBe(404);
  // To midnight is said as the end of its own day.
  expect(await say<Made>('PUT', `/weekly-blocks/${made.id}`, { ...nights, to: '00:00' })).toMatchObject({
    to: '24:00',
  });
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
  ['an end that is the start', { to: '12:00' }, 400],
  ['a start at the end of the day', { from: '24:00', to: '06:00' }, 400],
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

it('tells of every appointment that it covers, however many come before it and however many they are', async () => {
  const salon = await aSalon();
  await bookMany(salon, 600);
  const { staffId, say } = salon;
  const late = await say<Made>('POST', '/weekly-blocks', {
    ...wednesdays,
    startsOn: '2026-03-10',
    to: '14:00',
    staffId,
  });
  expect([late.overlappingCount, late.overlapping.map(({ startsAt }) => startsAt)]).toEqual([
    6,
    ['16:00', '16:20', '16:40', '17:00', '17:20', '17:40'].map((clock) => `2026-03-10T${clock}:00.000Z`),
  ]);
  const span = { startsAt: '2026-03-02T17:00:00Z', endsAt: '2026-03-12T00:00:00Z' };
  const whole = await say<Made>('POST', '/blocked-times', { ...span, staffId });
  expect([whole.overlappingCount, whole.overlapping.length]).toEqual([600, 500]);
  const { id: other } = await say<{ id: string }>('POST', '/staff', { name: 'Bo', serviceIds: [salon.serviceId] });
  expect(await say<Made>('POST', '/blocked-times', { ...span, staffId: other })).toMatchObject({ overlappingCount: 0 });
});

it('ends alone, also before it began, and comes back whole with the days that were freed', async () => {
  const { say, ask, listed } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  await say('PUT', `/weekly-blocks/${id}/days`, { date: '2026-03-11', isFree: true });
  const end = (endsOn: string | null, was: string | null) =>
    ask('PUT', `/weekly-blocks/${id}/end`, { endsOn, was: { endsOn: was } });
  expect((await end('2026-03-03', null)).status).toBe(200);
  expect(await listed()).toMatchObject({ occurrences: [], freed: [] });
  expect(await say('GET', '/weekly-blocks')).toEqual({ weeklyBlocks: [] });
  await say('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-12' });
  const refused = await end(null, '2026-03-03');
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { code: 'conflict', fields: { endsOn: expect.any(String) } },
  ]);
  expect((await listed()).occurrences).toMatchObject([{ date: '2026-03-04', endsOn: '2026-03-12' }]);
  expect((await end(null, '2026-03-12')).status).toBe(200);
  const back = await listed();
  expect([dates(back.occurrences), dates(back.freed)]).toEqual([['2026-03-04', '2026-03-18'], ['2026-03-11']]);
  await say('DELETE', `/weekly-blocks/${id}`);
  expect((await end('2026-03-12', null)).status).toBe(404);
});

it('blocked again, tells of those alone who were booked meanwhile', async () => {
  const { say, serviceId } = await aSalon();
  const book = async (startsAt: string) =>
    (await say<Appointment>('POST', '/appointments', { serviceId, startsAt, name: 'Dana Reyes' })).id;
  await book('2026-03-04T12:00:00-05:00');
  const { id, overlappingCount } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  expect(overlappingCount).toBe(1);
  const setFree = (isFree: boolean) => say<Made>('PUT', `/weekly-blocks/${id}/days`, { date: '2026-03-11', isFree });
  await setFree(true);
  const onTheDay = await book('2026-03-11T12:00:00-04:00');
  expect((await setFree(false)).overlapping.map((one) => one.id)).toEqual([onTheDay]);
  const setEnd = (endsOn: string | null) => say<Made>('PUT', `/weekly-blocks/${id}/end`, { endsOn });
  expect((await setEnd('2026-03-12')).overlapping).toEqual([]);
  const later = await book('2026-03-18T12:00:00-04:00');
  expect((await setEnd(null)).overlapping.map((one) => one.id)).toEqual([later]);
});

it('of somebody who was taken off the list is ended and changed, and given to nobody else who was', async () => {
  const { say, ask, staffId, serviceId, listed } = await aSalon();
  const { id: other } = await say<{ id: string }>('POST', '/staff', { name: 'Bo', serviceIds: [serviceId] });
  const { id } = await say<Made>('POST', '/weekly-blocks', { ...wednesdays, staffId });
  for (const gone of [staffId, other]) await say('DELETE', `/staff/${gone}`);
  const put = (body: object) => ask('PUT', `/weekly-blocks/${id}`, { ...wednesdays, ...body });
  expect((await put({ staffId, reason: 'Away' })).status).toBe(200);
  expect((await put({ staffId: other })).json).toMatchObject({ fields: { staffId: expect.any(String) } });
  expect((await ask('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-10' })).status).toBe(200);
  expect((await listed()).occurrences).toMatchObject([{ date: '2026-03-04', staffId, reason: 'Away' }]);
});

it('keeps a freed day through a change of its hours, and forgets it where it would not stand', async () => {
  const { say } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  await say('PUT', `/weekly-blocks/${id}/days`, { date: '2026-03-11', isFree: true });
  const put = async (body: object) =>
    (await say<Made>('PUT', `/weekly-blocks/${id}`, { ...wednesdays, ...body })).freedOn;
  expect(await put({ to: '14:00', endsOn: '2026-03-09' })).toEqual(['2026-03-11']);
  expect(await put({ startsOn: '2026-03-05' })).toEqual([]);
  expect(await put({})).toEqual([]);
});

it('is one of two hundred that stand, and one that has ended makes room', async () => {
  const { business, ask, say } = await aSalon();
  await database.systemPool.query(
    `insert into weekly_blocks (id, business_id, starts_on, from_minutes, to_minutes)
     select $1::text || n, $1, '2026-01-07', 720, 780 from generate_series(2, $2::int) n`,
    [business, weeklyBlocksMost],
  );
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  const refused = await ask('POST', '/weekly-blocks', wednesdays);
  expect([refused.status, refused.json]).toMatchObject([409, { code: 'block_limit' }]);
  await say('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-01' });
  expect((await ask('POST', '/weekly-blocks', wednesdays)).status).toBe(200);
});

it.each([
  ['from=0001-01-01T00:00:00Z&to=2026-03-20T00:00:00Z', 'from'],
  ['from=2026-03-20T00:00:00Z&to=9999-12-31T00:00:00Z', 'to'],
  ['from=2026-03-20T00:00:00Z&to=2027-04-25T00:00:00Z', 'to'],
])('is not listed by %s, which is said at the edge', async (range, field) => {
  const { ask } = await aSalon();
  const { status, json } = await ask('GET', `/blocked-times?${range}`);
  expect([status, json]).toMatchObject([400, { code: 'invalid_request', fields: { [field]: expect.any(String) } }]);
});

it('is looked past, however long it stands, to the first time that is free', async () => {
  const { say, serviceId } = await aSalon();
  await say('PATCH', '/profile', { booking: { leadMinutes: 60, horizonDays: 240, stepMinutes: 30 } });
  for (let day = 2; day <= 8; day += 1)
    await say('POST', '/weekly-blocks', {
      ...{ startsOn: `2026-03-0${day}`, endsOn: '2026-08-30', from: '00:00', to: '24:00' },
    });
  const find = async (max: number) => {
    const range = `from=2026-03-02T15:00:00Z&to=2026-10-28T00:00:00Z&max=${max}`;
    const { freeTimes } = await say<{ freeTimes: FreeTime[] }>('GET', `/free-times?serviceId=${serviceId}&${range}`);
    return freeTimes.map(({ startsAt }) => startsAt);
  };
  expect(await find(1)).toEqual(['2026-08-31T13:00:00.000Z']);
  const all = await find(500);
  // Fifteen starts on each working day.
  expect([all.length, new Set(all).size, all.at(-1)]).toEqual([500, 500, '2026-10-15T15:00:00.000Z']);
  expect(all).toEqual([...all].sort());
});

it.each([
  ['0001-01-01T00:00:00Z', 'slot_past'],
  ['9999-12-31T23:59:59-12:00', 'slot_too_far'],
])('leaves a year that nobody means to be refused as it is: %s', async (startsAt, code) => {
  const { ask, say, serviceId } = await aSalon();
  await say('POST', '/weekly-blocks', wednesdays);
  const heard = await ask('POST', '/appointments', { serviceId, startsAt, name: 'Dana Reyes' });
  expect([heard.status, heard.json]).toMatchObject([409, { code }]);
});

it('is listed to the last day that a diary speaks of', async () => {
  const { listed } = await aSalon();
  expect(await listed('from=2000-01-01T00:00:00Z&to=2001-02-01T00:00:00Z')).toMatchObject({ occurrences: [] });
  expect(await listed('from=2198-12-01T00:00:00Z&to=2199-12-31T23:59:59Z')).toMatchObject({ occurrences: [] });
});

it('makes whoever is booking meanwhile wait, and is what they are judged by', async () => {
  const { business, serviceId } = await aSalon();
  let booking: ReturnType<typeof bookAppointment> | undefined;
  await inBusiness(database, business, async (scope) => {
    await createWeeklyBlock(scope, { ...wednesdays, staffId: null, endsOn: null });
    const startsAt = new Date('2026-03-04T12:00:00-05:00');
    booking = inBusiness(database, business, (other) =>
      bookAppointment(other, { serviceId: serviceId as Id<'service'>, startsAt, name: 'Dana' }),
    );
    booking.catch(() => undefined);
    await until(async () => {
      const waiting = await database.systemPool.query('select from pg_locks where not granted');
      if (waiting.rowCount === 0) throw new Error('nobody waits yet');
    });
  });
  expect(await booking).toEqual({ ok: false, reason: 'taken' });
});
