// Carries one notification to one browser, once, while it is worth having and its person still asks for it.
import { z } from 'zod';
import { asksFor, isQuiet, type NoticeChoices, newsKinds, wakes, wallClock } from '#domains/notice-choices/rules.ts';
import { choicesOfMany } from '#domains/notice-choices/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { PushUnanswered } from '#ports/push.ts';
import { idOf } from '#shared/ids.ts';
import { notificationAfterQuiet, notificationPresses } from './rules.ts';
import { type BrowserNotificationNeeds, notificationKey, pushKeys, tellBrowser, tellBrowserWork } from './service.ts';
import { findTellable, forgetAddress, type Tellable } from './store.ts';

const notification = z.object({
  browser: idOf('toldBrowser'),
  title: z.string().min(1).max(100),
  path: z.string().startsWith('/').max(200),
  kinds: z.array(z.enum(newsKinds)).min(1),
  topic: z.string(),
  until: z.iso.datetime(),
});
type Carried = z.output<typeof notification>;

/** At which try nobody's answer is the last word: some twenty minutes after the first. An address of a stranger may never answer. */
const unansweredMost = 8;

export type TellNeeds = BrowserNotificationNeeds & { readonly database: Database; readonly clock: Clock };

export function browserNotificationsBackground({
  database,
  clock,
  ...needs
}: TellNeeds): Readonly<Record<string, Registration>> {
  return {
    [tellBrowserWork]: {
      // Over a day: no notification is worth having for longer.
      retries: 100,
      backoffSeconds: 10,
      timeoutSeconds: 30,
      inParallel: 8,
      handler: async (work) => {
        const said = notification.parse(work.data);
        const ttlSeconds = Math.floor((Date.parse(said.until) - clock.now().getTime()) / 1000);
        if (ttlSeconds <= 0) return;
        const found = await database.asSystem(async (scope) => {
          const to = await findTellable(scope, said.browser);
          if (!to) return null;
          const choices = (await choicesOfMany(scope, to.business_id, [to.user]))(to.user);
          const asked = said.kinds.filter((kind) => asksFor(choices, kind));
          if (asked.length === 0) return null;
          if (!isQuiet(choices, wallClock(scope.now(), to.timezone)) || asked.some(wakes))
            return { to, keys: await pushKeys(needs, scope) };
          await tellAfterQuiet(scope, work.effectKey, said, to, choices);
          return null;
        });
        if (!found) return;
        const { to, keys } = found;
        const { title, path, topic } = said;
        const pushed = {
          text: JSON.stringify({ title, body: to.business.slice(0, 100), path, tag: topic }),
          topic,
          urgency: notificationPresses(said.kinds) ? 'high' : 'normal',
          ttlSeconds,
        } as const;
        const outcome = await work
          .once(work.effectKey, () => needs.push.send(pushed, to, keys, work.signal))
          .catch((error: unknown) => {
            if (error instanceof PushUnanswered && work.attempt >= unansweredMost) return 'given up';
            throw error;
          });
        if (outcome === 'gone') await database.asSystem((scope) => forgetAddress(scope, said.browser, to.endpoint));
      },
    },
  };
}

/**
 * Choices may have changed since a notification was written, and one that was tried again may have come into the night: then the one at
 * its end stands for it. Throws where it is that very one, which came a moment early by our clock.
 */
async function tellAfterQuiet(
  scope: SystemScope,
  effectKey: string,
  { browser }: Carried,
  { business_id: business, timezone }: Tellable,
  choices: NoticeChoices,
): Promise<void> {
  const later = notificationAfterQuiet(choices, { now: scope.now(), timezone });
  if (!later) return;
  if (notificationKey(browser, later) === effectKey) throw new Error('the quiet hours have not ended yet');
  await tellBrowser(scope, business, browser, later);
}
