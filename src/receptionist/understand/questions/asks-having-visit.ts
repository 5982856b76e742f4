// "I have an appointment next week and want to know when you open": a visit that stands is told, and something of the house is asked.
// No new visit is wished for, and the old one is not to be looked up.

import { isBooked } from '../own-visits/booked-already.ts';
import type { Seen } from '../seen.ts';
import { asksForSlots } from '../text/sentences.ts';

/** A wish to be told something, and the word that asks for it, over folded text. */
const wishToKnow =
  /(?<!\p{L})(?:(?:want(?:ed)?|need(?:ed)?|(?:would|'d) like|just|trying|calling|have) to (?:know|ask|find out)|(?:was|am|'m) (?:just )?wondering|(?:quiero|queria|quisiera|necesito|para|nada mas|solo) (?:saber|preguntar(?:les?)?)|(?:voudrais|voulais|aimerais|veux|pour) (?:savoir|demander)|(?:wollte|mochte|will|wurde gern)(?: \p{L}+){0,3} (?:wissen|fragen))[ ,:]+(?<asked>(?:if|whether|what time|when|where|how|what|which|who|si|a que hora|cuando|donde|como|que|cual|s'il|a quelle heure|quand|ou|comment|quoi|quel\p{L}*|ce que|ob|um wie viel uhr|wann|wo|wie|was|welche\p{L}*)(?!\p{L})(?:[^.!]|(?<=(?<!\p{L})(?:dr|dra|mrs?|ms|st))\.)*)/u;
/** "When", "what time it is", "if I can come on Friday": of the visit itself, which is then to be looked up or changed. */
const ofVisit =
  /^(?:if|whether|what time|when|si|a que hora|cuando|a quelle heure|quand|ob|um wie viel uhr|wann)(?: (?:it|that|this|is|was|it's|exactly|again|my|the|i|i'm|we|we're|appointment|visit|es|era|la|mi|tengo|cita|exactamente|c'est|est|il|j'ai|mon|je|er|der|ist|das|genau|ich|mein)(?!\p{L})|\W*$)/u;

/** "If you can see my son too", "if I can come earlier": is of a visit that is wished for. */
const wishesVisit =
  /(?<!\p{L})(?:(?:can|could) (?:also )?(?:come|see|fit|squeeze|take|do|make it)|(?:pueden?|podrian?|puedo) (?:\p{L}+ )?(?:ir|venir|llegar|ver|atender)\p{L}*|(?:peux|pourrais|pouvez|pourriez) (?:\p{L}+ )?(?:venir|passer|voir|prendre)|(?:kommen|drannehmen) (?:kann|konnte|konnen))(?!\p{L})/u;

/** What is asked, as it was said; null where no visit is told or what is asked is of it. */
export function askedHavingVisit({ said, whole, mentions, heard }: Seen): string | null {
  if (heard.state.frames.length > 0 || !isBooked(said.toLowerCase())) return null;
  if ((['cancel', 'move', 'message', 'also', 'another', 'late', 'person'] as const).some((one) => whole.cue(one)))
    return null;
  const found = wishToKnow.exec(whole.folded);
  const asked = found?.groups?.asked?.trim();
  // "Where do I park? I have an appointment and …": what was asked before it is not to be lost.
  if (!found || asked === undefined || /\?/.test(whole.folded.slice(0, found.index))) return null;
  if (ofVisit.test(asked) || wishesVisit.test(asked) || asksForSlots(asked)) return null;
  if (mentions.wishes.some(({ wish }) => wish.relative !== undefined)) return null;
  // Folding may change the length of the line, and not how many words it has.
  const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  const before = wordsOf(whole.folded.slice(0, whole.folded.indexOf(asked, found.index))).length;
  return wordsOf(said)
    .slice(before, before + wordsOf(asked).length)
    .join(' ');
}
