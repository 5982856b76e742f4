// What one utterance's commands call for, in the order of what matters: danger, who is no customer, then all the rest in the
// order in which it was said, the verdict on what was stated, and the questions.
import type { FindAnswer } from '../answers-port.ts';
import type { Command } from '../commands.ts';
import { askFor, type Dialogue, dropFrame, topFrame } from '../dialogue.ts';
import { localTime } from '../local-time.ts';
import type { Say } from '../plan.ts';
import { type Frame, heardIn } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { asksForOffer } from '../understand/text/sentences.ts';
import { refusesVisit } from '../understand/when-asked/refuses-visit.ts';
import { answerIfTaught, answerQuestion } from './answer.ts';
import { askedTogether } from './asked-together.ts';
import { tellIfWanted } from './asks-if-wanted.ts';
import { placeBehindOwn } from './behind-own.ts';
import { placeBeside } from './beside-booked.ts';
import { carry, newCarried } from './carry.ts';
import { correctBooked } from './correct.ts';
import { giveUpOwn } from './give-up-own.ts';
import { complainsToNobody, complaintMade, handleEmergency, personWanted } from './hand-off.ts';
import { heedOtherWay } from './in-vain.ts';
import { endTalk, leave } from './leave.ts';
import { heedLeaveSo } from './leave-so.ts';
import { heedLeftAlone } from './left-alone.ts';
import { callbackAdded } from './message.ts';
import { leaveSecond } from './no-second.ts';
import { tellIfNoted, tellKept } from './notes.ts';
import { offerListed } from './offered-too.ts';
import { tellOthersToCome } from './one-by-one.ts';
import { otherBesideMove } from './other-beside-move.ts';
import { asksWhenOwn, moveOwnInstead } from './own-instead.ts';
import { pickStands } from './pick-stands.ts';
import { saidOnceMore } from './said-once-more.ts';
import { askInstead } from './same-line.ts';
import { tellShutWish } from './shut-wish.ts';
import { stillTalking } from './still-talking.ts';
import { tellChosenTime } from './tell-chosen.ts';
import { tellIfBooked } from './tell-if-booked.ts';
import { tellOfVisit } from './tell-of-visit.ts';
import { tellTotal } from './total.ts';
import { heedUnneeded } from './unneeded.ts';
import { applyVerdict, heedYes } from './verdict.ts';
import { askWhatOfOwn, heedWhatOfIt } from './what-of-it.ts';
import { placeApart, wishApart } from './wish-apart.ts';
import { settled } from './wishes.ts';
import { tellWithWhom } from './with-whom.ts';
import { heedConnect } from './yes-connect.ts';
import { yesThatRepeats } from './yes-repeats.ts';

/** Of what may not wait so much is kept, in characters. */
const concernMax = 500;
const silencesMax = 3;
const abusesMax = 2;
/** What was not understood twice is said otherwise, not once more. */
const repeatsMax = 2;
/** So many questions of one utterance are answered; more would not be listened to. */
const questionsMax = 3;

