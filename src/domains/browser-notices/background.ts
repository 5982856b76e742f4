// Carries one word to one browser, once, while it is worth having and its person still asks for it.
import { z } from 'zod';
import { asksFor, isPressing, isQuiet, type NoticeChoices, wakes, wallClock } from '#domains/notice-choices/rules.ts';
import { choicesOfMany } from '#domains/notice-choices/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { idOf } from '#shared/ids.ts';
import { type BrowserNoticeNeeds, pushKeys, tellBrowserWork } from './service.ts';
import { findTellable, forgetAddress } from './store.ts';

const word = z.object({
  browser: idOf('toldBrowser'),
  title: z.string().min(1).max(100),
  path: z.string().startsWith('/').max(200),
  kinds: z.array(z.enum(['on-call', 'hand-off', 'urgent', 'message', 'booked', 'moved', 'cancelled'])).min(1),
  topic: z.string(),
  until: z.iso.datetime(),
});
type Word = z.output<typeof word>;

export type TellNeeds = BrowserNoticeNeeds & { readonly database: Database; readonly clock: Clock };

export function browserNoticesBackground({
  database,
  clock,
  ...needs
}: TellNeeds): Readonly<Record<string, Registration>> {
  return {
    [tellBrowserWork]: {
      // Over a day: no word is worth having for longer.
      retries: 100,
      backoffSeconds: 10,
      timeoutSeconds: 30,
      inParallel: 8,
      handler: async (work) => {
        const said = word.parse(work.data);
        const found = await database.asSystem(async (scope) => {
          const to = await findTellable(scope, said.browser);
          if (!to) return null;
          const choicesOf = await choicesOfMany(scope, to.business_id, [to.user]);
          const clockThere = wallClock(scope.now(), to.timezone);
          return isStillAsked(said, choicesOf(to.user), clockThere) ? { to, keys: await pushKeys(needs, scope) } : null;
        });
        const ttlSeconds = Math.floor((Date.parse(said.until) - clock.now().getTime()) / 1000);
        if (!found || ttlSeconds <= 0) return;
        const { to, keys } = found;
        const { title, path, topic } = said;
        const message = {
          text: JSON.stringify({ title, body: to.business.slice(0, 100), path, tag: topic }),
          topic,
          urgency: said.kinds.some(isPressing) ? 'high' : 'normal',
          ttlSeconds,
        } as const;
        const outcome = await work.once(work.effectKey, () => needs.push.send(message, to, keys, work.signal));
        if (outcome === 'gone') await database.asSystem((scope) => forgetAddress(scope, said.browser, to.endpoint));
      },
    },
  };
}

/** Choices may have changed since it was written, and a word that was tried again may have come into the night. */
function isStillAsked({ kinds }: Word, choices: NoticeChoices, clockThere: string): boolean {
  const asked = kinds.filter((kind) => asksFor(choices, kind));
  return asked.length > 0 && (!isQuiet(choices, clockThere) || asked.some(wakes));
}
