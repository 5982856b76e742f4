// When a visit is wanted: a time that is one of those offered picks it, another day or hour puts right what was chosen or wished before,
// and "an hour later" is counted from what it is said of.
import { clockOf, minutesOf, weekdays } from '#shared/hours.ts';
import { minutesTaken } from '../../business.ts';
import type { Command, TimeWish } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { addDays, localTime, weekdayOf } from '../../local-time.ts';
import type { BookFrame, Frame, MoveFrame } from '../../state.ts';
import { daysOfWeek, mondayOf } from '../../understand/times/weekday-after.ts';
import type { Carried } from '../carry.ts';
import { besideBooked, bookedBefore } from './beside-booked.ts';
import { waitsFor } from './one-by-one.ts';
import { placed } from './shift.ts';
import { carriedOver } from './wishes.ts';

type SetTimes = Extract<Command, { do: 'set-times' }>;

/** Puts a frame's wishes right by what was said now; a message has none. */
export function setTimes(d: Dialogue, carried: Carried, frame: Frame, said: SetTimes): void {
  if (frame.flow === 'message') return;
  const inThisBreath = carried.started.includes(frame);
  const bounded = endsBounded(d, frame, said.wishes);
  // "And another one the week after" is counted from the one before it, once that is booked.
  const waits = inThisBreath && frame.flow === 'book' && frame.along === 'other-day' && waitsFor(d, frame);
  const command = { ...said, wishes: waits ? bounded : shiftsPlaced(d, frame, bounded) };
  if (command.wishes.length === 0) return;
  d.used = true;
  const zone = d.turn.business.timezone;
  if ((frame.flow === 'book' || frame.flow === 'move') && frame.chosen) {
    const chosen = localTime(frame.chosen.startsAt, zone);
    const same = command.wishes.every(
      (wish) =>
        !wish.excluded &&
        wish.relative === undefined &&
        (wish.date === undefined || wish.date === chosen.date) &&
        (wish.time === undefined || minutesOf(wish.time) === chosen.minutes) &&
        (wish.earliest === undefined || minutesOf(wish.earliest) <= chosen.minutes) &&
        (wish.latest === undefined || chosen.minutes <= minutesOf(wish.latest)),
    );
    if (same) {
      carried.repeated = true;
      return;
    }
    // "I can't do Wednesday at ten": another hour of that day, and not the same once more.
    const isRuledOut = command.wishes.some(
      ({ excluded, date, time }) =>
        excluded && time !== undefined && minutesOf(time) === chosen.minutes && (date ?? chosen.date) === chosen.date,
    );
    frame.times = [{ date: chosen.date, ...(!isRuledOut && { time: clockOf(chosen.minutes) }) }];
    if (frame.flow === 'book') frame.before = frame.chosen;
    delete frame.chosen;
    carried.changed = true;
  }
  const soonest =
    command.wishes.length === 1 && command.wishes[0]?.relative === 'soonest' && command.wishes[0].date === undefined;
  const fromOffers =
    soonest && d.state.asked === 'time' && d.state.offers.length > 0
      ? 0
      : (offeredWish(d, command) ?? saidAgain(d, frame, command));
  if (fromOffers !== null) {
    // An hour that was said need not be said back; where "Wednesday" or "the first" was, the hour that goes with it is told.
    const isHour = said.wishes.some(({ time }) => time !== undefined);
    (isHour ? takeOffer : pickTime)(d, frame, fromOffers);
    return;
  }
  if (d.state.asked === 'time' && d.state.offers.length > 0 && command.wishes.some(isPartOfDay))
    frame.times = frame.times.map(({ time: _, ...rest }) => rest);
  frame.times =
    inThisBreath || frame.flow !== 'book'
      ? [...frame.times, ...command.wishes]
      : carriedOver(frame.times, command.wishes);
  if (frame.flow === 'move' && d.state.asked === 'time' && !inThisBreath) {
    const kept = frame.times.filter((wish) => wish.existing);
    const rest = frame.times.filter((wish) => !wish.existing && !command.wishes.includes(wish));
    frame.times = [...kept, ...carriedOver(rest, command.wishes)];
  }
}

