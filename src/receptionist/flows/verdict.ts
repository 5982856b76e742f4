// What a yes or a no means: it depends on what was asked, and on what else was said with it.
import { clockOf } from '#shared/hours.ts';
import type { Command, FlowName, TimeWish } from '../commands.ts';
import { askFor, type Dialogue, dropFrame, topFrame } from '../dialogue.ts';
import { localTime, weekdayOf } from '../local-time.ts';
import { type BookFrame, type CancelFrame, type Frame, heardIn, type MoveFrame } from '../state.ts';
import type { Appointment } from '../tool.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { saysSoon, saysSoonWithYes, saysUrgent } from '../understand/danger/urgency.ts';
import { saysOnlyWrong, saysUnclear } from '../understand/messages/message-refused.ts';
import { servicesIn } from '../understand/services/near.ts';
import { cueOf } from '../understand/signs.ts';
import { bookNow } from './booking/book.ts';
import { callsOffBeside, isMovedItself } from './booking/goes-beside.ts';
import { insistsOnStated } from './booking/insists-on-stated.ts';
import { askNameAnew } from './booking/name-anew.ts';
import { oneMoreTime } from './booking/one-more-time.ts';
import { saysOtherThan } from './booking/other-than-stated.ts';
import { notThat, wishedInstead } from './booking/wished-instead.ts';
import { type Carried, pick } from './carry.ts';
import { leaveFrame } from './leave-frame.ts';
import { takeMessageNow } from './messages/message.ts';
import { cancelNow, moveNow } from './own-visits/change.ts';
import { givesReason, insteadOfCancelling, pointsAtOne, toMove } from './own-visits/instead-of-cancelling.ts';
import { isOwn, namesAppointment, refuseProof, visitsOf } from './own-visits/own.ts';
import { unlessItStays } from './own-visits/stays-after-all.ts';
import { onlyAsksOfDay } from './questions/only-asks-of-day.ts';

/** Does what was stated, once it has been said yes to. */
async function carryOut(d: Dialogue, frame: Frame, note?: string): Promise<void> {
  d.used = true;
  if (frame.flow === 'book') await bookNow(d, frame, note);
  else if (frame.flow === 'move') await moveNow(d, frame);
  else if (frame.flow === 'cancel') await cancelNow(d, frame);
  else if (frame.flow === 'message') {
    // "Yes, and mark it urgent": how soon it is to be heard is no word of the message.
    const { text } = d.turn;
    if (saysUrgent(text) || saysSoon(text) || saysSoonWithYes(text)) frame.urgent = true;
    await takeMessageNow(d, frame);
  }
}

/** What was put to the caller for a yes or a no in the reply before. */
function statedIn(d: Dialogue, carried?: Carried): Frame | null {
  if (d.state.asked !== 'confirm') return null;
  const frame = d.state.frames.filter((one) => !carried?.started.includes(one)).at(-1);
  return frame && 'confirming' in frame && frame.confirming ? frame : null;
}

/** What a caller corrects with a yes, wherever it stands in the utterance. */
const corrects = new Set<Command['do']>([
  ...(['set-staff', 'set-name', 'set-phone', 'set-email', 'set-address', 'set-message', 'pick', 'any'] as const),
  ...(['deny', 'drop', 'decline', 'for-other'] as const),
]);

/**
 * "Yes please, and a cleaning as well": the yes is to what was stated, and goes first; the commands that are left are
 * about something else. Where they might as well correct what was stated, nothing is done yet, and none is taken away.
 */
export async function heedYes(d: Dialogue, given: readonly Command[]): Promise<readonly Command[]> {
  const stated = statedIn(d);
  const heeded = stated?.flow === 'cancel' ? await unlessItStays(d, stated, given) : askNameAnew(d, given);
  const commands = stated?.flow === 'cancel' ? await insteadOfCancelling(d, stated, heeded) : heeded;
  if (!stated || !commands.some((one) => one.do === 'affirm')) return commands;
  return heedYesTo(d, stated, stated.flow === 'cancel' ? await withoutSpared(d, stated, commands) : commands);
}

