// What an utterance asks for, clause by clause: flows to start, questions to answer, people wanted; or that it comes from no customer.
import type { Command, FlowName } from '../commands.ts';
import { asksCalendar } from '../facts/calendar-asked.ts';
import { asksIfShut } from '../facts/opening.ts';
import { isAfter } from '../facts/topics.ts';
import { isLineCheck } from './conduct/line-check.ts';
import { seeksWork } from './conduct/seeks-work.ts';
import { noCustomer } from './conduct/strangers.ts';
import { recap, recapOfTwo, saysOff } from './kind-words.ts';
import { type Kind, kindOf } from './kinds.ts';
import { announcedIn } from './messages/announced.ts';
import { asksOfThem } from './messages/for-somebody.ts';
import { isOfMessage, messageIn } from './messages/message-words.ts';
import { withMessage } from './messages/with-message.ts';
import { asksOfBooked } from './own-visits/booked-already.ts';
import { callsOffVisit } from './own-visits/called-off.ts';
import { callsOffEvery, namesSeveral, servicesCalledOff } from './own-visits/every-visit.ts';
import { onlyOtherTime } from './own-visits/off-for-another-time.ts';
import { otherChange } from './own-visits/other-change.ts';
import { ofStandingVisit } from './own-visits/states-own.ts';
import { asksBehindPause, staysAway } from './own-visits/stays-away.ts';
import { askedToKnow } from './questions/asked-to-know.ts';
import { askedToo } from './questions/asked-too.ts';
import { asksOfConcern } from './questions/asks-of-concern.ts';
import { asksOfSomebody } from './questions/asks-of-somebody.ts';
import { onlyAsksToCome } from './questions/asks-to-come.ts';
import { asksWhenFriendComes } from './questions/asks-when-friend-comes.ts';
import { whenToCome } from './questions/when-to-come.ts';
import { ofHouse } from './questions/which-house.ts';
import { bareAsked, mentionsAny, namesAnother, type Seen, type Wants } from './seen.ts';
import { wantsByName } from './services/asked-along.ts';
import { surelyNamed } from './services/near.ts';
import { otherService } from './services/other-service.ts';
import { namesKind } from './services/plain-kind.ts';
import type { Signs } from './signs.ts';
import {
  asksForRoom,
  asksWhatIf,
  isJoined,
  isQuestionLike,
  mayAskForRule,
  onlyPointsBack,
  proposesTime,
  questionText,
  sentenceOf,
  toldBefore,
} from './text/sentences.ts';
import { timeInstead, timeRevised } from './times/time-instead.ts';
import { wantsItAgain } from './when-asked/said-again.ts';
import { isOnlyIfNot, isTakenBack } from './when-asked/taken-back.ts';
import { wantsOtherTime } from './when-asked/yes-and-no.ts';
import { insistsOnOthers } from './who-comes/insists.ts';
import { whoseVisit } from './who-comes/whose.ts';

const only = (...commands: Command[]): Wants => ({ commands, flows: new Set(), asks: [], final: true });

