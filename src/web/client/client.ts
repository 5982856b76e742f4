// The typed way to the server's declared endpoints: ten seconds at most, and every failure in the words of the catalogue.

import { clientFailures, saidByBrowsers } from '#shared/browser-errors.ts';
import type { AnswerOf, Endpoint, Envelope, SentBody, SentParams, SentQuery } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** What went wrong, ready to be shown. `status` is 0 where no answer came. */
export class ClientFailure extends Error {
  override readonly name = 'ClientFailure';
  readonly code: ErrorCode | 'offline' | 'network' | 'http';
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number;
  /** Under this id the server's log knows more. */
  readonly requestId: string | undefined;
  /** By name, what was called. */
  endpoint?: string;

  constructor(
    code: ClientFailure['code'],
    message: string,
    more: { status?: number; fields?: Readonly<Record<string, string>> | undefined; requestId?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.status = more.status ?? 0;
    this.fields = more.fields ?? {};
    this.requestId = more.requestId;
  }

  /** Whether the request may have had its effect all the same, so that a repeat needs the same key. */
  get isUndecided(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'idempotency_conflict';
  }

  /** Whether the server had no say in it: nothing came, or the word of what stands before a server that is away. */
  get isUnheard(): boolean {
    return this.status === 0 || unheard.has(this.status);
  }
}

const unheard = new Set([502, 503, 504]);

type Needed<Name extends string, Declared, Value> = [Declared] extends [undefined]
  ? { readonly [key in Name]?: undefined }
  : { readonly [key in Name]: Value };

/** What an endpoint asks for, and how: an idempotency key for a keyed one, a signal that gives up early. */
export type Sent<E extends Endpoint> = Needed<'params', Declared<E, 'params'>, SentParams<E>> &
  Needed<'body', Declared<E, 'body'>, SentBody<E>> & {
    readonly query?: SentQuery<E>;
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
    /** What was kept of an earlier answer is none: what stands now, or a failure. */
    readonly isFresh?: boolean;
  };
type Declared<E, Name extends string> = E extends { readonly [key in Name]: infer Schema } ? Schema : undefined;

/** A request that was written down: `path` stands below the API. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

/** Answers that were heard before, for when there is none. */
export type Memory = {
  keep(name: string, path: string, data: unknown): void;
  /** Undefined where nothing is remembered. */
  recall(name: string, path: string): Promise<unknown>;
};

export type Client = {
  /** The data of the answer. Throws a ClientFailure and nothing else. */
  call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<AnswerOf<E>>;
  /** The data of the answer to a request that was written down. Throws as `call` does. */
  ask(asked: Asked): Promise<unknown>;
  /**
   * One action of a person on a keyed endpoint, which may be tried again: tries that may have had their effect are
   * repeated under the same key, while another content or a settled try gets a new one.
   */
  action<E extends Endpoint>(endpoint: E): (sent: Sent<E>) => Promise<AnswerOf<E>>;
};

export type ClientParts = {
  readonly fetch?: typeof fetch;
  /** Where the API is; the page's own server unless said. */
  readonly baseUrl?: string;
  readonly isOnline?: () => boolean;
  readonly msMax?: number;
  readonly memory?: Memory;
  /** Told of each answer that nobody is signed in. */
  readonly onNobody?: () => void;
};

export function createClient(parts: ClientParts = {}): Client {
  const { baseUrl = '/api', isOnline = () => navigator.onLine, msMax = 10_000, memory, onNobody } = parts;
  const jsonHeader = { 'content-type': 'application/json' };
  const send: typeof fetch = parts.fetch ?? ((...request) => fetch(...request));

  const ask: Client['ask'] = async ({ method, path, body, headers, signal }) => {
    if (!isOnline()) throw new ClientFailure('offline', clientFailures.offline);
    const timeout = AbortSignal.timeout(msMax);
    let response: Response;
    let text: string;
    try {
      response = await send(`${baseUrl}${path}`, {
        method,
        headers: { accept: 'application/json', ...(body !== undefined && jsonHeader), ...headers },
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      text = await response.text();
    } catch (cause) {
      const failure = timeout.aborted
        ? new ClientFailure('timeout', clientFailures.timeout)
        : new ClientFailure('network', clientFailures.network);
      failure.cause = cause;
      throw failure;
    }
    const envelope = envelopeOf<unknown>(text);
    if (envelope?.success) return envelope.data;
    const failure = envelope ? failureOf(envelope, response.status) : failureOfStatus(response);
    if (failure.code === 'not_signed_in') onNobody?.();
    throw failure;
  };

  const call: Client['call'] = async <E extends Endpoint>({ name, method, path: pattern }: E, sent: Sent<E>) => {
    const { body, idempotencyKey, signal, isFresh = false } = sent as AnySent;
    const path = pathOf(pattern, sent);
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const kept = method === 'GET' ? memory : undefined;
    try {
      const data = await ask({ method, path, body, headers, signal });
      kept?.keep(name, path, data);
      return data as AnswerOf<E>;
    } catch (failure) {
      if (failure instanceof ClientFailure) failure.endpoint = name;
      const isUnheard = failure instanceof ClientFailure && failure.isUnheard && !signal?.aborted && !isFresh;
      const recalled = isUnheard ? await kept?.recall(name, path) : undefined;
      if (recalled === undefined) throw failure;
      return recalled as AnswerOf<E>;
    }
  };

  const action: Client['action'] = <E extends Endpoint>(endpoint: E) => {
    let open: { key: string; content: string } | undefined;
    return async (sent: Sent<E>) => {
      const content = JSON.stringify([sent.params, sent.query, sent.body]);
      if (open?.content !== content) open = { key: crypto.randomUUID(), content };
      const mine = open;
      const settle = () => {
        if (open === mine) open = undefined;
      };
      try {
        const answer = await call(endpoint, { ...sent, idempotencyKey: mine.key });
        settle();
        return answer;
      } catch (failure) {
        if (failure instanceof ClientFailure && !failure.isUndecided) settle();
        throw failure;
      }
    };
  };

  return { call, ask, action };
}

type Refused = Extract<Envelope<unknown>, { success: false }>;

type AnySent = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly isFresh?: boolean;
};

/** The path of a call below the API, as it is sent. */
export function pathOf(pattern: string, sent: AnySent): string {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((sent.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The envelope in the text; undefined where something else answered, such as a proxy with a page of its own. */
function envelopeOf<T>(text: string): Envelope<T> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isEnvelope = typeof value === 'object' && value !== null && 'success' in value;
    return isEnvelope && (value.success === true || 'error' in value) ? (value as Envelope<T>) : undefined;
  } catch {
    return undefined;
  }
}

const codeOfStatus: Readonly<Record<number, keyof typeof saidByBrowsers>> = {
  400: 'invalid_request',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_requests',
  500: 'internal',
};

function failureOf({ code, error, fields, requestId }: Refused, status: number): ClientFailure {
  return new ClientFailure(code, error, { status, fields, requestId });
}

/** The catalogue's sentence for a bare status; for the other ones the server's own words. */
function failureOfStatus({ status, statusText }: Response): ClientFailure {
  const code = codeOfStatus[status];
  if (code) return new ClientFailure(code, saidByBrowsers[code].message, { status });
  return new ClientFailure('http', statusText || clientFailures.async_default, { status });
}
