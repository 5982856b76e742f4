// "… on Thursday at half past ten, and you can call me on this number": beside a visit that is wished for, where somebody may be reached
// is their number, and asks for no call. Patterns are over folded text, in four languages.
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

/** Leave is given to call, and no call begged for. */
const mayCall =
  /(?<!\p{L})(?:(?:you|you guys|they|y'all) (?:can|could|may) (?:always |just |also )*(?:call|reach|text|ring|get|phone|contact)(?: a hold of)? (?:me|us)|(?:i'm|i am|we're) reachable|(?:you )?(?:reach|get) (?:me|us)|(?:me|nos) pueden? (?:llamar|marcar|localizar|encontrar|contactar|hablar)|pueden? (?:llamar|marcar|localizar|encontrar|contactar|hablar)(?:me|nos)|(?:me|nos) (?:encuentra|localiza)n?|vous pouvez (?:me|m'|nous) ?(?:r?appeler|joindre|contacter)|on peut (?:me|m'|nous) ?(?:r?appeler|joindre|contacter)|(?:je suis|on est) joignable|(?:sie )?(?:erreichen|erreicht) (?:sie )?(?:mich|uns)|(?:mich|uns) (?:konnen|konnt) (?:sie|ihr)|(?:sie|ihr) (?:konnen|konnt) (?:mich|uns)|(?:ich bin|wir sind)(?: \p{L}+){0,4} (?:zu erreichen|erreichbar))(?!\p{L})/u;

/** Whether a clause only tells the number that is called from. */
export function isReachedHere({ heard, mentions, whole }: Seen, clause: Signs): boolean {
  if (heard.turn.from.phone === undefined || !clause.cue('same-number') || !mayCall.test(clause.folded)) return false;
  const isWished = mentions.wishes.some(({ wish }) => (wish.date ?? wish.time ?? wish.relative) !== undefined);
  return (isWished || whole.cue('book')) && !whole.cue('complaint');
}
