// Tells owners by mail that a limit is near, and that it is met: each once a month, and never in their quiet hours.
import { mailableNow } from '#domains/notice-choices/service.ts';
import { sendNotice } from '#domains/notices/service.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import { eachOfAll } from '#platform/each-of.ts';
import type { Links } from '#platform/links.ts';
import type { Log } from '#platform/log.ts';
import { isMonthly, levelOf, type Meter, monthOf, saidOf, thenOf } from '../rules.ts';
import { metersOf } from '../service.ts';
import { listHolders, type PlanHolder } from '../store.ts';

export type LimitNewsNeeds = { readonly database: Database; readonly log: Log; readonly links: Links };

/** Looks through all businesses of people on the free plan. Safe to repeat, whenever it was broken off. */
export async function tellOfLimits({ database, log, links }: LimitNewsNeeds): Promise<void> {
  const nameOf = ({ id }: PlanHolder) => ({ business: id });
  await eachOfAll(
    { log, doing: 'tell of limits', nameOf },
    (page) => database.asSystem((scope) => listHolders(scope, { plan: 'free', ...page })),
    (holder) => database.asSystem((scope) => tellHolder(scope, holder, links)),
  );
}

async function tellHolder(scope: SystemScope, holder: PlanHolder, links: Links): Promise<void> {
  const now = scope.now();
  const month = monthOf(now, holder.timezone);
  const meters = await metersOf(scope.db, holder, { since: month.from, now });
  const full = meters.filter((meter) => levelOf(meter) !== 'open');
  if (full.length === 0) return;
  for (const { user, email, name } of await mailableNow(scope, holder.id, holder.timezone)) {
    for (const meter of full) {
      const level = levelOf(meter) === 'met' ? 'met' : 'near';
      await sendNotice(scope, {
        template: 'limit-reached',
        to: email,
        values: {
          ...{ name, business: holder.name, level, says: saidOf(meter), means: thenOf[meter.of] },
          url: links.to('/settings', { tab: 'billing' }),
          choicesUrl: links.to('/settings', { tab: 'notifications' }),
        },
        effectKey: `limit:${holder.id}:${user}:${meter.of}:${level}:${periodOf(meter, month.key)}`,
      });
    }
  }
}

/** Trial calls never come again, so they are told of once and for all. */
const periodOf = ({ of }: Meter, month: string) => (isMonthly(of) || of === 'contacts' ? month : 'ever');
