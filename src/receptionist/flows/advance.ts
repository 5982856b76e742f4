// After the commands are carried: every frame goes on as far as it can, then the talk is closed, or something is asked.
import { askFor, type Dialogue, dropFrame, nameOf, topFrame } from '../dialogue.ts';
import type { SayKind } from '../plan.ts';
import type { Frame } from '../state.ts';
import type { Asks } from '../turn.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { asksWhyNeeded } from '../understand/questions/asks-why-needed.ts';
import { leftBy } from '../unsent.ts';
import { goOnBooking } from './booking/book.ts';
import { inVainMax } from './in-vain.ts';
import { bringPerson, complaintsTurn } from './messages/hand-off.ts';
import { goOnWithMessage, takeMessageNow } from './messages/message.ts';
import { goOnCancelling, goOnMoving, tellAppointments } from './own-visits/change.ts';
import { isOwn } from './own-visits/own.ts';

/** After how many turns without sense something else is tried, and how often one thing is asked. */
const missesMax = 3;
const asksMax = 2;

async function goOn(d: Dialogue, frame: Frame): Promise<void> {
  switch (frame.flow) {
    case 'book':
      return goOnBooking(d, frame);
    case 'move':
      return goOnMoving(d, frame);
    case 'cancel':
      return goOnCancelling(d, frame);
    case 'appointments':
      return tellAppointments(d, frame);
    case 'message':
      if (frame.complaint) await complaintsTurn(d, frame);
      if (!d.ended) await goOnWithMessage(d, frame);
  }
}

export async function advance(d: Dialogue): Promise<void> {
  if (d.ended || d.asks !== null) return;
  const { state } = d;
  stopAskingInVain(d);
  const isLost = isNameless(d) || (!d.used && state.misses + 1 >= missesMax);
  if (isLost) {
    state.misses = 0;
    await tryOtherwise(d);
  } else if (d.used) state.misses = 0;
  else {
    state.misses += 1;
    if (d.acts.length === 0) {
      d.acts.push({ say: 'not-understood', again: state.misses > 1 });
      tellWhereTheyAre(d);
    }
  }
  // Once is enough: what was offered in its place would be dropped again.
  if (!isLost) await leaveCircle(d);
  if (d.ended) return;
  // A frame that is done gives way to the one beneath it; each pass ends one, so this ends.
  for (let passes = state.frames.length + 1; passes > 0 && d.asks === null; passes -= 1) {
    const frame = topFrame(d);
    if (!frame) break;
    await goOn(d, frame);
    if (d.ended) return;
    if (d.asks === null && d.ask.length === 0 && topFrame(d) === frame) break;
  }
  if (d.asks !== null) {
    thank(d);
    return;
  }
  if (!d.used && state.turns < 2 && state.done.length === 0) {
    askFor(d, 'reason', { say: 'ask-how-to-help', again: state.misses > 1 });
    return;
  }
  askFor(d, 'more', { say: 'ask-more' });
}

/** What was given is taken with a word of thanks, where nothing else is said. */
function thank(d: Dialogue): void {
  const isWhy = asksWhyNeeded(foldCue(d.turn.text));
  const given = d.used && !isWhy && d.state.asked !== null && d.state.asked !== d.asks;
  if (given && d.acts.length === 0 && d.asks !== 'confirm' && d.asks !== 'more') d.acts.push({ say: 'acknowledge' });
}

/** What was asked for three times and not given is gone on without. */
function stopAskingInVain(d: Dialogue): void {
  const { state } = d;
  if (state.askedAgain < asksMax && d.saidBefore < inVainMax) return;
  const frame = topFrame(d);
  switch (state.asked) {
    case 'name':
      if (!state.said.name || (frame && isOwn(frame) && frame.forOther !== undefined && frame.onFile === undefined))
        state.said.nameDeclined = true;
      return;
    case 'phone':
      if (!state.said.phone) state.said.phoneDeclined = true;
      return;
    case 'email':
      if (!state.said.email) state.said.emailDeclined = true;
      return;
    case 'address':
      if (!state.said.address) state.said.addressDeclined = true;
      return;
    case 'code':
      if (!d.did.some((act) => act.did === 'proved-caller')) state.identity.refused = true;
      return;
    case 'service':
    case 'booking':
    case 'message':
      if (frame && !d.used) state.frames = state.frames.filter((one) => one !== frame);
      return;
    default:
      return;
  }
}

