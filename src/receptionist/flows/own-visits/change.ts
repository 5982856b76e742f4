// Moving, cancelling and telling the caller's own appointments: found first, stated in full, changed only on a yes.

import { clockOf, minutesOf } from '#shared/hours.ts';
import { weekdays } from '../../business.ts';
import type { Spared, TimeWish } from '../../commands.ts';
import { askFor, type Dialogue, dropFrame } from '../../dialogue.ts';
import { addDays, instantOf, localTime, weekdayOf } from '../../local-time.ts';
import type { Say } from '../../plan.ts';
import type { AppointmentsFrame, BookFrame, CancelFrame, MoveFrame } from '../../state.ts';
import type { Appointment, Slot, SlotQuestion } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { mayBeOf, variantsOf } from '../../understand/services/variants.ts';
import { isBareTarget } from '../../understand/times/in-visits-week.ts';
import { daysOfWeek, mondayOf } from '../../understand/times/weekday-after.ts';
import { placed } from '../booking/shift.ts';
import { chooseTime } from '../booking/time.ts';
import { saysHour } from '../booking/wishes.ts';
import { namedInPart } from './named-in-part.ts';
import { findOwn, matching, namesAppointment, visitsOf } from './own.ts';
import { isAsItIs, sameTimeWithOther } from './with-other.ts';

/**
 * "I'm calling about his nails, could we do Saturday?": of a service that none of the caller's visits is for, a new one is
 * wanted; and so it is when what is to be moved has just been cancelled. The service, or null where there is one to move.
 */
function wantedAnew(d: Dialogue, frame: MoveFrame, all: readonly Appointment[]): string | null {
  if (frame.appointment || frame.times.every((wish) => wish.existing)) return null;
  const last = d.state.done.at(-1);
  if (all.length === 0) return last?.did === 'cancelled' ? last.service : null;
  return frame.service !== undefined && all.every((one) => one.service !== frame.service) ? frame.service : null;
}

/** "I'm to bring the watch in tomorrow at three": by its day and hour it is known, whatever service its words are like. */
function isToldByHour(d: Dialogue, frame: MoveFrame, all: readonly Appointment[]): boolean {
  if (frame.appointment || all.every((one) => one.service === frame.service)) return false;
  if (all.some((one) => one.service === frame.service)) return false;
  const zone = d.turn.business.timezone;
  const said = foldCue(d.turn.text);
  // "I've got a massage today, can we do it later?", of an extended massage.
  const isOnDay = ({ startsAt }: Appointment) =>
    frame.times.some((wish) => wish.until === undefined && wish.date === localTime(startsAt, zone).date);
  if (all.some((one) => isOnDay(one) && namedInPart(said, one, all))) return true;
  // "Gotta work late tomorrow, can't make my 5 PM cut": the day and the hour may stand apart.
  return all.some((one) => {
    const { date, minutes } = localTime(one.startsAt, zone);
    const isDay = (wish: TimeWish) => wish.until === undefined && wish.date === date;
    const isHour = ({ time }: TimeWish) => time !== undefined && minutesOf(time) === minutes;
    return frame.times.some(isDay) && frame.times.some(isHour);
  });
}

/**
 * "My 5pm cut", of whose visit is a men's haircut: of services that differ only in for whom they are, the one that stands is meant,
 * unless it is somebody else's that is spoken of. Undefined where several stand, and which it is has to be asked.
 */
function asItStands(d: Dialogue, { service, forOther }: MoveFrame, all: readonly Appointment[]): string | undefined {
  if (service === undefined || forOther !== undefined || all.some((one) => one.service === service)) return service;
  const { text, business } = d.turn;
  const alike = variantsOf(service, business);
  const standing = new Set(all.flatMap((one) => (alike.includes(one.service) ? one.service : [])));
  const [only, second] = standing;
  if (only === undefined) return service;
  if (second !== undefined) return undefined;
  return mayBeOf(text, only, service, d.state.language, business) ? only : service;
}

