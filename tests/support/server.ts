// The whole server in-process, on a database of its own.
import { afterAll } from 'vitest';
import { compose, type Given } from '#server/compose.ts';
import { type House, openTestDatabase } from './house.ts';
import { senderTo, type TestServer, testConfig } from './http.ts';

export type WholeServer = TestServer & {
  /** The Cookie header of a person who opened a demo business with that e-mail, each from an address of their own. */
  signIn(email: string): Promise<{ cookie: string; businessId: string; userId: string }>;
};

type More = Pick<Given, 'accounts' | 'http' | 'push'> & {
  readonly house?: House;
  readonly settings?: Record<string, string>;
};

/** Everything that `npm start` serves but the built site, each answer checked against its declaration. Background work is put aside and not done. */
export async function openTestServer({ house, settings = {}, http = {}, ...more }: More = {}): Promise<WholeServer> {
  const opened = house ?? (await openTestDatabase());
  const config = testConfig({ WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1', ...settings });
  // The time that a request may take is a test of its own; elsewhere a busy machine fills a demo in more than that.
  const given = { checksAnswers: true, requestMsMax: 120_000, ...http };
  const { app, start, stop } = await compose({ ...opened, ...more, config, http: given });
  await start();
  afterAll(stop);
  const send = senderTo(app);
  let people = 0;
  return {
    ...opened,
    app,
    send,
    signIn: async (email) => {
      type SignedIn = { user: { id: string; businessId: string } };
      const body = { email, password: 'Copper-Elbow-42-fittings' };
      people += 1;
      const headers = { 'x-forwarded-for': `10.0.${people >> 8}.${people & 255}` };
      const heard = await send<SignedIn>('POST', '/api/auth/sign-in', { body, headers });
      const cookie = heard.headers.getSetCookie().map((set) => set.split(';')[0]);
      return { cookie: cookie.join('; '), businessId: heard.data.user.businessId, userId: heard.data.user.id };
    },
  };
}
