// The whole server in-process, on a database of its own.
import type { AppParts } from '#platform/http/app.ts';
import { compose } from '#server/compose.ts';
import { openTestDatabase } from './house.ts';
import { senderTo, type TestServer, testConfig } from './http.ts';

/** Everything that `npm start` serves but the built site, each answer checked against its declaration. */
export async function openTestServer(
  more: Partial<AppParts> = {},
  settings: Record<string, string> = {},
): Promise<TestServer> {
  const house = await openTestDatabase();
  const { app } = await compose(
    { ...house, config: testConfig(settings) },
    { checksAnswers: true, site: () => async (_c, next) => next(), ...more },
  );
  return { ...house, app, send: senderTo(app) };
}
