// The day on which a business ends, as its people read it.

import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { instantWords } from '#web/ui/zoned-time.ts';

/** `December 5, 2026`, where the business is, as the mail of it says; in no words until that is known. */
export function useDayOf(): (instant: string) => string {
  const zone = useZone();
  return (instant) => (zone ? instantWords(instant, { dateStyle: 'long' }, zone) : '');
}
