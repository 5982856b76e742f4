// Whose rows a piece of work may see. Every store query takes a scope and names its business;
// row-level security holds the same line inside the database.
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { BusinessId, Id, Noun } from '#shared/ids.ts';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;

/** Who acts: a person, a program with a key, the receptionist in a conversation, or Telle itself. */
export type Actor =
  | { readonly kind: 'user'; readonly id: Id<'user'> }
  | { readonly kind: 'api-key'; readonly id: Id<'apiKey'> }
  | { readonly kind: 'receptionist'; readonly id: Id<'conversation'> }
  | { readonly kind: 'visitor'; readonly id: null }
  | { readonly kind: 'system'; readonly id: null };

type Common = {
  /** One transaction: all of the work is kept or none of it. */
  readonly db: Db;
  readonly actor: Actor;
  now(): Date;
  newId<N extends Noun>(noun: N): Id<N>;
  /** Puts background work into the same transaction: it happens if, and only if, this commits. */
  enqueue(work: BackgroundWork): Promise<void>;
};

/** Work within one business. Only `Database.asBusiness` makes one. */
export type BusinessScope = Common & { readonly business: BusinessId };

/** Work across businesses: sign-in, sweeps, migrations. The rare exception, visible by its name. */
export type SystemScope = Common & { readonly business: null };

/** Work for later. `effectKey` names its outside effect, so that a second run can know that it was done. */
export type BackgroundWork = {
  readonly name: string;
  readonly effectKey: string;
  readonly data: Record<string, unknown>;
  readonly startAfter?: Date;
  /** Works with the same word here are done one at a time, in the order of their enqueueing. */
  readonly inOrderWith?: string;
};

export type Database = {
  /**
   * One transaction in which row-level security shows only the rows of `business`. `work` may run up to three times when
   * another transaction collides with it, so it reaches outside only through `enqueue`. Throws the Fault `unavailable`
   * when the database is away, `conflict` when it collides each time, `timeout` when a statement takes too long.
   */
  asBusiness<T>(business: BusinessId, actor: Actor, work: (scope: BusinessScope) => Promise<T>): Promise<T>;
  /** One transaction over all businesses; otherwise as `asBusiness`. */
  asSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
  /** True when the database answers within two seconds. */
  answers(): Promise<boolean>;
  /** Late-bound by the queue: puts the work of `enqueue` into the transaction of `db`. */
  onEnqueue(put: (db: Db, work: BackgroundWork) => Promise<void>): void;
  /** Hears notifications of a channel; after an interruption, in which some may be lost, `hear` gets ''. Returns how to stop. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => void>;
  /** Plain connections over all businesses as the login role, for libraries that bring their own SQL (sessions, queue). */
  readonly systemPool: Pool;
  /** What `/metrics` tells of: the connections of scopes, and those of `systemPool`. */
  readonly pools: Readonly<Record<'scopes' | 'libraries', Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>;
  /** Ends all connections; an embedded server stops with the last process that uses it. */
  close(): Promise<void>;
};
