// "What time was that again?", while something else is asked for: the time that was taken, which no list and no text of the owner's says.
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { asksWhichTime } from '../../understand/when-asked/whole-answer.ts';

/** Says once more which time was taken, where that is asked. False: it is not asked, or none was taken. */
export function tellChosenTime(d: Dialogue, question: string): boolean {
  const frame = topFrame(d);
  if ((frame?.flow !== 'book' && frame?.flow !== 'move') || !frame.chosen) return false;
  if (!asksWhichTime(question, heardIn(d.state))) return false;
  d.used = true;
  d.acts.push({ say: 'time-is-free', slot: frame.chosen });
  return true;
}
