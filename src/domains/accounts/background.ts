// What accounts do later: mail the links that were asked for, and each night forget what has ended.

import { z } from 'zod';
import type { Registration } from '#platform/queue/work.ts';
import { idOf } from '#shared/ids.ts';
import { authEventsKeptMs } from './rules.ts';
import type { AccountParts } from './service/account-parts.ts';
import { mailEmailChange, mailEmailChangeWork } from './service/change-email.ts';
import { mailLink, mailLinkWork } from './service/mail-links.ts';
import { sweepDemoBusinesses } from './service/open-demo.ts';
import { deleteEnded } from './store.ts';

const linkWork = z.object({
  purpose: z.enum(['confirm-email', 'reset-password']),
  email: z.string(),
  address: z.string(),
  userAgent: z.string().nullable(),
});

const emailChangeWork = z.object({ user: idOf('user'), email: z.string(), isNew: z.boolean() });

export const sweepWork = 'sweep-accounts';

/** Each piece of work by its name, to be registered with the queue. */
export function accountsBackground(parts: AccountParts): Readonly<Record<string, Registration>> {
  return {
    [mailLinkWork]: {
      handler: ({ data, effectKey }) => mailLink(parts, linkWork.parse(data), effectKey),
      retries: 8,
      backoffSeconds: 5,
      timeoutSeconds: 30,
    },
    [mailEmailChangeWork]: {
      handler: ({ data, effectKey }) => mailEmailChange(parts, emailChangeWork.parse(data), effectKey),
      retries: 8,
      backoffSeconds: 5,
      timeoutSeconds: 30,
    },
    [sweepWork]: {
      handler: () => sweepAccounts(parts),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 900,
      inParallel: 1,
      cron: '41 8 * * *',
    },
  };
}

/** Deletes idle demo businesses, ended sessions and links, and old records of sign-ins. */
export async function sweepAccounts(parts: Pick<AccountParts, 'database'>): Promise<void> {
  await sweepDemoBusinesses(parts);
  await parts.database.asSystem((scope) => deleteEnded(scope, new Date(scope.now().getTime() - authEventsKeptMs)));
}
