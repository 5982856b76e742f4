// Sessions: opened at a sign-in, kept alive by use, ended by their person, by a new password or by time.

import type { Clock } from '#platform/clock.ts';
import { askedTogether } from '#platform/database/asked-together.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Authenticate, Caller } from '#platform/http/caller.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { Admitted, CurrentUser, SignedIn } from '../contract.ts';
import { isWorthTouching, sessionEnd } from '../rules.ts';
import {
  type CallerRow,
  type CurrentUserRow,
  deleteSessionById,
  deleteSessionByToken,
  deleteSessions,
  findCallers,
  findCurrentUser,
  findSessionEnd,
  type SessionRow,
  listSessions as selectSessions,
  touchSession,
} from '../store.ts';
import { type AccountParts, type Client, eventOf } from './account-parts.ts';
import { hashToken } from './hash-session-tokens.ts';

/** What a sign-in gives: who is here, and the header that keeps it. */
export type OpenedSession = { readonly signedIn: SignedIn; readonly setCookie: string };

/** A sign-in, or the step before it, each with the header that keeps it. */
export type Admission = { readonly admitted: Admitted; readonly setCookie: string };

type Signer = Extract<Caller, { kind: 'user' }>;

/**
 * Reads the session's cookie and asks the database each time, so that an ended session is ended at once; requests that come
 * together are asked for in one indexed statement. Now and then it also writes that the session is in use.
 */
export function authenticateWith({ database, library }: AccountParts, clock: Clock): Authenticate {
  const callerOf = askedTogether<string, CallerRow>((tokens) => findCallers(database.systemPool, tokens, clock.now()));
  return async (headers) => {
    const token = library().cookies.read(headers);
    if (token === null) return visitor;
    const found = await callerOf(hashToken(token));
    if (!found) return visitor;
    const now = clock.now();
    const { sessionId, userId, businessId, role, provedAt } = found;
    if (isWorthTouching(found, now)) {
      const use = { id: sessionId, business: businessId, lastUsedAt: found.lastUsedAt };
      await database.asSystem((scope) => touchSession(scope, { ...use, expiresAt: sessionEnd(found, now) }));
    }
    return { kind: 'user', userId, sessionId, businessId, role, provedAt };
  };
}

const visitor: Caller = { kind: 'visitor' };

/** Opens a new session in the scope's transaction and announces it. Throws `no_business` for who is in no team any more. */
export async function openSession(
  { library, announce }: AccountParts,
  scope: SystemScope,
  user: Id<'user'>,
  remember: boolean,
  client: Client,
): Promise<OpenedSession> {
  const { token, expiresAt } = await library().createSession(scope, { user, remember, ...client });
  await announce(scope, eventOf('signed-in', user, client));
  const row = await findCurrentUser(scope, user);
  if (!row) throw new Fault('no_business');
  return {
    signedIn: { user: currentUserOf(row), expiresAt: expiresAt.toISOString() },
    setCookie: library().cookies.keep(token, remember),
  };
}

/** Opens a session for who has proved the first step, unless they have switched on a second one. */
export async function admit(
  parts: AccountParts,
  scope: SystemScope,
  user: Id<'user'>,
  remember: boolean,
  client: Client,
): Promise<Admission> {
  const asked = await parts.secondStep.begin(scope, user, remember);
  if (asked) return { admitted: { secondStep: true }, setCookie: asked.setCookie };
  const { signedIn, setCookie } = await openSession(parts, scope, user, remember, client);
  return { admitted: signedIn, setCookie };
}

/** Who is signed in; null for anyone else. */
export async function readSession({ database }: AccountParts, caller: Caller): Promise<SignedIn | null> {
  if (caller.kind !== 'user') return null;
  return database.asSystem(async (scope) => {
    const [row, expiresAt] = [
      await findCurrentUser(scope, caller.userId),
      await findSessionEnd(scope, caller.sessionId),
    ];
    if (!row || !expiresAt) return null;
    return { user: currentUserOf(row), expiresAt: expiresAt.toISOString() };
  });
}

/** Ends the session of this browser, if there is one. Gives the header that forgets the cookie. */
export async function signOut(
  { database, library, announce }: AccountParts,
  headers: Headers,
  client: Client,
): Promise<string> {
  const { cookies } = library();
  const token = cookies.read(headers);
  if (token === null) return cookies.forget();
  await orSignOutFailed(() =>
    database.asSystem(async (scope) => {
      const user = await deleteSessionByToken(scope, hashToken(token));
      if (user) await announce(scope, eventOf('signed-out', user, client));
    }),
  );
  return cookies.forget();
}

/** Ends all sessions of a person, this one too. Gives the header that forgets the cookie. */
export async function signOutEverywhere(
  { database, library, announce }: AccountParts,
  caller: Signer,
  client: Client,
): Promise<string> {
  await orSignOutFailed(() =>
    database.asSystem(async (scope) => {
      await deleteSessions(scope, caller.userId);
      await announce(scope, eventOf('signed-out-everywhere', caller.userId, client));
    }),
  );
  return library().cookies.forget();
}

export async function listSessions({ database }: AccountParts, caller: Signer): Promise<readonly SessionRow[]> {
  return database.asSystem((scope) => selectSessions(scope, caller.userId));
}

/** Ends one session of the caller. Throws `not_found` for one that is nobody's or somebody else's. */
export async function revokeSession(
  { database, announce }: AccountParts,
  caller: Signer,
  id: Id<'session'>,
  client: Client,
): Promise<void> {
  await database.asSystem(async (scope) => {
    if (!(await deleteSessionById(scope, caller.userId, id))) throw new Fault('not_found');
    await announce(scope, eventOf('session-revoked', caller.userId, client));
  });
}

/** Ends the sessions of a person in the scope's transaction, but for `except`. Their next requests are a visitor's. */
export async function endSessions(scope: SystemScope, user: Id<'user'>, except?: Id<'session'>): Promise<void> {
  await deleteSessions(scope, user, except);
}

async function orSignOutFailed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Fault('sign_out_failed', { cause: error });
  }
}

/** A person and their business as the browser knows them. */
export function currentUserOf(row: CurrentUserRow): CurrentUser {
  return {
    id: row.id,
    email: row.email,
    pendingEmail: row.pending_email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    phone: row.phone,
    subscription: row.plan,
    trialCallsRemaining: row.trial_calls_remaining,
    trialEndsAt: row.trial_ends_at.toISOString(),
    businessId: row.business_id,
    role: row.role,
    isDemo: row.is_demo,
    isNew: row.is_new,
    deletionAt: row.deletion_at?.toISOString() ?? null,
    user_metadata: { businessType: row.business_type, employees: row.company_size, interests: row.interests },
  };
}
