// What an owner reads of a caller: who, what, and how to reach them, in the business's own time.
import { manyNews, newsWords } from '#domains/notice-choices/rules.ts';
import type { Untold } from '../store.ts';

/** `Urgent message from Maria Lopez`, or how many things there are. */
export function subjectOf(events: readonly Untold[]): string {
  const [only, ...more] = events;
  if (!only) return '';
  if (more.length > 0) return manyNews(events.length);
  return `${newsWords[only.kind]}${only.name ? ` (${only.name.replace(/\s+/g, ' ').slice(0, 60)})` : ''}`;
}

/** One event in a paragraph. Times are the business's. */
export function newsOf(event: Untold): string {
  const when = (at: Date) =>
    at.toLocaleString('en-US', { timeZone: event.timezone, dateStyle: 'full', timeStyle: 'short' });
  const reach = [event.phone, event.email].filter(Boolean).join(', ') || 'no number or address was left';
  return [
    `${newsWords[event.kind]}: ${event.body.slice(0, 5000)}.`.replace(/([.!?])\.$/, '$1'),
    event.starts_at ? `${event.kind === 'moved' ? 'Now on ' : ''}${when(event.starts_at)}.` : '',
    `From ${event.name || 'a caller who gave no name'} (${reach}).`,
    event.address ? `Address: ${event.address}.` : '',
    `Left ${when(event.at)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