async function heedYesTo(d: Dialogue, stated: Frame, commands: readonly Command[]): Promise<readonly Command[]> {
  if (!commands.some((one) => one.do === 'affirm')) return commands;
  const rest = commands.filter((one) => one.do !== 'affirm');
  if (waits(d, commands)) return commands;
  if (stated.flow !== 'cancel' && callsOffBeside(commands)) {
    if (await isMovedItself(d, stated, commands)) return [{ do: 'affirm' }];
    await carryOut(d, stated);
    return rest;
  }
  if (stated.flow === 'book') {
    const wished = wishedInstead(d, stated, rest);
    if (wished) return wished;
  }
  if (isSecond(stated, commands)) {
    await carryOut(d, stated);
    return rest;
  }
  if (stated.flow === 'book') {
    const heeded = await withBooking(d, stated, commands);
    if (heeded) return heeded;
  }
  if (commands.some((one) => corrects.has(one.do))) return commands;
  const names = rest.some((one) => one.do === 'set-service');
  const times = timesIn(rest);
  const begins = rest.some((one) => one.do === 'start' && isAnother(one.flow, stated, names));
  const adds = begins || (names && rest.some((one) => one.do === 'also'));
  if (stated.flow === 'cancel' && !adds) return ofCancelled(d, stated, commands);
  if (!adds || !speakOfAnother(times, stated, d)) return commands;
  await carryOut(d, stated);
  return rest;
}

/** The commands that are left beside a yes to a booking that is done, or read back anew; null where that is not clear yet. */
async function withBooking(d: Dialogue, stated: BookFrame, commands: readonly Command[]) {
  const rest = commands.filter((one) => one.do !== 'affirm');
  if (isNextOf(d, stated, rest)) {
    await carryOut(d, stated);
    return rest.filter((one) => one.do !== 'also');
  }
  if (onlyAsksOfDay(d, rest) && speakOfAnother(timesIn(rest), stated, d)) {
    await carryOut(d, stated);
    return rest.filter((one) => one.do === 'ask');
  }
  if (saysOtherThan(d, stated, rest)) {
    d.used = true;
    return rest;
  }
  const more = oneMoreTime(d, stated, commands);
  if (!more) return null;
  await carryOut(d, stated);
  // Taken by somebody faster, it is looked for anew before any other.
  if (d.state.frames.includes(stated)) return [];
  d.state.frames.push(more.next);
  return more.rest;
}

/** "Ok, but not the cleaning": a no, where that is what was to go; else the yes stands, and that one is not meant. */
async function withoutSpared(d: Dialogue, stated: CancelFrame, commands: readonly Command[]) {
  const what = notThat.exec(foldCue(d.turn.text))?.groups?.what;
  const [spared] = what === undefined ? [] : servicesIn(what, heardIn(d.state), d.turn.business);
  if (!spared) return commands;
  const all = await visitsOf(d, stated);
  const goes = all.find((one) => one.id === stated.appointment);
  if (goes?.service === spared.name) return [{ do: 'deny' } as const];
  return commands.filter((one) => one.do !== 'set-service' || one.service !== spared.name);
}

/** "Yes, but have Dr. Park call me first", "call me before you cancel it": the yes waits for what is to be told. */
const waitsForIt =
  /^\P{L}*(?:\p{L}+\P{L}+){0,3}?(?:but|pero|mais|aber)(?!\p{L})|(?<!\p{L})(?:before (?:you|u|they|he|she|it|that|we|i|any|cancel|book|mov|chang)|first(?! (?:visit|time|appointment|session|name|class|lesson|one|floor|week|of))|until (?:you|they|she|he|it|i (?:hear|get|call)|some)|unless|only (?:if|when|after)|antes(?! de las? )|primero|hasta que|a menos que|solo (?:si|cuando)|avant (?:de|d'|que|qu')|d'abord|jusqu'a ce qu|seulement (?:si|quand)|bevor|zuerst|erst(?! am| um)|vorher|zunachst|nur wenn)/u;

