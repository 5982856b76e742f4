// What a person is told in their browsers of the news at hand: now, or together when their quiet hours end. Pure.
import { Temporal } from 'temporal-polyfill';
import {
  asksFor,
  isPressing,
  isQuiet,
  manyNews,
  type NewsKind,
  type NoticeChoices,
  newsKinds,
  newsWords,
  wakes,
  wallClock,
} from '#domains/notice-choices/rules.ts';

/** One thing that happened. `key` is unlike for each; `path` is where it is seen. */
export type News = { readonly key: string; readonly kind: NewsKind; readonly path: string };

/** What one browser shows. The kinds are asked for again before it goes out, since choices may have changed. */
export type BrowserNotification = {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly kinds: readonly NewsKind[];
  /** Notifications of one tag take the place of one another. */
  readonly tag: string;
  /** When it is to go out; null for at once. */
  readonly at: Date | null;
};

const deskPath = '/dashboard';

/** Whether somebody waits for a notification of these kinds. The one at the end of quiet hours, which may be of any, is of what was left. */
export const notificationPresses = (kinds: readonly NewsKind[]): boolean => kinds.every(isPressing);

/** How long a notification is worth having, in seconds: somebody who waits has gone after an hour; what was left keeps for a day. */
export const ttlSecondsOf = (kinds: readonly NewsKind[]): number => (notificationPresses(kinds) ? 3600 : 86_400);

/** What can wait for the end of quiet hours. */
const sleeping = newsKinds.filter((kind) => !wakes(kind));

/**
 * What presses is told on its own and the rest together, as in mail. In the person's quiet hours nothing is shown but
 * what wakes; one notification at their end tells that there is something.
 */
export function notificationsOf(
  news: readonly News[],
  choices: NoticeChoices,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): readonly BrowserNotification[] {
  const wanted = news.filter(({ kind }) => asksFor(choices, kind));
  const quiet = isQuiet(choices, wallClock(now, timezone));
  const awake = wanted.filter(({ kind }) => !quiet || wakes(kind));
  const notifications = awake.filter(({ kind }) => isPressing(kind)).map((one) => notificationOf([one]));
  const rest = awake.filter(({ kind }) => !isPressing(kind));
  if (rest.length > 0) notifications.push(notificationOf(rest));
  const later = awake.length < wanted.length ? notificationAfterQuiet(choices, { now, timezone }) : null;
  return later ? [...notifications, later] : notifications;
}

/**
 * The one notification at the end of the quiet hours in which `now` lies, the same for whatever came in them; null where there are
 * none. It is of every kind that sleeps, since more may come after it was written, and never of one that wakes.
 */
export function notificationAfterQuiet(
  { quietUntil }: NoticeChoices,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): BrowserNotification | null {
  if (quietUntil === null) return null;
  const at = nextClock(now, quietUntil, timezone);
  const title = 'News came in your quiet hours';
  return { key: `quiet:${at.toISOString()}`, title, path: deskPath, kinds: sleeping, tag: 'news', at };
}

/** Of at least one piece of news. */
function notificationOf(news: readonly News[]): BrowserNotification {
  const [first] = news;
  const key = first?.key ?? '';
  const kinds = [...new Set(news.map(({ kind }) => kind))];
  const one = news.length === 1 && first ? { title: newsWords[first.kind], path: first.path } : undefined;
  return { key, kinds, tag: key, at: null, ...(one ?? { title: manyNews(news.length), path: deskPath }) };
}

/** The next instant at which the wall there shows `HH:MM`, also over a change of the clocks. */
export function nextClock(after: Date, clock: string, timezone: string): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timezone);
  const onDay = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: timezone, plainTime: clock });
  const today = onDay(now.toPlainDate());
  const next = Temporal.ZonedDateTime.compare(today, now) > 0 ? today : onDay(now.toPlainDate().add({ days: 1 }));
  return new Date(next.epochMilliseconds);
}
