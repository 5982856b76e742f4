// What one utterance's commands call for, in the order of what matters: what the talk's own state answers, danger and who is no customer,
// then all the rest in the order in which it was said, the verdict on what was stated, the questions, and who is to be brought in.
import type { FindAnswer } from '../answers-port.ts';
import type { Command } from '../commands.ts';
import { type Dialogue, dropFrame, topFrame } from '../dialogue.ts';
import type { Frame } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { refusesVisit } from '../understand/when-asked/refuses-visit.ts';
import { tellIfWanted } from './booking/asks-if-wanted.ts';
import { leaveSecond } from './booking/no-second.ts';
import { tellIfNoted, tellKept } from './booking/notes.ts';
import { heedUnneeded } from './booking/unneeded.ts';
import { yesThatRepeats } from './booking/yes-repeats.ts';
import { carryAll } from './carry-all.ts';
import { courtesies, greet, tellLanguages } from './courtesies.ts';
import { heedOtherWay } from './in-vain.ts';
import { leave } from './leave.ts';
import { heedUrgent, metAtOnce } from './meetings.ts';
import { complainsToNobody, complaintMade, personWanted } from './messages/hand-off.ts';
import { heedMore } from './messages/same-matter.ts';
import { heedConnect } from './messages/yes-connect.ts';
import { heedFee } from './own-visits/fee-of-change.ts';
import { stillOpenWhatOfIt } from './own-visits/what-of-it.ts';
import { heedWithOther } from './own-visits/with-other.ts';
import { type Answered, answerAll } from './questions/answer-all.ts';
import { stillTalking } from './still-talking.ts';
import { applyVerdict } from './verdict.ts';

/** Puts what was heard right by where the talk stands, or tells what was asked of that and takes it out. */
type Heeding = (d: Dialogue, commands: readonly Command[]) => readonly Command[] | Promise<readonly Command[]>;

/** In the order in which they are asked, each of what the one before left. */
const heedings: readonly Heeding[] = [
  stillTalking,
  tellIfWanted,
  tellIfNoted,
  yesThatRepeats,
  leaveSecond,
  heedUnneeded,
  heedOtherWay,
  heedMore,
  heedFee,
  heedWithOther,
  heedConnect,
];

/** Questions, details and courtesies: none of them is of a time that was offered. */
const besideTimes = new Set<Command['do']>([
  ...(['ask', 'set-name', 'set-phone', 'set-email', 'set-address', 'set-reason'] as const),
  ...(['greet', 'thanks', 'wait', 'cannot-tell', 'not-answered'] as const),
]);

export async function respond(d: Dialogue, given: readonly Command[], findAnswer: FindAnswer): Promise<void> {
  const { state } = d;
  delete state.question;
  if (refusesVisit(foldCue(d.turn.text))) state.noVisit = true;
  const isForeign = hearOwnLanguage(d, given);
  // That it can wait denies nothing of what is under way.
  const canWait = state.asked === 'urgent';
  let commands: readonly Command[] = given.filter((one) => one.do !== 'foreign' && !(canWait && one.do === 'deny'));
  for (const heed of heedings) commands = await heed(d, commands);
  d.leavesTimes = commands.every((one) => besideTimes.has(one.do));
  if (d.ended || (await metAtOnce(d, commands))) return;
  heedUrgent(d, commands, canWait);
  greet(d, commands);

  const offer = offeredToPassOn(d);
  const { carried, gaveUp } = await carryAll(d, commands);
  const { started } = carried;
  tellLanguages(d, isForeign);
  await courtesies(d, commands, isForeign);
  await applyVerdict(d, carried);
  tellKept(d, carried);
  if (d.ended) return;

  const answered = await answerAll(d, commands, { started, gaveUp }, findAnswer);
  if (d.ended) return;
  dropOffer(d, commands, offer, answered);
  if (answered.asks.length > 0) stillOpenWhatOfIt(d, commands);
  await heedPerson(d, commands, started, answered);
  if (!d.ended) await leave(d, commands, carried);
}

/** To pass on a question that nobody could answer is offered, and neither taken nor refused; null where it is not. */
function offeredToPassOn(d: Dialogue): Frame | null {
  const top = topFrame(d);
  const isOffered = top?.flow === 'message' && top.proposed && top.about !== undefined && top.body === undefined;
  return isOffered ? top : null;
}

/** A question that was answered makes nothing of the offer to pass on the one before, and is no message itself. */
function dropOffer(d: Dialogue, commands: readonly Command[], offer: Frame | null, { asks }: Answered): void {
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  const top = topFrame(d);
  if (!top || asks.length === 0 || d.unanswered.length > 0 || has('affirm')) return;
  const isAsked =
    top === offer &&
    !has('start') &&
    !has('person') &&
    commands.every((one) => one.do !== 'set-message' || asks.some(({ question }) => question === one.body));
  if (isAsked || offeredToPassOn(d)) dropFrame(d, top);
}

/** Whoever wants a person, or complains, is brought to one by the owner's rule. */
async function heedPerson(
  d: Dialogue,
  commands: readonly Command[],
  started: readonly Frame[],
  { asks, taught }: Answered,
): Promise<void> {
  const { state } = d;
  const starts = commands.some((one) => one.do === 'start');
  const wanted = commands.find((one) => one.do === 'person');
  // "Would somebody drive out to us?" names nobody and wants nothing done: the answer was all that was wanted.
  const person = taught && wanted?.who === undefined && !starts ? undefined : wanted;
  const complaint = commands.find((one) => one.do === 'complaint');
  if (person && complaint && (await complainsToNobody(d, complaint.about, started))) {
    d.used = true;
  } else if (person) {
    d.used = true;
    await personWanted(d, person.who);
  } else if (complaint) {
    d.used = true;
    await complaintMade(d, complaint.about, started);
  }
  if (d.ended) return;
  // A person was asked for, help was tried first, and there is nothing that can be done here.
  const isStuck = state.asked === 'reason' && state.personAsked > 0 && state.frames.length === 0;
  if (isStuck && !person && asks.length === 0) await personWanted(d, undefined);
}

/** Whether another language than the house's was used. Who uses one that is known here is understood in it until they use one of the house's. */
function hearOwnLanguage({ state }: Dialogue, commands: readonly Command[]): boolean {
  const foreign = commands.find((one) => one.do === 'foreign');
  if (foreign?.language) state.ownLanguage = foreign.language;
  else delete state.ownLanguage;
  return foreign !== undefined;
}
