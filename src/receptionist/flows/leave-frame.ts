// What is under way and not wanted after all is left, and that is said.
import { type Dialogue, dropFrame } from '../dialogue.ts';
import type { Say } from '../plan.ts';
import { type Frame, heardIn } from '../state.ts';
import { cueOf } from '../understand/signs.ts';

/** Nothing comes of what was being booked; what was booked before it in this talk is not meant. */
export const notBooked = ({ state }: Dialogue): Say => ({
  say: 'not-booked',
  isFurther: state.done.some((one) => one.did !== 'cancelled'),
});

/** Leaves what is on top, and says so. */
export function leaveFrame(d: Dialogue, frame: Frame): void {
  dropFrame(d, frame);
  if (frame.flow === 'cancel' && frame.appointment !== undefined)
    d.state.visitKept = { id: frame.appointment, turn: d.state.turns };
  // What is left for one of several who come is left for those behind as well.
  d.state.frames = d.state.frames.filter((one) => one.flow !== 'book' || !one.nextGuest);
  if (frame.flow === 'message') d.acts.push({ say: 'message-dropped' });
  else d.acts.push(frame.flow === 'book' ? notBooked(d) : { say: 'left-as-it-was' });
}

/** "Goodbye" where a person was wished for: the wish is not taken back, only nothing is added to it. */
export function leavesWish({ turn, state }: Dialogue, frame: Frame | null | undefined): boolean {
  if (frame?.flow !== 'message' || frame.wish === undefined || frame.body !== undefined) return false;
  return cueOf('bye', turn.text, heardIn(state)) && !cueOf('no', turn.text, heardIn(state));
}
