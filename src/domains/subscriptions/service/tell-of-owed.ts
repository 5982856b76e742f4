// Tells owners by mail that a renewal could not be taken, that it is not tried again, and that the plan has ended over it: each
// once, and never in their quiet hours.
import { mailableNow } from '#domains/notice-choices/service.ts';
import { sendNotice } from '#domains/notices/service.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import { eachOfAll } from '#platform/each-of.ts';
import type { Links } from '#platform/links.ts';
import type { Log } from '#platform/log.ts';
import { formatMoney } from '#shared/money.ts';
import { hasEndedOver } from '../rules.ts';
import { findOwed, listOwing, type Owing } from '../store/failed.ts';

export type OwedNewsNeeds = { readonly database: Database; readonly log: Log; readonly links: Links };

/** Looks through all businesses of whose renewals there is news. Safe to repeat, whenever it was broken off. */
export async function tellOfOwed({ database, log, links }: OwedNewsNeeds): Promise<void> {
  const nameOf = ({ id }: Owing) => ({ business: id });
  await eachOfAll(
    { log, doing: 'tell of owed renewals', nameOf },
    (page) => database.asSystem((scope) => listOwing(scope, page)),
    (one) => database.asSystem((scope) => tellOwing(scope, one, links)),
  );
}

async function tellOwing(
  scope: SystemScope,
  { id, name: business, timezone, plan }: Owing,
  links: Links,
): Promise<void> {
  const owed = await findOwed({ ...scope, business: id });
  const hasEnded = owed && hasEndedOver(owed.state, plan);
  if (!owed || hasEnded === null) return;
  const dayOf = (at: Date) => at.toLocaleDateString('en-US', { timeZone: timezone, dateStyle: 'long' });
  // Of a day that has gone by nothing is heard yet: it is told of once there is word.
  const isTried = owed.nextTryAt !== null && owed.nextTryAt > scope.now();
  if (!hasEnded && owed.nextTryAt !== null && !isTried) return;
  const step = hasEnded ? 'ended' : isTried ? 'tried-again' : 'last';
  for (const { user, email, name } of await mailableNow(scope, id, timezone)) {
    await sendNotice(scope, {
      template: 'renewal-failed',
      to: email,
      values: {
        ...{ name, business, step, amount: formatMoney(owed), failedOn: dayOf(owed.failedAt) },
        triedOn: owed.nextTryAt && dayOf(owed.nextTryAt),
        url: links.to('/settings', { tab: 'billing' }),
        choicesUrl: links.to('/settings', { tab: 'notifications' }),
      },
      effectKey: `renewal-failed:${owed.id}:${user}:${step}`,
    });
  }
}
