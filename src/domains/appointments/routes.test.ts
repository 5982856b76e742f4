import { beforeAll, describe, expect, it } from 'vitest';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { until } from '../../../tests/support/background.ts';
import { aBusiness, inBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { contactRoutes } from '../contacts/routes.ts';
import { subscriptionRoutes } from '../subscriptions/routes.ts';
import type { Appointment, FreeTime } from './contract.ts';
import { appointmentRoutes } from './routes.ts';
import * as service from './service.ts';
import { diaryTools } from './tools.ts';

// The clock stands at Monday, 2 March 2026, 10:00 in New York.
const server = await openBareServer((serve) => {
  knowledgeRoutes(serve);
  contactRoutes(serve);
  subscriptionRoutes(serve);
  appointmentRoutes(serve);
});
const { send, ids, database, clock } = server;
const user = ids.make('user');
type Made = { business: BusinessId; headers: Record<string, string>; serviceId: string };

async function salon(staff: string[] = []): Promise<Made & { staffIds: string[] }> {
  const business = await aBusiness(server);
  const headers = as(business, 'owner', user);
  const say = async (path: string, body: unknown) =>
    (await send<{ id: string }>('POST', `/api${path}`, { headers, body })).data.id;
  const serviceId = await say('/services', { name: 'Cut', minutes: 60, bufferMinutes: 15 });
  const staffIds: string[] = [];
  for (const name of staff) staffIds.push(await say('/staff', { name, serviceIds: [serviceId] }));
  return { business, headers, serviceId, staffIds };
}
const at = (clockTime: string, day = '2026-03-03') => `${day}T${clockTime}:00-05:00`;
const book = (made: Made, startsAt: string, more: object = {}) =>
  send<Appointment>('POST', '/api/appointments', {
    headers: made.headers,
    body: { serviceId: made.serviceId, startsAt, name: 'Dana Reyes', phone: '(202) 555-0101', ...more },
  });

describe('an appointment', () => {
  let made: Awaited<ReturnType<typeof salon>>;
  beforeAll(async () => {
    made = await salon();
  });

  it('is not moved by whoever did not see that somebody else had moved it', async () => {
    const own = await salon();
    const { id, startsAt, note } = (await book(own, at('09:00'))).data;
    const put = (body: object, headers = own.headers) =>
      send<Appointment>('PUT', `/api/appointments/${id}`, { headers, body });
    const office = as(own.business, 'staff', ids.make('user'));
    expect((await put({ startsAt: at('11:00'), was: { startsAt } }, office)).status).toBe(200);
    const late = await put({ startsAt: at('14:00'), was: { startsAt } });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'conflict', fields: { startsAt: expect.any(String) } },
    ]);
    expect((await send<Appointment>('GET', `/api/appointments/${id}`, own)).data.startsAt).toBe(
      '2026-03-03T16:00:00.000Z',
    );
    expect((await put({ startsAt: '2026-03-03T16:00:00Z', was: { startsAt } })).status).toBe(200);
    expect((await put({ note: 'Rings first', was: { note } })).data.note).toBe('Rings first');
    expect((await put({ startsAt: at('14:00'), was: { startsAt: at('11:00') } })).data.startsAt).toBe(
      '2026-03-03T19:00:00.000Z',
    );
  });

  it('of several who saw the same and move it at once lets one in', async () => {
    const own = await salon();
    const { id, startsAt } = (await book(own, at('09:00'))).data;
    const heard = await Promise.all(
      ['11:00', '12:00', '14:00', '15:00'].map((clockTime) =>
        send('PUT', `/api/appointments/${id}`, {
          headers: own.headers,
          body: { startsAt: at(clockTime), was: { startsAt } },
        }),
      ),
    );
    expect(heard.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(heard.filter(({ json }) => !json.success && json.code === 'conflict')).toHaveLength(3);
  });

  it('is booked for a contact who is found by number, and stands in the diary', async () => {
    const first = (await book(made, at('09:00'))).data;
    expect(first).toMatchObject({
      status: 'booked',
      service: 'Cut',
      staff: null,
      startsAt: '2026-03-03T14:00:00.000Z',
      endsAt: '2026-03-03T15:00:00.000Z',
      phone: '+12025550101',
      bookedBy: 'user',
    });
    const second = (await book(made, at('11:00'), { phone: '+1 202 555 0101', name: 'D. Reyes' })).data;
    expect(second.contactId).toBe(first.contactId);
    const range = `from=${encodeURIComponent(at('00:00'))}&to=${encodeURIComponent(at('23:59'))}`;
    const { appointments } = (
      await send<{ appointments: Appointment[] }>('GET', `/api/appointments?${range}`, { headers: made.headers })
    ).data;
    expect(appointments.map((one) => one.id)).toEqual([first.id, second.id]);
  });

  it('is refused with the reason and with times near it', async () => {
    const table = [
      [at('09:30'), 'slot_taken'],
      [at('10:00'), 'slot_taken'],
      [at('17:00'), 'slot_outside_hours'],
      [at('10:00', '2026-03-08'), 'slot_closed'],
      [at('10:30', '2026-03-02'), 'slot_too_soon'],
      [at('09:00', '2026-03-02'), 'slot_past'],
      [at('10:00', '2027-03-02'), 'slot_too_far'],
      [at('13:10'), 'slot_off_step'],
    ];
    for (const [startsAt = '', code] of table) {
      const heard = await book(made, startsAt);
      expect([startsAt, heard.status, heard.json]).toMatchObject([startsAt, 409, { code }]);
    }
    const { instead } = (await book(made, at('09:30'))).json as { instead?: FreeTime[] };
    expect(instead?.[0]?.startsAt).toBe('2026-03-03T17:30:00.000Z');
    const unknown = await book(made, at('13:00'), { serviceId: `svc_${'0'.repeat(26)}` });
    expect(unknown.json).toMatchObject({ code: 'slot_not_offered' });
  });

  it('moves as the one record, also over its own time, and is left alone when the new time is taken', async () => {
    const own = await salon();
    const first = (await book(own, at('09:00'))).data;
    const move = (id: string, startsAt: string) =>
      send<Appointment>('PUT', `/api/appointments/${id}`, { headers: own.headers, body: { startsAt } });
    const moved = (await move(first.id, at('09:30'))).data;
    expect(moved).toMatchObject({ id: first.id, startsAt: '2026-03-03T14:30:00.000Z', status: 'booked' });
    await book(own, at('13:00'));
    expect((await move(first.id, at('12:30'))).json).toMatchObject({ code: 'slot_taken' });
    const after = await send<Appointment>('GET', `/api/appointments/${first.id}`, { headers: own.headers });
    expect(after.data.startsAt).toBe(moved.startsAt);
  });

  it('is cancelled once, stays as a record, and gives its time back', async () => {
    const own = await salon();
    const { id } = (await book(own, at('09:00'))).data;
    const cancel = () => send<Appointment>('POST', `/api/appointments/${id}/cancel`, { headers: own.headers });
    const gone = (await cancel()).data;
    expect(gone).toMatchObject({ status: 'cancelled', cancelledAt: clock.now().toISOString() });
    expect((await cancel()).data).toEqual(gone);
    expect((await book(own, at('09:00'))).status).toBe(200);
    const moved = await send('PUT', `/api/appointments/${id}`, {
      headers: own.headers,
      body: { startsAt: at('15:00') },
    });
    expect(moved.json).toMatchObject({ code: 'appointment_cancelled' });
  });

  it('keeps what is noted with it when its notes change', async () => {
    const own = await salon();
    const { id } = (await book(own, at('09:00'))).data;
    const body = { note: 'Back door', phone: '202-555-0199' };
    const noted = (await send<Appointment>('PUT', `/api/appointments/${id}`, { headers: own.headers, body })).data;
    expect(noted).toMatchObject({ note: 'Back door', phone: '+12025550199', name: 'Dana Reyes' });
  });

  it('of another business is not there', async () => {
    const { id } = (await book(made, at('15:00'))).data;
    const theirs = (await salon()).headers;
    expect((await send('GET', `/api/appointments/${id}`, { headers: theirs })).status).toBe(404);
    expect((await send('POST', `/api/appointments/${id}/cancel`, { headers: theirs })).status).toBe(404);
    const body = { startsAt: at('16:00') };
    expect((await send('PUT', `/api/appointments/${id}`, { headers: theirs, body })).status).toBe(404);
  });
});

