// What is under way and not wanted after all is left, and that is said.
import { type Dialogue, dropFrame } from '../dialogue.ts';
import type { Frame } from '../state.ts';

/** Leaves what is on top, and says so. */
export function leaveFrame(d: Dialogue, frame: Frame): void {
  dropFrame(d, frame);
  // What is left for one of several who come is left for those behind as well.
  d.state.frames = d.state.frames.filter((one) => one.flow !== 'book' || !one.nextGuest);
  if (frame.flow === 'message') d.acts.push({ say: 'message-dropped' });
  else d.acts.push({ say: frame.flow === 'book' ? 'not-booked' : 'left-as-it-was' });
}
