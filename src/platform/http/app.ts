// Builds the HTTP side of Telle from declared endpoints: one path for every request, from its first byte to its envelope.
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/scope.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import { isOperator } from '../operator/door.ts';
import type { Authenticate } from './caller.ts';
import { withDeadline } from './deadline.ts';
import { apiHeadersFor, failureText, headersOfFault, jsonAnswer, successText } from './envelope.ts';
import { type Idempotency, idempotencyOf } from './idempotency.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import { type OfflineEdits, offlineEditsOf } from './offline-edits.ts';
import { serveOperations } from './operations.ts';
import { hostOf, refuseForeign } from './origin.ts';
import { type AllowInline, allowInline, type FramedBy, protectPage } from './pages.ts';
import { proxiesOf } from './proxies.ts';
import { rateLimitsOf } from './rate-limit.ts';
import { type AnyHandler, answererOf, type RouteParts } from './route.ts';
import type { Serve } from './serve.ts';
import { asFault, describeForLog } from './translate.ts';

/** What a route outside of the envelope is told: a provider's way back, a webhook, a page of our own. */
export type RawRequest = {
  readonly request: Request;
  readonly address: string;
  readonly requestId: string;
  readonly c: Context;
};

export type RawRoute = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** From the root, in Hono's words: `/hooks/:vendor`. */
  readonly path: string;
  answer(raw: RawRequest): Promise<Response>;
};

export type AppParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'METRICS_TOKEN'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly routes: readonly ((serve: Serve) => void)[];
  /** Answers that are no envelope. They check their own callers; the page headers are added. */
  readonly raw?: readonly RawRoute[];
  /** Serves the built site; it is told how to name the inline scripts of a page. */
  readonly site?: (allowInline: AllowInline) => MiddlewareHandler;
  readonly framedBy?: FramedBy;
  /** The cookie that sign-in sets, as the OpenAPI document names it. */
  readonly sessionCookie?: string;
  /** Requests a minute for one address and for one account. */
  readonly requestsPerMinute?: { readonly address: number; readonly account: number };
  /** What `/metrics` tells; of requests and connections alone where it is left out. */
  readonly metrics?: Metrics;
  readonly checksAnswers?: boolean;
  readonly requestMsMax?: number;
  /** A test passes one that guards nothing, to show that its test can fail. */
  readonly idempotency?: Idempotency;
  readonly offlineEdits?: OfflineEdits;
};

export type App = {
  readonly hono: Hono;
  readonly endpoints: readonly Endpoint[];
  readonly log: Log;
  /** From now on `/readyz` says no, so that a balancer sends nobody more. */
  drain(): void;
};

/** Everyone of a company may sit behind one address, and an open app asks a few times a second at most. */
const requestsPerMinuteUsual = { address: 3000, account: 1200 };
const requestMsUsual = 25_000;

