// "Am I booked now?", while something is still asked for: not yet, with the time that was taken; from the talk's state alone.
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { asksIfBooked } from '../../understand/questions/asks-if-booked.ts';

/** Says that nothing is entered yet, where that is asked. False: it is not asked. */
export function tellIfBooked(d: Dialogue, question: string): boolean {
  const { state, turn } = d;
  const frame = topFrame(d);
  if (frame?.flow !== 'book' && frame?.flow !== 'move') return false;
  if (!asksIfBooked(question, heardIn(state), { state, turn, business: turn.business })) return false;
  d.used = true;
  // What is about to be stated is stated then.
  d.acts.push({ say: 'not-yet', slot: state.asked === 'confirm' ? undefined : frame.chosen });
  return true;
}
