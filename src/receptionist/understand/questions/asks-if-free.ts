// "Friday at three, is that open?": behind a time it is that time which is asked about, and no rule of the house; the wish stands as
// any other, and is answered by the diary. Over folded text, in four languages.
import type { Seen } from '../seen.ts';
import { cueOf, type Signs } from '../signs.ts';

const end =
  '(?: (?:at all|by any chance|for you(?: guys| all)?|entonces|pour vous|chez vous|bei (?:ihnen|euch)|dann))?\\W*$';
const asks = new RegExp(
  `^\\P{L}*(?:${[
    "(?:is|would|are|'?s)(?: (?:that|this|it|those|they))?(?: (?:time|one|slot|spot|be|still|also|both|maybe))* (?:open|free|available|possible|taken|ok(?:ay)?|doable)",
    '(?:(?:eso|esa|ese|lo|la) )?(?:esta(?:ra|ria)?|es|seria|tienen|tendran)(?: (?:eso|esa|ese|todavia|aun|hora|horario))* (?:libre|disponible|abiert[oa]|posible)',
    "(?:c'est|ce serait|est-ce(?: que c'est)?|serait-ce|ca serait)(?: (?:encore|toujours|bien))* (?:libre|disponible|dispo|ouvert|possible|pris)",
    '(?:ist|ware|geht)(?: (?:das|es|der|die|da|noch|was|etwas))* (?:frei|offen|moglich|machbar|verfugbar)',
  ].join('|')})${end}`,
  'u',
);
/** All that may stand between the time and the question. */
const pause = /^[\s,;:–—-]*$/u;

/** Whether the clause only asks if the time before it, in the same breath, can be had. */
export function asksIfFree(clause: Signs, { said, mentions, language }: Seen): boolean {
  if (!asks.test(clause.folded) || cueOf('appointment', clause.text, language)) return false;
  return mentions.wishes.some(
    ({ wish, end: at }) =>
      wish.time !== undefined && at <= clause.start + 1 && pause.test(said.slice(at, clause.start)),
  );
}
