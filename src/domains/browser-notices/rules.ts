// What a person is told in their browsers of the news at hand: now, or together when their quiet hours end. Pure.
import { Temporal } from 'temporal-polyfill';
import {
  asksFor,
  isPressing,
  isQuiet,
  manyNews,
  type NewsKind,
  type NoticeChoices,
  newsWords,
  wakes,
  wallClock,
} from '#domains/notice-choices/rules.ts';

/** One thing that happened. `key` is unlike for each; `path` is where it is seen. */
export type News = { readonly key: string; readonly kind: NewsKind; readonly path: string };

/** What one browser shows. The kinds are asked for again before it goes out, since choices may have changed. */
export type BrowserNotice = {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly kinds: readonly NewsKind[];
  /** Notices of one tag take the place of one another. */
  readonly tag: string;
  /** When it is to go out; null for at once. */
  readonly at: Date | null;
};

const deskPath = '/dashboard';

/** How long a word is worth having, in seconds: somebody who waits has gone after an hour; what was left keeps for a day. */
export const ttlSecondsOf = (kinds: readonly NewsKind[]): number => (kinds.some(isPressing) ? 3600 : 86_400);

/**
 * What presses is told on its own and the rest together, as in mail. In the person's quiet hours nothing is shown but
 * what wakes; one word at their end tells that there is something.
 */
export function noticesOf(
  news: readonly News[],
  choices: NoticeChoices,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): readonly BrowserNotice[] {
  const wanted = news.filter(({ kind }) => asksFor(choices, kind));
  const quiet = isQuiet(choices, wallClock(now, timezone));
  const awake = wanted.filter(({ kind }) => !quiet || wakes(kind));
  const asleep = wanted.filter((one) => !awake.includes(one));
  const notices = awake.filter(({ kind }) => isPressing(kind)).map((one) => noticeOf([one], one.key, null));
  const rest = awake.filter(({ kind }) => !isPressing(kind));
  if (rest.length > 0) notices.push(noticeOf(rest, 'news', null));
  if (asleep.length > 0 && choices.quietUntil !== null) {
    const at = nextClock(now, choices.quietUntil, timezone);
    const title = 'News came in your quiet hours';
    const kinds = [...new Set(asleep.map(({ kind }) => kind))];
    notices.push({ key: `quiet:${at.toISOString()}`, title, path: deskPath, kinds, tag: 'news', at });
  }
  return notices;
}

function noticeOf(news: readonly News[], tag: string, at: Date | null): BrowserNotice {
  const [first] = news;
  const kinds = [...new Set(news.map(({ kind }) => kind))];
  const one = news.length === 1 && first ? { title: newsWords[first.kind], path: first.path } : undefined;
  return { key: first?.key ?? '', kinds, tag, at, ...(one ?? { title: manyNews(news.length), path: deskPath }) };
}

/** The next instant at which the wall there shows `HH:MM`, also over a change of the clocks. */
export function nextClock(after: Date, clock: string, timezone: string): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timezone);
  const onDay = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: timezone, plainTime: clock });
  const today = onDay(now.toPlainDate());
  const next = Temporal.ZonedDateTime.compare(today, now) > 0 ? today : onDay(now.toPlainDate().add({ days: 1 }));
  return new Date(next.epochMilliseconds);
}
