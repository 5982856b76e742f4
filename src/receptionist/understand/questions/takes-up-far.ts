// "Oh, that far out doesn't work? Then the twenty-eighth": where a day past the horizon was just refused, that is taken up, and asks
// nothing that somebody would have to know. Patterns are over folded text, in four languages.
import { lastDay } from '../../horizon.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';

const thatFar =
  /(?<!\p{L})(?<!how )(?:(?:that|so|this|too) far|tan (?:lejos|adelante|a futuro)|(?:muy|demasiado) lejos|hasta (?:alla|entonces)|con tanta (?:anticipacion|antelacion)|(?:aussi|si|trop) loin|(?:autant|si longtemps) a l'avance|(?:so|zu) weit|so lange im voraus)(?!\p{L})/u;
/** It asks how far one may go, or why not. */
const asksOn =
  /(?<!\p{L})(?:how|when|why|until|what|cuando|cuanto|que dia|por que|combien|quand|pourquoi|jusqu\p{L}*|wie|wann|warum|wieso|bis)(?!\p{L})/u;

export function takesUpFar({ state, business, turn }: Heard, question: string): boolean {
  const frame = state.frames.at(-1);
  if (state.asked !== 'time' || !frame || !('times' in frame)) return false;
  const last = lastDay(business, turn.now);
  if (!frame.times.some(({ date, excluded }) => !excluded && date !== undefined && date > last)) return false;
  const folded = foldCue(question.split(/(?<=[.!?])\s+/u).at(-1) ?? '');
  return thatFar.test(folded) && !asksOn.test(folded);
}