describe('with people', () => {
  it('whoever is free is booked, the first on the list first, and nobody twice', async () => {
    const own = await salon(['Ann', 'Bob']);
    expect((await book(own, at('09:00'))).data.staff).toBe('Ann');
    expect((await book(own, at('09:00'))).data.staff).toBe('Bob');
    expect((await book(own, at('09:00'))).json).toMatchObject({ code: 'slot_taken' });
    expect((await book(own, at('09:30'), { staffId: own.staffIds[0] })).json).toMatchObject({ code: 'slot_taken' });
  });

  it('a time that is blocked for one or for all is not offered, and tells what stands in it', async () => {
    const own = await salon(['Ann', 'Bob']);
    const standing = (await book(own, at('10:00'))).data;
    const block = (staffId: string | undefined, startsAt: string, endsAt: string) =>
      send<{ id: string; overlapping: Appointment[] }>('POST', '/api/blocked-times', {
        headers: own.headers,
        body: { staffId: staffId ?? null, startsAt, endsAt, reason: 'Holiday' },
      });
    const blocked = (await block(own.staffIds[0], at('09:00'), at('12:00'))).data;
    expect(blocked.overlapping.map((one) => one.id)).toEqual([standing.id]);
    expect((await book(own, at('09:00'))).data.staff).toBe('Bob');
    await block(undefined, at('14:00'), at('15:00'));
    expect((await book(own, at('14:00'))).json).toMatchObject({ code: 'slot_taken' });
    await send('DELETE', `/api/blocked-times/${blocked.id}`, { headers: own.headers });
    expect((await book(own, at('11:30'), { staffId: own.staffIds[0] })).data.staff).toBe('Ann');
  });
});

