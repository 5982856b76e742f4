// A line that may hold several things: danger, what is left or begun, the answer to what was asked, questions, one errand or two. What
// was found is checked, and what was found in vain is looked for elsewhere.
import { type Command, command, type FlowName } from '../commands.ts';
import { foreignLanguageOf } from '../models/language.ts';
import { playsDown } from './danger/emergencies.ts';
import { commandsIn, commandsOf, seenIn } from './errand.ts';
import { errandsIn } from './errands.ts';
import type { Line } from './line.ts';
import { addsToMessage } from './messages/adds-to-message.ts';
import { noteForVisit } from './own-visits/note-for-visit.ts';
import { answeredFirst, asksBehind, givesDetail } from './questions/answered-first.ts';
import { askedAtOpening, askedBehindMore } from './questions/asked-at-opening.ts';
import { asksNoOne } from './questions/no-question.ts';
import { takesUpFar } from './questions/takes-up-far.ts';
import type { Hear } from './seen.ts';
import { cueOf } from './signs.ts';
import { writtenOut } from './text/shorthand.ts';
import { behindYes, besideGone } from './when-asked/behind-yes.ts';
import { besideAnswer, heedQuestions } from './when-asked/beside-answer.ts';
import { besideOffer } from './when-asked/beside-offer.ts';
import { withBesides } from './when-asked/besides.ts';
import { bookedForMessage, bookedInstead, changedInstead } from './when-asked/left-for-else.ts';
import { saidAnew } from './when-asked/said-anew.ts';
import { anotherIn, wantedBesides } from './wishes/another.ts';
import { seenToTrouble } from './wishes/tells-trouble.ts';

/** With fewer words nothing is asked of what the owner taught. */
const taughtWordsMin = 4;

/** With more words a question beside a complaint asks something of its own. */
const complaintAskMax = 5;

/** Of a longer line no more is looked up in the owner's texts, in characters. */
const softMax = 1000;

/** So many commands of one utterance are heeded. */
const commandsMax = 24;

export function inParts(line: Line): readonly Command[] {
  const { heard, said, language, lines, emergency, hear } = line;
  const { state, business } = heard;
  const commands = checked(line, foundIn(line));
  const besides = emergency
    ? commands
    : withBesides(heard, said, language, commands, (text, at = heard) => commandsOf(at, text, language, null));
  if (besides !== commands) return besides;
  const anew = emergency ? null : saidAnew(heard, said, commands, hear);
  if (anew) return anew;
  const isPlayedDown = state.frames.length === 0 && !emergency && playsDown(lines, language, business);
  const trouble = emergency || isPlayedDown ? null : seenToTrouble(heard, said, commands);
  if (trouble) return trouble;
  if (commands.length > 0) return commands;
  // What is told to be no emergency is seen to all the same.
  if (isPlayedDown)
    return [
      { do: 'start', flow: 'book' },
      { do: 'set-reason', reason: said.slice(0, 1000) },
    ];
  return elsewhere(line);
}

/** All that stands in the line, unchecked. */
function foundIn(line: Line): readonly Command[] {
  const { heard, said, emergency } = line;
  const danger: readonly Command[] = emergency ? [{ do: 'emergency', kind: emergency.kind, said: emergency.said }] : [];
  const foreign: readonly Command[] =
    foreignLanguageOf(said, heard.business.languages) === null ? [] : [{ do: 'foreign' }];
  return [...danger, ...foreign, ...(insteadIn(line) ?? alsoIn(line) ?? answeredIn(line) ?? errandsOf(line))];
}

/** What is under way is left or confirmed, and something else begun with it. */
function insteadIn({ heard, said, language }: Line): readonly Command[] | null {
  const hear: Hear = (part, at = heard) => commandsOf(at, part, language, null);
  for (const leaves of [bookedInstead, bookedForMessage, changedInstead, behindYes, besideGone, besideOffer]) {
    const commands = leaves(heard, said, language, hear);
    if (commands) return commands;
  }
  return null;
}

/** "Yes, and another one for my wife on Friday". */
function alsoIn({ heard, said, language }: Line): readonly Command[] | null {
  const another = anotherIn(heard, said, language);
  const wanted = another ? wantedBesides(another, commandsOf(another.heard, another.second, language, null)) : [];
  const begins = (flow: FlowName) => wanted.some((one) => one.do === 'start' && one.flow === flow);
  if (!begins('book') && !begins('message')) return null;
  return [{ do: 'affirm' }, ...(begins('book') ? [{ do: 'also' } as const] : []), ...wanted];
}

