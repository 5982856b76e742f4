// The switch of the booking page is one business's own.
import { expect, it } from 'vitest';
import { ensureProfile } from '#domains/knowledge/service.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { bookingPageRoutes } from './routes.ts';
import type { BookingNeeds } from './service.ts';

const server = await openBareServer(bookingPageRoutes({} as BookingNeeds));
const { send } = server;
const path = '/api/booking-page';
const anybody = { kind: 'system', id: null } as const;

it('is open until its owner closes it, for that business alone, and no one else may', async () => {
  const [business, elsewhere] = [await aBusiness(server), await aBusiness(server)];
  for (const one of [business, elsewhere]) await server.database.asBusiness(one, anybody, ensureProfile);
  const read = async (of: typeof business) =>
    (await send<{ isOpen: boolean }>('GET', path, { headers: as(of, 'owner', server.ids.make('user')) })).data.isOpen;
  expect(await read(business)).toBe(true);
  const closed = { body: { isOpen: false } };
  expect((await send('PUT', path, { ...closed, headers: as(business, 'staff', server.ids.make('user')) })).status).toBe(
    403,
  );
  expect(await read(business)).toBe(true);
  expect((await send('PUT', path, { ...closed, headers: as(business, 'owner', server.ids.make('user')) })).status).toBe(
    200,
  );
  expect([await read(business), await read(elsewhere)]).toEqual([false, true]);
});
