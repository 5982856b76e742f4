// What happens to accounts, announced inside the transaction in which it happens, and kept as the record of sign-ins.
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { insertAuthEvent } from './store.ts';

export type AccountEventKind =
  | 'signed-up'
  | 'email-confirmed'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'session-revoked'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'password-confirmed'
  | 'email-change-asked'
  | 'email-change-dropped'
  | 'email-changed'
  | 'joined'
  | 'demo-opened'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'code-refused';

export type AccountEvent = {
  readonly kind: AccountEventKind;
  /** Null where the e-mail has no account. */
  readonly user: Id<'user'> | null;
  readonly address: string | null;
  readonly userAgent: string | null;
};

/** Hears an event in the transaction of its cause; what it throws undoes that cause. */
export type AccountListener = (scope: SystemScope, event: AccountEvent) => Promise<void>;

export type Announce = (scope: SystemScope, event: AccountEvent) => Promise<void>;

/** Keeps the record first, then tells the listeners one after the other. */
export function announcerFor(listeners: readonly AccountListener[]): Announce {
  return async (scope, event) => {
    await insertAuthEvent(scope, event);
    for (const listener of listeners) await listener(scope, event);
  };
}
