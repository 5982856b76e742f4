// What sounds like a message without a word of leaving one, and is none.
import { tellsOfVisit } from '../questions/asks-to-come.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

/** "She can have her breakfast that morning, right?": what is told for a yes asks, and is passed on to nobody. */
const toldForYes =
  /(?:,\s*|\s)(?:right|correct|yeah|no|ok(?:ay)?|isn't (?:it|that)|verdad|cierto|n'est-ce pas|hein|non|oder|richtig|nicht wahr)\s*\?\s*$/u;

/** "I'm coming by Uber", "je viens en bus": how somebody gets there, which is no word for anybody; folded. */
const howOneComes =
  /^\P{L}*(?:(?:and|so|but|y|pero|et|mais|und|aber)\P{L}+)?(?:(?:i|we)(?:'m|'re|'ll| am| are| will| would)? (?:be )?(?:com(?:e|ing)|tak(?:e|ing)|gett?(?:ing)?|arriv(?:e|ing)|rid(?:e|ing)) (?:there )?(?:(?:by|in|on|with|a|an|the|my) )*|(?:voy|vamos|llego|llegamos|vengo) (?:a ir |a llegar )?en (?:un )?|(?:je|on|nous) (?:viens|vient|venons|prends|prend|arrive|arrivons) (?:en |un |le )|ich (?:komme|nehme) (?:mit (?:dem|der) |ein(?:en)? |den )?)(?:uber|lyft|taxi|cab|bus|train|subway|bike|camion|metro|tren|bici\p{L}*|velo|train|zug|rad|fahrrad|bahn|s-bahn)\P{L}*$/u;

export const tellsHowOneComes = ({ folded }: Signs): boolean => howOneComes.test(folded);

export const soundsLikeMessage = (
  clause: Signs,
  seen: Seen,
  { asksPrice, services }: { asksPrice: boolean; services: boolean },
): boolean =>
  clause.sounds('message') &&
  // "What will that set me back?" only sounds like one.
  !asksPrice &&
  // "I'd like Dr. Rao to give him an exam" names a service, and what it wants is no message.
  !(services && clause.cue('want')) &&
  !tellsOfVisit(seen) &&
  !toldForYes.test(seen.whole.folded);
