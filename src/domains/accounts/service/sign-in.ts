// Signing in with e-mail and password. A real account always wins; in demo mode any other pair opens its own demo.
import { Fault } from '#shared/errors.ts';
import { touchBusiness } from '../store.ts';
import { type AccountParts, type Client, eventOf, inWordsOf } from './account-parts.ts';
import { type Admission, admit } from './keep-sessions.ts';
import { beginAttempt, endAttempt } from './limit-attempts.ts';
import { openDemo } from './open-demo.ts';

export type SignInInput = { readonly email: string; readonly password: string; readonly remember: boolean };

/**
 * Throws `sign_in_invalid` for a wrong password and an unknown e-mail alike, in the same time; `sign_in_unconfirmed`
 * only to who knows the password; `sign_in_too_many` after too many wrong ones. A repeat opens another session.
 */
export function signIn(parts: AccountParts, input: SignInInput, client: Client): Promise<Admission> {
  return inWordsOf({ refused: 'sign_in_failed', unexpected: 'sign_in_unexpected' }, () =>
    parts.passwords.inTurn(client.address, () => tryPassword(parts, input, client)),
  );
}

async function tryPassword(parts: AccountParts, input: SignInInput, client: Client): Promise<Admission> {
  const { database, passwords, announce } = parts;
  const attempt = await beginAttempt(parts, input.email, client.address);
  const { account } = attempt;
  if (account === null && parts.demoMode) {
    await database.asSystem((scope) => endAttempt(scope, attempt));
    return openDemo(parts, input, client);
  }

  const isRight = await passwords.verify(input.password, account?.passwordHash ?? null);
  if (account === null || !isRight) {
    await database.asSystem((scope) => announce(scope, eventOf('sign-in-refused', account?.id ?? null, client)));
    throw new Fault('sign_in_invalid');
  }
  const opened = await database.asSystem(async (scope) => {
    await endAttempt(scope, attempt);
    if (!account.emailVerified) return null;
    const admission = await admit(parts, scope, account.id, input.remember, client);
    if ('user' in admission.admitted) await touchBusiness(scope, admission.admitted.user.businessId);
    return admission;
  });
  if (!opened) throw new Fault('sign_in_unconfirmed');
  return opened;
}
