// Generated from the declarations: who gets past the door of each route. A change of it shows in the snapshot's diff.
import { expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { exampleOf } from '../../tests/support/arbitrary.ts';
import { as, believing } from '../../tests/support/http.ts';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer({ http: { authenticate: believing } });
const { businessId, userId } = await server.signIn('roles@example.com');
const fresh = server.clock.now();
const stale = new Date(fresh.getTime() - 3_600_000);
const who = (role: 'read-only' | 'staff' | 'owner', provedAt = fresh) =>
  as(businessId as BusinessId, role, userId as Id<'user'>, provedAt);
const callers = {
  visitor: {},
  'read-only': who('read-only'),
  staff: who('staff'),
  owner: who('owner'),
  'stale owner': who('owner', stale),
  key: {
    authorization: `Test ${JSON.stringify({ kind: 'api-key', keyId: server.ids.make('apiKey'), businessId, role: 'owner' })}`,
  },
};
const refusals = ['not_signed_in', 'forbidden', 'reauth_required'];

/** What the door says to a request that names nothing that there is, so that nothing happens behind it. */
async function doorOf(endpoint: Endpoint, headers: Record<string, string>): Promise<string> {
  const params = (endpoint.params ? exampleOf(endpoint.params) : {}) as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x');
  const { json } = await server.send(endpoint.method, `/api${path}`, { body: endpoint.body ? {} : undefined, headers });
  return !json.success && refusals.includes(json.code) ? json.code : 'in';
}

it('each route lets in whom it declares', async () => {
  const lines: string[] = [];
  for (const endpoint of server.app.endpoints) {
    const doors: string[] = [];
    for (const [name, headers] of Object.entries(callers)) doors.push(`${name}: ${await doorOf(endpoint, headers)}`);
    lines.push(`${endpoint.name.padEnd(20)} ${endpoint.method} ${endpoint.path}\n    ${doors.join(' · ')}`);
  }
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('roles.snapshot.txt');
}, 90_000);
