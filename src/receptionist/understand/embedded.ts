// The embedded understanding: no key, no network. Small trained models and sure cues say what each clause is for; grammars and
// the business's own lists read the values; what was asked says what a bare answer means.
import type { Language } from '../business.ts';
import { type Command, command, type FlowName } from '../commands.ts';
import { splitClauses } from '../models/clauses.ts';
import { foreignLanguageOf } from '../models/language.ts';
import type { State } from '../state.ts';
import type { Heard, Understander } from '../understander.ts';
import { billedFor } from './conduct/billed-for.ts';
import { withoutHoldingOn } from './conduct/openers.ts';
import { ringsCaller } from './contact-details/rings-caller.ts';
import { foldCue } from './cues/cue.ts';
import { findEmergency, playsDown } from './danger/emergencies.ts';
import { heedUrgency } from './danger/perhaps-urgent.ts';
import { errandsIn } from './errands.ts';
import { heedMeant } from './heeded.ts';
import { readMentions } from './mentions.ts';
import { addedBehindNo, addsToMessage } from './messages/adds-to-message.ts';
import { behindRefusal, meantOtherwise } from './messages/no-message.ts';
import { senderTold } from './messages/sender-told.ts';
import { answeredFirst, asksBehind, givesDetail } from './questions/answered-first.ts';
import { askedAtOpening, askedBehindMore } from './questions/asked-at-opening.ts';
import { withAskedInTalk } from './questions/asked-in-talk.ts';
import { heedIfBooked } from './questions/asks-if-booked.ts';
import { asksIfWaitedFor } from './questions/asks-if-waited-for.ts';
import { asksOfOtherService } from './questions/asks-of-other-service.ts';
import { ofVisitAtHand } from './questions/asks-of-visit-at-hand.ts';
import { asksWhenComing } from './questions/asks-when-coming.ts';
import { asksNoOne } from './questions/no-question.ts';
import { behindWhichHouse } from './questions/which-house.ts';
import { detailAsks, type Seen, withNothingUnderWay } from './seen.ts';
import { comesFirst } from './services/comes-first.ts';
import { ratherService } from './services/rather-service.ts';
import { servicePutRight } from './services/service-put-right.ts';
import { cueOf, type Signs, signsOf } from './signs.ts';
import { languageOf } from './text/language-of.ts';
import { readLetter } from './text/letter.ts';
import { inOwnLanguage } from './text/own-language.ts';
import { writtenOut } from './text/shorthand.ts';
import { timeStands } from './times/time-stands.ts';
import { withoutAway } from './times/told-away.ts';
import { allBut } from './visits/all-but.ts';
import { withForgotten } from './visits/forgot-when.ts';
import { withoutDone } from './visits/if-missing.ts';
import { insteadOfCancelling } from './visits/instead-of-cancelling.ts';
import { insteadOfSomebody } from './visits/instead-of-somebody.ts';
import { lateForVisit } from './visits/late-for-visit.ts';
import { noteForVisit } from './visits/note-for-visit.ts';
import { ofToldVisit } from './visits/of-told-visit.ts';
import { wantsOf } from './wants.ts';
import { answersTo } from './when-asked/asked.ts';
import { behindYes, besideGone } from './when-asked/behind-yes.ts';
import { besideAnswer, type Hear, heedQuestions } from './when-asked/beside-answer.ts';
import { besideOffer } from './when-asked/beside-offer.ts';
import { withBesides } from './when-asked/besides.ts';
import { saidAnew } from './when-asked/said-anew.ts';
import { behindTakingBack, behindTurning } from './when-asked/taken-back.ts';
import { wholeAnswer } from './when-asked/whole-answer.ts';
import { oneMoreFor, oneMoreIn, onlyTold } from './who-comes/one-more-for.ts';
import { oneMoreOfSame } from './who-comes/one-more-same.ts';
import { otherForKin } from './who-comes/other-for-kin.ts';
import { tellsOfSomebody } from './who-comes/whom-for.ts';
import { anotherIn, wantedBesides } from './wishes/another.ts';
import { seenToTrouble } from './wishes/tells-trouble.ts';

/** Longest stretch of talk that is read, in characters. */
const readMax = 4000;

/** With fewer words nothing is asked of what the owner taught. */
const taughtWordsMin = 4;

/** With more words a question beside a complaint asks something of its own. */
const complaintAskMax = 5;

/** Of a longer line no more is looked up in the owner's texts, in characters. */
const softMax = 1000;