export function wantsOf(seen: Seen): Wants {
  const { heard, whole, clauses, mentions } = seen;
  const { state } = heard;
  const opening = state.turns === 0 || state.asked === null;
  const house = ofHouse(seen, opening);
  if (house) return only(...house);
  if (insistsOnOthers(seen) || asksWhenFriendComes(seen)) return only({ do: 'others-appointment', wants: 'know' });
  const stranger = noCustomer(seen, opening);
  if (stranger) return only(stranger);
  const work = seeksWork(seen);
  if (work) return only(work);
  const ofDays = asksCalendar(whole.folded) || asksIfShut(whole.folded);
  if (ofDays && !whole.cue('appointment')) return only({ do: 'ask', question: seen.said });
  const ofConcern = asksOfConcern(seen);
  if (ofConcern) return only(ofConcern);
  const instead = timeInstead(seen);
  if (instead) return only(instead);
  const revised = timeRevised(seen);
  if (revised) return only(...revised);
  const ofOther = asksOfSomebody(seen) ?? otherChange(seen);
  if (ofOther) return only(...ofOther);
  const other = otherService(seen);
  if (other) return only(other);
  const soonest = whenToCome(seen);
  if (soonest) return only(...soonest);
  if (isLineCheck(whole, seen.language))
    return only(state.asked !== null && state.lastText !== '' ? { do: 'say-again' } : { do: 'greet' });
  const recaps = recap.test(whole.folded) || recapOfTwo.test(whole.folded);
  if (state.done.length > 0 && recaps && whole.cue('question')) return only({ do: 'start', flow: 'appointments' });
  const commands: Command[] = [];
  const flows = new Set<FlowName>();
  const asks: { start: number; end: number }[] = [];
  const words = whole.folded.split(/\s+/).length;
  if (whole.cue('abuse') || (whole.sounds('abuse') && mentions.name === null)) commands.push({ do: 'abuse' });
  if (wantsItAgain(seen)) return only({ do: 'say-again' });
  if (
    words <= 9 &&
    (whole.cue('wait') || whole.sounds('wait')) &&
    !whole.cue('question') &&
    !mentionsAny(seen) &&
    !namesAnother(seen) &&
    !whole.cue('book') &&
    !clauses.some((one) => !one.negated && (one.cue('cancel') || one.cue('move'))) &&
    state.turns > 0
  )
    return only({ do: 'wait' });
  if (opening && (whole.cue('greet') || whole.sounds('greeting'))) commands.push({ do: 'greet' });

  const closing =
    state.asked === 'more' &&
    whole.cue('no') &&
    !whole.cue('message') &&
    !whole.cue('person') &&
    !/\b(?:oh|actually|wait|also|one more|pero|espere|ah|attendez|aber|moment|noch|doch)\b/.test(whole.folded);
  const start = (flow: FlowName) => {
    if (flows.has(flow)) return;
    flows.add(flow);
    commands.push({ do: 'start', flow });
  };

  const last = clauses.at(-1);
  const kinds = withMessage(
    seen,
    clauses.map((clause) => {
      const kind = askedToo(clause, seen) ? 'ask' : kindOf(clause, seen, closing);
      return onlyOtherTime(kind, clause, seen) ? null : kind;
    }),
  );
  const leaves = kinds.includes('message') || announcedIn(seen) !== null;
  const isOwn = state.frames.length === 0 && ofStandingVisit(seen) === 'cancel';
  const ofVisit = isOwn || callsOffVisit(whole.folded, whole.folded);
  const isBack = isTakenBack(seen.said, seen.language) && !ofVisit;
  if (leaves && state.asked !== 'message' && isBack) return only({ do: 'start', flow: 'message' }, { do: 'drop' });
  const dropsAll =
    !leaves &&
    !ofVisit &&
    last?.cue('drop') &&
    last.folded.split(/\s+/).length <= 4 &&
    !isOnlyIfNot(seen.said, seen.language);
  if (state.frames.length === 0 && clauses.length > 1 && (dropsAll || isBack)) return only({ do: 'goodbye' });
  const told = (one: Signs) => [null, 'ask'].includes(kinds[clauses.indexOf(one)] ?? null);
  const asked = (clause: Signs, place: { start: number; end: number }, leans = true): Command => {
    const text = leans ? questionText(clause, place, seen) : seen.said.slice(place.start, place.end);
    const question = askedToo(clause, seen, text) ?? text;
    const before = toldBefore(place, seen, told);
    // One that leans on it has it already.
    return { do: 'ask', question, ...(before !== undefined && !question.includes(before) && { told: before }) };
  };
  for (const [at, clause] of clauses.entries()) {
    const kind = kinds[at] ?? null;
    if (kind === null) continue;
    // "Was? Wie viel kostet das?": the first only wonders.
    if (kind === 'ask' && clauses.length > 1 && clause.folded.trim().split(/\s+/).length === 1) continue;
    const sentence = sentenceOf(clause, seen.said);
    const inSentence = (one: Signs) => one.start >= sentence.start && one.end <= sentence.end;
    if (
      kind === 'book' &&
      !mentions.wishes.some((one) => one.start >= sentence.start && one.end <= sentence.end) &&
      !clause.cue('book') &&
      !wantsByName(clause, seen)
    ) {
      // "First time getting highlights with you, anything to do beforehand?" asks; it books nothing yet.
      if (clauses.some((one, other) => other !== at && inSentence(one) && kinds[other] === 'ask')) continue;
    }
    if (
      kind !== 'ask' &&
      asksWhatIf(seen.said.slice(sentence.start, sentence.end)) &&
      clauses.some((one, other) => inSentence(one) && kinds[other] === 'ask')
    )
      continue;
    const fresh = clause.cue('question') && state.frames.length === 0;
    if (fresh && (kind === 'cancel' || kind === 'move') && mentions.wishes.length === 0 && mayAskForRule(clause))
      commands.push({ do: 'ask', question: questionText(clause, sentence, seen), soft: true });
    if (
      kind === 'book' &&
      fresh &&
      !onlyAsksToCome(clause, mentions.wishes) &&
      !clause.cue('another') &&
      !(asksForRoom(clause) && mentions.wishes.length > 0 && mentions.services.length > 0) &&
      !mentions.wishes.some((one) => one.wish.time !== undefined)
    ) {
      // "Can you look at a three-year-old's teeth?" wants a visit, or only to know: an answer that is taught goes first.
      // Of what the business does not do, and for no time, it only wants to know.
      const soft =
        mentions.services.length > 0 || mentions.wishes.length > 0 || clause.cue('book') || clause.cue('available');
      commands.push({ do: 'ask', question: questionText(clause, sentence, seen), ...(soft && { soft }) });
      if (!soft) continue;
    }
    // "I need a room for tonight": of what is no service, the owner may have taught something all the same.
    const unnamed =
      kind === 'book' &&
      !clause.cue('question') &&
      state.frames.length === 0 &&
      !clause.cue('appointment') &&
      !clause.cue('another') &&
      !(clause.cue('book') && mentions.wishes.length > 0);
    if (unnamed && mentions.services.length === 0 && asks.length === 0 && !namesKind(clause.text, seen.heard.business))
      commands.push({ do: 'ask', question: questionText(clause, sentence, seen), soft: true });
    if (kind === 'ask') {
      // One sentence is one question, however many clauses it has, unless an "and" begins a second one.
      const isAsk = (other: number) => kinds[other] === 'ask';
      // "Our venue is a hundred miles out. What do you charge for that?": the first only explains the second.
      const next = clauses.findIndex((one) => one.start >= sentence.end);
      if (!isQuestionLike(clause) && next >= 0 && isAsk(next) && clauses[next]?.cue('question')) continue;
      const second =
        clause.cue('question') &&
        isJoined(clause, sentence, seen.said) &&
        clauses.some((one, other) => other < at && inSentence(one) && isAsk(other));
      if (!second && asks.some((one) => clause.start >= one.start && clause.end <= one.end)) continue;
      const nextJoined = clauses.find(
        (one, other) =>
          other > at && one.cue('question') && inSentence(one) && isAsk(other) && isJoined(one, sentence, seen.said),
      );
      const answers = answersFirst(clause, sentence, seen, kinds);
      const place = second
        ? { start: clause.start, end: sentence.end }
        : nextJoined
          ? { start: sentence.start, end: nextJoined.start }
          : answers
            ? { start: clause.start, end: sentence.end }
            : wonderedPlace(clause, sentence, seen);
      asks.push(place);
      commands.push(asked(clause, place, !answers));
    } else if (kind === 'others') {
      if (!commands.some((one) => one.do === 'others-appointment'))
        commands.push({ do: 'others-appointment', wants: 'know' });
    } else if (kind === 'person') {
      const who = mentions.staff.find((one) => one.start >= clause.start && one.end <= clause.end)?.name;
      const known = commands.findIndex((one) => one.do === 'person');
      if (known < 0) commands.push(who ? { do: 'person', who } : { do: 'person' });
      else if (who) commands[known] = { do: 'person', who };
    } else if (kind === 'complaint') {
      if (!commands.some((one) => one.do === 'complaint'))
        commands.push({ do: 'complaint', about: seen.said.slice(0, 1000) });
    } else if (kind === 'bot') commands.push({ do: 'what-are-you' });
    else if (kind === 'chitchat') commands.push({ do: 'chitchat' });
    else if (kind === 'also') commands.push({ do: 'also' });
    else start(kind);
  }
  const listed = servicesCalledOff(seen.said, mentions.services);
  if (listed.length > 0 && saysOff.test(whole.folded)) start('cancel');
  if (flows.has('cancel') && (callsOffEvery(seen.said) || namesSeveral(seen.said, mentions.wishes)))
    commands.push({ do: 'every' });
  else if (flows.has('cancel') && listed.length > 0) commands.push({ do: 'every', only: [...listed] });
  // "I can't make it Thursday. Is Friday at eleven possible?": who cannot come, and asks for another time, changes it.
  const away = kinds.indexOf('cancel');
  const wishedIn = (one: Signs) =>
    mentions.wishes.some(({ start, wish }) => start >= one.start && start < one.end && wish.excluded !== true);
  // "I can't do Wednesday any more. They'd move me to Saturday?": given up by its sound, and moved by the next.
  const soundsMoved = clauses.some((one, at) => at > away && one.sounds('moveOfDays') && wishedIn(one));
  const onlyAway =
    flows.has('cancel') &&
    (staysAway(clauses[away]?.folded ?? '') || soundsMoved) &&
    !clauses.some((one) => one.cue('cancel'));
  const asksToCome = (one: Signs, kind: Kind | null) =>
    kind === 'book' || (kind === null && one.cue('question')) || one.sounds('moveOfDays');
  const comesInstead =
    onlyAway && clauses.some((one, at) => at > away && asksToCome(one, kinds[at] ?? null) && wishedIn(one));
  if (flows.has('cancel') && !flows.has('move') && (comesInstead || asksBehindPause(clauses[away], seen))) {
    flows.delete('cancel');
    flows.add('move');
    const at = commands.findIndex((one) => one.do === 'start' && one.flow === 'cancel');
    if (at >= 0) commands[at] = { do: 'start', flow: 'move' };
  }
  if (flows.has('cancel') || flows.has('move')) flows.delete('book');
  // "Shall I cancel it?" – "Yes, cancel it, I'll reschedule later": when is said some other time.
  const callsOff = state.asked === 'confirm' && state.frames.at(-1)?.flow === 'cancel' && whole.cue('cancel');
  const saysWhen = mentions.wishes.some(({ wish }) => wish.date !== undefined || wish.time !== undefined);
  if (callsOff && !saysWhen) drop(commands, flows, 'move');
  if (flows.has('cancel') && flows.has('move')) {
    // "I can't come on Friday. Could you put it on Wednesday?": a time asked for after the end is given is a change.
    const gone = kinds.indexOf('cancel');
    const instead = clauses.some((one, at) => at > gone && kinds[at] === 'move' && wishedIn(one));
    drop(commands, flows, onlyAway || instead || (whole.cue('move') && mentions.wishes.length > 1) ? 'cancel' : 'move');
  }
  // Whoever wants to know of another's visit wants none for that hour, and asks nothing else with it.
  const pries = commands.some((one) => one.do === 'others-appointment') && !clauses.some((one) => one.cue('book'));
  if (pries) drop(commands, flows, 'book');
  const elsewhere = flows.has('message') || commands.some((one) => one.do === 'person');
  if (
    elsewhere &&
    flows.has('book') &&
    !(whole.cue('book') && (mentions.wishes.some((one) => one.wish.time !== undefined) || whole.cue('appointment')))
  )
    drop(commands, flows, 'book');
  const kept: Command[] = commands
    .filter((one) => one.do !== 'start' || flows.has(one.flow))
    .filter((one) => !(pries && one.do === 'ask' && mentions.services.length === 0))
    // "I need another bottle made up. Could you pass that on?": what the message tells is asked of nobody.
    .filter(
      (one) => !(one.do === 'ask' && flows.has('message') && whole.cue('message') && isOfMessage(one, seen.language)),
    );
  kept.push(...unheardQuestions(seen, kinds, asks, closing, asked));
  if (flows.has('message')) kept.push(...messageIn(seen, flows.size > 1));
  const questions = whole.cue('question') || clauses.some((one) => one.cue('question'));
  if (questions && asks.length === 0 && state.frames.length === 0 && !closing && !bareAsked(state.asked)) {
    // "Hey, any chance you guys work weekends": a day that nothing is wished for on.
    const named = mentions.services.length > 0 || mentions.staff.length > 0;
    const unheard = !named && kept.every(({ do: kind }) => kind === 'greet');
    // Who plainly asks after their own visit, or tells that they are late, asks for nothing that is taught.
    const ofOwn = flows.has('appointments') && !whole.cue('own') && !asksOfBooked(seen);
    const toldOf = flows.has('message') && !whole.cue('message') && (!whole.cue('late') || seen.said.includes('?'));
    const soft = flows.size === 1 && (ofOwn || toldOf);
    // A question of which nothing else was understood is asked of what the owner taught, rather than not heard.
    if (unheard) kept.push({ do: 'ask', question: seen.said });
    else if (soft) kept.push({ do: 'ask', question: seen.said, soft: true });
  }
  if ((flows.has('cancel') || flows.has('move') || flows.has('appointments')) && whole.cue('others-visit')) {
    kept.push({ do: 'for-other', whose: 'other' });
  } else if (flows.has('cancel') || flows.has('move')) {
    const whose = whoseVisit(seen);
    if (whose !== null) kept.push({ do: 'for-other', whose });
  }
  return { commands: kept, flows, asks, final: false };
}

