// The HTTP layer in-process on a database of its own, and callers that write a request in one line.

import { type Config, readConfig } from '#platform/config.ts';
import { type App, type AppParts, buildApp } from '#platform/http/app.ts';
import type { Authenticate, Caller, Role } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Envelope } from '#shared/endpoint.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { type House, openTestDatabase } from './house.ts';

/** What a test says of one request. `body` is sent as JSON; `raw` as it is. */
export type Said = {
  readonly body?: unknown;
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Heard<T = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The envelope; throws for an answer that is not JSON. */
  readonly json: Envelope<T>;
  /** The data of a success; throws, with the answer's text, for anything else. */
  readonly data: T;
};

export type Send = <T = unknown>(method: string, path: string, said?: Said) => Promise<Heard<T>>;

export type TestServer = House & { readonly app: App; readonly send: Send };

/** Settings of a test run: nothing of the machine's environment is read. */
export function testConfig(more: Record<string, string> = {}): Config {
  return readConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', SECRET: 'x'.repeat(32), ...more });
}

/** The HTTP layer alone, serving `routes` to callers whom `as` names. */
export async function openBareServer(
  routes: (serve: Serve) => void,
  more: Partial<AppParts> & { house?: House; settings?: Record<string, string> } = {},
): Promise<TestServer> {
  const { house = await openTestDatabase(), settings = {}, ...parts } = more;
  const app = buildApp({
    ...house,
    config: testConfig(settings),
    authenticate: believing,
    routes: [routes],
    checksAnswers: true,
    ...parts,
  });
  return { ...house, app, send: senderTo(app) };
}

/** Headers that `openBareServer` believes: who calls, in which business, with which role. */
export function as(
  businessId: BusinessId,
  role: Role,
  userId: Id<'user'>,
  provedAt = new Date(0),
): Record<string, string> {
  const caller: Caller = { kind: 'user', userId, sessionId: `ses_${'0'.repeat(26)}`, businessId, role, provedAt };
  return { authorization: `Test ${JSON.stringify(caller)}` };
}

/** Believes the headers that `as` makes. */
export const believing: Authenticate = async (headers) => {
  const said = headers.get('authorization');
  if (!said?.startsWith('Test ')) return { kind: 'visitor' };
  const caller = JSON.parse(said.slice(5));
  return { ...caller, provedAt: new Date(caller.provedAt) };
};

/** Sends requests to `app` without a socket. */
export function senderTo(app: App): Send {
  return sendTo((path, init) => app.hono.request(path, init));
}

/** Sends requests to whatever answers them. */
export function sendTo(request: (path: string, init: RequestInit) => Response | Promise<Response>): Send {
  return async (method, path, { body, raw, headers = {} } = {}) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
    return heard(response.status, response.headers, await response.text());
  };
}

function heard<T>(status: number, headers: Headers, text: string): Heard<T> {
  return {
    status,
    headers,
    text,
    get json() {
      return JSON.parse(text) as Envelope<T>;
    },
    get data() {
      const envelope = JSON.parse(text) as Envelope<T>;
      if (!envelope.success) throw new Error(`answered ${status}: ${text}`);
      return envelope.data;
    },
  };
}