/** So many commands of one utterance are heeded. */
const commandsMax = 24;

export const understandEmbedded: Understander = async (heard) => understandNow(heard);

/** The same, at once: it needs to wait for nothing. */
export const understandNow = (heard: Heard): { language: Language; commands: Command[]; said: string } =>
  heedUrgency(heard, heedMeant(heard, inAnyLanguage(heard)));

const inAnyLanguage = (heard: Heard): { language: Language; commands: Command[]; said: string } =>
  inOwnLanguage(heard, {
    understand: understandHere,
    open: () => {
      const opening = openingOf(heard);
      return { language: opening.language, isDanger: emergencyIn(heard, opening) !== null };
    },
  }) ?? understandHere(heard);

/** What is read of a line before anything else. */
function openingOf(heard: Heard) {
  const { turn, state } = heard;
  const letter = readLetter(turn.text.slice(0, readMax), turn.channel === 'email');
  const previous = state.turns === 0 ? (turn.languageHint ?? null) : state.language;
  // A name, an address or a code is taken as it stands.
  const literal = state.asked !== null && literalAsks.has(state.asked);
  return { letter, literal, language: languageOf(letter.said, heard, previous) };
}

const emergencyIn = ({ business }: Heard, { letter, literal, language }: ReturnType<typeof openingOf>) =>
  findEmergency(literal ? letter.lines : writtenOut(letter.lines, language), language, business);

/** In one of the languages of the house. */
function understandHere(heard: Heard): { language: Language; commands: Command[]; said: string } {
  const { language, commands, said } = understandLine(heard);
  // "Can we do an alignment instead of the oil change?" asks for it, and about nothing.
  if (servicePutRight(heard, said, language) ?? asksOfOtherService(heard, said, language))
    return { language, commands, said };
  const hear = (at: Heard, text: string) => understandNow({ ...at, turn: { ...at.turn, text } }).commands;
  const rung = ringsCaller(heard, said, commands, hear);
  if (rung) return { language, commands: [...rung], said };
  const asked = withAskedInTalk(heard, said, language, commands, hear);
  const wished = withoutAway(heard, said, language, withForgotten(heard.state, said, language, asked));
  const firsts = comesFirst(heard, said, language, insteadOfSomebody(said, wished));
  return { language, commands: [...firsts], said };
}

