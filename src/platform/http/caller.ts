// Who is calling, as the HTTP layer knows it. `authenticate` is given by the accounts domain; this layer knows no nouns.
import { Fault } from '#shared/errors.ts';
import type { BusinessId, Id } from '#shared/ids.ts';

export type Role = 'owner' | 'staff' | 'read-only';

export type Caller =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly userId: Id<'user'>;
      readonly sessionId: Id<'session'>;
      readonly businessId: BusinessId;
      readonly role: Role;
      /** When this person last proved who they are, for endpoints that ask for a fresh proof. */
      readonly provedAt: Date;
    }
  | {
      readonly kind: 'api-key';
      readonly keyId: Id<'apiKey'>;
      readonly businessId: BusinessId;
      readonly role: Role;
    };

/** The person who is signed in. Throws `not_signed_in` for a visitor and for a key. */
export function signerOf(caller: Caller): Extract<Caller, { kind: 'user' }> {
  if (caller.kind !== 'user') throw new Fault('not_signed_in');
  return caller;
}

/** Reads cookie or bearer token. An invalid or missing one makes a visitor; it does not throw. */
export type Authenticate = (headers: Headers) => Promise<Caller>;
