// What goes on in the database after its caller was told that it took too long: nothing.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { until } from '../../../tests/support/background.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { BusinessScope } from '../database/scope.ts';

const shared = { method: 'POST', summary: 'Try', tag: 'Test', access: 'owner', answer: z.null() } as const;
const plain = endpoint({ ...shared, name: 'plain', path: '/plain' });
const keyed = endpoint({ ...shared, name: 'keyed', path: '/keyed', keyed: true });

let ended: unknown;
/** Asks and writes for as long as it is let. */
async function endless({ db, business }: BusinessScope): Promise<null> {
  try {
    for (;;) {
      await sql`update businesses set name = name || '.' where id = ${business}`.execute(db);
      await db.selectFrom('businesses').select('name').execute();
    }
  } catch (error) {
    ended = error;
    throw error;
  }
}
const server = await openBareServer(
  (serve) => {
    serve(plain, ({ inBusiness }) => inBusiness(endless));
    serve(keyed, ({ inBusiness }) => inBusiness(endless));
  },
  { requestMsMax: 200 },
);

it.each(['plain', 'keyed'])('%s: work in a transaction stops, and is kept nowhere', async (name) => {
  ended = undefined;
  const business = await aBusiness(server, 'Harbor Dental');
  const headers = { ...as(business, 'owner', server.ids.make('user')), 'idempotency-key': 'once' };
  const heard = await server.send('POST', `/api/${name}`, { headers });
  expect([heard.status, heard.json]).toMatchObject([504, { code: 'timeout' }]);
  await until(() => expect(ended).toMatchObject({ code: 'timeout' }));
  const { rows } = await server.database.systemPool.query('select name from businesses where id = $1', [business]);
  expect(rows).toEqual([{ name: 'Harbor Dental' }]);
});
