// What sounds like a message without a word of leaving one, and is none.
import { tellsOfVisit } from './asks-to-come.ts';
import type { Seen } from './seen.ts';
import type { Signs } from './signs.ts';

/** "She can have her breakfast that morning, right?": what is told for a yes asks, and is passed on to nobody. */
const toldForYes =
  /(?:,\s*|\s)(?:right|correct|yeah|no|ok(?:ay)?|isn't (?:it|that)|verdad|cierto|n'est-ce pas|hein|non|oder|richtig|nicht wahr)\s*\?\s*$/u;

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