export async function respond(d: Dialogue, given: readonly Command[], findAnswer: FindAnswer): Promise<void> {
  const { state } = d;
  delete state.question;
  if (refusesVisit(foldCue(d.turn.text))) state.noVisit = true;
  const isForeign = hearOwnLanguage(d, given);
  // That it can wait denies nothing of what is under way.
  const canWait = state.asked === 'urgent';
  const heard = given.filter((one) => one.do !== 'foreign' && !(canWait && one.do === 'deny'));
  const noted = tellIfNoted(d, tellIfWanted(d, stillTalking(d, heard)));
  const meant = leaveSecond(d, yesThatRepeats(d, noted));
  const commands = await heedConnect(d, heedOtherWay(d, heedUnneeded(d, meant)));
  if (d.ended) return;
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  const emergency = commands.find((one) => one.do === 'emergency');
  if (emergency) {
    d.used = true;
    // Who it is and where is told in the same breath as the danger.
    const carried = newCarried();
    for (const command of commands) if (details.has(command.do)) await carry(d, carried, command);
    await handleEmergency(d, emergency.said, dangerOf(emergency.kind));
    return;
  }
  if (has('robot')) return endTalk(d, { say: 'no-machines' });
  if (has('spam')) return endTalk(d, { say: 'no-sales' });
  if (has('wrong-number')) return endTalk(d, { say: 'wrong-number', business: d.turn.business.name });
  if (has('silence')) {
    state.silences += 1;
    if (state.silences >= silencesMax) return endTalk(d, { say: 'goodbye' });
    return sayAgain(d, { say: 'still-there' });
  }
  state.silences = 0;
  if (has('abuse')) {
    state.abuses += 1;
    if (state.abuses >= abusesMax) return endTalk(d, { say: 'end-of-patience' });
    d.used = true;
    d.acts.push({ say: 'stay-civil' });
  }
  if (has('say-again') && state.lastText !== '' && state.askedAgain < repeatsMax) return sayAgain(d, null);
  if (has('wait') && commands.length === 1) return sayAgain(d, { say: 'take-your-time' });

  if (await saidOnceMore(d, commands)) return;
  if ((await callbackAdded(d)) || askInstead(d, commands) || heedWhatOfIt(d, commands)) return;
  if (has('perhaps-urgent')) {
    d.used = true;
    state.urgencyAsked = true;
    state.concern ??= d.turn.text.slice(0, concernMax);
    askFor(d, 'urgent', { say: 'ask-if-urgent' });
  } else if (canWait) {
    d.used = true;
    const isBare = state.frames.length === 0 && commands.length === 0;
    if (isBare) askFor(d, 'reason', { say: 'ask-how-to-help', again: false });
  }
  settleOffers(d);
  const offer = topFrame(d);
  const wasOffer = offersToPassOn(offer);
  const carried = newCarried();
  const said = { ...state.said };
  // A letter opens with its own greeting.
  if (has('greet') && state.turns === 0 && d.turn.channel !== 'email')
    d.acts.push({ say: 'greeting', name: undefined });
  const kept = await wishApart(d, await heedLeftAlone(d, commands));
  const wished = await otherBesideMove(d, kept.commands);
  for (const command of await heedYes(d, heedLeaveSo(d, pickStands(d, wished)))) await carry(d, carried, command);
  await placeBeside(d, carried);
  await correctBooked(d, said);
  const gaveUp = await giveUpOwn(d, carried, commands);
  if (!gaveUp) {
    await placeBehindOwn(d, carried, commands);
    await moveOwnInstead(d, carried, kept.commands);
    await askWhatOfOwn(d, carried, kept.commands);
  }
  placeApart(d, carried.started, kept.other);
  tellOthersToCome(d, carried.started);
  if (isForeign && !state.languagesTold) {
    d.used = true;
    state.languagesTold = true;
    d.acts.push({ say: 'languages', languages: d.turn.business.languages });
  }
  await courtesies(d, commands, isForeign);
  await applyVerdict(d, carried);
  tellKept(d, carried);
  if (d.ended) return;

  const asks = commands
    .filter((one) => one.do === 'ask')
    .filter((one) => !one.soft && !(gaveUp && !one.question.includes('?')))
    .flatMap((one) => apart(d, one));
  const isAlone = !['start', 'person', 'complaint', 'others-appointment'].some((kind) => has(kind as Command['do']));
  tellShutWish(d);
  let taught = false;
  for (const one of commands)
    if (one.do === 'ask' && one.soft && !gaveUp && (await answerIfTaught(d, one, findAnswer))) taught = true;
  for (const [at, { question, told }] of asks.slice(0, questionsMax).entries()) {
    // "Do you do motorcycles, and what would that cost?": of what is not known, the price is not either.
    const before = asks[at - 1]?.question;
    if (before !== undefined && d.unanswered.includes(before) && leansOnBefore(question)) continue;
    if (
      tellIfBooked(d, question) ||
      tellWithWhom(d, question) ||
      tellChosenTime(d, question) ||
      asksWhenOwn(question, carried.started)
    )
      continue;
    if (tellOfVisit(d, question) || tellTotal(d, question)) continue;
    await answerQuestion(d, question, findAnswer, { told, isAlone });
    offerListed(d, question);
    if (d.ended) return;
  }
  const unknown = d.unanswered.length > 0;
  if (d.unanswered.some((one) => asksForOffer(foldCue(one), heardIn(state)))) dropGuessed(d);
  if (unknown && state.frames.length > 0 && topFrame(d)?.flow !== 'message') d.acts.push({ say: 'can-pass-on' });
  if (unknown && state.frames.length === 0)
    state.frames.push({ flow: 'message', urgent: false, proposed: true, about: aboutOf(d, asks.length) });

  // A question that was answered makes nothing of the offer to pass on the one before, and is no message itself.
  const top = topFrame(d);
  const isAsked =
    wasOffer &&
    top === offer &&
    !has('start') &&
    !has('person') &&
    commands.every((one) => one.do !== 'set-message' || asks.some(({ question }) => question === one.body));
  const isOver = (offersToPassOn(top) || isAsked) && asks.length > 0 && !unknown && !has('affirm');
  if (top && isOver) dropFrame(d, top);

  const wanted = commands.find((one) => one.do === 'person');
  // "Would somebody drive out to us?" names nobody and wants nothing done: the answer was all that was wanted.
  const person = taught && wanted?.who === undefined && !has('start') ? undefined : wanted;
  const complaint = commands.find((one) => one.do === 'complaint');
  if (person && complaint && (await complainsToNobody(d, complaint.about, carried.started))) {
    d.used = true;
  } else if (person) {
    d.used = true;
    await personWanted(d, person.who);
    if (d.ended) return;
  }
  if (complaint && !person) {
    d.used = true;
    await complaintMade(d, complaint.about, carried.started);
    if (d.ended) return;
  }
  if (state.asked === 'reason' && state.personAsked > 0 && !person && state.frames.length === 0 && asks.length === 0) {
    // A person was asked for, help was tried first, and there is nothing that can be done here.
    await personWanted(d, undefined);
    if (d.ended) return;
  }
  await leave(d, commands, carried);
}

