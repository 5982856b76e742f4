// A database of its own with businesses to race in, and the three doors that a booking comes through.
import { appointmentRoutes } from '../../src/domains/appointments/routes.ts';
import { bookAppointment } from '../../src/domains/appointments/service.ts';
import { diaryTools } from '../../src/domains/appointments/tools.ts';
import { createService, createStaff, updateProfile } from '../../src/domains/knowledge/service.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openOn } from '../../src/platform/database/open.ts';
import type { Actor, BusinessScope } from '../../src/platform/database/scope.ts';
import { buildApp } from '../../src/platform/http/app.ts';
import type { Caller } from '../../src/platform/http/caller.ts';
import { idsOf } from '../../src/platform/ids.ts';
import { logTo } from '../../src/platform/log.ts';
import type { BusinessId, Id } from '../../src/shared/ids.ts';
import { connectionTo, query, run, type TestServer } from '../../tests/support/cluster.ts';

/** A booker's result: the appointment that it was told of, or no; a fault is neither. */
export type Told = { readonly id: string } | { readonly refused: string };
export type Wish = { readonly startsAt: Date; readonly staff: Place['staff'][number] | null; readonly booker: number };
export type Door = (place: Place, wish: Wish) => Promise<Told>;

export type Place = {
  readonly business: BusinessId;
  readonly serviceId: Id<'service'>;
  readonly staff: readonly { readonly id: Id<'staff'>; readonly name: string }[];
};

export type Ring = {
  readonly doors: Readonly<Record<'receptionist' | 'program' | 'visitor', Door>>;
  newPlace(staff: readonly string[]): Promise<Place>;
  /** Moves through the owner's API. */
  move(place: Place, id: string, startsAt: Date): Promise<Told>;
  /** What the records say is booked at a time, whoever was told what. */
  bookedAt(place: Place, startsAt: Date): Promise<string[]>;
  /** For the run that shows that the race can be lost: takes the database's own guard away. */
  dropGuard(): Promise<void>;
  close(): Promise<void>;
};

let opened = 0;

export async function openRing(server: TestServer): Promise<Ring> {
  opened += 1;
  const name = `race_${process.pid}_${opened}`;
  await run(server.connection, `create database ${name} template ${server.template}`);
  const connection = connectionTo(server.connection, name);
  const parts = { clock: systemClock, ids: idsOf(), log: logTo('silent') };
  const noServer = { connection: () => connection, revive: async () => undefined, stop: async () => undefined };
  const database = await openOn(noServer, server.role, parts);
  const owner = parts.ids.make('user');
  const app = buildApp({
    ...parts,
    database,
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', SECRET: 'x'.repeat(32) }),
    authenticate: async (headers): Promise<Caller> => {
      const businessId = headers.get('x-business') as BusinessId;
      return {
        kind: 'user',
        userId: owner,
        sessionId: parts.ids.make('session'),
        businessId,
        role: 'owner',
        provedAt: new Date(),
      };
    },
    routes: [appointmentRoutes],
    requestsPerMinute: { address: 1e9, account: 1e9 },
  });

  const send = async (method: string, path: string, place: Place, body: unknown): Promise<Told> => {
    const headers = { 'content-type': 'application/json', 'x-business': place.business };
    const response = await app.hono.request(`/api${path}`, { method, headers, body: JSON.stringify(body) });
    const envelope = (await response.json()) as { data?: { id: string }; code?: string };
    if (response.status === 200 && envelope.data) return { id: envelope.data.id };
    if (response.status === 409 && envelope.code) return { refused: envelope.code };
    throw new Error(`answered ${response.status} ${envelope.code}`);
  };
  const inBusiness =
    ({ business }: Place, actor: Actor) =>
    <T>(work: (scope: BusinessScope) => Promise<T>) =>
      database.asBusiness(business, actor, work);
  const whoIs = (booker: number) => ({
    name: `Booker ${booker}`,
    phone: `+1202555${String(1000 + booker).padStart(4, '0')}`,
  });

  return {
    doors: {
      receptionist: async (place, { startsAt, staff, booker }) => {
        const conversation = parts.ids.make('conversation');
        const actor = { kind: 'receptionist', id: conversation } as const;
        const tools = diaryTools({
          inBusiness: inBusiness(place, actor),
          conversation,
          provedContact: () => null,
          proofs: async () => [],
        });
        const order = { service: 'Visit', startsAt: startsAt.toISOString(), ...(staff ? { staff: staff.name } : {}) };
        // Every other caller is asked for a yes first, while the time is held for them.
        if (booker % 2 === 0) {
          const held = await tools.hold(order);
          if (!held.ok) return { refused: held.reason };
        }
        const booked = await tools.book({ ...order, ...whoIs(booker) });
        return booked.ok ? { id: booked.value.id } : { refused: booked.reason };
      },
      program: (place, { startsAt, staff, booker }) =>
        send('POST', '/appointments', place, {
          serviceId: place.serviceId,
          staffId: staff?.id ?? null,
          startsAt: startsAt.toISOString(),
          ...whoIs(booker),
        }),
      visitor: async (place, { startsAt, staff, booker }) => {
        const booked = await inBusiness(place, { kind: 'visitor', id: null })((scope) =>
          bookAppointment(scope, { serviceId: place.serviceId, staffId: staff?.id, startsAt, ...whoIs(booker) }),
        );
        return booked.ok ? { id: booked.value.id } : { refused: booked.reason };
      },
    },

    newPlace: async (names) => {
      const business = parts.ids.make('business');
      await database.systemPool.query(
        `insert into businesses (id, name, plan, timezone, trial_ends_at) values ($1, 'Race', 'pro', 'UTC', now())`,
        [business],
      );
      return database.asBusiness(business, { kind: 'system', id: null }, async (scope) => {
        const day: [string, string][] = [['00:00', '24:00']];
        const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
        await updateProfile(scope, { hours, booking: { leadMinutes: 0, horizonDays: 60, stepMinutes: 60 } });
        const facts = {
          aka: [],
          bufferMinutes: 0,
          priceCents: null,
          priceNote: null,
          currency: 'USD',
          needsAddress: false,
        };
        const { id: serviceId } = await createService(scope, { ...facts, name: 'Visit', minutes: 60 });
        const staff: Place['staff'][number][] = [];
        for (const one of names)
          staff.push(await createStaff(scope, { name: one, serviceIds: [serviceId], hours: null }));
        return { business, serviceId, staff };
      });
    },

    move: (place, id, startsAt) => send('PUT', `/appointments/${id}`, place, { startsAt: startsAt.toISOString() }),

    bookedAt: async ({ business }, startsAt) => {
      const { rows } = await database.systemPool.query<{ id: string }>(
        `select id from appointments where business_id = $1 and starts_at = $2 and status = 'booked'`,
        [business, startsAt],
      );
      return rows.map(({ id }) => id);
    },

    dropGuard: async () => {
      await query(connection, 'alter table appointments drop constraint one_slot_one_booking');
    },

    close: async () => {
      await database.close();
      await run(server.connection, `drop database if exists ${name} with (force)`);
    },
  };
}