/** "Maria Lopez, and do you take Aetna?". */
function answeredIn({ heard, said, language, signedBy }: Line): readonly Command[] | null {
  const parts = besideAnswer(said, language) ? null : answeredFirst(heard, said, language);
  if (!parts) return null;
  const answered = commandsOf(heard, parts.answer, language, signedBy);
  if (!givesDetail(answered)) return null;
  const behind = asksBehind(commandsOf(parts.after, writtenOut(parts.question, language), language, null));
  return [...answered, ...(behind.length > 0 ? behind : [{ do: 'ask', question: parts.question } as const])];
}

/** One errand, or two in one breath, each with what is asked beside it. */
function errandsOf({ heard, said, language, signedBy, emergency }: Line): readonly Command[] {
  const { state, business } = heard;
  const [first, second] = errandsIn(said, language, business);
  const opens = state.turns === 0 && state.asked === null && state.frames.length === 0;
  const isBehind = state.asked === 'more' && state.frames.length === 0;
  const alone = second === undefined && !emergency && (opens || isBehind);
  // What is looked at twice is read once.
  const whole = alone ? seenIn(heard, said, language, signedBy) : null;
  const hear: Hear = (part, at = heard) =>
    whole !== null && part === said && at === heard ? commandsIn(whole) : commandsOf(at, part, language, signedBy);
  const wished = heedQuestions(heard, first ?? said, language, hear);
  const asked = isBehind ? askedBehindMore : askedAtOpening;
  const others = second ? commandsOf(heard, second, language, null).filter((one) => one.do !== 'greet') : [];
  return [...(whole ? asked(whole, wished) : wished), ...others];
}

/** What holds of it. One command that does not takes none of the others with it, an emergency least of all. */
function checked({ heard, said, language }: Line, found: readonly Command[]): readonly Command[] {
  const noted = noteForVisit(heard, said, language, found);
  // Beside what is wanted or answered, what only sounds like a question is let by.
  const wants = noted.some((one) => one.do === 'start' || one.do.startsWith('set-'));
  const heeded = wants
    ? noted.filter(
        (one) =>
          one.do !== 'ask' ||
          !(asksNoOne(one.question, language, heard.state.asked) || takesUpFar(heard, one.question)),
      )
    : noted;
  // "I've waited all morning and nobody came, what happened?": what is asked of it is part of the complaint, unless the owner has
  // taught it: "the gears skip again, do I pay twice?".
  const complains = found.some((one) => one.do === 'complaint');
  const ifTaught = (one: Command): readonly Command[] =>
    one.do === 'ask' && wordsAtEnd(one.question) >= taughtWordsMin
      ? [{ do: 'ask', question: said.slice(0, softMax), soft: true, beside: true }]
      : [];
  const isOfIt = (one: Command) => one.do === 'ask' && wordsAtEnd(one.question) <= complaintAskMax;
  return heeded
    .flatMap((one) => (complains && isOfIt(one) ? ifTaught(one) : one))
    .slice(0, commandsMax)
    .flatMap((one) => {
      const parsed = command.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
}

/** How many words stand behind the last pause. */
const wordsAtEnd = (question: string): number => (question.split(/[,.;¿]\s*/u).at(-1) ?? '').trim().split(/\s+/).length;

/** Of what nothing was understood: a question, more of a message, or what the owner may have taught something of. */
function elsewhere({ heard, said, language }: Line): readonly Command[] {
  const words = said.trim().split(/\s+/).length;
  // A question in the middle of something of which nothing else was understood is asked of what the owner taught.
  if (cueOf('question', said, language) && words > 2) return [{ do: 'ask', question: said }];
  const added = addsToMessage(heard, said);
  if (added) return added;
  // "Gift card for 100 can I get it today online": of what is no question either, the owner may have taught something.
  const mayAsk = heard.state.frames.length === 0 && words >= taughtWordsMin;
  return [...(mayAsk ? [{ do: 'ask', question: said, soft: true } as const] : []), { do: 'cannot-tell' }];
}
