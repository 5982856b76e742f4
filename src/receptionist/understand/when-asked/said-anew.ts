// "Yeah, hi, I think I cracked a tooth", where it was asked what can be done: the yes only begins to speak. What stands behind it is read
// as at the opening of a talk, and is no mere yes.
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import type { Hear } from '../seen.ts';

const opening =
  /^\P{L}*(?:(?:yeah|yea|yes|yep|yup|ya|ok|okay|sure|hi|hey|hello|um+|uh+|so|well|sí|si|claro|bueno|hola|este|eh|pues|mire|oui|ouais|bonjour|euh|alors|bah|ben|ja|hallo|guten tag|ähm?|also)(?![\p{L}'’])[^\p{L}\d]*)+/iu;

/** With fewer words behind it, it is a yes and no more. */
const wordsMin = 3;

/** Says nothing of what is wanted. */
const idle: ReadonlySet<Command['do']> = new Set([
  ...(['greet', 'affirm', 'set-reason', 'set-name', 'cannot-tell', 'thanks', 'chitchat', 'goodbye', 'wait'] as const),
]);
const isIdle = (one: Command) => idle.has(one.do) || (one.do === 'ask' && one.soft === true && one.beside !== true);

/** What is wanted behind such a yes; null where the commands say more already, or nothing else is heard in it either. */
export function saidAnew(heard: Heard, said: string, commands: readonly Command[], hear: Hear): Command[] | null {
  const { state } = heard;
  // Asked what it is about for somebody who is rung for, all of it is the reason.
  const isAsked =
    state.asked === 'reason' ? state.personAsked === 0 : state.asked === 'more' && state.done.length === 0;
  if (!isAsked || state.frames.length > 0 || !commands.every((one) => idle.has(one.do))) return null;
  const text = said.replace(opening, '');
  const words = text.match(/[\p{L}\d'’]+/gu)?.length ?? 0;
  if (words < wordsMin) return null;
  const anew = hear(text, { ...heard, state: { ...state, asked: null } });
  const isReason = (one: Command) => one.do === 'set-reason';
  // Of a reason that nothing is made of, the yes is none either.
  if (anew.every(isIdle)) return state.asked === 'reason' ? commands.filter((one) => one.do !== 'affirm') : null;
  const reasons = anew.some(isReason) ? [] : commands.filter(isReason);
  return [...reasons, ...anew.filter((one) => one.do !== 'greet')];
}