const doubts = /^(?:but|pero|mais|aber)(?!\p{L})|(?<!\p{L})(?:but|pero|mais|aber)[\s¿]*$/iu;
const answering = ['yes', 'no', 'first', 'second', 'third', 'last'] as const;

/** "9:30 is fine, and is there parking?": what answers the reply before stands ahead of the question, and is no part of it. */
function answersFirst(
  clause: Signs,
  sentence: { start: number; end: number },
  { heard, said, clauses, mentions }: Seen,
  kinds: readonly (Kind | null)[],
): boolean {
  // "Y si ese día nieva, ¿qué pasa?" supposes, and answers nothing.
  if (heard.state.asked === null || asksWhatIf(said.slice(sentence.start, sentence.end))) return false;
  // "Yes, but how much is it?" wants to know before it says yes.
  const isHeldBack = doubts.test(said.slice(sentence.start, clause.start)) || doubts.test(clause.text);
  if (heard.state.asked === 'confirm' && isHeldBack) return false;
  // "Okay and a fitting for contacts, what's that?": what is pointed at stands before it.
  if (onlyPointsBack(clause.folded) && mentions.services.some((one) => one.end <= clause.start)) return false;
  return clauses.some((one, at) => {
    if (one.start < sentence.start || one.end > clause.start || kinds[at] !== null) return false;
    const saysTime = mentions.wishes.some((wish) => wish.start >= one.start && wish.end <= one.end + 1);
    if (one.cue('question')) return saysTime && proposesTime(one.folded);
    return saysTime || answering.some((name) => one.cue(name));
  });
}

