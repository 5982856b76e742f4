// From a wish to a time that can be had: checked against the diary, or the nearest free times offered instead.

import { clockOf, minutesOf } from '#shared/hours.ts';
import type { TimeWish } from '../../commands.ts';
import { askFor, type Dialogue, topFrame } from '../../dialogue.ts';
import { lastDay } from '../../horizon.ts';
import { addDays, instantOf, localTime } from '../../local-time.ts';
import { tokenize } from '../../models/text.ts';
import type { Say } from '../../plan.ts';
import type { Slot, SlotQuestion } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { type Candidate, foldWishes, isRuledOut, type RuledOut, saysHour } from './wishes.ts';

/** At most this many times are offered at once; a caller keeps no more in mind. */
const offersMax = 3;
/** How many days are looked through for the next free time of a given hour. */
const searchDays = 14;

/** The chosen free time, or null when the caller was asked (with offers, where there are some). */
export async function chooseTime(
  d: Dialogue,
  asked: SlotQuestion,
  wishes: readonly TimeWish[],
  askPlainly: Say,
): Promise<Slot | null> {
  const alone = await putAlone(d, asked);
  if (alone) {
    await offer(d, asked, [alone], askPlainly);
    return null;
  }
  const { candidates, excluded } = foldWishes(wishes);
  const zone = d.turn.business.timezone;
  const firstWish = candidates[0];
  if (!firstWish || isEmpty(firstWish)) {
    // "Any day but Monday": what is left is offered, rather than asked for.
    if ((d.state.asked === 'time' && !d.used) || excluded.length > 0) {
      await offer(d, asked, await nextFree(d, asked, excluded), askPlainly);
    } else askFor(d, 'time', askPlainly);
    return null;
  }
  if (firstWish.disagreement) {
    askFor(d, 'time', { say: 'ask-which-day', ...firstWish.disagreement });
    return null;
  }
  for (const wish of candidates) {
    if (wish.date === undefined || wish.until !== undefined || wish.time === undefined) continue;
    // "Anything later?", said of the time that was taken: that one is not wanted.
    if (wish.relative === 'earlier' || wish.relative === 'later') continue;
    const startsAt = instantOf(wish.date, minutesOf(wish.time), zone);
    const found = await d.tools.hold({ ...asked, startsAt });
    if (found.ok) return found.value;
  }
  const several = await ofEach(d, asked, candidates, excluded);
  if (several.length > 0) await offer(d, asked, several, askPlainly);
  else await answerWish(d, asked, firstWish, excluded, askPlainly);
  return null;
}

/** The one time that was offered last, where something else was asked or told in between and it can still be had. */
async function putAlone(d: Dialogue, asked: SlotQuestion): Promise<Slot | null> {
  const [only, second] = d.state.offers;
  if (!d.leavesTimes || d.state.asked !== 'time' || second || only?.kind !== 'time') return null;
  const still = await d.tools.checkTime({ ...asked, startsAt: only.startsAt });
  return still.ok ? { startsAt: only.startsAt, staff: only.staff } : null;
}

