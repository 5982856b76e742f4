// One declared endpoint, from the parsed request to the JSON of its answer: access, allowances, checks, then the domain's handler.
import type { KyselyPlugin } from 'kysely';
import type { z } from 'zod';
import { sayInOurWords } from '#shared/check-words.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Clock } from '../clock.ts';
import type { BusinessScope, Database, SystemScope } from '../database/scope.ts';
import { actorOf, requireAccess } from './access.ts';
import type { Authenticate, Caller } from './caller.ts';
import type { Deadline } from './deadline.ts';
import { invalidFields } from './field-errors.ts';
import { fingerprintOf, type Idempotency, type KeyedAnswer, readKey } from './idempotency.ts';
import { type OfflineEdits, stampOf } from './offline-edits.ts';
import { networkOf } from './proxies.ts';
import type { Allowance, RateLimits } from './rate-limit.ts';
import { isUnstorable, readJson } from './request-body.ts';
import type { Served } from './serve.ts';

export type AnyHandler = (request: Served<Endpoint>) => Promise<unknown>;

/** What every route shares. */
export type RouteParts = {
  readonly clock: Clock;
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  readonly idempotency: Idempotency;
  readonly offlineEdits: OfflineEdits;
  readonly allowances: { readonly address: Allowance; readonly account: Allowance };
  /** In tests: an answer that is not what its endpoint declares is a fault. */
  readonly checksAnswers: boolean;
};

/** One request as it came in. */
export type Incoming = {
  readonly request: Request;
  readonly pathAndQuery: string;
  readonly params: () => Record<string, string>;
  readonly query: () => Record<string, string>;
  readonly address: string;
  readonly requestId: string;
  readonly deadline: Deadline;
  readonly addHeader: (name: string, value: string) => void;
};

const bodyBytesUsual = 100 * 1024;

/** Makes what answers `endpoint`: the JSON of its data. Throws Faults and whatever the handler throws. */
export function answererOf(
  endpoint: Endpoint,
  handler: AnyHandler,
  parts: RouteParts,
): (incoming: Incoming) => Promise<string> {
  const body = strict(endpoint.body);
  const bytesMax = endpoint.bodyBytesMax ?? bodyBytesUsual;
  const limit = endpoint.limit && { ...endpoint.limit, name: `endpoint ${endpoint.limit.name}` };

  return async (incoming) => {
    const { request, deadline } = incoming;
    const network = networkOf(incoming.address);
    const waits = parts.limits.takeFromLease(parts.allowances.address, network);
    if (waits) await waits;
    const caller = await parts.authenticate(request.headers);
    requireAccess(endpoint, caller, parts.clock.now());
    const edit = endpoint.offline ? stampOf(request.headers, caller) : undefined;
    const account = accountOf(caller);
    if (account) {
      const waitsToo = parts.limits.takeFromLease(parts.allowances.account, account);
      if (waitsToo) await waitsToo;
    }

    const params = endpoint.params ? parseParams(endpoint.params, incoming.params()) : undefined;
    const query = endpoint.query ? parse(endpoint.query, storable(incoming.query())) : undefined;
    const read = body ? await readJson(request, bytesMax) : { value: undefined, text: '' };
    const parsedBody = body ? parse(body, read.value) : undefined;
    if (limit) await parts.limits.take(limit, account ?? network);

    const servedIn = (scope: BusinessScope | undefined): Served<Endpoint> => ({
      params: params as Served<Endpoint>['params'],
      query: query as Served<Endpoint>['query'],
      body: parsedBody,
      caller,
      address: incoming.address,
      requestId: incoming.requestId,
      headers: request.headers,
      get signal() {
        return deadline.signal;
      },
      inBusiness: (work) => {
        if (scope) return work(scope);
        if (caller.kind === 'visitor') throw new Fault('not_signed_in');
        return parts.database.asBusiness(caller.businessId, actorOf(caller), inTime(work, deadline));
      },
      inSystem: (work) => parts.database.asSystem(inTime(work, deadline)),
      addHeader: incoming.addHeader,
    });
    const work = async (scope?: BusinessScope): Promise<string> => {
      const answer = await handler(servedIn(scope));
      if (parts.checksAnswers) checkAnswer(endpoint, answer);
      return JSON.stringify(answer) ?? 'null';
    };
    const workInTime = inTime((opened: BusinessScope) => work(opened), deadline);

    const told = (answered: KeyedAnswer): string => {
      if (answered.replayed) incoming.addHeader('idempotency-replayed', 'true');
      return answered.json;
    };
    const fingerprint = () => fingerprintOf(endpoint.method, incoming.pathAndQuery, read.text);
    if (edit) {
      const whole = { ...edit, endpoint: endpoint.name, fingerprint: fingerprint() };
      const inItsTurn = parts.offlineEdits.apply(whole, workInTime);
      return told(await inItsTurn);
    }
    const key = endpoint.keyed ? readKey(request.headers.get('idempotency-key')) : undefined;
    if (key === undefined) return work();
    const by = account ?? `address ${network}`;
    const claim = { caller: by, key, endpoint: endpoint.name, fingerprint: fingerprint() };
    const answered: KeyedAnswer =
      caller.kind === 'visitor'
        ? await parts.idempotency.forVisitor(claim, () => work())
        : await parts.idempotency.inBusiness(caller.businessId, actorOf(caller), claim, workInTime);
    return told(answered);
  };
}

/** Whose allowance and keys these are. */
function accountOf(caller: Caller): string | undefined {
  if (caller.kind === 'visitor') return undefined;
  return `${caller.businessId} ${caller.kind === 'user' ? caller.userId : caller.keyId}`;
}

/**
 * Lets a transaction go on and commit only while its caller still waits: after `timeout` was answered, nothing more is asked
 * in it, so that its connection is free again, and nothing may be kept.
 */
function inTime<S extends BusinessScope | SystemScope, T>(
  work: (scope: S) => Promise<T>,
  deadline: Deadline,
): (scope: S) => Promise<T> {
  const waits = <V>(value: V): V => {
    if (deadline.isOver) throw new Fault('timeout');
    return value;
  };
  const asksInTime: KyselyPlugin = {
    transformQuery: ({ node }) => waits(node),
    transformResult: async ({ result }) => result,
  };
  return async (scope) => waits(await work({ ...scope, db: scope.db.withPlugin(asksInTime) }));
}

function strict(body: z.ZodType | undefined): z.ZodType | undefined {
  if (!body || !('strict' in body) || typeof body.strict !== 'function') return body;
  return (body as z.ZodObject).strict();
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value, { error: sayInOurWords });
  if (read.success) return read.data;
  throw invalidFields(read.error);
}

/** A path whose parameter cannot be one names nothing. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Fault('not_found');
}

function storable(values: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(values)) {
    if (isUnstorable(name) || isUnstorable(value))
      throw new Fault('invalid_request', { fields: { [name]: 'Invalid format' } });
  }
  return values;
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const read = endpoint.answer.safeParse(answer);
  if (!read.success) throw new Error(`${endpoint.name} answers what it does not declare: ${read.error.message}`);
}