/** Is it to be told first, and done then? It is stated once more, and nothing is done of it yet. */
function waits(d: Dialogue, commands: readonly Command[]): boolean {
  const words = commands.flatMap((one) => (one.do === 'set-message' ? one.body : []));
  return (
    commands.some((one) => one.do === 'start' && one.flow === 'message') &&
    [d.turn.text, ...words].some((one) => waitsForIt.test(foldCue(one)))
  );
}

/** "Yes, and another one for my wife on Friday", "yes, and tell Dana …": what is begun besides takes all the details. */
function isSecond(stated: Frame, commands: readonly Command[]): boolean {
  if (commands.some((one) => takesBack.has(one.do))) return false;
  const also = commands.findIndex((one) => one.do === 'also');
  const begins = (flow: FlowName, from: number) =>
    commands.slice(from).some((one) => one.do === 'start' && one.flow === flow);
  if (stated.flow === 'book' && also >= 0 && begins('book', also + 1)) return true;
  if (stated.flow === 'message' || !begins('message', 0)) return false;
  // The words of a message that is begun are no correction of anything else.
  return !commands.some((one) => one.do !== 'set-message' && corrects.has(one.do));
}

/** "Yes. Then the pedicure, Dana": of who waits for their turn already, and nothing of what was said yes to. */
function isNextOf({ state }: Dialogue, stated: Frame, rest: readonly Command[]): boolean {
  const next = state.frames.at(-2);
  const isWaiting = stated.flow === 'book' && next?.flow === 'book' && (next.nextGuest || next.otherGuest) === true;
  return isWaiting && rest.some((one) => one.do === 'also') && !rest.some((one) => takesBack.has(one.do));
}

const takesBack = new Set<Command['do']>(['deny', 'drop', 'decline', 'pick', 'any']);

/** "Book it", said of what is being booked, begins nothing; a change of it, and its end, are not sure to be another's. */
function isAnother(flow: FlowName, stated: Frame, names: boolean): boolean {
  if (flow === stated.flow) return false;
  if (stated.flow === 'book') return flow === 'message' || flow === 'appointments';
  return flow !== 'book' || names;
}

const timesIn = (commands: readonly Command[]): readonly TimeWish[] =>
  commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));

/** Times that name no day but that of the statement may put it right. */
function speakOfAnother(times: readonly TimeWish[], stated: Frame, d: Dialogue): boolean {
  if (stated.flow !== 'book' && stated.flow !== 'move') return true;
  const on = stated.chosen && localTime(stated.chosen.startsAt, d.turn.business.timezone).date;
  return times.every((wish) => wish.date !== undefined && wish.date !== on);
}

