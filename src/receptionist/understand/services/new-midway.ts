import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { sharePeople } from './first-visit.ts';
import { isNewHere, serviceDenied, serviceOfNew } from './new-here.ts';

export function heedNewMidway<Of extends Understood>({ state, business }: Heard, understood: Of): Of {
  const { commands, said } = understood;
  const frame = state.frames.at(-1);
  const first = serviceOfNew(business);
  if (frame?.flow !== 'book' || frame.service === undefined || first === undefined || frame.service === first)
    return understood;
  const folded = foldCue(said);
  const otherwise = commands.some((one) =>
    ['set-service', 'narrow-service', 'start', 'drop', 'emergency'].includes(one.do),
  );
  // What was read back is not swapped for another by what is asked of it: "what do I bring, since it's our first time?".
  if (frame.confirming === true && commands.some((one) => one.do === 'ask')) return understood;
  if (otherwise || !isNewHere(folded) || serviceDenied(folded, business) !== undefined) return understood;
  if (!sharePeople(first, frame.service, business)) return understood;
  const others = commands.filter((one) => one.do !== 'cannot-tell' && one.do !== 'deny');
  return { ...understood, commands: [...others, { do: 'set-service', service: first, sure: newSure }] };
}

/** A guess, that is told with the times. */
const newSure = 0.5;
