// "Can you do the oil change but don't touch the brakes?", "machen Sie den Jahresabschluss nicht, nur die Steuererklärung": who says what
// is not to be done has the rest of it done, and does not ask whether the house does it.
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';
import { servicesIn } from './near.ts';
import { namedInShort, withoutToldNot } from './told-not-to.ts';

/** Something of it is to be known: that is asked. */
const wantsToKnow =
  /(?<!\p{L})(?:how (?:much|long|many)|what|when|why|which|price|cost\p{L}*|cuant[oa]s?|que(?= (?:precio|cuesta))|cuando|por que|combien|pourquoi|quand|quel\p{L}*|wie ?viel|wie lange|was|wann|warum|kostet)(?!\p{L})/u;

/** Is a clause that sounds like a question an order, as it names what is to be done beside what is not? */
export function ordersOnly(clause: Signs, { heard, said, language, mentions }: Seen): boolean {
  if (heard.state.frames.length > 0 || wantsToKnow.test(foldCue(said))) return false;
  if (!mentions.services.some(({ start }) => start >= clause.start && start < clause.end)) return false;
  const { business } = heard;
  const read = (text: string) => servicesIn(text, language, business);
  return withoutToldNot(said, language, read, (text) => namedInShort(text, business) !== null) !== said;
}