describe('the free plan', () => {
  it('takes ten a month, counts a cancelled one no more, and says what is the matter', async () => {
    const own = await salon();
    const booked: string[] = [];
    for (let day = 9; day <= 20; day += 1) {
      if (day === 14 || day === 15) continue;
      booked.push(
        (await book(own, at('10:00', `2026-03-${String(day).padStart(2, '0')}`).replace('-05', '-04'))).data.id,
      );
    }
    expect(booked).toHaveLength(10);
    const more = at('13:00', '2026-03-04');
    expect([(await book(own, more)).status, (await book(own, more)).json]).toMatchObject([
      403,
      { code: 'appointment_limit' },
    ]);
    await send('POST', `/api/appointments/${booked[0]}/cancel`, { headers: own.headers });
    expect((await book(own, more)).status).toBe(200);
  });
});

describe('the receptionist', () => {
  const toolsFor = (
    business: BusinessId,
    conversation = ids.make('conversation'),
    contact: `ctc_${string}` | null = null,
  ) =>
    diaryTools({
      inBusiness: (work) => database.asBusiness(business, { kind: 'receptionist', id: conversation }, work),
      conversation,
      provedContact: () => contact,
      proofs: async () => [],
    });
  const order = { service: 'cut', name: 'Zoe', phone: '+12025550177' };

  it('holds a time that nobody else gets, books what it held, and lets it go when it runs out', async () => {
    const own = await salon(['Ann', 'Bob']);
    const [first, second] = [toolsFor(own.business), toolsFor(own.business)];
    const startsAt = new Date(at('09:00')).toISOString();
    const asked = { service: 'Cut', staff: 'ann', startsAt };
    expect(await first.hold(asked)).toEqual({ ok: true, value: { startsAt, staff: 'Ann' } });
    expect(await second.checkTime(asked)).toEqual({ ok: false, reason: 'taken' });
    expect(await first.checkTime(asked)).toMatchObject({ ok: true });
    expect((await book(own, at('09:00'))).data.staff).toBe('Bob');
    expect(await second.book({ ...order, startsAt })).toEqual({ ok: false, reason: 'taken' });
    expect(await first.book({ ...order, startsAt })).toMatchObject({
      ok: true,
      value: { staff: 'Ann', service: 'Cut' },
    });

    const later = new Date(at('13:00')).toISOString();
    await first.hold({ service: 'Cut', staff: 'Ann', startsAt: later });
    clock.forward(6 * 60);
    expect(await second.book({ ...order, staff: 'Ann', startsAt: later })).toMatchObject({ ok: true });
    clock.forward(-6 * 60);
  });

  it('sees, moves and cancels what is the proved caller’s or was made in this conversation, and nothing else', async () => {
    const own = await salon();
    const dana = (await book(own, at('09:00'))).data;
    const stranger = toolsFor(own.business);
    expect(await stranger.myAppointments()).toEqual([]);
    expect(await stranger.move({ appointment: dana.id, startsAt: at('13:00') })).toEqual({
      ok: false,
      reason: 'not_yours',
    });
    expect(await stranger.cancel({ appointment: dana.id })).toEqual({ ok: false, reason: 'not_yours' });
    const made = await stranger.book({ ...order, startsAt: at('13:00') });
    expect(made.ok && (await stranger.myAppointments()).map(({ id }) => id)).toEqual([made.ok && made.value.id]);

    const proved = toolsFor(own.business, ids.make('conversation'), dana.contactId);
    const hold = await proved.hold({ service: 'Cut', startsAt: at('09:30'), moving: dana.id });
    expect(hold).toMatchObject({ ok: true });
    const moved = await proved.move({ appointment: dana.id, startsAt: at('09:30') });
    expect(moved).toMatchObject({ ok: true, value: { id: dana.id, startsAt: '2026-03-03T14:30:00.000Z' } });
    // Where it stood, for whoever puts it back.
    expect(moved).toMatchObject({ value: { from: { startsAt: dana.startsAt, staffId: dana.staffId } } });
    expect(await proved.cancel({ appointment: dana.id })).toMatchObject({ ok: true });
    expect(await proved.myAppointments()).toEqual([]);
  });

  it('never gives a contact an e-mail that somebody unproved said', async () => {
    const own = await salon();
    const dana = (await book(own, at('09:00'))).data;
    const stranger = toolsFor(own.business);
    await stranger.book({ ...order, phone: '+12025550101', email: 'thief@example.com', startsAt: at('13:00') });
    const kept = await send<{ email: string | null }>('GET', `/api/contacts/${dana.contactId}`, {
      headers: own.headers,
    });
    expect(kept.data.email).toBeNull();
  });
});

describe('facts that change while somebody books', () => {
  it('make the booking wait, and are what it is judged by', async () => {
    const own = await salon();
    const { updateProfile } = await import('#domains/knowledge/service.ts');
    let booking: ReturnType<typeof service.bookAppointment> | undefined;
    let isBooked = false;
    await inBusiness(database, own.business, async (scope) => {
      await updateProfile(scope, { closedDates: ['2026-03-03'] });
      booking = inBusiness(database, own.business, (other) =>
        service.bookAppointment(other, {
          serviceId: own.serviceId as Id<'service'>,
          startsAt: new Date(at('09:00')),
          name: 'Dana',
        }),
      );
      booking.then(
        () => {
          isBooked = true;
        },
        () => undefined,
      );
      await until(async () => {
        const waiting = await database.systemPool.query(`select from pg_locks where not granted`);
        if (waiting.rowCount === 0) throw new Error('nobody waits yet');
      });
      expect(isBooked).toBe(false);
    });
    expect(await booking).toEqual({ ok: false, reason: 'closed' });
  });
});