export async function goOnMoving(d: Dialogue, frame: MoveFrame): Promise<void> {
  const all = await visitsOf(d, frame);
  if (isToldByHour(d, frame, all)) delete frame.service;
  const standing = asItStands(d, frame, all);
  if (standing === undefined) delete frame.service;
  else frame.service = standing;
  const service = wantedAnew(d, frame, all);
  if (service !== null) {
    const { staff, times, proved, forOther = proved?.name, onFile = proved?.name } = frame;
    const was = d.state.done.at(-1)?.startsAt;
    dropFrame(d, frame);
    const asked = asItWas(
      times.filter((wish) => !wish.existing),
      { startsAt: was ?? d.turn.now },
      d.turn.business.timezone,
    );
    const wanted: BookFrame = { flow: 'book', service, times: asked };
    if (staff) wanted.staff = staff;
    if (forOther) wanted.forOther = forOther;
    if (onFile) d.state.said.name = onFile;
    d.state.frames.push(wanted);
    return;
  }
  const appointment = await findOwn(d, frame, all);
  if (!appointment) return;
  if (frame.from === undefined) frame.times = inItsWeek(frame.times, appointment, d);
  frame.from = appointment.startsAt;
  if (!frame.chosen) {
    const slot = await sameTimeWithOther(d, frame, appointment, newTime);
    if (!slot) return;
    if (isAsItIs(slot, appointment)) {
      frame.times = [];
      askFor(d, 'time', { say: 'ask-new-time', told: appointment });
      return;
    }
    frame.chosen = slot;
  }
  frame.confirming = true;
  askFor(d, 'confirm', { say: 'confirm-move', told: appointment, to: frame.chosen });
}

/** Wishes that name the time it has now only point at it; what is left is where it shall go, on its day unless said. */
async function newTime(d: Dialogue, frame: MoveFrame, appointment: Appointment) {
  const zone = d.turn.business.timezone;
  frame.times = onItsDay(frame.times, appointment, d)
    .map((wish) => placed(wish, appointment.startsAt, zone))
    .flatMap((wish) => fromTo(wish, appointment, zone));
  const pointing = frame.times.find((wish) => !wish.excluded && namesAppointment(wish, appointment, zone));
  const wishes = frame.times.map((wish) =>
    wish === pointing || (wish.existing && namesAppointment(wish, appointment, zone))
      ? { ...wish, existing: true }
      : wish,
  );
  frame.times = wishes;
  const own = d.turn.business.staff?.find((one) => one.name === appointment.staff);
  const ask = { say: 'ask-new-time', told: appointment } as const;
  const others = (d.turn.business.staff ?? []).filter((one) => one.services.includes(appointment.service));
  const asked = { service: appointment.service, moving: appointment.id };
  const staff = frame.staff ?? own?.name;
  const said = asItWas(
    wishes.filter((wish) => !wish.existing),
    appointment,
    zone,
  ).map((wish) => besideItsHour(d, wish, appointment));
  // Another day for what was booked a moment ago is first tried at its hour.
  const [first] = said;
  if (d.state.done.at(-1)?.appointment === appointment.id && first?.date !== undefined && !said.some(saysMore)) {
    const { minutes } = localTime(appointment.startsAt, zone);
    const held = await d.tools.hold({ ...asked, staff, startsAt: instantOf(first.date, minutes, zone) });
    if (held.ok) return held.value;
  }
  // A bare hour for what was pointed at by its day, or booked a moment ago, stays on that day: "can we do nine instead?"
  const justMade = d.state.done.at(-1)?.appointment === appointment.id;
  const today = justMade ? localTime(appointment.startsAt, zone).date : undefined;
  const day = pointing?.date !== undefined && pointing.until === undefined ? pointing.date : today;
  // "The first you have" is looked for on every day, and is another than it has.
  const isSoonest = said[0]?.relative === 'soonest' && said[0].date === undefined;
  const itsTime = localTime(appointment.startsAt, zone);
  const anchored = isSoonest
    ? [...said, { date: itsTime.date, time: clockOf(itsTime.minutes), excluded: true }]
    : day !== undefined && said[0] && said[0].date === undefined
      ? [{ date: day }, ...said]
      : said;
  if (frame.staff === undefined && others.length > 1 && staff !== undefined)
    return said.length === 0
      ? chooseTime(d, { ...asked, staff }, anchored, ask)
      : withSameStaff(d, { ...asked, staff }, anchored, ask);
  return chooseTime(d, { ...asked, staff }, anchored, ask);
}

