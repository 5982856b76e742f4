// "Can you move my vaccination, et aussi, combien coûte un détartrage ?": a line that goes over into another language of the house.
// Each half is heard in its own, the second as it would be behind the first. A word or a courtesy of another language is no half.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { plainLanguageOf } from '../../models/language.ts';
import type { Heard, Understood } from '../../understander.ts';

type Halves = {
  readonly first: string;
  readonly second: string;
  readonly languages: readonly [Language, Language];
};

/** Longer lines are letters, and where they go over is not looked for, in characters. */
const lineMax = 400;
/** With fewer words a half tells no language. */
const wordsMin = 3;
/** What is dictated is one thing, in whatever language. */
const dictated: ReadonlySet<string> = new Set(['message', 'address', 'email', 'code']);

const borders = /[,;.!?–—]+\s+|\s+(?=(?:and|but|also|y|pero|et|mais|und|aber)\s)/giu;
const countOf = (text: string): number => text.match(/[\p{L}\d'’]+/gu)?.length ?? 0;

/** Where a line goes over from one language into another; null where it plainly stays in one. */
function halvesOf(said: string, spoken: readonly Language[]): Halves | null {
  if (spoken.length < 2 || said.length > lineMax) return null;
  for (const border of said.matchAll(borders)) {
    const first = said.slice(0, border.index + border[0].trimEnd().length);
    const second = said.slice(border.index + border[0].length);
    if (countOf(first) < wordsMin || countOf(second) < wordsMin) continue;
    const before = plainLanguageOf(first, spoken);
    const behind = before === null ? null : plainLanguageOf(second, spoken);
    if (before !== null && behind !== null && before !== behind) return { first, second, languages: [before, behind] };
  }
  return null;
}

const says = (commands: readonly Command[], ...kinds: readonly Command['do'][]): boolean =>
  commands.some((one) => kinds.includes(one.do));
/** Nothing comes of it. */
const isLost = (commands: readonly Command[]): boolean =>
  commands.every((one) => one.do === 'cannot-tell' || one.do === 'foreign' || (one.do === 'ask' && one.soft === true));
const courtesies: ReadonlySet<Command['do']> = new Set(['greet', 'thanks', 'goodbye', 'chitchat', 'affirm']);

/** What either half says; null where the line is in one language, or one of them says nothing by itself. `isDanger`: the line tells of some. */
export function inTwoLanguages(
  heard: Heard,
  isDanger: () => boolean,
  understand: (heard: Heard) => Understood,
): Understood | null {
  const { turn, state, business } = heard;
  if (turn.channel === 'email' || (state.asked !== null && dictated.has(state.asked))) return null;
  const halves = halvesOf(turn.text, business.languages);
  if (!halves) return null;
  const of = (text: string, language: Language, at: Heard): readonly Command[] =>
    understand({
      ...at,
      turn: { ...turn, text, languageHint: language },
      state: { ...at.state, language },
    }).commands;
  const [one, other] = halves.languages;
  const first = of(halves.first, one, heard);
  const answers = !first.every(({ do: kind }) => courtesies.has(kind));
  const second = of(halves.second, other, state.asked !== null && answers ? behind(heard) : heard);
  // What is passed on is in any language, and belongs to the words before it.
  if (isLost(first) || isLost(second) || says(first, 'set-message') || endsInMessage(first)) return null;
  if (!says([...first, ...second], 'emergency') && isDanger()) return null;
  const language = second.some((command) => command.do === 'ask') || !says(first, 'ask') ? other : one;
  return { language, said: turn.text, commands: [...first, ...second.filter(({ do: kind }) => kind !== 'greet')] };
}

const endsInMessage = (commands: readonly Command[]): boolean =>
  commands.some((one) => one.do === 'start' && one.flow === 'message');

/** The talk once what was asked has its answer. */
const behind = (heard: Heard): Heard => ({ ...heard, state: { ...heard.state, asked: 'more', offers: [] } });
