// A visit of the caller's own is spoken of, and nothing asked of it: once it is told, what is to be done with it is asked, and what is
// answered to that is heard as it is meant.
import type { Command } from '../../commands.ts';
import { askFor, type Dialogue } from '../../dialogue.ts';
import { eachLanguage } from '../../models/text.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { besidesVisit, givenUp } from '../../understand/own-visits/gives-up-visit.ts';
import { leavesOther } from '../../understand/own-visits/left-alone.ts';
import { confirmsIt } from '../../understand/own-visits/states-own.ts';
import { asksToCheck } from '../../understand/questions/asks-to-check.ts';
import { cueOf } from '../../understand/signs.ts';
import type { Carried } from '../carry.ts';
import { namesOtherTime } from './give-up-own.ts';

/** With one of these it is told to whoever comes, or something is asked. */
const onlyTold: ReadonlySet<Command['do']> = new Set(['ask', 'set-message', 'set-reason', 'person', 'complaint']);

/** "The fan on Thursday, we've sold it": of a visit of theirs that is told with nothing asked of it, what is to be done is asked. */
export async function askWhatOfOwn(d: Dialogue, { started }: Carried, commands: readonly Command[]): Promise<void> {
  const { text } = d.turn;
  const [only, second] = started;
  if (d.caller === null || second || only?.flow !== 'appointments' || only.forOther !== undefined) return;
  const language = heardIn(d.state);
  const asks = text.includes('?') || cueOf('question', text, language) || asksToCheck(text) || confirmsIt(text);
  if (asks || cueOf('own', text, language) || commands.some((one) => onlyTold.has(one.do))) return;
  const { tells, said } = besidesVisit(text, language, d.turn.business, d.turn.now);
  if (tells || namesOtherTime(said, await d.tools.myAppointments({}), d.turn.business.timezone)) return;
  only.unasked = true;
}

const staysAs = {
  en: '(?:leave|keep) (?:it|that|everything)|(?:it|that) (?:stays?|can stay|is to stay|stands)|stay(?:s)? as (?:it )?is|as it is',
  es: '(?:dej(?:e|en|ela|elo|arla|enla)|mantenga)(?:la|lo)?|como esta|que (?:se quede|siga)|se queda',
  fr: '(?:laisse|garde)[rz]?(?:-(?:le|la))?|tel quel|telle quelle|comme (?:ca|il est|elle est|prevu)|(?:il|elle|ca) reste',
  de: '(?:so|dabei|dran|stehen) (?:bleiben|lassen)|bleibt (?:so|dabei|stehen|es)|bleiben lassen|so lassen|lassen sie (?:es|ihn|das)',
} as const;
const stays = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${staysAs[language]})(?!\\p{L})`, 'u'));

/** It stays, and something of it is to be otherwise. */
const butElse =
  /(?<!\p{L})(?:but|except|only with|pero|salvo|mais|sauf|aber|nur mit)(?! (?:thanks?|thank you|gracias|merci|danke)(?!\p{L}))(?!\p{L})/u;

/** With more words a yes or a no says more than that. */
const bareMax = 3;

/** It stays, by a word for it or a plain yes; a plain no leaves open which of the others it is. Whether it was that. */
export function heedWhatOfIt(d: Dialogue, commands: readonly Command[]): boolean {
  if (!d.state.ofVisitAsked || d.state.frames.length > 0) return false;
  if (leavesElse(d, commands) || yesToGivenUp(d, commands)) {
    d.used = true;
    askFor(d, 'more', { say: 'ask-what-of-it' });
    return true;
  }
  if (commands.some((one) => !answers.has(one.do) && !(one.do === 'ask' && one.soft))) return false;
  const isBare = (d.turn.text.match(/\p{L}+/gu)?.length ?? 0) <= bareMax;
  const folded = foldCue(d.turn.text);
  // "It stays, but with Marcus": then it does not stay as it is.
  if (butElse.test(folded)) return false;
  const says = stays[heardIn(d.state)].test(folded);
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  if (!says && isBare && has('deny') && !has('thanks') && !has('goodbye')) {
    d.used = true;
    askFor(d, 'reason', { say: 'ask-how-to-help', again: true });
    return true;
  }
  if (!says && !(isBare && has('affirm'))) return false;
  d.used = true;
  d.acts.push({ say: 'left-as-it-was' });
  return true;
}

/** "Do I owe you anything?", asked in the middle: once that is answered, what is to be done with the visit is still open. */
export function stillOpenWhatOfIt(d: Dialogue, commands: readonly Command[]): void {
  if (!d.state.ofVisitAsked || d.state.frames.length > 0 || d.asks !== null || d.ask.length > 0 || d.ended) return;
  const [first, ...others] = commands.filter((one) => one.do !== 'greet' && one.do !== 'cannot-tell');
  if (first?.do === 'ask' && !first.soft && others.every((one) => one.do === 'ask'))
    askFor(d, 'more', { say: 'ask-what-of-it' });
}

/** "No, leave the physical", of the other one: what is to be done with this one is still open. */
function leavesElse({ state, turn }: Dialogue, commands: readonly Command[]): boolean {
  const told = state.visitAtHand?.service;
  if (told === undefined || commands.some((one) => !answers.has(one.do) && !names.has(one.do))) return false;
  return leavesOther(turn.text, heardIn(state), turn.business, told);
}
const names: ReadonlySet<Command['do']> = new Set(['set-service', 'start']);

/** A plain yes, where it was told to be given up: it says neither that it stays nor that it goes. */
function yesToGivenUp({ state, turn }: Dialogue, commands: readonly Command[]): boolean {
  const isBare = (turn.text.match(/\p{L}+/gu)?.length ?? 0) <= bareMax;
  const isYes = commands.length > 0 && commands.every((one) => one.do === 'affirm');
  if (!isBare || !isYes || state.heardLast === undefined) return false;
  return givenUp(state.heardLast, heardIn(state), turn.business, turn.now) !== null;
}

/** Nothing else is said with such a word. */
const answers: ReadonlySet<Command['do']> = new Set([
  ...(['affirm', 'deny', 'thanks', 'goodbye', 'cannot-tell', 'chitchat', 'drop', 'decline'] as const),
]);
