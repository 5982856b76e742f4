// The embedded understanding: no key, no network. Small trained models and sure cues say what each clause is for; grammars and
// the business's own lists read the values; what was asked says what a bare answer means.
import type { Command } from '../commands.ts';
import type { Heard, Understander, Understood } from '../understander.ts';
import { ringsCaller } from './contact-details/rings-caller.ts';
import { heedUrgency } from './danger/perhaps-urgent.ts';
import { heedMeant } from './heeded.ts';
import { inParts } from './in-parts.ts';
import { type Line, lineOf, openedIn } from './line.ts';
import { withForgotten } from './own-visits/forgot-when.ts';
import { insteadOfSomebody } from './own-visits/instead-of-somebody.ts';
import { withAskedInTalk } from './questions/asked-in-talk.ts';
import { comesFirst } from './services/comes-first.ts';
import { inOwnLanguage } from './text/own-language.ts';
import { inTwoLanguages } from './text/two-languages.ts';
import { withoutAway } from './times/told-away.ts';
import { otherServiceAsked, wholeLine } from './whole-line.ts';

export const understandEmbedded: Understander = async (heard) => understandNow(heard);

/** The same, at once: it needs to wait for nothing. */
export const understandNow = (heard: Heard): Understood => heedUrgency(heard, heedMeant(heard, inAnyLanguage(heard)));

const inAnyLanguage = (heard: Heard): Understood =>
  inTwoLanguages(heard, () => openedIn(heard).isDanger, understandNow) ??
  inOwnLanguage(heard, { understand: understandHere, open: () => openedIn(heard) }) ??
  understandHere(heard);

/** In one of the languages of the house. */
function understandHere(heard: Heard): Understood {
  const line = lineOf(heard, {
    hear: (text, at = heard) => understandNow({ ...at, turn: { ...at.turn, text } }).commands,
    hearHere: (at) => understandHere(at).commands,
  });
  const commands = wholeLine(line) ?? inParts(line);
  const { language, said } = line;
  return { language, said, commands: otherServiceAsked(line) ? commands : amended(line, commands) };
}

/** What was read, put right by what the talk knows besides. */
function amended({ heard, said, language, hear }: Line, read: readonly Command[]): readonly Command[] {
  const rung = ringsCaller(heard, said, read, hear);
  if (rung) return rung;
  const asked = withAskedInTalk(heard, said, language, read, hear);
  const found = withForgotten(heard.state, said, language, asked);
  const wished = withoutAway(heard, said, language, found);
  return comesFirst(heard, said, language, insteadOfSomebody(said, wished));
}
