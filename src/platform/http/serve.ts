// The words in which a domain's routes.ts speaks to the HTTP layer: an endpoint, and what answers it.
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/endpoint.ts';
import type { BusinessScope, SystemScope } from '../database/scope.ts';
import type { Caller } from './caller.ts';

/** A parsed, authorised request. */
export type Served<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: Caller;
  /** The client's address, believed from X-Forwarded-For only where a trusted proxy said so. */
  readonly address: string;
  readonly requestId: string;
  readonly headers: Headers;
  /** Aborted when the client goes away or the request runs out of time. */
  readonly signal: AbortSignal;
  /** A transaction in the caller's business; on a keyed endpoint the idempotency record is part of it. */
  inBusiness<T>(work: (scope: BusinessScope) => Promise<T>): Promise<T>;
  /** A transaction over all businesses, for what happens before anyone is signed in. */
  inSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
  /** Adds a header to the answer (Set-Cookie may be added several times). */
  addHeader(name: string, value: string): void;
};

/** Declares that `handler` answers `endpoint`. The answer is put into the envelope; a thrown Fault becomes its row of the error table. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: (request: Served<E>) => Promise<AnswerOf<E>>) => void;
