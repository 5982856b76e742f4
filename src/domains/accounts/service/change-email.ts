// Another e-mail to sign in with: it holds once the link in a mail to it is followed. The request only writes the wish
// down and puts the mails aside, the same for every address, so nothing tells which address has an account.
import { randomUUID } from 'node:crypto';
import { sendNotice } from '#domains/notices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type CurrentUser, emailStaysInDemo } from '../contract.ts';
import { linkLivesMs } from '../rules.ts';
import {
  type AccountRow,
  changeEmail,
  findAccount,
  findAccountById,
  findCurrentUser,
  holdPendingEmail,
  readLink,
  setPendingEmail,
  takeLink,
} from '../store.ts';
import { type AccountParts, type Client, eventOf, makeLink } from './account-parts.ts';
import { hashToken } from './hash-session-tokens.ts';
import { currentUserOf } from './keep-sessions.ts';
import { isWithin } from './limit-attempts.ts';
import { ownAccount, type Signer } from './prove-person.ts';

/** The background work that looks whether the new address is free, and mails. */
export const mailEmailChangeWork = 'mail-email-change';

const isOwn = 'This is your email already';

/** Mails that one person may have sent, and that one address may be sent: enough for who lost two. */
const mailLimit = { max: 5, windowMs: 60 * 60 * 1000 } as const;

/** Gives the person, with the address that waits. An own address and any in a demo are errors of the field `email`. */
export async function requestEmailChange(
  parts: AccountParts,
  caller: Signer,
  email: string,
  client: Client,
): Promise<CurrentUser> {
  const account = await ownAccount(parts, caller);
  if (account.demoKey !== null) throw new Fault('invalid_request', { fields: { email: emailStaysInDemo } });
  if (account.email === email) throw new Fault('invalid_request', { fields: { email: isOwn } });
  return parts.database.asSystem(async (scope) => {
    const before = await setPendingEmail(scope, account.id, email);
    const data = { user: account.id, email, isNew: before !== email };
    await scope.enqueue({ name: mailEmailChangeWork, effectKey: `change-email/${randomUUID()}`, data });
    await parts.announce(scope, eventOf('email-change-asked', account.id, client));
    return personOf(scope, account.id);
  });
}

/** Ends the links that were mailed. Safe to repeat. */
export async function cancelEmailChange(
  { database, announce }: AccountParts,
  { userId }: Signer,
  client: Client,
): Promise<CurrentUser> {
  return database.asSystem(async (scope) => {
    const before = await setPendingEmail(scope, userId, null);
    if (before !== null) await announce(scope, eventOf('email-change-dropped', userId, client));
    return personOf(scope, userId);
  });
}

/**
 * Mails the link to the new address where it is free, and word to the old one where the wish is new. A wish that was
 * changed or dropped meanwhile is passed over. Run again with the same effect key it sends nothing more.
 */
export async function mailEmailChange(
  { database, links }: Pick<AccountParts, 'database' | 'links'>,
  asked: { readonly user: Id<'user'>; readonly email: string; readonly isNew: boolean },
  effectKey: string,
): Promise<void> {
  await database.asSystem(async (scope) => {
    const account = await findAccountById(scope, asked.user);
    if (!account || (await holdPendingEmail(scope, asked.user)) !== asked.email) return;
    if (!(await isWithin(scope, 'change-email', asked.user, mailLimit))) return;
    if (asked.isNew) await tellOldAddress(scope, links, account, asked.email, 'asked', effectKey);
    if (!(await isWithin(scope, 'change-email-to', asked.email, mailLimit))) return;
    const holder = await findAccount(scope, asked.email);
    if (holder) {
      const values = { name: holder.firstName, url: links.to('/login') };
      await sendNotice(scope, { template: 'email-taken', to: asked.email, values, effectKey: `${effectKey}/new` });
      return;
    }
    const url = links.to('/new-email', { token: await makeLink(scope, 'change-email', account) });
    const linkLivesMinutes = linkLivesMs['change-email'] / 60_000;
    await sendNotice(scope, {
      template: 'confirm-new-email',
      to: asked.email,
      values: { name: account.firstName, url, linkLivesMinutes },
      effectKey: `${effectKey}/new`,
    });
  });
}

/** From here on the person signs in with the new address; their sessions stay. Throws `link_invalid`, also where somebody took the address meanwhile. */
export async function confirmEmailChange(
  parts: AccountParts,
  token: string,
  client: Client,
): Promise<{ readonly email: string }> {
  const tokenHash = hashToken(token);
  try {
    return await parts.database.asSystem(async (scope) => {
      const user = await readLink(scope, 'change-email', tokenHash);
      // The wish is held before its link is taken: nobody can put another address under a link that was followed.
      const email = user && (await holdPendingEmail(scope, user));
      if (!email || !(await takeLink(scope, 'change-email', tokenHash))) throw new Fault('link_invalid');
      const account = await findAccountById(scope, user);
      if (!account) throw new Fault('link_invalid');
      await changeEmail(scope, user, email);
      await parts.announce(scope, eventOf('email-changed', user, client));
      await tellOldAddress(scope, parts.links, account, email, 'done', `changed-email/${tokenHash}`);
      return { email };
    });
  } catch (error) {
    const isTaken = (error as { code?: string }).code === '23505';
    if (isTaken || (error instanceof Fault && error.code === 'conflict'))
      throw new Fault('link_invalid', { cause: error });
    throw error;
  }
}

async function personOf(scope: SystemScope, user: Id<'user'>): Promise<CurrentUser> {
  const row = await findCurrentUser(scope, user);
  if (!row) throw new Fault('not_signed_in');
  return currentUserOf(row);
}

async function tellOldAddress(
  scope: SystemScope,
  links: AccountParts['links'],
  { email, firstName }: AccountRow,
  newEmail: string,
  step: 'asked' | 'done',
  effectKey: string,
): Promise<void> {
  await sendNotice(scope, {
    template: 'email-changing',
    to: email,
    values: { name: firstName, newEmail, step, url: links.to('/reset-password') },
    effectKey: `${effectKey}/old`,
  });
}