/** What was chosen is open again, and wished for. */
export function wishForChosen(d: Dialogue, frame: BookFrame | MoveFrame): void {
  if (!frame.chosen) return;
  const { date, minutes } = localTime(frame.chosen.startsAt, d.turn.business.timezone);
  frame.times = [...frame.times.filter((wish) => wish.existing), { date, time: clockOf(minutes) }];
  delete frame.chosen;
}

/** "Morning please", where times were offered: the hour that was wished before is given up for it. */
const isPartOfDay = ({ time, earliest, latest, excluded }: TimeWish) =>
  !excluded && time === undefined && earliest !== undefined && latest !== undefined;

/** "I have to leave at three": so long before that it begins at the latest as it takes. */
function endsBounded(d: Dialogue, frame: Frame, wishes: readonly TimeWish[]): TimeWish[] {
  const service = 'service' in frame ? frame.service : undefined;
  const takes = minutesTaken(d.turn.business, service) ?? usualMinutes;
  return wishes.map(({ doneBy, ...wish }) =>
    doneBy === undefined ? wish : { ...wish, latest: clockOf(Math.max(0, minutesOf(doneBy) - takes)) },
  );
}
/** So long a visit is taken to be that is not known yet, in minutes. */
const usualMinutes = 30;

/** "An hour later" than the time chosen, or the first that was offered; that of an appointment to be moved is counted when it is found. */
function shiftsPlaced(d: Dialogue, frame: Frame, wishes: readonly TimeWish[]): TimeWish[] {
  const [offer] = d.state.offers;
  const chosen = frame.flow === 'book' || frame.flow === 'move' ? frame.chosen?.startsAt : undefined;
  const from = chosen ?? (d.state.asked === 'time' && offer?.kind === 'time' ? offer.startsAt : undefined);
  const zone = d.turn.business.timezone;
  const beside = frame.flow === 'book' && from === undefined ? bookedBefore(d) : undefined;
  // "And a massage the next day, same time": at the hour of the one that was booked before it.
  const isSameTime = wishes.some(({ relative }) => relative === 'same-time');
  const hour = beside && isSameTime ? clockOf(localTime(beside.startsAt, zone).minutes) : undefined;
  return wishes.flatMap((wish): TimeWish[] => {
    const again = frame.flow === 'book' ? asBefore(d, frame, wish) : null;
    if (again) return [again];
    if (beside && wish.shift && wish.shift.days !== 0 && hour !== undefined)
      return besideBooked(d, beside, wish).map((one) => ({ ...one, time: hour }));
    if (beside && (wish.shift || wish.relative === 'same-day')) return besideBooked(d, beside, wish);
    if (hour !== undefined && wish.relative === 'same-time' && wish.time === undefined) {
      const { relative: _, ...rest } = wish;
      return [{ ...rest, time: hour }];
    }
    if (!wish.shift) return [wish];
    if (from !== undefined) return [placed(wish, from, zone)];
    return frame.flow === 'book' ? weekAhead(d, wish) : [wish];
  });
}

/** "La semana siguiente", of a visit that is new and counted from nothing: next week. */
function weekAhead({ turn }: Dialogue, { shift, relative: _, ...wish }: TimeWish): TimeWish[] {
  if (shift?.days !== daysOfWeek || shift.minutes !== 0) return [];
  const date = addDays(mondayOf(localTime(turn.now, turn.business.timezone).date), daysOfWeek);
  return [{ ...wish, date, until: addDays(date, daysOfWeek - 1) }];
}

/** "The week after. Same day and time": the weekday and the hour of what had been chosen, in the week that is wished for or offered. */
function asBefore({ state, turn }: Dialogue, { before, chosen, times }: BookFrame, wish: TimeWish): TimeWish | null {
  const isSame = wish.relative === 'same-time' || wish.relative === 'same-day';
  const zone = turn.business.timezone;
  // In one breath, "the week after, same time" is said of what is chosen or offered now.
  const inWeek = isSame && wish.until !== undefined && addDays(wish.date ?? '', daysOfWeek - 1) === wish.until;
  const now = chosen ?? onlyOffer(state);
  if (inWeek && wish.time === undefined && now) {
    const was = localTime(now.startsAt, zone);
    return { date: sameWeekday(wish.date ?? was.date, was.date), time: clockOf(was.minutes) };
  }
  if (!before || chosen || !isSame || wish.time !== undefined) return null;
  const { date, minutes } = localTime(before.startsAt, zone);
  const [offer] = state.offers;
  const { date: from = offer?.kind === 'time' ? mondayOf(localTime(offer.startsAt, zone).date) : date } =
    times.find((one) => one.until !== undefined && !one.excluded && !one.existing) ?? {};
  const day = sameWeekday(from, date);
  return { date: wish.relative === 'same-day' ? day : (wish.date ?? day), time: clockOf(minutes) };
}

