import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import { logTo } from '../log.ts';

const shared = { method: 'POST', summary: 'Try', tag: 'Test', access: 'public', answer: z.null() } as const;
const secret = z.strictObject({ secret: z.string(), how: z.string() });
const fail = endpoint({ ...shared, name: 'fail', path: '/fail', body: secret });

const lines: string[] = [];
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(...String(chunk).split('\n').filter(Boolean));
    done();
  },
});
const house = { ...(await openTestDatabase()), log: logTo('info', destination) };
const { send } = await openBareServer(
  (serve) =>
    serve(fail, async ({ body, inSystem }) => {
      if (body.how === 'fault') throw new Fault('conflict', { details: body.secret });
      if (body.how === 'denied') throw new Fault('forbidden', { details: body.secret });
      if (body.how === 'database') {
        await inSystem(({ db }) =>
          db
            .insertInto('users')
            .values([
              { id: 'u', email: body.secret },
              { id: 'u', email: body.secret },
            ])
            .execute(),
        );
      }
      throw new Error('broken');
    }),
  { house },
);
const canary = 'CANARY-4111111111111111';

it.each(['fault', 'denied', 'database', 'error'])('what a person sent stays out of log and answer: %s', async (how) => {
  lines.length = 0;
  const { text } = await send('POST', `/api/fail?x=${canary}`, {
    body: { secret: canary, how },
    headers: { cookie: `a=${canary}` },
  });
  expect(text).not.toContain(canary);
  expect(text).not.toContain('.ts:');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toContain(canary);
});

it('a failure is found in the log under the id that the person was told', async () => {
  lines.length = 0;
  const { json } = await send('POST', '/api/fail', { body: { secret: 'x', how: 'error' } });
  if (json.success) throw new Error('it did not fail');
  const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'failed');
  expect(failed).toMatchObject({ requestId: json.requestId, endpoint: 'fail', code: 'internal', message: 'broken' });
  expect(failed.at[0]).toContain('log.test.ts');
});

it('one request is one line, whatever it holds', async () => {
  lines.length = 0;
  await send('GET', '/api/nowhere%0d%0a{"level":60}', { headers: { 'x-request-id': 'forged' } });
  expect(lines.join('\n')).not.toContain('forged');
  for (const line of lines) expect(JSON.parse(line).level).toBeLessThan(60);
});