/** "Thursday or Friday", "the week before or after": free times of each, where several days are wished and no hour. */
async function ofEach(
  d: Dialogue,
  asked: SlotQuestion,
  candidates: readonly Candidate[],
  excluded: readonly RuledOut[],
): Promise<Slot[]> {
  const zone = d.turn.business.timezone;
  const isDay = (one: Candidate) => one.date !== undefined && one.time === undefined && one.relative === undefined;
  if (candidates.length < 2 || !candidates.every(isDay)) return [];
  const each: (readonly Slot[])[] = [];
  for (const one of candidates) {
    const free = await freeBetween(d, asked, one.date ?? '', one.until ?? one.date ?? '');
    const fitting = spread(
      free.filter((slot) => fits(slot, one, zone, excluded)),
      zone,
    );
    if (fitting.length > 0) each.push(fitting);
  }
  if (each.length === 0) return [];
  // One of each, and what is left of the first ones.
  const inTurn = Array.from({ length: offersMax }, (_, at) => each.flatMap((some) => some[at] ?? [])).flat();
  return inTurn.slice(0, offersMax).sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

function isEmpty(wish: Candidate): boolean {
  return (
    wish.date === undefined &&
    wish.time === undefined &&
    wish.earliest === undefined &&
    wish.latest === undefined &&
    wish.relative === undefined &&
    wish.disagreement === undefined
  );
}

async function answerWish(
  d: Dialogue,
  asked: SlotQuestion,
  wish: Candidate,
  excluded: readonly RuledOut[],
  askPlainly: Say,
): Promise<void> {
  const zone = d.turn.business.timezone;
  const today = localTime(d.turn.now, zone).date;

  if (wish.relative === 'earlier' || wish.relative === 'later') {
    const beside = await besideOffers(d, asked, wish);
    // "Nothing sooner?", of the soonest there is: that is said, and what was offered stands.
    if (beside.length === 0) {
      d.acts.push({ say: 'nothing-beside', relative: wish.relative });
      if (wish.relative === 'earlier') wishSoonest(d);
    }
    await offer(d, asked, beside.length > 0 ? beside : await offeredStill(d, asked), askPlainly);
    return;
  }
  if (wish.date !== undefined && wish.until === undefined && wish.time !== undefined) {
    const startsAt = instantOf(wish.date, minutesOf(wish.time), zone);
    const refused = await d.tools.checkTime({ ...asked, startsAt });
    if (!refused.ok) {
      const upTo = refused.reason === 'too_far' ? lastDay(d.turn.business, d.turn.now) : undefined;
      d.acts.push({ say: 'cannot-have', why: refused.reason, wished: wish, staff: asked.staff, upTo });
    }
    await offer(d, asked, await nearest(d, asked, startsAt, excluded), askPlainly);
    return;
  }
  if (wish.date === undefined && wish.time !== undefined) {
    const { time } = wish;
    const free = await freeBetween(d, asked, today, addDays(today, searchDays));
    const same = free.filter((slot) => fits(slot, { time }, zone, excluded)).slice(0, offersMax);
    if (same.length === 0) d.acts.push({ say: 'no-times-there', wished: { time } });
    const near = same.length > 0 ? same : nearestOfDays(free, minutesOf(time), zone, excluded);
    await offer(d, asked, near.length > 0 ? near : spread(free, zone), askPlainly);
    return;
  }
  const from = wish.date ?? today;
  const to = wish.until ?? (wish.date === undefined ? addDays(today, searchDays) : wish.date);
  const within = (await freeBetween(d, asked, from, to)).filter((slot) => fits(slot, wish, zone, excluded));
  const free = beforeNoon(within, wish, zone);
  if (free.length > 0) {
    const slots = wish.relative === 'latest' ? latestOfDays(free, wish, zone) : spread(free, zone);
    await offer(d, asked, slots, askPlainly);
    return;
  }
  const one = wish.until === undefined;
  // What was free there was refused: of that nobody says that there is nothing.
  const refused = await freeBetween(d, asked, from, to);
  const isRefused = refused.some((slot) => fits(slot, wish, zone, []));
  const closed = wish.date !== undefined && one && isClosed(d, wish.date);
  if (closed) d.acts.push({ say: 'closed-that-day', date: from });
  else if (wish.date !== undefined && !isRefused)
    // Of a part of the day nothing is said of the rest of it.
    d.acts.push({ say: 'no-times-there', wished: one && !saysHour(wish) ? wish : {} });
  const middle = instantOf(from, minutesOf(wish.earliest ?? '12:00'), zone);
  // Where the day cannot be had, the hours that were wished for still hold on another.
  const { earliest, latest } = wish;
  const hours = closed ? (slot: Slot) => fits(slot, { earliest, latest }, zone, excluded) : undefined;
  const there = hours ? await nearest(d, asked, middle, excluded, hours) : [];
  await offer(d, asked, there.length > 0 ? there : await nearest(d, asked, middle, excluded), askPlainly);
}

/** Who heard that there is nothing earlier still wants the first there is. */
function wishSoonest(d: Dialogue): void {
  const frame = topFrame(d);
  if (frame?.flow !== 'book' && frame?.flow !== 'move') return;
  frame.times = frame.times.map((wish) => (wish.relative === 'earlier' ? { ...wish, relative: 'soonest' } : wish));
}

function isClosed(d: Dialogue, date: string): boolean {
  const { closedDates, hours } = d.turn.business;
  const day = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return closedDates.includes(date) || (day !== undefined && hours[day].length === 0);
}

function fits(slot: Slot, wish: Candidate, zone: string, excluded: readonly RuledOut[]): boolean {
  const local = localTime(slot.startsAt, zone);
  if (isRuledOut(local, excluded)) return false;
  if (wish.time !== undefined && local.minutes !== minutesOf(wish.time)) return false;
  if (wish.earliest !== undefined && local.minutes < minutesOf(wish.earliest)) return false;
  return wish.latest === undefined || local.minutes <= minutesOf(wish.latest);
}

/** "In the morning", "before noon": what begins at noon is none of it where something begins before. */
function beforeNoon(free: readonly Slot[], { latest }: Candidate, zone: string): readonly Slot[] {
  if (latest !== noon) return free;
  const before = free.filter((slot) => localTime(slot.startsAt, zone).minutes < minutesOf(noon));
  return before.length > 0 ? before : free;
}
const noon = '12:00';

async function freeBetween(d: Dialogue, asked: SlotQuestion, from: string, to: string): Promise<readonly Slot[]> {
  const zone = d.turn.business.timezone;
  return d.tools.freeTimes({
    ...asked,
    from: instantOf(from, 0, zone),
    to: instantOf(addDays(to, 1), 0, zone),
    max: 400,
  });
}

/** The free times closest to an instant: those of its day first, then around it. */
async function nearest(
  d: Dialogue,
  asked: SlotQuestion,
  at: string,
  excluded: readonly RuledOut[],
  suits: (slot: Slot) => boolean = () => true,
): Promise<Slot[]> {
  const zone = d.turn.business.timezone;
  const day = localTime(at, zone).date;
  const today = localTime(d.turn.now, zone).date;
  const back = addDays(day, -2);
  let free = await freeBetween(d, asked, back < today ? today : back, addDays(day, 7));
  // Past the horizon the nearest are the last ones before it.
  const last = lastDay(d.turn.business, d.turn.now);
  if (free.length === 0 && day > last) free = (await freeBetween(d, asked, addDays(last, -7), last)).slice(-20);
  if (free.length === 0) free = (await freeBetween(d, asked, today, last)).slice(-20);
  const wanted = Date.parse(at);
  const clock = localTime(at, zone).minutes;
  const cost = (slot: Slot) => {
    const local = localTime(slot.startsAt, zone);
    const sameDay = local.date === day ? 0 : 12 * 60;
    const earlierDay = local.date < day ? 24 * 60 : 0;
    return (
      Math.abs(Date.parse(slot.startsAt) - wanted) / 60_000 + Math.abs(local.minutes - clock) + sameDay + earlierDay
    );
  };
  return free
    .filter((slot) => !isRuledOut(localTime(slot.startsAt, zone), excluded) && suits(slot))
    .sort((one, other) => cost(one) - cost(other))
    .slice(0, offersMax)
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** "Four", which is free on no day: of each day the free time that is closest to it, where one is close at all. */
function nearestOfDays(free: readonly Slot[], wanted: number, zone: string, excluded: readonly RuledOut[]): Slot[] {
  const away = ({ startsAt }: Slot) => Math.abs(localTime(startsAt, zone).minutes - wanted);
  const closest = new Map<string, Slot>();
  for (const slot of free) {
    const local = localTime(slot.startsAt, zone);
    const known = closest.get(local.date);
    if (isRuledOut(local, excluded) || away(slot) > closeMinutes) continue;
    if (!known || away(slot) < away(known)) closest.set(local.date, slot);
  }
  return [...closest.values()].slice(0, offersMax);
}
const closeMinutes = 3 * 60;

async function nextFree(d: Dialogue, asked: SlotQuestion, excluded: readonly RuledOut[]): Promise<Slot[]> {
  const zone = d.turn.business.timezone;
  // "Not before the twentieth": what is ruled out from now on is gone by first.
  const today = localTime(d.turn.now, zone).date;
  const ends = excluded.flatMap(({ date, until, hours }) =>
    !hours && date !== undefined && date <= today && until !== undefined && until >= today ? [addDays(until, 1)] : [],
  );
  const from = ends.sort().at(-1) ?? today;
  const free = await freeBetween(d, asked, from, addDays(from, searchDays));
  return spread(
    free.filter((slot) => !isRuledOut(localTime(slot.startsAt, zone), excluded)),
    zone,
  );
}

/** Before the first or after the last of what was offered (or after the time that was chosen). */
async function besideOffers(d: Dialogue, asked: SlotQuestion, wish: Candidate): Promise<Slot[]> {
  const zone = d.turn.business.timezone;
  const offered = d.state.offers.flatMap((one) => (one.kind === 'time' ? [Date.parse(one.startsAt)] : []));
  const day = wish.date ?? localTime(offered[0] ?? d.turn.now, zone).date;
  const hour = wish.time === undefined ? [] : [Date.parse(instantOf(day, minutesOf(wish.time), zone))];
  const points = [...offered, ...hour];
  const today = localTime(d.turn.now, zone).date;
  const free = await freeBetween(d, asked, today, addDays(day, searchDays));
  // "Anything later?", where nothing was offered yet, and a day was wished for: the free times of that day.
  const ofDay = wish.date === undefined ? [] : free.filter((slot) => localTime(slot.startsAt, zone).date === day);
  if (points.length === 0) return spread(ofDay.length > 0 ? ofDay : free, zone);
  const later = wish.relative === 'later';
  const limit = later ? Math.max(...points) : Math.min(...points);
  const beyond = free.filter((slot) => (later ? Date.parse(slot.startsAt) > limit : Date.parse(slot.startsAt) < limit));
  const sameDay = beyond.filter((slot) => localTime(slot.startsAt, zone).date === day);
  const pool = sameDay.length > 0 ? sameDay : beyond;
  return later ? pool.slice(0, offersMax) : pool.slice(-offersMax);
}

/** "As late as possible": the last free time of the day that is wished for; of several days that of each. */
function latestOfDays(free: readonly Slot[], wish: Candidate, zone: string): Slot[] {
  const last = new Map(free.map((slot) => [localTime(slot.startsAt, zone).date, slot]));
  return [...last.values()].slice(0, wish.date !== undefined && wish.until === undefined ? 1 : offersMax);
}

/** What was offered and can still be had, or the first that can where nothing was. */
async function offeredStill(d: Dialogue, asked: SlotQuestion): Promise<readonly Slot[]> {
  const still: Slot[] = [];
  for (const one of d.state.offers) {
    const free = one.kind === 'time' ? await d.tools.checkTime({ ...asked, startsAt: one.startsAt }) : null;
    if (one.kind === 'time' && free?.ok) still.push({ startsAt: one.startsAt, staff: one.staff });
  }
  return still.length > 0 ? still : nextFree(d, asked, []);
}

/** A handful that shows the choice: one a day over several days, or early, middle and late of one day. */
function spread(free: readonly Slot[], zone: string): Slot[] {
  const days = new Map<string, Slot>();
  for (const slot of free) {
    const { date } = localTime(slot.startsAt, zone);
    if (!days.has(date)) days.set(date, slot);
  }
  if (days.size >= offersMax) return [...days.values()].slice(0, offersMax);
  const at = [0, Math.floor(free.length / 2), free.length - 1];
  const picked = new Set(at.map((index) => free[index]).filter((slot) => slot !== undefined));
  return [...picked];
}

/** What was heard no surer than this is said by its name each time. */
const guessMax = 0.5;

/** Understood from what is wrong, rather than named: it is said which visit the times are for, once. */
export function wasInferred({ state, turn }: Dialogue, service: string): boolean {
  const top = state.frames.at(-1);
  const isGuess = top?.flow === 'book' && top.service === service && (top.serviceSure ?? 1) <= guessMax;
  const known = (state.asked === 'time' && !isGuess) || turn.business.services.length === 1;
  const said = foldCue(turn.text);
  return !known && !tokenize(service).some((word) => said.includes(foldCue(word.text).slice(0, 5)));
}

async function offer(d: Dialogue, asked: SlotQuestion, slots: readonly Slot[], askPlainly: Say): Promise<void> {
  const zone = d.turn.business.timezone;
  for (const slot of slots) {
    const local = localTime(slot.startsAt, zone);
    d.offers.push({ kind: 'time', ...slot, label: `${local.date} ${clockOf(local.minutes)}` });
  }
  const [only, second] = slots;
  if (only && !second) askFor(d, 'time', { say: 'only-time', slot: only });
  else if (only)
    askFor(d, 'time', {
      ...{ say: 'offer-times', service: asked.service, slots },
      // Behind what was booked in the same breath it is told which of the two these are for.
      named: wasInferred(d, asked.service) || d.turnedTo === asked.service || d.did.some((one) => one.did === 'booked'),
    });
  else if (askPlainly.say === 'ask-time') {
    d.acts.push({ say: 'no-times-at-all', service: asked.service });
    askFor(d, 'time', askPlainly);
  } else askFor(d, 'time', askPlainly);
}
