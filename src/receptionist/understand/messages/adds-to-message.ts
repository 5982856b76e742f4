// "This is the second time", "have someone call me back", said where a message was read back or its sender asked for: more of it,
// and nothing misheard.
import type { Command } from '../../commands.ts';
import { heardIn } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { standsIn } from './begs-to-pass-on.ts';
import { addedTo, messageMax } from './message-answer.ts';

/** With fewer words it may be anything; where a name or a number is asked, it may be one that was not caught. */
const wordsMin = { confirm: 3, name: 4, phone: 4 } as const;

/** "No, just that it leaks again", "no, solo dígale que…": the no holds the talk up, and what is behind it belongs to the message. */
const behindNo =
  /^\P{L}*(?:no|nope|nah|non|nein|nee)[ ,.!]+(?=(?:(?:it'?s )?just (?:that|tell|say|have|let|ask)|only (?:that|tell|say)|(?:nada mas|solo|solamente|unicamente) (?:que|diga\p{L}*|dile\p{L}*)|(?:juste|seulement) (?:que|dites|lui dire)|nur (?:dass|sagen)|also tell|tell|and tell)(?!\p{L}))/u;

/** The message with what was said added, to be read back once more; null where there is none. What else was heard goes before it. */
export function addsToMessage({ state }: Heard, said: string): Command[] | null {
  const frame = state.frames.at(-1);
  const { asked } = state;
  if (asked !== 'confirm' && asked !== 'name' && asked !== 'phone') return null;
  if (frame?.flow !== 'message' || frame.body === undefined) return null;
  const words = said.match(/[\p{L}\d'’]{2,}/gu)?.length ?? 0;
  if (words < wordsMin[asked]) return null;
  const { body } = frame;
  const more = body.includes(said) || standsIn(said, body, heardIn(state)) ? body : addedTo(body, said);
  return [{ do: 'set-message', body: more.slice(0, messageMax) }];
}

/** The same where a no stands before what is added, which by itself would drop the message; null elsewhere. */
export function addedBehindNo(heard: Heard, said: string): Command[] | null {
  if (heard.state.asked !== 'confirm') return null;
  const no = behindNo.exec(foldCue(said));
  return no ? addsToMessage(heard, said.slice(no[0].length)) : null;
}
