// One declaration of an HTTP endpoint serves the route, the typed browser client and the OpenAPI document.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anyone; a signed-in person; a member of the business with at least that role. */
export type Access = 'public' | 'signed-in' | 'read-only' | 'staff' | 'owner';

export type Endpoint = {
  /** A verb and a noun, unique: `createContact`. It is the OpenAPI operationId. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{id}` for a parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** A strict object: an unknown field is refused. */
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Codes beyond the ones that any endpoint may give (400, 401, 403, 404, 413, 429, 500, 503). */
  readonly refusals?: readonly ErrorCode[];
  /** Creating and paying requests take an `Idempotency-Key`; a repeat with the same key gets the first answer. */
  readonly keyed?: boolean;
  /** A signed-in browser may keep this change while it is offline and send it later, once and in order (see edit-stamp.ts). */
  readonly offline?: boolean;
  /** A stricter allowance than the common one. */
  readonly limit?: { readonly name: string; readonly max: number; readonly windowSeconds: number };
  /** Needs a sign-in or password confirmation younger than ten minutes. */
  readonly fresh?: boolean;
  /** The largest body in bytes; 100 kB unless said. */
  readonly bodyBytesMax?: number;
};

/** Keeps the literal types of a declaration. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Written<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler is given, after parsing. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** What a client writes. */
export type SentParams<E extends Endpoint> = Written<E['params']>;
export type SentQuery<E extends Endpoint> = Written<E['query']>;
export type SentBody<E extends Endpoint> = Written<E['body']>;

/** The envelope of every JSON answer. `error` is a sentence for people, `code` is for programs. */
export type Envelope<T> =
  | { readonly success: true; readonly data: T }
  | {
      readonly success: false;
      readonly error: string;
      readonly code: ErrorCode;
      readonly fields?: Readonly<Record<string, string>>;
      /** What could be had instead, such as free times. */
      readonly instead?: readonly unknown[];
      readonly requestId: string;
    };
