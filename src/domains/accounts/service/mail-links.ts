// Links that people ask for by e-mail. The request only puts work aside, the same for every address,
// so neither its answer nor its time tells which address has an account.
import { randomUUID } from 'node:crypto';
import { sendNotice } from '#domains/notices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { type LinkPurpose, linkLivesMs } from '../rules.ts';
import { type AccountRow, findAccount } from '../store.ts';
import { type AccountParts, type Client, eventOf, inWordsOf, makeLink } from './account-parts.ts';
import { isWithin } from './limit-attempts.ts';
import { sendConfirmation } from './sign-up.ts';

/** The background work that looks whether the address has an account, and mails it. */
export const mailLinkWork = 'mail-auth-link';

/** Mails of one kind to one person: enough for somebody who lost two, not enough to fill a mailbox. */
const mailLimit = { max: 5, windowMs: 60 * 60 * 1000 } as const;

/** Throws `reset_failed` or `reset_unexpected` when the work could not be put aside. */
export function requestReset(parts: AccountParts, email: string, client: Client): Promise<void> {
  return inWordsOf({ refused: 'reset_failed', unexpected: 'reset_unexpected' }, () =>
    putAside(parts, 'reset-password', email, client),
  );
}

/** Safe to repeat: each mail has a link of its own, and the first that is used ends the others. */
export function resendConfirmation(parts: AccountParts, email: string, client: Client): Promise<void> {
  return putAside(parts, 'confirm-email', email, client);
}

function putAside({ database }: AccountParts, purpose: LinkPurpose, email: string, client: Client): Promise<void> {
  const data = { purpose, email, address: client.address, userAgent: client.userAgent };
  return database.asSystem((scope) =>
    scope.enqueue({ name: mailLinkWork, effectKey: `${purpose}/${randomUUID()}`, data }),
  );
}

/** Sends the link where there is a real account that can use it. Run again with the same effect key it sends nothing more. */
export async function mailLink(
  { database, links, announce }: Pick<AccountParts, 'database' | 'links' | 'announce'>,
  asked: { readonly purpose: LinkPurpose; readonly email: string } & Client,
  effectKey: string,
): Promise<void> {
  await database.asSystem(async (scope) => {
    const account = await findAccount(scope, asked.email);
    if (!account || !(await isWithin(scope, asked.purpose, asked.email, mailLimit))) return;
    if (asked.purpose === 'reset-password') {
      await sendReset(scope, links, account, effectKey);
      await announce(scope, eventOf('reset-requested', account.id, asked));
    } else if (!account.emailVerified) await sendConfirmation(scope, links, account, effectKey);
  });
}

async function sendReset(scope: SystemScope, links: AccountParts['links'], account: AccountRow, effectKey: string) {
  const token = await makeLink(scope, 'reset-password', account);
  const url = links.to('/reset-password', { token });
  const linkLivesMinutes = linkLivesMs['reset-password'] / 60_000;
  await sendNotice(scope, {
    template: 'reset-password',
    to: account.email,
    values: { name: account.firstName, url, linkLivesMinutes },
    effectKey,
  });
}