/** Told of a wish that cannot be had as it was said. */
const ofRefusal: ReadonlySet<Say['say']> = new Set([
  'cannot-have',
  'no-times-there',
  'no-times-at-all',
  'nothing-beside',
]);

/**
 * Whoever has it now keeps it, where they are free at such a time; else a colleague who is, and the statement says in whose place.
 * Where nobody is, the times near to it are of the same person.
 */
async function withSameStaff(
  d: Dialogue,
  { staff, ...asked }: SlotQuestion,
  wishes: readonly TimeWish[],
  ask: Say,
): Promise<Slot | null> {
  const [acts, offers] = [d.acts.length, d.offers.length];
  const fits = () => !d.acts.slice(acts).some((one) => ofRefusal.has(one.say));
  const kept = await chooseTime(d, { ...asked, staff }, wishes, ask);
  if (kept || fits()) return kept;
  const same = { acts: d.acts.splice(acts), offers: d.offers.splice(offers), asks: d.asks, ask: d.ask };
  d.asks = null;
  d.ask = [];
  const others = await chooseTime(d, asked, wishes, ask);
  if (others || fits()) return others;
  d.acts.splice(acts, d.acts.length, ...same.acts);
  d.offers.splice(offers, d.offers.length, ...same.offers);
  d.asks = same.asks;
  d.ask = same.ask;
  return null;
}

/** "Could you make it the afternoon?", "move it to five thirty": with no day said, and none asked for, it is of the day that it is on. */
function onItsDay(
  wishes: readonly TimeWish[],
  { startsAt }: Appointment,
  { state, turn }: Dialogue,
): readonly TimeWish[] {
  const said = wishes.filter((wish) => !wish.existing && !wish.excluded);
  const isBare = (wish: TimeWish) =>
    saysHour(wish) && wish.date === undefined && wish.shift === undefined && wish.relative === undefined;
  if (state.asked === 'time' || said.length === 0 || !said.every(isBare)) return wishes;
  const { date } = localTime(startsAt, turn.business.timezone);
  return wishes.map((wish) => (said.includes(wish) ? { ...wish, date } : wish));
}

/** "Move it later", where nothing was offered that this could be said of: later than it is, on its day if there is anything. */
function besideItsHour({ state, turn }: Dialogue, wish: TimeWish, { startsAt }: Appointment): TimeWish {
  const isBeside = wish.relative === 'later' || wish.relative === 'earlier';
  if (!isBeside || saysHour(wish) || state.offers.some(({ kind }) => kind === 'time')) return wish;
  const { date, minutes } = localTime(startsAt, turn.business.timezone);
  const { relative, ...rest } = wish;
  if (relative === 'later' && wish.date === undefined && ofDays.test(foldCue(turn.text)))
    return { ...rest, date: addDays(date, 1), until: addDays(date, daysOfWeek) };
  return wish.date === undefined || wish.date === date ? { ...wish, date, time: clockOf(minutes) } : wish;
}

/** "To a later day": another day, whatever its hour. */
const ofDays =
  /(?<!\p{L})(?:later (?:date|day|week)|(?:dia|fecha) (?:mas tarde|posterior)|(?:date|jour) plus tard|spatere[nrs]? (?:tag|datum|termin))(?!\p{L})/u;

/** More than a bare day. */
const saysMore = (wish: TimeWish) =>
  saysHour(wish) || wish.until !== undefined || wish.relative !== undefined || wish.disagreement !== undefined;

/** "From Tuesday to Thursday", of a visit on no Tuesday before next week's, "Tuesday the 13th to Thursday": the Thursday of that week. */
function inItsWeek(wishes: readonly TimeWish[], { startsAt }: Appointment, { turn }: Dialogue): TimeWish[] {
  const zone = turn.business.timezone;
  const today = localTime(turn.now, zone).date;
  const { date: now } = localTime(startsAt, zone);
  const isNamed = ({ date, existing }: TimeWish) =>
    existing && date !== undefined && weekdayOf(date) === weekdayOf(now) && date < now;
  const isDated = wishes.some(({ date, until, excluded }) => date === now && until === undefined && !excluded);
  if (!isDated && !wishes.some(isNamed)) return [...wishes];
  return wishes.map((wish) => {
    if (wish.date === undefined || wish.until !== undefined || wish.existing || wish.excluded) return wish;
    if (isDated && (wish.date >= now || !isBareTarget(turn.text, wish.date))) return wish;
    const date = addDays(mondayOf(now), weekdays.indexOf(weekdayOf(wish.date)));
    return date > today && wish.date < addDays(today, daysOfWeek) ? { ...wish, date } : wish;
  });
}

