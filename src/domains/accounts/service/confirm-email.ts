// The confirmation link: it greets, and once a password is chosen it confirms the address and signs in.
import { Fault } from '#shared/errors.ts';
import { type AccountRow, deleteSessions, findAccountById, markEmailConfirmed, readLink, takeLink } from '../store.ts';
import { type AccountParts, type Client, eventOf, requireGoodPassword } from './account-parts.ts';
import { hashToken } from './hash-session-tokens.ts';
import { type Admission, admit } from './keep-sessions.ts';

/** Whom a link belongs to, without using it up. Throws `link_invalid`. */
export async function readConfirmation({ database }: AccountParts, token: string): Promise<AccountRow> {
  const account = await database.asSystem(async (scope) => {
    const user = await readLink(scope, 'confirm-email', hashToken(token));
    return user && findAccountById(scope, user);
  });
  if (!account) throw new Fault('link_invalid');
  return account;
}

/**
 * Always sets the chosen password: whoever signed up with somebody else's address knows no password of the account
 * that its owner confirms. Throws `link_invalid` for a link that was used; a password that will not do uses nothing up.
 */
export async function confirmEmail(
  parts: AccountParts,
  input: { readonly token: string; readonly password: string },
  client: Client,
): Promise<Admission> {
  const { email, company } = await readConfirmation(parts, input.token);
  requireGoodPassword(input.password, 'password', [email, company]);
  const passwordHash = await parts.passwords.inTurn(client.address, () => parts.passwords.hash(input.password));
  return parts.database.asSystem(async (scope) => {
    const user = await takeLink(scope, 'confirm-email', hashToken(input.token));
    if (!user) throw new Fault('link_invalid');
    await parts.library().setPassword(scope, user, passwordHash);
    await markEmailConfirmed(scope, user);
    await deleteSessions(scope, user);
    await parts.announce(scope, eventOf('email-confirmed', user, client));
    return admit(parts, scope, user, false, client);
  });
}