function understandLine(heard: Heard): { language: Language; commands: Command[]; said: string } {
  const { state, turn, business } = heard;
  const opening = openingOf(heard);
  const { letter, literal, language } = opening;
  const spoken = literal ? letter.said : writtenOut(letter.said, language);
  const isHeldUp =
    state.asked !== null &&
    (detailAsks.has(state.asked) || (state.asked !== 'message' && !cueOf('question', spoken, language)));
  const plain = isHeldUp ? withoutHoldingOn(spoken, language) : spoken;
  const hearPart = (text: string) => understandNow({ ...heard, turn: { ...turn, text } }).commands;
  const more = withOneMore(heard, plain, language) ?? oneMoreOfSame(heard, plain, language, hearPart);
  const said =
    (state.asked === 'message' ? behindRefusal(spoken, language) : null) ??
    (more === null ? oneMoreFor(state, plain, language) : null) ??
    plain;
  if (!/[\p{L}\d]/u.test(said)) return { language, commands: [{ do: 'silence' }], said };

  const behind = state.turns === 0 && state.frames.length === 0 ? behindWhichHouse(said, language, business) : null;
  if (behind !== null) {
    const rest = understandNow({ ...heard, turn: { ...turn, text: behind } }).commands;
    return { language, commands: [{ do: 'what-are-you' }, ...rest.filter((one) => one.do !== 'greet')], said };
  }
  const emergency = emergencyIn(heard, opening);
  const ofVisit = emergency ? null : ofVisitAtHand(state, said, language, business);
  if (ofVisit) return { language, commands: [...ofVisit], said };
  const ifBooked = emergency ? null : heedIfBooked(heard, said, language, hearPart);
  if (ifBooked) return { language, commands: [...ifBooked], said };
  const answer = emergency
    ? null
    : (more ??
      otherForKin(heard, said, language, (as) => understandHere(as).commands) ??
      ratherService(heard, said, language) ??
      servicePutRight(heard, said, language) ??
      timeStands(heard, said, language) ??
      asksOfOtherService(heard, said, language) ??
      wholeAnswer(said, language, state, business.timezone));
  if (answer) {
    const isPassedOn = answer.some((one) => one.do === 'set-message');
    const sender = isPassedOn ? senderTold(seenIn(heard, said, language, letter.signedBy)) : [];
    return { language, commands: [...sender, ...answer], said };
  }
  const meant = state.asked === 'message' && !emergency ? meantOtherwise(said, language) : null;
  if (meant !== null && state.unanswered !== undefined)
    return { language, commands: [{ do: 'ask', question: meant }], said };

  const added = emergency ? null : addedBehindNo(heard, said);
  if (added) return { language, commands: added, said };
  const isTold = state.visitTold !== undefined || state.visitsTold === true;
  const told = isTold && !emergency ? meantOfTold(heard, said, language) : null;
  if (told) return { language, commands: told, said };

  const found: Command[] = [];
  const add = (...some: Command[]) => found.push(...some);
  if (emergency) add({ do: 'emergency', kind: emergency.kind, said: emergency.said });
  if (foreignLanguageOf(said, business.languages) !== null) add({ do: 'foreign' });
  const another = anotherIn(heard, said, language);
  const wanted = another ? wantedBesides(another, commandsOf(another.heard, another.second, language, null)) : [];
  const begins = (flow: FlowName) => wanted.some((one) => one.do === 'start' && one.flow === flow);
  const parts = besideAnswer(said, language) ? null : answeredFirst(heard, said, language);
  const answered = parts ? commandsOf(heard, parts.answer, language, letter.signedBy) : [];
  const hearIn = (at: Heard, part: string) => commandsOf(at, part, language, null);
  const instead =
    bookedInstead(heard, said, language) ??
    bookedForMessage(heard, said, language) ??
    changedInstead(heard, said, language) ??
    behindYes(heard, said, language, hearIn) ??
    besideGone(heard, said, language, hearIn) ??
    besideOffer(heard, said, language, hearIn);
  if (instead) add(...instead);
  else if (begins('book') || begins('message')) {
    add({ do: 'affirm' });
    if (begins('book')) add({ do: 'also' });
    add(...wanted);
  } else if (parts && givesDetail(answered)) {
    const behind = asksBehind(commandsOf(parts.after, writtenOut(parts.question, language), language, null));
    add(...answered, ...(behind.length > 0 ? behind : [{ do: 'ask', question: parts.question } as const]));
  } else {
    const [first, second] = errandsIn(said, language, business);
    const opens = state.turns === 0 && state.asked === null && state.frames.length === 0;
    const isBehind = state.asked === 'more' && state.frames.length === 0;
    const alone = second === undefined && !emergency && (opens || isBehind);
    // What is looked at twice is read once.
    const whole = alone ? seenIn(heard, said, language, letter.signedBy) : null;
    const hear: Hear = (part, at = heard) =>
      whole !== null && part === said && at === heard
        ? commandsIn(whole)
        : commandsOf(at, part, language, letter.signedBy);
    const wished = heedQuestions(heard, first ?? said, language, hear);
    const asked = isBehind ? askedBehindMore : askedAtOpening;
    add(...(whole ? asked(whole, wished) : wished));
    if (second) add(...commandsOf(heard, second, language, null).filter((one) => one.do !== 'greet'));
  }

  // One that does not hold takes none of the others with it, an emergency least of all.
  // Beside what is wanted or answered, what only sounds like a question is let by.
  const noted = noteForVisit(heard, said, language, found);
  const wants = noted.some((one) => one.do === 'start' || one.do.startsWith('set-'));
  const heeded = wants
    ? noted.filter((one) => one.do !== 'ask' || !asksNoOne(one.question, language, state.asked))
    : noted;
  // "I've waited all morning and nobody came, what happened?": what is asked of it is part of the complaint, unless the owner has
  // taught it: "the gears skip again, do I pay twice?".
  const complains = found.some((one) => one.do === 'complaint');
  const lastWords = (question: string) => (question.split(/[,.;¿]\s*/u).at(-1) ?? '').trim().split(/\s+/).length;
  const isOfIt = (one: Command) => one.do === 'ask' && lastWords(one.question) <= complaintAskMax;
  const ifTaught = (one: Command): readonly Command[] =>
    one.do === 'ask' && lastWords(one.question) >= taughtWordsMin
      ? [{ do: 'ask', question: said.slice(0, softMax), soft: true, beside: true }]
      : [];
  const commands = heeded
    .flatMap((one) => (complains && isOfIt(one) ? ifTaught(one) : one))
    .slice(0, commandsMax)
    .flatMap((one) => {
      const checked = command.safeParse(one);
      return checked.success ? [checked.data] : [];
    });
  const besides = emergency
    ? commands
    : withBesides(heard, said, language, commands, (text, at) => commandsOf(at, text, language, null));
  if (besides !== commands) return { language, commands: [...besides], said };
  const anew = emergency ? null : saidAnew(heard, said, commands, (one) => understandNow(one).commands);
  if (anew) return { language, commands: anew, said };
  // What is told to be no emergency is seen to below.
  const isPlayedDown = state.frames.length === 0 && !emergency && playsDown(letter.lines, language, business);
  const trouble = emergency || isPlayedDown ? null : seenToTrouble(heard, said, commands);
  if (trouble) return { language, commands: trouble, said };
  if (commands.length > 0) return { language, commands, said };
  if (isPlayedDown)
    return {
      language,
      commands: [
        { do: 'start', flow: 'book' },
        { do: 'set-reason', reason: said.slice(0, 1000) },
      ],
      said,
    };
  // A question in the middle of something of which nothing else was understood is asked of what the owner taught.
  const asking = cueOf('question', said, language) && said.trim().split(/\s+/).length > 2;
  if (asking) return { language, commands: [{ do: 'ask', question: said }], said };
  const words = addsToMessage(heard, said);
  if (words) return { language, commands: words, said };
  // "Gift card for 100 can I get it today online": of what is no question either, the owner may have taught something.
  const mayAsk = state.frames.length === 0 && said.trim().split(/\s+/).length >= taughtWordsMin;
  const soft = mayAsk ? [{ do: 'ask', question: said, soft: true } as const] : [];
  return { language, commands: [...soft, { do: 'cannot-tell' }], said };
}