/** "Yes, cancel it. And an exam on Friday at nine": with a yes there is nothing to set of what goes. */
async function ofCancelled(
  d: Dialogue,
  stated: CancelFrame,
  commands: readonly Command[],
): Promise<readonly Command[]> {
  const all = await visitsOf(d, stated);
  const goes = all.find((one) => one.id === stated.appointment);
  const zone = d.turn.business.timezone;
  const rest = commands.filter((one) => one.do !== 'affirm');
  const service = rest.find((one) => one.do === 'set-service' && one.service !== goes?.service);
  const time = rest.find(
    (one) => one.do === 'set-times' && one.wishes.some((wish) => goes && !namesAppointment(wish, goes, zone)),
  );
  if (!service && !time) return commands;
  const names = (one: Appointment) =>
    rest.some(
      (each) =>
        (each.do === 'set-service' && each.service === one.service) ||
        (each.do === 'set-times' && each.wishes.some((wish) => namesAppointment(wish, one, zone))),
    );
  if (service && time && !all.some((one) => one !== goes && names(one))) {
    await carryOut(d, stated);
    return [{ do: 'start', flow: 'book' }, ...rest.filter((one) => one.do !== 'start')];
  }
  if (goes && time && !service && !all.some(names) && !saysItGoes(d, rest, goes)) {
    const asksToMove = rest.some((one) => one.do === 'start' && one.flow === 'move');
    // "Yes, I have to work on Thursday": the day is why, and no time to come.
    if (!asksToMove && givesReason.test(foldCue(d.turn.text))) return commands.filter((one) => one !== time);
    toMove(d, stated);
    return rest.filter((one) => one.do !== 'start');
  }
  // "Yes, the one on Friday", "yes, cancel the cleaning on Friday", where Thursday's was stated: that one is looked for first.
  if (time) stated.times = [];
  delete stated.appointment;
  delete stated.confirming;
  return rest;
}

/**
 * "Shall I cancel it?" – "Yes, Thursday at nine, that's it": of a time that none of their visits has, the yes is to another time
 * for this one. Whoever says that it goes, points at one of several or says its weekday means no such thing.
 */
function saysItGoes({ turn, state }: Dialogue, said: readonly Command[], goes: Appointment): boolean {
  if (cueOf('cancel', turn.text, heardIn(state)) || pointsAtOne.test(foldCue(turn.text))) return true;
  const { date } = localTime(goes.startsAt, turn.business.timezone);
  const wishes = said.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  return wishes.some((wish) => wish.date !== undefined && weekdayOf(wish.date) === weekdayOf(date));
}

/** Who asked for the first that is free means the first of several by a yes. */
const wantsSoonest = (frame: Frame): boolean =>
  (frame.flow === 'book' || frame.flow === 'move') &&
  frame.times.some(({ relative, excluded }) => !excluded && relative === 'soonest');

/** "None of those work for me": other times are offered than these. */
function refusesOffers(d: Dialogue, frame: BookFrame | MoveFrame): boolean {
  const zone = d.turn.business.timezone;
  const refused = d.state.offers.flatMap((one): TimeWish[] => {
    if (one.kind !== 'time') return [];
    const { date, minutes } = localTime(one.startsAt, zone);
    return [{ date, time: clockOf(minutes), excluded: true }];
  });
  const wished = frame.times.filter(({ existing, excluded }) => !existing && !excluded);
  if (refused.length === 0 || wished.length === 0) return false;
  // The hour that could not be had is not asked for once more.
  const onDay = frame.times.map((wish) => {
    const { time: _, ...day } = wish;
    return wish.date === undefined || wish.existing || wish.excluded ? wish : day;
  });
  frame.times = [...onDay, ...refused];
  return true;
}