/** The day of the week from `from` on that is `date`'s weekday. */
const sameWeekday = (from: string, date: string): string =>
  addDays(from, (weekdays.indexOf(weekdayOf(date)) - weekdays.indexOf(weekdayOf(from)) + daysOfWeek) % daysOfWeek);

const onlyOffer = ({ asked, offers: [offer, another] }: Dialogue['state']) =>
  asked === 'time' && offer?.kind === 'time' && !another ? offer : undefined;

/** An hour or a day that stands in exactly one of the offers means that offer. */
function offeredWish(d: Dialogue, command: SetTimes): number | null {
  if (d.state.asked !== 'time' || command.wishes.length !== 1) return null;
  const [wish] = command.wishes;
  if (!wish || wish.excluded || wish.relative || wish.disagreement || wish.until) return null;
  if (wish.time === undefined && wish.date === undefined) return null;
  const zone = d.turn.business.timezone;
  // "In the afternoon", where early, middle and late of one day were offered: there is more of it than that one.
  const days = new Set(d.state.offers.map((one) => (one.kind === 'time' ? localTime(one.startsAt, zone).date : '')));
  const isPart = wish.time === undefined && (wish.earliest !== undefined || wish.latest !== undefined);
  if (isPart && days.size === 1) return null;
  const fitting = d.state.offers.flatMap((offer, at) => {
    if (offer.kind !== 'time') return [];
    const local = localTime(offer.startsAt, zone);
    if (wish.date !== undefined && wish.date !== local.date) return [];
    if (wish.time !== undefined && minutesOf(wish.time) !== local.minutes) return [];
    if (wish.earliest !== undefined && local.minutes < minutesOf(wish.earliest)) return [];
    if (wish.latest !== undefined && local.minutes > minutesOf(wish.latest)) return [];
    return [at];
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** "From noon", said once more where noon is the first of what was offered for it: that one, and not the same offers again. */
function saidAgain({ state, turn }: Dialogue, frame: Frame, { wishes: [wish, ...others] }: SetTimes): number | null {
  if (state.asked !== 'time' || frame.flow === 'message' || others.length > 0) return null;
  if (!wish || wish.excluded || wish.earliest === undefined || wish.time !== undefined || wish.latest !== undefined)
    return null;
  const { earliest, date } = wish;
  const isSame = frame.times.some((one) => one.earliest === earliest && (date === undefined || one.date === date));
  const [first] = state.offers;
  if (!isSame || first?.kind !== 'time') return null;
  const local = localTime(first.startsAt, turn.business.timezone);
  return local.minutes === minutesOf(earliest) && (date === undefined || local.date === date) ? 0 : null;
}

/** Takes one of the times that were offered, counted from 0; -1 is the last. */
function takeOffer(d: Dialogue, frame: Frame, at: number): void {
  const offer = d.state.offers.at(at);
  if (offer?.kind !== 'time' || (frame.flow !== 'book' && frame.flow !== 'move')) return;
  d.used = true;
  // "Whatever's first with Tyrell", where the first that was offered is somebody else's: his, as near to it as he is free.
  if (frame.staff !== undefined && offer.staff !== null && offer.staff !== frame.staff) {
    const { date, minutes } = localTime(offer.startsAt, d.turn.business.timezone);
    frame.times = [...frame.times.filter((wish) => wish.existing), { date, time: clockOf(minutes) }];
    return;
  }
  frame.chosen = { startsAt: offer.startsAt, staff: offer.staff };
}

/** The same, chosen of several without naming it: "the later one" is said back with its day, hour and person at once. */
export function pickTime(d: Dialogue, frame: Frame, at: number): void {
  takeOffer(d, frame, at);
  if (d.state.offers.length > 1 && frame.flow === 'book' && frame.chosen)
    d.acts.push({ say: 'time-is-free', slot: frame.chosen });
}
