// "The second is fine. Should I take my things out of the way?", to times that were offered: what only sounds like the end of it, beside
// a time that is picked or named, ends nothing. Whoever says the word ends it all the same.
import type { Command, TimeWish } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { cueOf } from '../../understand/signs.ts';

/** "2 o'clock. The old gel has to come off first". */
const isHour = ({ time, excluded, existing }: TimeWish) => time !== undefined && !excluded && !existing;

/** The commands without an end that nobody spoke of; as they are where no offered time is picked. */
export function pickStands(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const { state, turn } = d;
  const flow = topFrame(d)?.flow;
  if (state.asked !== 'time' || (flow !== 'book' && flow !== 'move')) return commands;
  const names = flow === 'book' && commands.some((one) => one.do === 'set-times' && one.wishes.every(isHour));
  if (!(names || commands.some((one) => one.do === 'pick')) || cueOf('cancel', turn.text, heardIn(state)))
    return commands;
  return commands.filter((one) => one.do !== 'start' || one.flow !== 'cancel');
}
