// What is under way is left for something else: "forget it, book me a cleaning Friday", "no, I'd like an appointment Thursday", "never
// mind, can you move it to tomorrow?".
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { cueOf } from '../signs.ts';
import { behindTakingBack, behindTurning } from './taken-back.ts';

/** "Forget it, book me a cleaning Friday": what is under way is left for a visit that is wished for; null where none is. */
export function bookedInstead(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { frames } = heard.state;
  const under = frames.at(-1)?.flow;
  const wish = under === 'book' ? null : behindTakingBack(said, language);
  if (wish === null) return null;
  const commands = hear(wish, under === undefined ? heard : withNothingUnderWay(heard)).filter(
    (one) => one.do !== 'greet',
  );
  const books = commands.some((one) => one.do === 'start' && one.flow === 'book');
  // Of what is moved another time may be meant, unless it is said what else is wanted.
  const named = under !== 'move' || commands.some((one) => one.do === 'set-service');
  const says = commands.some((one) => one.do === 'set-service' || one.do === 'set-times');
  if (!books || !named || !(says || cueOf('appointment', wish, language))) return null;
  // "Cancel both. No, forget it": all of what was begun in one breath is left.
  const begun = frames.length - 1 - frames.findLastIndex((one) => one.flow !== under);
  return under === undefined
    ? commands
    : [...Array.from({ length: begun }, () => ({ do: 'drop' }) as const), ...commands];
}

/** "No, I'd like an appointment Thursday", where a question was offered to be passed on: that is wanted, and no words for the message. */
export function bookedForMessage(
  heard: Heard,
  said: string,
  language: Language,
  hear: Hear,
): readonly Command[] | null {
  const { frames, unanswered } = heard.state;
  const under = frames.at(-1);
  if (under?.flow !== 'message' || under.kept !== undefined || unanswered === undefined) return null;
  const wishes = cueOf('want', said, language) || cueOf('book', said, language) || wantsToBeGiven.test(foldCue(said));
  if (!wishes || !cueOf('appointment', said, language) || cueOf('message', said, language)) return null;
  const commands = hear(said, withNothingUnderWay(heard)).filter((one) => one.do !== 'greet' && one.do !== 'deny');
  return commands.some((one) => one.do === 'start' && one.flow === 'book') ? commands : null;
}
const wantsToBeGiven =
  /(?<!\p{L})(?:que me (?:den|de|hagan|pongan)|denme|deme|donnez[- ]moi|geben sie mir|give me|get me)(?!\p{L})/u;

/** "Never mind, can you move it to tomorrow?", where a message is being taken: the visit is changed, and nothing passed on. */
export function changedInstead(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { frames, asked } = heard.state;
  const under = frames.at(-1);
  if (under?.flow !== 'message' || under.proposed || under.kept !== undefined || asked === 'message') return null;
  const wish = behindTakingBack(said, language) ?? behindTurning(said, language);
  if (wish === null) return null;
  const commands = hear(wish, withNothingUnderWay(heard));
  const changes = commands.some((one) => one.do === 'start' && (one.flow === 'cancel' || one.flow === 'move'));
  return changes ? [{ do: 'drop' }, ...commands] : null;
}
