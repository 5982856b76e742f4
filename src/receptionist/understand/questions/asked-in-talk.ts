// "617 555 0148. My dog has Trupanion, do you bill them?": what is asked in the middle of a talk, with what was told for it. Behind
// the answer to what was asked it is heard as an opening line is: where that hears nothing but a question, nothing else is wanted.

import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { splitClauses } from '../../models/clauses.ts';
import type { Heard } from '../../understander.ts';
import { isOpener, openingEnd, withoutOpening } from '../conduct/openers.ts';
import { foldCue } from '../cues/cue.ts';
import type { Hear } from '../seen.ts';
import { cueOf } from '../signs.ts';
import { asksWhetherItWillDo, verdicts } from '../when-asked/beside-answer.ts';
import { detailSets } from './answered-first.ts';
import { asksNoOne } from './no-question.ts';
import { isNobody } from './run-on.ts';

/** Hears one part of what was said: in the talk as it is, or as it is given. */

/** Of longer lines each part is heard by the other rules. */
const clausesMost = 6;
const beginningsMost = 5;
const yesWordsMost = 4;
/** What names a service in fewer words may wish for it: "what about a cleaning?" */
const toldWordsMin = 8;
/** A question of fewer words leans on the talk. */
const askedWordsMin = 4;

/**
 * What was heard, with the question heard as it would be at the beginning of a talk, where it was cut short, mixed with the answer or
 * taken for a wish; else as it was heard.
 */
