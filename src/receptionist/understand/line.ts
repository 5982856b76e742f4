// One line of a caller, opened: what a person wrote, in which language, whether it tells of danger, and what one more of the same it
// asks for. Every rule is asked of that.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import type { Heard } from '../understander.ts';
import { withoutHoldingOn } from './conduct/openers.ts';
import { type Emergency, findEmergency } from './danger/emergencies.ts';
import { behindRefusal } from './messages/no-message.ts';
import { detailAsks, type Hear } from './seen.ts';
import { cueOf } from './signs.ts';
import { languageOf } from './text/language-of.ts';
import { readLetter } from './text/letter.ts';
import { writtenOut } from './text/shorthand.ts';
import { oneMoreFor } from './who-comes/one-more-for.ts';
import { oneMoreOfSame } from './who-comes/one-more-same.ts';
import { withOneMore } from './who-comes/with-one-more.ts';

export type Line = {
  readonly heard: Heard;
  /** The words to read: no letter heads, no quoted mail, text-speak written out. */
  readonly said: string;
  readonly language: Language;
  /** As it was written, for whether what is told is danger. */
  readonly lines: string;
  readonly signedBy: string | null;
  readonly emergency: Emergency | null;
  /** The answer to what was asked and one more of the same behind it, for somebody else or another day; null where there is none. */
  readonly oneMore: readonly Command[] | null;
  /** Understands a part of it from the start. */
  readonly hear: Hear;
  /** The same line where the talk stands otherwise, in the house's own languages and without what is heeded afterwards. */
  readonly hearHere: (at: Heard) => readonly Command[];
};

/** Longest stretch of talk that is read, in characters. */
const readMax = 4000;

/** A name, an address or a code is taken as it stands. */
const literalAsks = new Set(['email', 'address', 'code']);

/** What is read of a line before anything else. */
function openingOf(heard: Heard) {
  const { turn, state } = heard;
  const letter = readLetter(turn.text.slice(0, readMax), turn.channel === 'email');
  const previous = state.turns === 0 ? (turn.languageHint ?? null) : state.language;
  const literal = state.asked !== null && literalAsks.has(state.asked);
  return { letter, literal, language: languageOf(letter.said, heard, previous) };
}

const emergencyIn = ({ business }: Heard, { letter, literal, language }: ReturnType<typeof openingOf>) =>
  findEmergency(literal ? letter.lines : writtenOut(letter.lines, language), language, business);

/** In which language of the house a line is, and whether it tells of danger in that. */
export function openedIn(heard: Heard): { readonly language: Language; readonly isDanger: boolean } {
  const opening = openingOf(heard);
  return { language: opening.language, isDanger: emergencyIn(heard, opening) !== null };
}

/** `hear` and `hearHere` as they stand in the line. */
export function lineOf(heard: Heard, { hear, hearHere }: Pick<Line, 'hear' | 'hearHere'>): Line {
  const { state } = heard;
  const opening = openingOf(heard);
  const { letter, literal, language } = opening;
  const spoken = literal ? letter.said : writtenOut(letter.said, language);
  const isHeldUp =
    state.asked !== null &&
    (detailAsks.has(state.asked) || (state.asked !== 'message' && !cueOf('question', spoken, language)));
  const plain = isHeldUp ? withoutHoldingOn(spoken, language) : spoken;
  const oneMore = withOneMore(heard, plain, language, hear) ?? oneMoreOfSame(heard, plain, language, hear);
  const said =
    (state.asked === 'message' ? behindRefusal(spoken, language) : null) ??
    (oneMore === null ? oneMoreFor(state, plain, language) : null) ??
    plain;
  const { lines, signedBy } = letter;
  return { heard, said, language, lines, signedBy, emergency: emergencyIn(heard, opening), oneMore, hear, hearHere };
}
