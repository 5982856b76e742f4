// Whoever's sign-in changes reads of it by mail, so that nobody can change it behind their back. A demo has no mailbox.
import type { AccountParts } from '#domains/accounts/service/account-parts.ts';
import { accountOf } from '#domains/accounts/service/prove-person.ts';
import { sendNotice } from '#domains/notices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';

export type TwoFactorChange = 'on' | 'off' | 'codes-renewed' | 'code-used';

/** Puts the mail into the scope's transaction. */
export async function tellOfTwoFactor(
  { links }: Pick<AccountParts, 'links'>,
  scope: SystemScope,
  user: Id<'user'>,
  change: TwoFactorChange,
): Promise<void> {
  const account = await accountOf(scope, user);
  if (!account || account.demoKey !== null) return;
  await sendNotice(scope, {
    template: 'two-factor-changed',
    to: account.email,
    values: {
      name: account.firstName,
      change,
      url: links.to('/settings', { tab: 'security' }),
      resetUrl: links.to('/reset-password'),
    },
    effectKey: `two-factor/${user}/${change}/${scope.now().getTime()}`,
  });
}
