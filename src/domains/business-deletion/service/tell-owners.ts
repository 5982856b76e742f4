// Every owner reads of each step by mail, whoever of them took it.
import { sendNotice } from '#domains/notices/service.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { lastDay } from '../rules.ts';
import { findOwners, type LeavingRow, type OwnerRow } from '../store.ts';

/** Puts the mails into the scope's transaction, once a step. `owners` where they are known from before the end. */
export async function tellOwners(
  scope: BusinessScope | SystemScope,
  links: Links,
  business: LeavingRow,
  step: 'marked' | 'soon' | 'kept' | 'gone',
  owners?: readonly OwnerRow[],
): Promise<void> {
  if (!business.deletion_at) return;
  const [tab, path] = step === 'gone' ? [{}, '/get-started' as const] : [{ tab: 'security' }, '/settings' as const];
  // An owner whom no mail can reach keeps it from none of the others, and no business from ending.
  const readers = (owners ?? (await findOwners(scope, business.id))).filter(({ email }) => mailAddress.test(email));
  for (const { email, name } of readers)
    await sendNotice(scope, {
      template: 'business-leaving',
      to: email,
      values: {
        name,
        business: business.name,
        step,
        day: lastDay(business.deletion_at, business.timezone),
        url: links.to(path, tab),
      },
      effectKey: `leaving/${step}/${business.deletion_at.getTime()}/${scope.newId('mail')}`,
    });
}
