// What stands on the button of an offer and is said by pressing it. A time on the business's own wall comes as digits
// (`2026-11-23 09:30`) and is said as people say it.
import type { LineOffer } from '#domains/conversations/contract.ts';

export function choiceWords(offer: LineOffer, language: string): string {
  const wall = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(offer.label);
  if (offer.kind !== 'time' || !wall) return offer.label;
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${wall[1]}T${wall[2]}:00Z`));
}
