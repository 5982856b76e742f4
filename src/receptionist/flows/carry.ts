// Carries commands into the dialogue's frames: what is wanted, set or taken back. In the world nothing is done before they go on.
import type { Command, FlowName, GuestTime } from '../commands.ts';
import { type Dialogue, dropFrame, isNameOf, topFrame } from '../dialogue.ts';
import { type Frame, heardIn } from '../state.ts';
import type { Asks } from '../turn.ts';
import { withTownKept } from '../understand/contact-details/place-said.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { callsOffStated } from '../understand/own-visits/off-for-another-time.ts';
import { cueOf } from '../understand/signs.ts';
import { joined } from '../unsent.ts';
import { givenOfGuest, nameNext, putBehind, takeFromLine, tellWaiting, waitsFor } from './booking/one-by-one.ts';
import { pickTime, setTimes, wishForChosen } from './booking/set-times.ts';
import { askedForBy, given, givenForOther, isFullName } from './given.ts';
import { leaveFrame, leavesWish, notBooked } from './leave-frame.ts';
import { setWords } from './messages/message.ts';
import { claimChanged, isOwn, noteWish, ownAfterAll, refuseProof, tryCode, visitsOf } from './own-visits/own.ts';
import { passOn } from './questions/answer.ts';

/** What this utterance did, for the verdict on its yes or no. */
export type Carried = {
  readonly started: Frame[];
  also: boolean;
  /** What is begun next is for somebody who comes with the one before. */
  guest?: GuestTime | undefined;
  /** Something of the stated booking, change or message was said otherwise. */
  changed: boolean;
  /** Something of the caller was said that the statement did not hold. */
  added: boolean;
  affirmed: boolean;
  /** A time was wished for. */
  timed: boolean;
  denied: boolean;
  /** Something was said again just as it was stated. */
  repeated?: boolean;
  /** What is to be noted with what is said yes to. */
  note?: string;
};

export function newCarried(): Carried {
  return { started: [], also: false, changed: false, added: false, affirmed: false, timed: false, denied: false };
}

const newFrame = (flow: FlowName): Frame => (flow === 'message' ? { flow, urgent: false } : { flow, times: [] });

/** The frame that details of this utterance go to. */
const current = (d: Dialogue, carried: Carried): Frame | null => carried.started.at(-1) ?? topFrame(d);

