// All the news that this install shows, known without the articles themselves; and how a date is written.
import { type ArticleFacts, newestFirst } from '#shared/article.ts';
import { showClaims } from './claims.ts';

const facts = Object.values(
  import.meta.glob<ArticleFacts>('./content/news/*.md', { eager: true, query: '?about', import: 'about' }),
);

/** The newest first; sample news only where sample claims are shown. */
export const news: readonly ArticleFacts[] = newestFirst(facts.filter(({ isSample }) => showClaims || !isSample));

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-12` as November 12, 2026. */
export const longDate = (date: string): string => long.format(new Date(date));