/** "Forget it, book me a cleaning Friday": what is under way is left for a visit that is wished for; null where none is. */
function bookedInstead(heard: Heard, said: string, language: Language): readonly Command[] | null {
  const { frames } = heard.state;
  const under = frames.at(-1)?.flow;
  const wish = under === 'book' ? null : behindTakingBack(said, language);
  if (wish === null) return null;
  const commands = commandsOf(under === undefined ? heard : withNothingUnderWay(heard), wish, language, null).filter(
    (one) => one.do !== 'greet',
  );
  const books = commands.some((one) => one.do === 'start' && one.flow === 'book');
  // Of what is moved another time may be meant, unless it is said what else is wanted.
  const named = under !== 'move' || commands.some((one) => one.do === 'set-service');
  const says = commands.some((one) => one.do === 'set-service' || one.do === 'set-times');
  if (!books || !named || !(says || cueOf('appointment', wish, language))) return null;
  // "Cancel both. No, forget it": all of what was begun in one breath is left.
  const begun = frames.length - 1 - frames.findLastIndex((one) => one.flow !== under);
  return under === undefined
    ? commands
    : [...Array.from({ length: begun }, () => ({ do: 'drop' }) as const), ...commands];
}

/** "No, I'd like an appointment Thursday", where a question was offered to be passed on: that is wanted, and no words for the message. */
function bookedForMessage(heard: Heard, said: string, language: Language): readonly Command[] | null {
  const { frames, unanswered } = heard.state;
  const under = frames.at(-1);
  if (under?.flow !== 'message' || under.kept !== undefined || unanswered === undefined) return null;
  const wishes = cueOf('want', said, language) || cueOf('book', said, language) || wantsToBeGiven.test(foldCue(said));
  if (!wishes || !cueOf('appointment', said, language) || cueOf('message', said, language)) return null;
  const commands = commandsOf(withNothingUnderWay(heard), said, language, null).filter(
    (one) => one.do !== 'greet' && one.do !== 'deny',
  );
  return commands.some((one) => one.do === 'start' && one.flow === 'book') ? commands : null;
}
const wantsToBeGiven =
  /(?<!\p{L})(?:que me (?:den|de|hagan|pongan)|denme|deme|donnez[- ]moi|geben sie mir|give me|get me)(?!\p{L})/u;