/** "From Thursday to Friday", said of an appointment on Thursday, is where it is and where it shall go. */
function fromTo(wish: TimeWish, appointment: Appointment, zone: string): TimeWish[] {
  const { date } = localTime(appointment.startsAt, zone);
  if (wish.date !== date || wish.until === undefined || wish.existing || wish.excluded) return [wish];
  const { until, ...rest } = wish;
  return [
    { date, existing: true },
    { ...rest, date: until },
  ];
}

/** "Next week, same day, same time": the weekday and the hour are those of the appointment. */
function asItWas(wishes: readonly TimeWish[], appointment: Pick<Appointment, 'startsAt'>, zone: string): TimeWish[] {
  const now = localTime(appointment.startsAt, zone);
  const sameTime = wishes.some((wish) => wish.relative === 'same-time');
  const sameDay = wishes.some((wish) => wish.relative === 'same-day');
  // "Same day, half past four" says its own hour.
  const ownHour = (wish: TimeWish) => wish.relative === 'same-day' && saysHour(wish);
  const asked = wishes.filter((wish) => ownHour(wish) || !['same-time', 'same-day'].includes(wish.relative ?? ''));
  const onItsDay = sameDay && wishes.every((wish) => wish.date === undefined);
  const rest = asked.length > 0 ? asked : wishes.filter((wish) => wish.date !== undefined);
  return rest.map((wish) => {
    const { relative: _, ...bare } = wish;
    const placed: TimeWish = wish.relative === 'same-time' || wish.relative === 'same-day' ? bare : { ...wish };
    if (sameTime && placed.time === undefined) {
      placed.time = clockOf(now.minutes);
      delete placed.earliest;
      delete placed.latest;
    }
    if (onItsDay) placed.date = now.date;
    // "The week after, same time" is the same weekday of it.
    const inWeek = sameTime && placed.date !== undefined && placed.until === addDays(placed.date, daysOfWeek - 1);
    if ((sameDay || inWeek) && placed.date !== undefined && placed.until !== undefined) {
      let day = placed.date;
      while (weekdayOf(day) !== weekdayOf(now.date) && day < placed.until) day = addDays(day, 1);
      placed.date = day;
      delete placed.until;
    }
    return placed;
  });
}

export async function moveNow(d: Dialogue, frame: MoveFrame): Promise<void> {
  if (!frame.appointment || !frame.chosen) return;
  const moved = await d.tools.move({
    appointment: frame.appointment,
    startsAt: frame.chosen.startsAt,
    staff: frame.chosen.staff ?? undefined,
  });
  if (!moved.ok) {
    delete frame.chosen;
    delete frame.confirming;
    if (moved.reason === 'not_yours') {
      d.acts.push({ say: 'went-wrong' });
      dropFrame(d, frame);
      return;
    }
    await goOnMoving(d, frame);
    return;
  }
  const { value } = moved;
  d.did.push({ did: 'moved', appointment: value.id, ...(value.from && { from: value.from }) });
  d.state.done.push({
    did: 'moved',
    appointment: value.id,
    service: value.service,
    startsAt: value.startsAt,
    staff: value.staff,
    ...(frame.from !== undefined && { from: frame.from }),
  });
  d.acts.push({ say: 'moved', told: value });
  dropFrame(d, frame);
}

/** Those that are excepted: by all that was said of them where one fits it all, else by any of it. */
function sparedOf({ services, staff, times }: Spared, all: readonly Appointment[], zone: string): Appointment[] {
  const tests = [
    (one: Appointment) => services.includes(one.service),
    (one: Appointment) => one.staff !== null && staff.includes(one.staff),
    (one: Appointment) => times.some((wish) => namesAppointment(wish, one, zone) || namesHour(wish, one, zone)),
  ].filter((_, at) => [services, staff, times][at]?.length !== 0);
  const both = all.filter((one) => tests.every((test) => test(one)));
  return both.length > 0 ? both : all.filter((one) => tests.some((test) => test(one)));
}