/** The fewest words that mean something, though nothing that this house does; and how much of it is told. */
const meaningWordsMin = 3;
const servicesTold = 3;

/** "One large pepperoni pizza, please": who begins with what makes no sense here may have meant somebody else. */
function tellWhereTheyAre({ turn, state, acts }: Dialogue): void {
  const means = (turn.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= meaningWordsMin;
  if (!means || state.turns > 0 || state.frames.length > 0) return;
  const { name, services } = turn.business;
  acts.push({ say: 'this-is', business: name, services: services.slice(0, servicesTold).map((one) => one.name) });
}

/** What is booked is booked for somebody: whom nobody named by now needs another way. */
function isNameless(d: Dialogue): boolean {
  const frame = topFrame(d);
  return frame?.flow === 'book' && d.state.asked === 'name' && d.state.said.nameDeclined === true && !nameOf(d);
}

/** So often the same words may follow themselves. */
const repeatsMax = 2;

/** How often one thing is asked in a row before something else is tried; a time may take some looking. */
const circleMax: { readonly [asks in Asks]?: number } = {
  service: 3,
  booking: 3,
  code: 2,
  message: 3,
  confirm: 4,
  time: 6,
  reason: 3,
};

/** What can be gone on without is asked no more, and needs nobody else. */
const goesOnWithout: ReadonlySet<Asks | null> = new Set(['phone', 'email', 'address'] as const);

/** Said of the circle itself, or only on the way to asking on: no loss to whoever is asked no more. */
const ofCircle: ReadonlySet<SayKind> = new Set(['not-understood', 'acknowledge', 'can-pass-on', 'greeting']);

/** The talk goes in a circle: what is under way is left, and a person or a message offered. What was found out stays said. */
async function leaveCircle(d: Dialogue): Promise<void> {
  const { state } = d;
  const max = state.asked === null ? undefined : circleMax[state.asked];
  const frame = topFrame(d);
  // Word for word the same, again and again, is a circle whatever was asked.
  const isInVain = d.saidBefore >= inVainMax && !goesOnWithout.has(state.asked);
  const inCircle = isInVain || state.repeats >= repeatsMax || (max !== undefined && state.askedAgain >= max);
  // What was asked in vain is given now.
  const given = frame?.flow === 'book' && state.asked === 'service' && frame.service !== undefined;
  const isDanger = d.acts.some((act) => act.say === 'in-danger' || act.say === 'on-call-unreachable');
  if (!inCircle || given || isDanger || d.did.length > 0) return;
  state.repeats = 0;
  state.askedAgain = 0;
  const told = d.acts.filter((act) => !ofCircle.has(act.say));
  d.acts.splice(0, d.acts.length, ...told);
  await tryOtherwise(d);
}

/** Not understood again and again: a person where one is there, else a message is offered. */
async function tryOtherwise(d: Dialogue): Promise<void> {
  const { rule } = d.turn.business.escalation;
  if (rule !== 'Always try to resolve first' && (await d.tools.humanThere())) {
    await bringPerson(d, 'Could not be understood');
    return;
  }
  const frame = topFrame(d);
  // A message has its words: that it is not known who left it does not lose it.
  if (frame?.flow === 'message' && leftBy(frame)) {
    await takeMessageNow(d, frame);
    return;
  }
  d.acts.push({ say: 'not-understood', again: true });
  if (frame) dropFrame(d, frame);
  if (frame?.flow !== 'message') d.state.frames.push({ flow: 'message', urgent: false, proposed: true });
}