/** A price and something else, asked in one question, as the two that they are. */
function apart({ state, turn }: Dialogue, ask: Extract<Command, { do: 'ask' }>): Extract<Command, { do: 'ask' }>[] {
  const parts = askedTogether(ask.question, heardIn(state), turn.business);
  return parts === null ? [ask] : parts.map((question) => ({ ...ask, question }));
}

/** What a caller says of themselves, whatever else is going on. */
const details: ReadonlySet<Command['do']> = new Set([
  'set-name',
  'set-phone',
  'set-phone-same',
  'set-email',
  'set-address',
]);

const leaning =
  /(?<!\p{L})(?:that|it|this|they|those|them|das|dies|es|die|dafur|davon|eso|esto|ello|ca|cela|en)(?!\p{L})/u;
/** A longer question names what it is about. */
const leaningWordsMax = 9;

function leansOnBefore(question: string): boolean {
  // What was said before it is put before it, for whoever looks for an answer.
  const own =
    question
      .trim()
      .split(/[.!?]+\s+/)
      .at(-1) ?? '';
  return leaning.test(foldCue(own)) && own.split(/\s+/).length <= leaningWordsMax;
}

/** So sure a service has to be heard that it is not just like what is asked for and not known. */
const guessSureMax = 0.75;

/** "Do you rent boards? We'd need two on Saturday": no visit for something else is meant. */
function dropGuessed(d: Dialogue): void {
  const frame = topFrame(d);
  if (frame?.flow !== 'book' || d.state.asked !== null) return;
  if (frame.service === undefined || (frame.serviceSure ?? 1) < guessSureMax) dropFrame(d, frame);
}