/** "The one at nine", on whichever day. */
const namesHour = (wish: TimeWish, { startsAt }: Appointment, zone: string) =>
  wish.date === undefined && wish.time !== undefined && wish.time === clockOf(localTime(startsAt, zone).minutes);

/**
 * "Cancel both", "the exam at nine and the cleaning at ten": of several that are meant, one stays in the frame, and each other
 * gets one of its own beneath it, so that each goes on its own yes.
 */
function oneByOne(d: Dialogue, frame: CancelFrame, all: readonly Appointment[]): void {
  if (frame.appointment || !frame.every) return;
  const zone = d.turn.business.timezone;
  const plain = frame.times.filter((wish) => !wish.excluded && !wish.instead && !wish.alternative);
  const pointed = plain.map((wish) => all.filter((one) => namesAppointment(wish, one, zone)));
  const apart = pointed.length > 1 && pointed.every((some) => some.length === 1);
  const spared = frame.but === undefined ? [] : sparedOf(frame.but, all, zone);
  const ofThese = all.filter((one) => frame.only?.includes(one.service));
  const named = apart ? [...new Set(pointed.flat())] : ofThese.length > 0 ? ofThese : matching(d, frame, all);
  const meant = named.filter((one) => !spared.includes(one));
  const [first, ...rest] = meant;
  if (frame.but !== undefined) {
    // Which one is to stay was not found: which are to go has to be asked.
    if (spared.length === 0 && all.length > 0) delete frame.every;
    if (spared.length > 0 && first === undefined) {
      dropFrame(d, frame);
      d.acts.push({ say: 'left-as-it-was' });
    }
    if (spared.length === 0 || first === undefined) return;
  }
  if (!first || (rest.length === 0 && frame.but === undefined && ofThese.length === 0)) return;
  const { forOther, onFile, proved } = frame;
  const whose = { forOther, onFile, proved };
  const beneath = rest
    .map(({ id }): CancelFrame => ({ flow: 'cancel', times: [], ...whose, appointment: id }))
    .reverse();
  d.state.frames.splice(d.state.frames.indexOf(frame), 0, ...beneath);
  frame.appointment = first.id;
  frame.times = [];
  delete frame.every;
  delete frame.but;
  delete frame.only;
}

export async function goOnCancelling(d: Dialogue, frame: CancelFrame): Promise<void> {
  const all = await visitsOf(d, frame);
  oneByOne(d, frame, all);
  if (!d.state.frames.includes(frame)) return;
  const appointment = await findOwn(d, frame, all);
  if (!appointment) return;
  frame.confirming = true;
  askFor(d, 'confirm', { say: 'confirm-cancel', told: appointment, orMove: frame.orMove });
}

export async function cancelNow(d: Dialogue, frame: CancelFrame): Promise<void> {
  if (!frame.appointment) return;
  const cancelled = await d.tools.cancel({ appointment: frame.appointment });
  dropFrame(d, frame);
  if (!cancelled.ok) {
    d.acts.push({ say: 'went-wrong' });
    return;
  }
  const { value } = cancelled;
  d.did.push({ did: 'cancelled', appointment: value.id });
  d.state.done.push({ did: 'cancelled', appointment: value.id, service: value.service, startsAt: value.startsAt });
  d.acts.push({ say: 'cancelled', told: value });
}

export async function tellAppointments(d: Dialogue, frame: AppointmentsFrame): Promise<void> {
  const found = await findOwn(d, frame);
  if (d.asks !== null || !d.state.frames.includes(frame)) return;
  const all = found ? [found] : await visitsOf(d, frame);
  d.acts.push(all.length > 0 ? { say: 'your-appointments', told: all } : { say: 'no-appointments' });
  dropFrame(d, frame);
  if (frame.unasked && found && d.state.frames.length === 0) askFor(d, 'more', { say: 'ask-what-of-it' });
}