/** "I'd like to know if you also remove wasps I have a nest": without a pause, the question ends where its clause does. */
function wonderedPlace(clause: Signs, sentence: { start: number; end: number }, seen: Seen) {
  const { said, clauses, language, mentions } = seen;
  // "Need something notarized today, how late are you open": the hours are asked, and what is needed is another matter.
  const needs = mentions.services.some((one) => one.start >= sentence.start && one.end <= clause.start);
  if (needs && clause.cue('question') && isAfter('hours', clause.folded, language))
    return { start: clause.start, end: sentence.end };
  if (askedToKnow(clause.folded, language) === null) return sentence;
  const next = clauses.find((one) => one.start >= clause.end && one.start < sentence.end);
  const runsOn = next && /^\s+$/u.test(said.slice(clause.end, next.start)) && ofOneself.test(next.folded);
  return runsOn ? { start: sentence.start, end: clause.end } : sentence;
}

/** "I have a nest": tells, and asks for nothing more. */
const ofOneself =
  /^(?:i|i'(?:ve|m)|we|we'(?:ve|re)|my|our|tengo|tenemos|mis?|j'ai|je|nous|il y a|m[ao]n?|notre|ich|wir|meine?)(?!\p{L})/u;

/** The fewest words of a question that stands for itself: "is that right?" leans on what was said. */
const questionWordsMin = 5;

/** Questions in sentences of their own of which nothing was made: asked of what the owner taught, rather than passed over. */
function unheardQuestions(
  seen: Seen,
  kinds: readonly (Kind | null)[],
  asks: { start: number; end: number }[],
  closing: boolean,
  asked: (clause: Signs, place: { start: number; end: number }) => Command,
): Command[] {
  const { clauses, mentions, said, heard } = seen;
  if (closing || clauses.length < 2 || bareAsked(heard.state.asked)) return [];
  return clauses.flatMap((clause, at): Command[] => {
    if (!clause.cue('question') || kinds[at] !== null || clause.cue('available')) return [];
    if (heard.state.asked === 'confirm' && wantsOtherTime(clause.folded)) return [];
    const sentence = sentenceOf(clause, said);
    const words = clause.folded.split(/\s+/).length;
    const whole = said.slice(sentence.start, sentence.end).trim();
    const ofSentence = whole.split(/\s+/).length;
    const inside = (one: { start: number; end: number }) => one.start >= sentence.start && one.end <= sentence.end;
    const heardOf =
      clauses.some((one, other) => inside(one) && kinds[other] !== null) ||
      [...mentions.wishes, ...mentions.services.filter((one) => one.score >= surelyNamed)].some(inside);
    const isForThem = kinds.includes('message') && asksOfThem(whole, seen.language);
    if (
      heardOf ||
      isForThem ||
      ofSentence < questionWordsMin ||
      asks.some((one) => clause.start >= one.start && clause.end <= one.end)
    )
      return [];
    // "Kids are nine and six, that's ok, right?": what is checked stands before it, and takes nothing from what is wanted.
    if (words < questionWordsMin)
      return [{ do: 'ask', question: seen.said.slice(sentence.start, sentence.end), soft: true }];
    asks.push({ start: clause.start, end: sentence.end });
    return [asked(clause, sentence)];
  });
}

function drop(commands: Command[], flows: Set<FlowName>, flow: FlowName): void {
  flows.delete(flow);
  const at = commands.findIndex((one) => one.do === 'start' && one.flow === flow);
  if (at >= 0) commands.splice(at, 1);
}
