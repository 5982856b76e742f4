import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import { errorEntryRoutes } from './routes.ts';
import { forgetOldErrors } from './service.ts';
import { listErrorEntries } from './store.ts';

const house = await openTestDatabase();
const { send } = await openBareServer(errorEntryRoutes, { house });
const entry = {
  code: 'UNCAUGHT_ERROR',
  message: 'x is not a function',
  details: { stack: 'at https://telle.example/reset-password?token=secret:1:2' },
  timestamp: '2026-03-02T14:59:58.000Z',
  url: 'https://telle.example/reset-password?token=secret',
  userAgent: 'Mozilla/5.0',
};
const kept = () => house.database.asSystem((scope) => listErrorEntries(scope, 10));

it('a report is kept once, however often it is sent, and without what opens an account', async () => {
  const headers = { 'idempotency-key': 'report-1' };
  const first = await send<{ id: string }>('POST', '/api/errors', { body: entry, headers });
  const again = await send<{ id: string }>('POST', '/api/errors', { body: entry, headers });
  expect(again.data).toEqual(first.data);
  expect(await kept()).toEqual([
    {
      id: first.data.id,
      code: 'UNCAUGHT_ERROR',
      message: 'x is not a function',
      details: '{"stack":"at https://telle.example/reset-password?token=…"}',
      happened_at: new Date(entry.timestamp),
      url: 'https://telle.example/reset-password',
      user_agent: 'Mozilla/5.0',
      received_at: house.clock.now(),
    },
  ]);
});

it.each([
  ['no code', { ...entry, code: ' ' }],
  ['an unknown field', { ...entry, businessId: 'x' }],
  ['a time that is none', { ...entry, timestamp: 'yesterday' }],
  ['a message without end', { ...entry, message: 'x'.repeat(2001) }],
])('a report with %s is refused', async (_what, body) => {
  expect((await send('POST', '/api/errors', { body })).status).toBe(400);
});

it('a report of more than 16 kB is refused', async () => {
  expect((await send('POST', '/api/errors', { body: { ...entry, details: 'x'.repeat(20_000) } })).status).toBe(413);
});

it('reports are forgotten after a month', async () => {
  house.clock.forward(31 * 86_400);
  await house.database.asSystem(forgetOldErrors);
  expect(await kept()).toEqual([]);
});