/** Applies the yes or no of this utterance to what was asked. */
export async function applyVerdict(d: Dialogue, carried: Carried): Promise<void> {
  const { state } = d;
  const frame = topFrame(d);
  if (!carried.affirmed && !carried.denied) return;

  const stated = statedIn(d, carried);
  if (stated) {
    // With a correction in the same breath, neither yes nor no is a verdict on what was stated before.
    if (carried.changed || (carried.denied && carried.added)) return;
    if (carried.started.length > 0) {
      // What else is wanted waits beneath; what was said yes to, and may be meant otherwise, is stated once more.
      if (!carried.denied) state.frames = [...state.frames.filter((one) => one !== stated), stated];
      return;
    }
    d.used = true;
    if (!carried.denied) return carryOut(d, stated, carried.note);
    if ((stated.flow === 'book' || stated.flow === 'move') && insistsOnStated(d, carried, stated)) {
      stated.denied = true;
      return;
    }
    if (stated.flow === 'book' && !stated.denied) {
      stated.denied = true;
      delete stated.confirming;
      askFor(d, 'time', { say: 'ask-what-to-change' });
      return;
    }
    const { text } = d.turn;
    if (stated.flow === 'message' && (saysOnlyWrong(text) || saysUnclear(text, heardIn(state)))) {
      delete stated.confirming;
      askFor(d, 'message', { say: 'ask-message', to: stated.to });
      return;
    }
    leaveFrame(d, stated);
    return;
  }
  if (state.asked === 'time' && frame) {
    const first = state.offers[0];
    // A name or a number beside it is no choice of a time.
    const onlyTold = !d.used || (d.acts.length === 0 && !carried.timed && !('chosen' in frame && frame.chosen));
    // "Ok, four then" is a yes to no other hour than that.
    const isYes = carried.affirmed && !carried.changed && !carried.timed;
    const isSaid = !d.used || cueOf('yes', d.turn.text, heardIn(state));
    const takesFirst = first?.kind === 'time' && isSaid && wantsSoonest(frame);
    if (isYes && (state.offers.length === 1 || takesFirst)) pick(d, carried, 1);
    else if (carried.affirmed && !carried.changed && onlyTold && first?.kind === 'time') {
      const offered = state.offers.flatMap((one) => (one.kind === 'time' ? one : []));
      if (d.used && offered.length > 1 && (frame.flow === 'book' || frame.flow === 'move')) {
        // Whoever goes on to their number as well leaves the choice: the first is stated, and waits for a yes.
        if (frame.choiceOpen) return pick(d, carried, 1);
        // "Which would you like?" – "Bill Kessler, 9414 Bandera Road": that is taken down, and the choice is theirs as before.
        frame.choiceOpen = true;
        d.offers.push(...offered);
        if (d.acts.length === 0) d.acts.push({ say: 'acknowledge' });
        askFor(d, 'time', { say: 'which-time', slots: offered });
        return;
      }
      // A yes to several times leaves the choice; the first is put alone, so that the next yes means one.
      d.used = true;
      d.offers.push(first);
      askFor(d, 'time', { say: 'only-time', slot: first });
    } else if (carried.denied && !d.used && (frame.flow === 'book' || frame.flow === 'move')) {
      d.used = true;
      if (refusesOffers(d, frame)) return;
      if (state.offers.length === 0) {
        // A no where no time was named, and another one: the visit itself is not wanted.
        if (frame.denied) return leaveFrame(d, frame);
        frame.denied = true;
      }
      askFor(
        d,
        'time',
        frame.flow === 'book'
          ? { say: 'ask-time', service: frame.service ?? '', again: true }
          : { say: 'ask-time', service: '', again: true },
      );
    }
    return;
  }
  if (state.asked === 'phone' && d.turn.from.phone && d.turn.channel === 'phone') {
    if (carried.affirmed && state.said.phone === undefined) {
      state.said.phone = d.turn.from.phone;
      d.used = true;
    } else if (carried.denied && !carried.changed && state.said.phone === undefined) {
      // "No, it's Dunn, no e" is of the name.
      state.said.otherPhone = true;
      d.used = true;
    }
    return;
  }
  if (state.asked === 'message' && frame?.flow === 'message') {
    d.used = true;
    if (carried.denied && !frame.body) {
      dropFrame(d, frame);
      d.acts.push({ say: 'message-dropped' });
    } else if (carried.affirmed && !frame.body && frame.proposed) {
      frame.body = frame.about ?? state.unanswered ?? state.concern;
      // Said yes to, it is the caller's own from here on; without words they are still asked for.
      if (frame.body) delete frame.proposed;
    }
    return;
  }
  if (state.asked === 'code' && carried.denied && !d.used && frame && isOwn(frame)) {
    d.used = true;
    refuseProof(d, frame);
    return;
  }
  if ((state.asked === 'service' || state.asked === 'booking') && carried.denied && frame && !d.used) {
    d.used = true;
    leaveFrame(d, frame);
  }
}
