// The API's page over the declarations of the whole house: whatever form a schema takes, it can be read.
import { expect, it } from 'vitest';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer();

it('every endpoint of the house stands on the page, its schemas written out', async () => {
  const { status, text } = await server.send('GET', '/api/docs');
  expect(status).toBe(200);
  for (const { path } of server.app.endpoints) expect(text).toContain(`<code>${path}</code>`);
  expect(text).not.toMatch(/undefined|\[object/);
  // The times of a weekday are pairs, which the schema names place by place and closes.
  expect(text).toContain('mon: [string, string][]');
  expect(text).not.toContain('string,null');
});