/** "If you haven't noted that yet": asks for no second one. */
const onlyIfMissing =
  /(?<!\p{L})(?:if (?:you |it |that |this |the message )?(?:.{0,15} )?(?:haven'?t|hasn'?t|isn'?t|didn'?t|not)(?:.{0,25}) (?:yet|already)|si (?:no|todavia no|aun no) .{0,25}(?:ya|todavia|aun|anot\p{L}+)|si ce n'est pas .{0,15}(?:fait|note)|falls (?:noch nicht|es nicht schon|das nicht schon))/u;

export function start(d: Dialogue, carried: Carried, flow: FlowName): void {
  d.used = true;
  if (flow === 'message' && d.state.messages > 0 && onlyIfMissing.test(foldCue(d.turn.text))) {
    d.acts.push({ say: 'message-taken', to: undefined, urgent: false });
    return;
  }
  const top = current(d, carried);
  const inThisBreath = top !== null && carried.started.includes(top);
  const wantsMore = carried.also || inThisBreath;
  carried.also = false;
  if (top?.flow === flow && !(wantsMore && flow === 'book')) return;
  if (top?.flow === 'message' && !top.body && !top.ofVisit) dropFrame(d, top);
  // Whoever leaves a message where a code is awaited, or the number that it would go to, gives up the way by the code.
  if (flow === 'message' && ['code', 'phone'].includes(d.state.asked ?? '') && top && isOwn(top)) dropFrame(d, top);
  // A booking of nothing yet gives way to what is wanted instead.
  if (top?.flow === 'book' && top.service === undefined && flow === 'message') dropFrame(d, top);
  // "Change it to three", said of what is not in the diary yet, is a correction and no move.
  const behind = top?.flow === 'book' && wantsMore && flow === 'cancel';
  const unfinished = top?.flow === 'book' && !inThisBreath && !behind;
  if (unfinished && flow === 'move' && top.service !== undefined) return;
  // So is "just cancel", where their own has been called off a moment ago: what is left is what was not booked yet.
  const calledOff = d.state.done.at(-1)?.did === 'cancelled' || callsOffStated(d.turn.text);
  if (unfinished && flow === 'cancel' && (d.caller === null || calledOff)) {
    carried.denied = true;
    dropFrame(d, top);
    d.acts.push(notBooked(d));
    return;
  }
  if (flow === 'book' && (top?.flow === 'move' || top?.flow === 'cancel') && !wantsMore) return;
  // Of one appointment, what is wanted last is wanted: "no, don't cancel it, move it to Sunday".
  const opposite = flow === 'move' ? 'cancel' : flow === 'cancel' ? 'move' : null;
  if (!inThisBreath) d.state.frames = d.state.frames.filter((one) => one.flow !== opposite);
  const frame = newFrame(flow);
  if (frame.flow === 'book' && carried.guest) frame.along = carried.guest;
  delete carried.guest;
  if (isOwn(frame)) noteWish(d, frame);
  if (frame.flow === 'cancel' && !cueOf('cancel', d.turn.text, heardIn(d.state))) frame.orMove = true;
  if (inThisBreath) {
    // What was named first is dealt with first.
    const first = d.state.frames.indexOf(carried.started[0] ?? frame);
    d.state.frames.splice(Math.max(0, first - (carried.started.length - 1)), 0, frame);
  } else d.state.frames[behind ? 'unshift' : 'push'](frame);
  carried.started.push(frame);
}

function setService(d: Dialogue, carried: Carried, service: string, sure: number): void {
  let frame = current(d, carried);
  // "And a cleaning as well", said when nothing is under way any more.
  if (!frame && carried.also) start(d, carried, 'book');
  frame ??= current(d, carried);
  if (!frame || frame.flow === 'message') return;
  d.used = true;
  if (carried.also && tellWaiting(d, frame, service)) {
    carried.also = false;
    return;
  }
  if (frame.flow === 'book' && frame.service !== undefined && frame.service !== service && carried.also) {
    const first = frame;
    start(d, carried, 'book');
    frame = current(d, carried);
    if (frame?.flow === 'book' && frame !== first && !carried.affirmed) putBehind(d, frame, first, service);
  }
  if (!frame || frame.flow === 'message' || frame.service === service) return;
  if (frame.flow === 'book' && frame.service !== undefined) {
    // What was agreed of when stays, where the other can be had then too; a time that was picked in this breath was for none of them.
    if (d.state.asked !== 'time') wishForChosen(d, frame);
    takeFromLine(d, frame, service, carried.started);
    delete frame.chosen;
    carried.changed = true;
    d.turnedTo = service;
  }
  frame.service = service;
  if (frame.flow === 'book') {
    frame.serviceSure = sure;
    delete frame.among;
  }
}

/** "The cleaning", said where the exam was to go: that one is looked for, where there is one. */
async function turnTo(d: Dialogue, carried: Carried, service: string): Promise<void> {
  const frame = current(d, carried);
  if (frame?.flow !== 'cancel' || !frame.confirming || frame.appointment === undefined) return;
  const all = await visitsOf(d, frame);
  const stated = all.find((one) => one.id === frame.appointment);
  if (!stated || stated.service === service || all.every((one) => one.service !== service)) return;
  delete frame.appointment;
  delete frame.confirming;
  carried.changed = true;
}

const own = (frame: Frame | null) => (frame && isOwn(frame) ? frame : null);

export function pick(d: Dialogue, carried: Carried, offer: number): void {
  const frame = current(d, carried);
  const at = offer > 0 ? offer - 1 : offer;
  const picked = d.state.offers.at(at);
  if (!frame || !picked) return;
  d.used = true;
  if (picked.kind === 'time') pickTime(d, frame, at);
  else if (picked.kind === 'service') setService(d, carried, picked.service, 1);
  else if (isOwn(frame)) frame.appointment = picked.appointment;
}

function decline(d: Dialogue, carried: Carried): void {
  const { state } = d;
  const frame = current(d, carried);
  d.used = true;
  switch (state.asked) {
    case 'name':
      state.said.nameDeclined = true;
      // Without a name there is no appointment; a message may do without.
      if (frame && frame.flow === 'book') {
        dropFrame(d, frame);
        d.acts.push(notBooked(d));
      }
      return;
    case 'phone':
      state.said.phoneDeclined = true;
      return;
    case 'email':
      state.said.emailDeclined = true;
      return;
    case 'address':
      state.said.addressDeclined = true;
      return;
    case 'code':
      if (frame && isOwn(frame)) refuseProof(d, frame);
      return;
    case 'message':
    case 'confirm':
    case 'more':
      carried.denied = true;
      return;
    default:
      return;
  }
}

/** Whom another's visit is kept for; it says nothing of who calls. False where the frame is about nobody else. */
function namesOther(d: Dialogue, frame: Frame | null, name: string): boolean {
  if (!frame || !isOwn(frame) || frame.forOther === undefined) return false;
  d.used = true;
  // Kept under the caller's own name after all.
  if (d.caller !== null && isNameOf(name, d.caller.name)) {
    delete frame.forOther;
    return true;
  }
  if (frame.onFile !== name) claimChanged(d);
  frame.onFile = name;
  return true;
}

const ofFrame: ReadonlySet<Asks> = new Set(['name', 'phone', 'code', 'booking', 'time', 'service']);

/** One command that sets, picks or leaves. Questions, wishes for a person and the like are not its business. */
export async function carry(d: Dialogue, carried: Carried, command: Command): Promise<void> {
  const { said } = d.state;
  switch (command.do) {
    case 'start':
      return start(d, carried, command.flow);
    case 'also':
      carried.also = true;
      carried.guest = command.guest;
      return;
    case 'set-service':
      await turnTo(d, carried, command.service);
      return setService(d, carried, command.service, command.sure);
    case 'narrow-service': {
      const frame = current(d, carried);
      if (frame?.flow !== 'book' || frame.service !== undefined) return;
      d.used = true;
      frame.among = { services: command.services, asked: 0 };
      return;
    }
    case 'set-staff': {
      const frame = current(d, carried);
      if (!frame) return;
      d.used = true;
      if (frame.flow === 'message') {
        frame.to = command.staff ?? undefined;
        return;
      }
      if (command.staff === frame.staff) {
        carried.repeated = true;
        return;
      }
      if (command.staff === null) delete frame.staff;
      else frame.staff = command.staff;
      if (
        (frame.flow === 'book' || frame.flow === 'move') &&
        frame.chosen &&
        frame.chosen.staff !== command.staff &&
        command.staff
      ) {
        wishForChosen(d, frame);
        carried.changed = true;
      } else carried.repeated = true;
      return;
    }
    case 'set-times': {
      const frame = current(d, carried);
      carried.timed = true;
      return frame ? setTimes(d, carried, frame, command) : undefined;
    }
    case 'set-name':
      if (d.state.asked === 'name' && namesOther(d, current(d, carried), command.name)) return;
      if (givenOfGuest(d, carried.started, 'name', command.name)) return;
      if (said.name !== undefined && d.state.asked !== 'name' && command.sure < 0.9) return;
      return given(d, carried, 'name', command.name);
    case 'name-next':
      return nameNext(d, command.names);
    case 'set-phone':
      return given(d, carried, 'phone', command.phone);
    case 'set-phone-same':
      if (d.turn.from.phone) return given(d, carried, 'phone', d.turn.from.phone);
      d.used = true;
      d.acts.push({ say: 'no-number-shown' });
      return;
    case 'set-email':
      // An address in answer to the number asked for says how they want to be reached.
      if (d.state.asked === 'phone' && !carried.denied) said.phoneDeclined = true;
      return given(d, carried, 'email', command.email);
    case 'set-address':
      if (givenOfGuest(d, carried.started, 'address', command.address)) return;
      return given(d, carried, 'address', withTownKept(said.address, command.address));
    case 'set-reason': {
      const frame = current(d, carried);
      // A reason that nothing can be made of is not taken for understood.
      if (frame || d.state.personAsked > 0 || carried.affirmed || carried.denied) d.used = true;
      d.state.concern ??= command.reason;
      if (frame?.flow !== 'book') return;
      const adds = frame.confirming || command.isNote;
      frame.reason = adds ? joined(frame.reason, command.reason) : (frame.reason ?? command.reason);
      if (frame.confirming) carried.note = command.reason;
      else if (command.isNote) d.acts.push({ say: 'noted', note: command.reason });
      return;
    }
    case 'set-code':
      d.used = true;
      return tryCode(d, own(current(d, carried)), command.code);
    case 'resend-code':
      if (d.state.asked !== 'code') return;
      d.used = true;
      d.state.identity.resend = true;
      return;
    case 'set-message': {
      const frame = current(d, carried);
      if (frame?.flow !== 'message') return;
      d.used = true;
      if (frame.body !== undefined && frame.confirming) carried.changed = true;
      await setWords(d, frame, command.body);
      if (command.to !== undefined) frame.to = command.to;
      return;
    }
    case 'not-answered':
      return passOn(d);
    case 'pick':
      return pick(d, carried, command.offer);
    case 'every': {
      const frame = current(d, carried);
      if (frame?.flow !== 'cancel') return;
      d.used = true;
      frame.every = true;
      delete frame.but;
      delete frame.only;
      if (command.only) {
        frame.only = command.only;
        delete frame.service;
      }
      if (command.but) {
        // What was stated may be one of those that stay.
        frame.but = command.but;
        delete frame.appointment;
        carried.changed = true;
      }
      return;
    }
    case 'for-other': {
      const frame = current(d, carried);
      if (!frame || frame.flow === 'message') return;
      // Whom the door proved may name themselves.
      if (d.caller !== null && isNameOf(command.whose, d.caller.name)) return;
      frame.forOther = command.whose;
      // What waits behind the caller's own is under another name than that.
      if (frame.flow === 'book' && frame !== topFrame(d) && carried.started.includes(frame)) frame.otherGuest = true;
      if (command.by !== undefined) askedForBy(d, frame, command.by);
      if (frame.flow === 'book' && d.state.asked === 'time') d.used = true;
      if (isOwn(frame)) {
        if (isFullName(command.whose)) namesOther(d, frame, command.whose);
        else if (command.whose !== 'other' && frame.onFile !== undefined && !isNameOf(command.whose, frame.onFile)) {
          // Somebody else again: under which name, and where the code goes, is asked anew.
          claimChanged(d);
          delete frame.onFile;
        }
        return;
      }
      // Stated for the caller until now: whose name it is has to be asked.
      if (frame.flow === 'book' && frame.confirming) {
        carried.changed = true;
        d.used = true;
        delete said.name;
      }
      // The name that was said so far is that of whom the booking before it is for.
      if (frame.flow === 'book' && d.state.done.some((one) => one.did === 'booked')) delete said.name;
      if (frame.flow === 'book' && frame.along && waitsFor(d, frame) === undefined) delete said.address;
      if (isFullName(command.whose)) givenForOther(d, carried, frame, command.whose);
      return;
    }
    case 'for-self': {
      const frame = own(current(d, carried));
      return frame?.forOther === undefined ? undefined : ownAfterAll(d, frame);
    }
    case 'affirm':
      carried.affirmed = true;
      return;
    case 'deny':
      carried.denied = true;
      return;
    case 'decline':
      return decline(d, carried);
    case 'any': {
      const frame = current(d, carried);
      if (!frame) return;
      d.used = true;
      if (d.state.asked === 'time' && (frame.flow === 'book' || frame.flow === 'move')) {
        if (d.state.offers.length > 0) pickTime(d, frame, 0);
        else frame.times.push({ relative: 'soonest' });
      } else if (d.state.asked === 'staff' && frame.flow !== 'message') delete frame.staff;
      return;
    }
    case 'drop': {
      const frame = current(d, carried);
      if (!frame || leavesWish(d, frame)) return;
      d.used = true;
      leaveFrame(d, frame);
      // What was asked for it alone is asked of nothing else "once more".
      if (d.state.asked !== null && ofFrame.has(d.state.asked)) d.state.asked = null;
      return;
    }
    default:
      return;
  }
}