export function withAskedInTalk(
  heard: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
  hear: Hear,
): readonly Command[] {
  const { asked, frames } = heard.state;
  if (asked === null || (frames.length === 0 && asked !== 'more')) return commands;
  if (commands.some((one) => wantsElse.has(one.do))) return commands;
  const clauses = splitClauses(said, language);
  const last = clauses.at(-1);
  if (!last || clauses.length > clausesMost) return commands;
  const isMarked = /\?\P{L}*$/u.test(said);
  if (!isMarked && (said.includes('?') || !cueOf('question', last.text, language))) return commands;
  const first = openingEnd(said);
  for (const from of beginnings(said, clauses, first)) {
    const rest = said
      .slice(from)
      .slice(openingEnd(said.slice(from)))
      .trim();
    if ((rest.match(/[\p{L}\d']+/gu) ?? []).length < askedWordsMin) return commands;
    const given = from <= first ? [] : answersWith(heard, said.slice(0, from).trim(), language, hear);
    if (given === null || spelled.test(rest)) continue;
    const opening = hear(rest, atOpening(heard, language));
    const asks = opening.filter((one) => one.do === 'ask' && !one.soft);
    const [ask] = asks;
    if (ask?.do !== 'ask' || asks.length > 1) continue;
    if (!opening.every((one) => one.do === 'ask' || courtesies.has(one.do))) continue;
    if (asksWhetherItWillDo(rest) || asksNoOne(rest, language, asked)) return commands;
    if (!isMisheard(commands, given, ask, { said, rest }, isMarked)) continue;
    const isYes = commands.some((one) => one.do === 'affirm');
    const answer = given.filter((one) => isYes || one.do !== 'affirm');
    return [...answer, ...(asked === 'service' ? serviceBefore(said, hear) : []), ask];
  }
  return commands;
}

/** "Tires. Can you store the old ones?", where it was asked which service: that one is wished for, whatever is asked of it. */
function serviceBefore(said: string, hear: Hear): readonly Command[] {
  const before = /^[^.,;:!?]+(?=[.,;:!?]+\s*\p{L})/u.exec(said)?.[0];
  const found = before === undefined ? [] : hear(before);
  if (found.some(({ do: kind }) => kind === 'ask')) return [];
  return found.filter(({ do: kind }) => kind === 'set-service' || kind === 'narrow-service');
}

/** "Walter Finch, F I N C H. Do you …": letters belong to what stands before them. */
const spelled = /^(?:\p{L}[\s.,-]+){2,}/u;

/** Where a question may begin: at a clause, or behind a pause. */
function beginnings(said: string, clauses: readonly { readonly start: number }[], first: number): readonly number[] {
  const pauses = [...said.matchAll(/[,;.:!–—-]\s+(?=[\p{L}¿])/gu)].map((one) => one.index + one[0].length);
  const later = [...clauses.map(({ start }) => start), ...pauses].filter((start) => start > first);
  return [first, ...new Set(later.toSorted((one, other) => one - other))].slice(0, beginningsMost);
}

/** Was the question cut, or mixed with what stands before it, or something begun that nobody wished for? */
function isMisheard(
  commands: readonly Command[],
  given: readonly Command[],
  ask: Extract<Command, { do: 'ask' }>,
  { said, rest }: { readonly said: string; readonly rest: string },
  isMarked: boolean,
): boolean {
  const isGiven = (one: Command) => given.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const others = commands.filter((one) => one.do !== 'ask' && !courtesies.has(one.do) && !isGiven(one));
  const asks = commands.flatMap((one) => (one.do === 'ask' ? one.question : []));
  // With what was asked before put to it, it is asked whole already.
  if (!asks.every((one) => said.includes(one))) return false;
  const bare = (text: string) =>
    withoutOpening(foldCue(text))
      .replace(joined, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
  const whole = bare(ask.question);
  if (others.length > 0) {
    const books = others.some((one) => one.do === 'start' && one.flow === 'book');
    const isLong = whole.split(' ').length >= toldWordsMin;
    return (books || isLong) && others.every((one) => begun.has(one.do) || (one.do === 'start' && one.flow === 'book'));
  }
  if (asks.length === 0) return isMarked;
  const [one = ''] = asks.map(bare);
  if (asks.length !== 1) return false;
  if (one === whole)
    return ask.told !== undefined && !commands.some((other) => other.do === 'ask' && other.told !== undefined);
  return whole.includes(one) || (one.includes(whole) && !bare(rest).includes(one));
}
const begun = new Set<Command['do']>(['set-service', 'narrow-service', 'cannot-tell']);
const joined = /^(?:\P{L}*(?:and|so|but|also|y|et|mais|und|aber|ok|okay)(?!\p{L}))+/u;

/** Goes before any question. */
const wantsElse = new Set<Command['do']>([
  ...(['emergency', 'complaint', 'person', 'others-appointment', 'abuse', 'spam', 'robot', 'wrong-number'] as const),
  ...(['orders', 'what-are-you', 'also', 'drop', 'set-message'] as const),
]);

const courtesies = new Set<Command['do']>(['greet', 'thanks', 'chitchat']);

/** The talk as it would be at its beginning, in the language that is spoken. */
const atOpening = (heard: Heard, language: Language): Heard => ({
  ...heard,
  turn: { ...heard.turn, languageHint: language },
  state: { ...heard.state, turns: 0, frames: [], asked: null, offers: [] },
});

/** What the words before the question answer; null where they are no plain answer. */
function answersWith(heard: Heard, answer: string, language: Language, hear: Hear): readonly Command[] | null {
  const folded = foldCue(answer);
  if (!/[\p{L}\d]/u.test(folded) || isOpener(answer) || cueOf('wait', answer, language)) return [];
  if (heard.state.asked === 'name' && isNobody(answer, language)) return null;
  const commands = hear(answer);
  const plain = commands.every((one) => isDetail(one) || courtesies.has(one.do) || verdicts.has(one.do));
  const isKind = commands.length > 0 && commands.every((one) => courtesies.has(one.do));
  // "Okay and I am pregnant": a yes of more words tells something, which the question may lean on.
  const isShort = (folded.match(/\p{L}+/gu) ?? []).length <= yesWordsMost;
  return plain && (commands.some(isDetail) || (isShort && (isKind || commands.some((one) => verdicts.has(one.do)))))
    ? commands
    : null;
}
const isDetail = (one: Command): boolean => one.do === 'pick' || detailSets.has(one.do);
