// "Violin tomorrow at three falls through": whoever is known, and says of a visit of their own that it will not be, wants it called off,
// and neither a second one of its kind nor to hear when it is. Where they ask for it, it is stated to be called off; where they only tell it,
// they are asked what is to become of it.
import type { Command, TimeWish } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { localTime, weekdayOf } from '../../local-time.ts';
import { type AppointmentsFrame, type CancelFrame, type Frame, heardIn } from '../../state.ts';
import type { Appointment } from '../../tool.ts';
import { type GivenUp, givenUp, type Named, servicesKept } from '../../understand/own-visits/gives-up-visit.ts';
import type { Carried } from '../carry.ts';
import { namedInPart } from './named-in-part.ts';
import { namesAppointment } from './own.ts';

/** At these steps of a booking or a move it may be said that none was wanted. */
const atSteps: ReadonlySet<string> = new Set(['time', 'service', 'staff', 'confirm', 'name', 'phone']);

/** At these nothing is under way. */
const atEase: ReadonlySet<string> = new Set(['more', 'reason']);

/** With one of these it is about something else than a visit of who calls, or all is told of it. */
const ofElse: ReadonlySet<Command['do']> = new Set([
  'others-appointment',
  'for-other',
  'complaint',
  'set-message',
  'every',
  'affirm',
]);

/** What was heard as a wish for a visit, or as asking after one, is made the calling off that it is; whether it was. */
export async function giveUpOwn(d: Dialogue, carried: Carried, commands: readonly Command[]): Promise<boolean> {
  const { state, turn } = d;
  const { started } = carried;
  if (d.caller === null || !started.every(isOpen) || commands.some((one) => ofElse.has(one.do))) return false;
  const under = state.frames.findLast((one) => !started.includes(one));
  // What was under way may have been left by a word of this very breath.
  const isMidway = under !== undefined || !(state.asked === null || atEase.has(state.asked));
  if (isMidway && !atSteps.has(state.asked ?? '')) return false;
  if (under && (!isOpen(under) || under.flow === 'cancel')) return false;
  const given = givenUp(turn.text, heardIn(state), turn.business, turn.now);
  if (!given) await spareKept(d, started);
  if (!given || (isMidway && !(given.isAsked && given.refusesOther))) return false;
  const old = started.find((one): one is CancelFrame => one.flow === 'cancel');
  // What was heard as it is meant stands, unless it is told which one stays.
  if (old && given.kept.services.length + given.kept.times.length === 0) return false;
  const all = await d.tools.myAppointments({});
  if (namesOtherTime(given.said, all, turn.business.timezone)) return false;
  const [only, second] = meantBy(d, given, all, under);
  if (only === undefined) {
    // Heard as a calling off, of the one that is told to stay: what is to become of it is asked.
    if (!old || all.length === 0 || given.isAsked) return false;
    const spoken: AppointmentsFrame = { flow: 'appointments', times: [...given.kept.times], unasked: true };
    state.frames = [...state.frames.filter((one) => one !== old), spoken];
    started.splice(0, started.length, ...started.filter((one) => one !== old), spoken);
    return true;
  }
  const times = second ? [...given.meant.times] : [];
  // What is only told to be gone may be meant otherwise: what is to be done with it is asked.
  const frame: CancelFrame | AppointmentsFrame =
    old || given.isAsked || state.ofVisitAsked
      ? { flow: 'cancel', times }
      : { flow: 'appointments', times, unasked: true };
  if (!second) frame.appointment = only.id;
  if (frame.flow === 'cancel' && old?.orMove) frame.orMove = true;
  state.frames = [...state.frames.filter((one) => !started.includes(one) && one !== under), frame];
  started.splice(0, started.length, frame);
  d.acts.splice(0, d.acts.length, ...d.acts.filter(({ say }) => say !== 'then-next' && say !== 'not-booked'));
  d.used = true;
  return true;
}

/** Of what was heard to be called off, the one that is told to stay is not meant: it is the other one, or it is asked which. */
async function spareKept(d: Dialogue, started: readonly Frame[]): Promise<void> {
  const { state, turn } = d;
  const [old, more] = started;
  if (old?.flow !== 'cancel' || more || old.every || old.service === undefined) return;
  const kept = servicesKept(turn.text, heardIn(state), turn.business, turn.now);
  if (!kept.includes(old.service)) return;
  delete old.service;
  const left = (await d.tools.myAppointments({})).filter(({ service }) => !kept.includes(service));
  const [only, second] = left;
  if (only && !second) old.appointment = only.id;
}

/** It is of a visit of who calls. */
const isOpen = (frame: Frame): boolean => frame.flow !== 'message' && frame.forOther === undefined;

/** Is a day or an hour named that is of none of theirs? "Tuesday" alone may be any Tuesday of theirs. */
export function namesOtherTime(said: readonly TimeWish[], all: readonly Appointment[], zone: string): boolean {
  const dates = new Set(said.flatMap(({ date }) => date ?? []));
  const isOf = (wish: TimeWish, one: Appointment) => {
    const { date } = localTime(one.startsAt, zone);
    const isDay = dates.size === 1 && wish.date !== undefined && weekdayOf(wish.date) === weekdayOf(date);
    return namesAppointment(isDay ? { ...wish, date } : wish, one, zone);
  };
  return said.some((wish) => !all.some((one) => isOf(wish, one)));
}

/** The visits that may be meant, none where what is named is none of them. */
function meantBy(
  d: Dialogue,
  { isAsked, meant, kept }: GivenUp,
  all: readonly Appointment[],
  under: Frame | undefined,
): readonly Appointment[] {
  const zone = d.turn.business.timezone;
  const isTimed = ({ times }: Named, one: Appointment) => times.some((wish) => namesAppointment(wish, one, zone));
  const isCalled = ({ services, words }: Named, one: Appointment) =>
    services.includes(one.service) || namedInPart(words, one, all);
  // Where only the one that stays is theirs, none is given up.
  const left = all.filter((one) => !isCalled(kept, one) && !isTimed(kept, one));
  const timed = left.filter((one) => isTimed(meant, one));
  const called = left.filter((one) => isCalled(meant, one));
  const both = timed.filter((one) => called.includes(one));
  if (both.length > 0) return both;
  const isDated = meant.times.some(({ date }) => date !== undefined);
  if (meant.services.length > 0 && called.length === 0) return [];
  if (timed.length > 0 && isDated) return timed;
  if (called.length > 0) return isDated && !isAsked ? [] : called;
  if (isDated) return [];
  if (under?.flow === 'move') return left.filter(({ id }) => id === under.appointment);
  const ofUnder = under?.flow === 'book' ? left.filter(({ service }) => service === under.service) : [];
  if (ofUnder.length > 0) return ofUnder;
  const { visitTold } = d.state;
  const told = left.filter(({ startsAt }) => startsAt === visitTold);
  return told.length > 0 ? told : isAsked ? left : [];
}