/** The whole HTTP side. Throws for two endpoints of one name or place, and a ConfigError for a wrong TRUSTED_PROXIES. */
export function buildApp(parts: AppParts): App {
  const hono = new Hono();
  const proxies = proxiesOf(parts.config.TRUSTED_PROXIES);
  const publicHost = parts.config.PUBLIC_URL ? hostOf(parts.config.PUBLIC_URL) : undefined;
  const https = parts.config.PUBLIC_URL?.startsWith('https:') ?? false;
  const baseHeaders = apiHeadersFor(https);
  const requestMsMax = parts.requestMsMax ?? requestMsUsual;
  const perMinute = parts.requestsPerMinute ?? requestsPerMinuteUsual;
  const routeParts: RouteParts = {
    clock: parts.clock,
    database: parts.database,
    authenticate: parts.authenticate,
    limits: rateLimitsOf(parts.database, parts.clock),
    idempotency: parts.idempotency ?? idempotencyOf(parts.database, parts.clock),
    offlineEdits: parts.offlineEdits ?? offlineEditsOf(parts.database),
    allowances: {
      address: { name: 'address', max: perMinute.address, windowSeconds: 60 },
      account: { name: 'account', max: perMinute.account, windowSeconds: 60 },
    },
    checksAnswers: parts.checksAnswers ?? false,
  };
  const endpoints: Endpoint[] = [];
  const places = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  const metrics = parts.metrics ?? metricsOf(parts.database.pools);
  let draining = false;

  const meet = (c: Context) => {
    const peer = bindingsOf(c)?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const believed = proxies.trusts(peer);
    const given = believed ? c.req.header('x-request-id') : undefined;
    return {
      address: believed
        ? proxies.clientOf(peer, c.req.header('x-forwarded-for') ?? null)
        : proxies.clientOf(peer, null),
      forwardedHost: believed ? (c.req.header('x-forwarded-host') ?? null) : null,
      requestId: given && /^[\w.-]{1,64}$/.test(given) ? given : parts.ids.make('request'),
    };
  };

  const fail = (thrown: unknown, requestId: string, name: string): Response => {
    const fault = asFault(thrown);
    if (fault.status >= 500) parts.log.error({ requestId, endpoint: name, ...describeForLog(fault) }, 'failed');
    else if (fault.status === 401 || fault.status === 403) {
      parts.log.warn({ requestId, endpoint: name, ...describeForLog(fault) }, 'denied');
    }
    const answer = jsonAnswer(
      fault.status,
      failureText(fault, requestId),
      baseHeaders,
      requestId,
      headersOfFault(fault),
    );
    if (fault.status === 413 || fault.status === 504) answer.headers.set('connection', 'close');
    return answer;
  };

  const note = (name: string, method: string, status: number, startedAt: number, requestId: string): void => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    metrics.answered(name, method, status, ms / 1000);
    parts.log.info({ requestId, endpoint: name, method, status, ms }, 'answered');
  };

  const serve: Serve = (endpoint, handler) => {
    const path = `/api${endpoint.path}`;
    const place = places.get(path) ?? { pattern: patternOf(path), methods: new Set<string>() };
    if (place.methods.has(endpoint.method) || endpoints.some(({ name }) => name === endpoint.name)) {
      throw new Error(`${endpoint.name} (${endpoint.method} ${path}) is served twice`);
    }
    place.methods.add(endpoint.method);
    places.set(path, place);
    endpoints.push(endpoint);
    const answerJson = answererOf(endpoint, handler as unknown as AnyHandler, routeParts);
    const isUnsafe = endpoint.method !== 'GET';

    hono.on(endpoint.method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const startedAt = performance.now();
      const { address, forwardedHost, requestId } = meet(c);
      const extra: [string, string][] = [];
      let response: Response;
      try {
        if (isUnsafe) refuseForeign(c.req.raw.headers, publicHost, forwardedHost);
        const json = await withDeadline(
          requestMsMax,
          (tell) => bindingsOf(c)?.outgoing?.once('close', tell),
          (deadline) =>
            answerJson({
              request: c.req.raw,
              pathAndQuery: c.req.url.slice(c.req.url.indexOf('/', 8)),
              params: () => c.req.param(),
              query: () => c.req.query(),
              address,
              requestId,
              deadline,
              addHeader: (name, value) => void extra.push([name, value]),
            }),
        );
        response = jsonAnswer(200, successText(json), baseHeaders, requestId, extra);
      } catch (thrown) {
        response = fail(thrown, requestId, endpoint.name);
      }
      note(endpoint.name, endpoint.method, response.status, startedAt, requestId);
      return response;
    });
  };

  for (const declare of parts.routes) declare(serve);

  for (const route of parts.raw ?? []) {
    hono.on(route.method, route.path, async (c) => {
      const startedAt = performance.now();
      const { address, requestId } = meet(c);
      let response: Response;
      try {
        response = await route.answer({ request: c.req.raw, address, requestId, c });
      } catch (thrown) {
        response = fail(thrown, requestId, route.name);
      }
      note(route.name, route.method, response.status, startedAt, requestId);
      return protectPage(c, response, https, await parts.framedBy?.(c.req.path));
    });
  }

  serveOperations(hono, {
    endpoints,
    metrics,
    serverUrl: `${parts.config.PUBLIC_URL?.replace(/\/+$/, '') ?? ''}/api`,
    sessionCookie: parts.sessionCookie ?? (https ? '__Host-telle.session' : 'telle.session'),
    baseHeaders,
    isReady: async () => !draining && (await parts.database.answers()),
    isOperator: (c) => isOperator(c.req.raw, meet(c).address, parts.config),
    fail: (thrown, c, name) => fail(thrown, meet(c).requestId, name),
  });

  const drain = (): void => {
    draining = true;
  };

  const site = parts.site?.(allowInline);
  hono.notFound(async (c) => {
    const path = c.req.path;
    if (path !== '/api' && !path.startsWith('/api/') && site) {
      const response = (await site(c, async () => {})) ?? undefined;
      if (response) return protectPage(c, response, https, await parts.framedBy?.(path));
    }
    const { requestId } = meet(c);
    const place = [...places.values()].find(({ pattern }) => pattern.test(path));
    const response = fail(new Fault(place ? 'method_not_allowed' : 'not_found'), requestId, 'unknown');
    if (place) response.headers.set('allow', [...place.methods].join(', '));
    return response;
  });
  hono.onError((thrown, c) => fail(thrown, meet(c).requestId, 'unknown'));

  return { hono, endpoints, log: parts.log, drain };
}

/** Node's side of the request; absent when a test calls the app without a socket. */
function bindingsOf(c: Context): Partial<HttpBindings> | undefined {
  return c.env as Partial<HttpBindings> | undefined;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
