// How a talk is ended, whichever way out it takes: what the caller said for the owner is kept first.
import type { Command } from '../commands.ts';
import { askFor, type Dialogue, nameOf, phoneOf, topFrame } from '../dialogue.ts';
import type { Say, SayKind } from '../plan.ts';
import type { BookFrame } from '../state.ts';
import { isUnsent } from '../unsent.ts';
import { wishTold } from './booking/book.ts';
import type { Carried } from './carry.ts';
import { leavesWish, notBooked } from './leave-frame.ts';
import { keepUnsent, takeMessageNow } from './messages/message.ts';

/** Last words to somebody who is no customer: they are told nothing of a message. */
const toNobody: ReadonlySet<SayKind> = new Set(['no-machines', 'no-sales', 'wrong-number']);

/** The last word, after what was left for the owner is kept. */
export async function endTalk(d: Dialogue, say: Say): Promise<void> {
  d.used = true;
  const at = d.acts.length;
  await keepUnsent(d, !toNobody.has(say.say));
  if (toNobody.has(say.say)) d.acts.length = at;
  d.acts.push(say);
  d.ended = true;
}

/** Is a time taken that nothing is missing for but the yes? The number that they call from is as good as said: it is read back. */
function lacksOnlyYes(d: Dialogue): boolean {
  const { state, turn } = d;
  const frame = topFrame(d);
  if (frame?.flow !== 'book' || frame.service === undefined || frame.confirming) return false;
  const only = state.asked === 'time' && state.offers.length === 1 ? state.offers[0] : undefined;
  const chosen = frame.chosen ?? (only?.kind === 'time' ? { startsAt: only.startsAt, staff: only.staff } : undefined);
  const name = frame.forOther === undefined ? nameOf(d) : state.said.name;
  const shown = turn.channel === 'phone' ? turn.from.phone : undefined;
  const needsAddress = turn.business.services.find((one) => one.name === frame.service)?.needsAddress ?? false;
  if (!chosen || !name || !(phoneOf(d) ?? shown) || (needsAddress && state.said.address === undefined)) return false;
  frame.chosen = chosen;
  if (phoneOf(d) === undefined && shown !== undefined) state.said.phone = shown;
  return true;
}

function askForYes(d: Dialogue): void {
  d.state.yesAskedAt = d.state.turns;
  askFor(d, 'confirm', { say: 'ask-for-yes' });
}

/** What was read back and never said yes to is not booked; the owner learns what was wanted. */
async function passOnUnconfirmed(d: Dialogue, frame: BookFrame): Promise<void> {
  const at = d.acts.length;
  const body = `${wishTold(d, frame)}; took leave without a yes, nothing is booked.`;
  const isPassedOn = await takeMessageNow(d, { flow: 'message', body, urgent: false });
  d.acts.splice(at, d.acts.length, { say: 'not-confirmed', isPassedOn });
}

/** Goodbye, when the caller is done and nothing is left open. */
export async function leave(d: Dialogue, commands: readonly Command[], carried: Carried): Promise<void> {
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  const { state } = d;
  const open = state.frames.some((one) => !(one.flow === 'message' && one.proposed));
  const asksSomething = commands.some(
    (one) => one.do === 'ask' || one.do === 'start' || one.do === 'person' || one.do === 'others-appointment',
  );
  const done = has('goodbye') || (state.asked === 'more' && (carried.denied || has('thanks')));
  if (done && !open && !asksSomething && d.asks === null) {
    await endTalk(d, { say: 'goodbye' });
    return;
  }
  const ends = leavesWish(d, topFrame(d))
    ? ['goodbye', 'thanks', 'deny', 'drop', 'affirm']
    : ['goodbye', 'thanks', 'deny'];
  const parts = has('goodbye') && commands.every((one) => ends.includes(one.do));
  // What is stated to be put into the diary waits for its answer; a message is kept without.
  const top = topFrame(d);
  const waits = state.asked === 'confirm' && !(top && isUnsent(top));
  // A time that is taken, with all that it needs, is put to them once before it is left; and what is stated waits for a plain yes.
  const isAsked = state.askedAgain > 0 || state.yesAskedAt === state.turns - 1;
  if (parts && open && (waits ? !isAsked : lacksOnlyYes(d))) {
    d.used = true;
    if (waits) askForYes(d);
    return;
  }
  if (parts && open && (!waits || isAsked)) {
    // Whoever says goodbye in the middle is not held back, and hears what did not come about.
    if (waits && top?.flow === 'book' && top.chosen) await passOnUnconfirmed(d, top);
    else if (waits && top?.flow === 'move') d.acts.push({ say: 'left-as-it-was' });
    else if (state.frames.some((one) => one.flow === 'book')) d.acts.push(notBooked(d));
    await endTalk(d, { say: 'goodbye' });
    return;
  }
  if (state.asked === 'more' && carried.affirmed && !d.used && state.frames.length === 0) {
    d.used = true;
    askFor(d, 'reason', { say: 'ask-how-to-help', again: false });
  }
  // "Thank you so much" to what was read back is neither a yes nor a no.
  if (has('thanks') && !d.used && state.asked === 'confirm' && !isAsked && d.asks === null) {
    d.used = true;
    askForYes(d);
    return;
  }
  if (has('thanks') && !d.used && state.frames.length === 0) {
    d.used = true;
    d.acts.push({ say: 'you-are-welcome' });
  }
}