/** To pass on a question that nobody could answer is offered, and neither taken nor refused. */
const offersToPassOn = (frame: Frame | null): boolean =>
  frame?.flow === 'message' && frame.proposed === true && frame.about !== undefined && frame.body === undefined;

/** Whether another language than the house's was used. Who uses one that is known here is understood in it until they use one of the house's. */
function hearOwnLanguage({ state }: Dialogue, commands: readonly Command[]): boolean {
  const foreign = commands.find((one) => one.do === 'foreign');
  if (foreign?.language) state.ownLanguage = foreign.language;
  else delete state.ownLanguage;
  return foreign !== undefined;
}

async function courtesies(d: Dialogue, commands: readonly Command[], isForeign: boolean): Promise<void> {
  for (const command of commands) {
    if (command.do === 'others-appointment') {
      d.used = true;
      d.state.refusals += 1;
      d.acts.push({ say: 'nothing-of-others' });
    } else if (command.do === 'orders') {
      d.used = true;
      d.acts.push({ say: 'no-such-orders' });
    } else if (command.do === 'what-are-you') {
      d.used = true;
      d.acts.push({ say: 'what-i-am', business: d.turn.business.name });
    } else if (command.do === 'chitchat' && commands.length <= 2) {
      d.used = true;
      if (!command.inPassing) d.acts.push({ say: 'chitchat' });
    } else if (command.do === 'speak') d.used = true;
    else if (command.do === 'greet' && d.state.turns === 0) d.used = true;
  }
  const onlyGreets = commands.every((one) =>
    ['greet', 'chitchat', 'what-are-you', 'set-name', 'speak'].includes(one.do),
  );
  // "Yes, my back", "her name is Ruth Goldberg": asked what is wanted, nothing is wanted yet that anything else could be added to.
  const wantsNothingYet =
    d.state.asked === 'reason' &&
    d.state.done.length === 0 &&
    commands.every((one) => ['affirm', 'set-name', 'set-reason'].includes(one.do));
  const isOpen = d.state.asked === null ? onlyGreets : wantsNothingYet;
  if ((commands.length > 0 || isForeign) && isOpen && d.state.frames.length === 0) {
    askFor(d, 'reason', { say: 'ask-how-to-help', again: d.state.asked !== null });
  }
}

/** What was asked of the offers before was answered by the offers made since. */
function settleOffers(d: Dialogue): void {
  const frame = topFrame(d);
  const offer = d.state.offers[0];
  if (d.state.asked !== 'time' || offer?.kind !== 'time' || (frame?.flow !== 'book' && frame?.flow !== 'move')) return;
  frame.times = settled(frame.times, localTime(offer.startsAt, d.turn.business.timezone).date);
}

/** Says something, or what was said last, and goes on waiting for the same. */
function sayAgain(d: Dialogue, say: Say | null): void {
  d.used = true;
  d.asks = d.state.asked ?? 'more';
  d.offers.push(...d.state.offers);
  if (say) d.acts.push(say);
  else d.acts.push({ say: 'answer', text: d.state.lastText, sources: [], foreign: false });
}

function dangerOf(kind: string): Extract<Say, { say: 'in-danger' }>['kind'] {
  switch (kind) {
    case 'life':
    case 'gas':
    case 'fire':
    case 'water':
    case 'police':
      return kind;
    default:
      return 'other';
  }
}

/** So long a line is passed on whole, in characters. */
const lineMax = 300;

/** "Are you hiring? I'm certified, three years": whoever passes the question on tells what was said with it. */
function aboutOf({ unanswered, turn }: Dialogue, asked: number): string | undefined {
  const question = unanswered.at(-1);
  const line = turn.text.trim();
  return question !== undefined && asked === 1 && line.length <= lineMax && line.includes(question) ? line : question;
}