/** "Never mind, can you move it to tomorrow?", where a message is being taken: the visit is changed, and nothing passed on. */
function changedInstead(heard: Heard, said: string, language: Language): readonly Command[] | null {
  const { frames, asked } = heard.state;
  const under = frames.at(-1);
  if (under?.flow !== 'message' || under.proposed || under.kept !== undefined || asked === 'message') return null;
  const wish = behindTakingBack(said, language) ?? behindTurning(said, language);
  if (wish === null) return null;
  const commands = commandsOf(withNothingUnderWay(heard), wish, language, null);
  const changes = commands.some((one) => one.do === 'start' && (one.flow === 'cancel' || one.flow === 'move'));
  return changes ? [{ do: 'drop' }, ...commands] : null;
}

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

/** The answer to what was asked, or what is wanted first, and behind it one more of the same for somebody else; null where none is. */
function withOneMore(heard: Heard, said: string, language: Language): readonly Command[] | null {
  const one = oneMoreIn(heard, said, language);
  if (one === null) return onlyTold(heard, said, language);
  const { state } = heard;
  const hear = (text: string, at: State) =>
    understandNow({ ...heard, state: at, turn: { ...heard.turn, text } }).commands;
  const answered = /[\p{L}\d]/u.test(one.answer) ? hear(one.answer, state).filter(({ do: did }) => !idle.has(did)) : [];
  const isElse = answered.some((each) => ofElse.has(each.do) || (each.do === 'start' && each.flow !== 'book'));
  const begins = answered.some((each) => each.do === 'start') || state.frames.length > 0 || state.asked === 'more';
  if (isElse || !begins) return null;
  const anew = { ...withNothingUnderWay(heard).state, turns: Math.max(1, state.turns) };
  const rest = one.rest === '' ? [] : hear(one.rest, anew).filter((each) => ofGuest.has(each.do));
  // What was said yes to is done, and nothing of it handed on.
  const top = state.frames.at(-1);
  const named = [...one.commands, ...rest].some((each) => each.do === 'set-service');
  const same: Command[] =
    answered.some((each) => each.do === 'affirm') && top?.flow === 'book' && top.service !== undefined && !named
      ? [{ do: 'set-service', service: top.service, sure: 0.9 }]
      : [];
  // "One for me and one for my sister, Friday at ten": the time is that of the first.
  const isOpen = state.frames.length === 0 && answered.every((each) => each.do !== 'set-times');
  const [times, others] = [true, false].map((its) => rest.filter((each) => (each.do === 'set-times') === its));
  if (isOpen && times && others) return [...answered, ...times, ...one.commands, ...same, ...others];
  return [...answered, ...one.commands, ...same, ...rest];
}
const idle = new Set<Command['do']>(['cannot-tell', 'silence', 'also', 'thanks', 'greet', 'chitchat']);

function meantOfTold(heard: Heard, said: string, language: Language): Command[] | null {
  const seen = seenIn(heard, said, language, null);
  return ofToldVisit(seen, commandsIn(seen));
}

/** What one errand asks for. */
const commandsOf = (heard: Heard, said: string, language: Language, signedBy: string | null): readonly Command[] =>
  commandsIn(seenIn(heard, said, language, signedBy));

function commandsIn(seen: Seen): readonly Command[] {
  const but = allBut(seen.heard, seen.said, seen.language);
  if (but) {
    const others = plainly(seenIn(seen.heard, but.rest, seen.language, null)).filter((one) => one.do !== 'every');
    const cancels = others.some((one) => one.do === 'start' && one.flow === 'cancel');
    if (cancels) return but.every ? [...others, but.every] : others;
    if (but.every && ['booking', 'confirm'].includes(seen.heard.state.asked ?? '')) return [but.every];
  }
  return plainly(seen);
}

function plainly(seen: Seen): readonly Command[] {
  const wants = asksIfWaitedFor(seen) ?? asksWhenComing(seen) ?? wantsOf(seen);
  const commands = withoutDone(seen, [...wants.commands, ...answersTo(seen, wants)]);
  return billedFor(seen, insteadOfCancelling(seen, lateForVisit(seen, commands)));
}

function seenIn(heard: Heard, said: string, language: Language, signedBy: string | null): Seen {
  const { asked } = heard.state;
  const whole = signsOf(said, language, asked, { start: 0, end: said.length, negated: false });
  const clauses = splitClauses(said, language).map(({ text, start, end, negated }): Signs => {
    const signs = signsOf(text, language, asked, { start, end, negated });
    const only = tellsOfSomebody(said, start, language);
    return only ? { ...signs, cue: (name) => name !== 'question' && signs.cue(name) } : signs;
  });
  return { heard, said, language, whole, clauses, mentions: readMentions(heard, said, language, signedBy) };
}

const literalAsks = new Set(['email', 'address', 'code']);
