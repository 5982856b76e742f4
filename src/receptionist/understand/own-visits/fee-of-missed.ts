// "I missed my appointment yesterday. Do I have to pay for it?": what a missed visit costs is asked, and nothing is booked, moved or
// looked up. Beside a wish for another time it is read in parts.

import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { asksFee } from './asks-fee.ts';
import { tellsOfMissed } from './tells-of-missed.ts';

/** The question, with what was told before it; null for any other line. */
export function feeOfMissed({ state, business }: Heard, said: string, language: Language): readonly Command[] | null {
  // "Is there a fee? And when do you open?" asks two things.
  if (state.frames.length > 0 || said.split('?').length > 2 || !tellsOfMissed(foldCue(said), language)) return null;
  // "Ich habe den Termin verschwitzt" has the words of a wish for one.
  const rest = said.split(/(?<=[.!?;])\s+/u).filter((one) => !tellsOfMissed(foldCue(one), language));
  const wishes = changes.some((cue) => cueOf(cue, said, language)) || rest.some((one) => cueOf('book', one, language));
  const isOfVisit = (text: string) => servicesIn(text, language, business).some(({ score }) => score >= namedScoreMin);
  return !wishes && asksFee(said, isOfVisit) ? [{ do: 'ask', question: said }] : null;
}
const namedScoreMin = 0.6;
const changes = ['cancel', 'move', 'message', 'another', 'person'] as const;
