// A new password: with the link of a mail, or knowing the old one. Either ends the sessions that the old one opened.
import { sendNotice } from '#domains/notices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import {
  type AccountRow,
  changeDemoKey,
  deleteSessions,
  findAccountById,
  markEmailConfirmed,
  markProved,
  readLink,
  setPendingEmail,
  takeLink,
} from '../store.ts';
import { type AccountParts, type Client, eventOf, requireGoodPassword } from './account-parts.ts';
import { hashToken } from './hash-session-tokens.ts';
import { demoKeyOf } from './open-demo.ts';
import { ownAccount, requireOwnPassword, type Signer } from './prove-person.ts';

/** The link proves the address as well. Throws `link_invalid`; a password that will not do leaves the link usable. */
export async function resetPassword(
  parts: AccountParts,
  input: { readonly token: string; readonly password: string },
  client: Client,
): Promise<void> {
  const tokenHash = hashToken(input.token);
  const asked = await parts.database.asSystem(async (scope) => {
    const user = await readLink(scope, 'reset-password', tokenHash);
    return user && findAccountById(scope, user);
  });
  if (!asked) throw new Fault('link_invalid');
  requireGoodPassword(input.password, 'password', [asked.email, asked.company]);
  const passwordHash = await parts.passwords.inTurn(client.address, () => parts.passwords.hash(input.password));
  await parts.database.asSystem(async (scope) => {
    const user = await takeLink(scope, 'reset-password', tokenHash);
    if (!user) throw new Fault('link_invalid');
    await parts.library().setPassword(scope, user, passwordHash);
    await markEmailConfirmed(scope, user);
    // Whoever asked for another address may be whom the new password is to keep out.
    await setPendingEmail(scope, user, null);
    await deleteSessions(scope, user);
    await parts.announce(scope, eventOf('password-reset', user, client));
    await tellOfChange(parts, scope, asked, `reset/${tokenHash}`);
  });
}

/** A wrong current password is a field error. Ends the person's other sessions; this one stays and is fresh. */
export async function changePassword(
  parts: AccountParts,
  caller: Signer,
  input: { readonly currentPassword: string; readonly newPassword: string },
  client: Client,
): Promise<void> {
  const account = await ownAccount(parts, caller);
  requireGoodPassword(input.newPassword, 'newPassword', [account.email, account.company]);
  const keep = await parts.passwords.inTurn(client.address, async () => {
    await requireOwnPassword(parts, account, input.currentPassword, 'currentPassword', client);
    if (account.demoKey !== null) return { demoKey: await demoKeyOf(parts, account.email, input.newPassword) };
    return { passwordHash: await parts.passwords.hash(input.newPassword) };
  });
  await parts.database.asSystem(async (scope) => {
    if (keep.passwordHash !== undefined) await parts.library().setPassword(scope, account.id, keep.passwordHash);
    else if (!(await changeDemoKey(scope, account.id, keep.demoKey))) throw new Fault('conflict');
    await setPendingEmail(scope, account.id, null);
    await deleteSessions(scope, account.id, caller.sessionId);
    await markProved(scope, caller.sessionId);
    await parts.announce(scope, eventOf('password-changed', account.id, client));
    await tellOfChange(parts, scope, account, `changed/${caller.sessionId}/${scope.now().getTime()}`);
  });
}

/** Makes the session fresh. A wrong password is a field error. */
export async function confirmPassword(
  parts: AccountParts,
  caller: Signer,
  password: string,
  client: Client,
): Promise<void> {
  const account = await ownAccount(parts, caller);
  await parts.passwords.inTurn(client.address, () => requireOwnPassword(parts, account, password, 'password', client));
  await parts.database.asSystem(async (scope) => {
    await markProved(scope, caller.sessionId);
    await parts.announce(scope, eventOf('password-confirmed', account.id, client));
  });
}

async function tellOfChange(
  parts: AccountParts,
  scope: SystemScope,
  account: AccountRow,
  effect: string,
): Promise<void> {
  if (account.demoKey !== null) return;
  await sendNotice(scope, {
    template: 'password-changed',
    to: account.email,
    values: { name: account.firstName, url: parts.links.to('/reset-password') },
    effectKey: `password-${effect}`,
  });
}
