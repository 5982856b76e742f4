// The same line, said again where nothing came of it, gets no third reply of the same: the second says what else can be done, and the
// third goes on without what was asked for, or to a person or a message. Nothing is ever done because a line was repeated.
import type { Command } from '../commands.ts';
import type { Dialogue } from '../dialogue.ts';
import type { Say, SayKind } from '../plan.ts';
import type { State } from '../state.ts';
import type { Asks } from '../turn.ts';
import { foldCue } from '../understand/cues/cue.ts';

/** Where something is waited for that the talk cannot go on without. */
const steps: ReadonlySet<Asks | null> = new Set([
  ...(['name', 'phone', 'email', 'address', 'service', 'staff', 'time', 'booking', 'message', 'confirm'] as const),
]);

/** So often the same line may be met in the same way. */
export const inVainMax = 2;

/** How often in a row this line was said before, and nothing came of it. */
export function saidInVain({ inVain }: State, text: string): number {
  return inVain !== undefined && isSameLine(inVain.line, text) ? inVain.times : 0;
}

/** Of so many words of both, as many are the same. */
const sameShare = 0.8;

function isSameLine(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all > 0 && shared / all >= sameShare;
}
const wordsOf = (text: string): ReadonlySet<string> => new Set(foldCue(text).match(/[\p{L}\d]+/gu) ?? []);

/** What a line could change: whatever is known of the caller, wanted, offered or done. */
export function standing({ frames, said, offers, done, messages, asked }: State): string {
  const wanted = frames.map((frame) => ({ ...frame, times: undefined, reason: undefined, wish: undefined }));
  return JSON.stringify([wanted, { ...said, nameAsked: undefined }, offers, done.length, messages, asked]);
}

/** Keeps a line that came to nothing, once its turn is over. `before`: what stood when it began. */
export function keepInVain({ state, turn, acts, saidBefore }: Dialogue, before: string): void {
  if (steps.has(state.asked) && !onlyWaits(acts) && standing(state) === before)
    state.inVain = { line: turn.text, times: saidBefore + 1 };
  else delete state.inVain;
}

/** Said where a line was not understood or its question not answered: no answer to what is waited for either way. */
const ofNoUse: ReadonlySet<SayKind> = new Set([
  ...(['not-understood', 'acknowledge', 'unknown', 'unknown-again', 'can-pass-on', 'nearest'] as const),
]);

/** "Ok, take a message then", behind the offer of one instead: what was asked is given up, and no "ok" is a yes to it. */
export function heedOtherWay({ state, turn }: Dialogue, given: readonly Command[]): readonly Command[] {
  const top = state.frames.at(-1);
  const isOffered = (state.inVain?.times ?? 0) >= inVainMax && top !== undefined && top.flow !== 'message';
  const folded = foldCue(turn.text);
  if (!isOffered || !takesMessage.test(folded) || given.some((one) => one.do === 'emergency')) return given;
  const words = given.filter((one) => one.do === 'set-message');
  return [{ do: 'drop' }, { do: 'start', flow: 'message' }, ...words];
}
const takesMessage =
  /(?<!\p{L})(?<!(?:no|not|don't|sin|pas de|keine) (?:\p{L}+ )?)(?:message|mensaje|recado|nachricht)(?!\p{L})/u;

/** "Pardon?", "one moment" and a question that is answered are met with the same as often as they are said. */
const onlyWaits = (acts: readonly Say[]): boolean => acts.some((act) => waiting.has(act.say));
const waiting: ReadonlySet<SayKind> = new Set(['take-your-time', 'still-there', 'answer'] as const);

/** Met for the second time, it hears what else can be done. */
export function tellOtherWay(d: Dialogue): void {
  if (d.saidBefore !== 1 || d.asks === null || d.asks !== d.state.asked || !steps.has(d.asks) || d.did.length > 0)
    return;
  if (onlyWaits(d.acts) || d.acts.some((act) => act.say === 'why-needed')) return;
  const told = d.acts.filter((act) => !ofNoUse.has(act.say));
  d.acts.splice(0, d.acts.length, ...told, { say: 'or-message' });
}
