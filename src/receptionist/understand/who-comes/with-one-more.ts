// "At ten then, and one for my brother right after": the answer to what was asked, or what is wanted first, and behind it one more of
// the same for somebody else.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { oneMoreIn, onlyTold } from './one-more-for.ts';

/** What is said of the next of several who come, beside whose they are and when. */
const ofGuest = new Set<Command['do']>(['set-service', 'set-times', 'set-staff', 'set-address', 'set-name', 'ask']);
/** With these the first part of what is said is about something else than a visit that another could follow. */
const ofElse = new Set<Command['do']>([
  'emergency',
  'complaint',
  'person',
  'others-appointment',
  'deny',
  'drop',
  'ask',
]);
const idle = new Set<Command['do']>(['cannot-tell', 'silence', 'also', 'thanks', 'greet', 'chitchat']);

/** Both of them, in the order in which they are carried out; null where no other one is wished for. */
export function withOneMore(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const one = oneMoreIn(heard, said, language);
  if (one === null) return onlyTold(heard, said, language);
  const { state } = heard;
  const answered = /[\p{L}\d]/u.test(one.answer) ? hear(one.answer).filter(({ do: did }) => !idle.has(did)) : [];
  const isElse = answered.some((each) => ofElse.has(each.do) || (each.do === 'start' && each.flow !== 'book'));
  const begins = answered.some((each) => each.do === 'start') || state.frames.length > 0 || state.asked === 'more';
  if (isElse || !begins) return null;
  const { state: anew } = withNothingUnderWay(heard);
  const later = { ...heard, state: { ...anew, turns: Math.max(1, state.turns) } };
  const rest = one.rest === '' ? [] : hear(one.rest, later).filter((each) => ofGuest.has(each.do));
  // What was said yes to is done, and nothing of it handed on.
  const top = state.frames.at(-1);
  const named = [...one.commands, ...rest].some((each) => each.do === 'set-service');
  const same: Command[] =
    answered.some((each) => each.do === 'affirm') && top?.flow === 'book' && top.service !== undefined && !named
      ? [{ do: 'set-service', service: top.service, sure: 0.9 }]
      : [];
  // "One for me and one for my sister, Friday at ten": the time is that of the first.
  const isOpen =
    state.frames.length === 0 &&
    answered.some((each) => each.do === 'start') &&
    answered.every((each) => each.do !== 'set-times');
  const [times, others] = [true, false].map((its) => rest.filter((each) => (each.do === 'set-times') === its));
  if (isOpen && times && others) return [...answered, ...times, ...one.commands, ...same, ...others];
  return [...answered, ...one.commands, ...same, ...rest];
}
