// Times are offered, and the very same line comes a second time that chooses none and names none: whatever is meant by it, it is no other
// time. What is wanted instead is asked, and none is offered a third time.
import type { Command } from '../commands.ts';
import { askFor, type Dialogue, topFrame } from '../dialogue.ts';
import { foldCue } from '../understand/cues/cue.ts';

/** A bare "no", or "none of those", refuses what was offered and nothing else. */
const wordsMin = 4;

/** A line as it is known again, word for word. */
const lettersOf = (text: string): string =>
  foldCue(text)
    .replace(/[^\p{L}\d ]/gu, '')
    .trim();

/** With one of these it is known what is meant. */
const meansSomething: ReadonlySet<Command['do']> = new Set([
  ...(['set-times', 'pick', 'any', 'affirm', 'drop', 'start', 'ask', 'person', 'say-again', 'wait'] as const),
  ...(['set-service', 'set-staff', 'set-message', 'complaint', 'goodbye', 'speak', 'others-appointment'] as const),
]);

/** Asks what is wanted instead, where the very same line comes to other times that were offered; whether it did. */
export function askInstead(d: Dialogue, commands: readonly Command[]): boolean {
  const { state, turn } = d;
  const top = topFrame(d);
  if (state.asked !== 'time' || d.saidBefore > 0 || (top?.flow !== 'book' && top?.flow !== 'move')) return false;
  const line = lettersOf(turn.text);
  if (line !== lettersOf(state.heardLast ?? '') || line.split(/\s+/).length < wordsMin) return false;
  if (commands.some((one) => meansSomething.has(one.do))) return false;
  d.used = true;
  // What is under way stays, and what was offered can still be chosen.
  d.offers.push(...state.offers);
  askFor(d, 'time', { say: 'ask-how-to-help', again: true });
  return true;
}
