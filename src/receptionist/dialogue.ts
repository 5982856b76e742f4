// The working table of one turn: what the flows read and write while they carry out commands. Nothing here outlives the turn
// but `state`.
import { clockOf } from '#shared/hours.ts';
import { type Business, minutesTaken } from './business.ts';
import type { TimeWish } from './commands.ts';
import { placed } from './flows/booking/shift.ts';
import { saidInVain } from './flows/in-vain.ts';
import { localTime } from './local-time.ts';
import { fold } from './models/text.ts';
import type { Say } from './plan.ts';
import type { BookFrame, Frame, State } from './state.ts';
import type { KnownCaller, Tools } from './tool.ts';
import type { Act, Asks, Offer, Turn } from './turn.ts';

export type Dialogue = {
  readonly turn: Turn;
  readonly tools: Tools;
  /** A copy of the kept state; flows write to it freely. */
  readonly state: State;
  /** Who was proved, at the turn's start or by a code in it; never the other for whose visit a code was said. */
  caller: KnownCaller | null;
  /** What is said of what happened, in order; the closing question comes after. */
  readonly acts: Say[];
  readonly offers: Offer[];
  readonly did: Act[];
  readonly sources: string[];
  readonly unanswered: string[];
  /** How often in a row the same line was said before this one, and nothing came of it. */
  readonly saidBefore: number;
  /** What was asked in the turn before, whatever it was answered with. */
  readonly askedBefore: State['question'];
  asks: Asks | null;
  ask: Say[];
  ended: boolean;
  /** Something in this turn was understood and used. */
  used: boolean;
  /** The service that took the place of another in this turn: what is said of it names it. */
  turnedTo?: string;
  /** Nothing that was said is of a time: the one that was put alone stays so. */
  leavesTimes?: boolean;
};

export function openDialogue(turn: Turn, state: State, tools: Tools, caller: KnownCaller | null): Dialogue {
  return {
    turn,
    tools,
    state,
    caller,
    acts: [],
    offers: [],
    did: [],
    sources: [],
    unanswered: [],
    saidBefore: saidInVain(state, turn.text),
    askedBefore: state.question,
    asks: null,
    ask: [],
    ended: false,
    used: false,
  };
}

/** Sets what the reply ends with; the first to ask wins. */
export function askFor(d: Dialogue, asks: Asks | null, ...acts: Say[]): void {
  if (d.asks !== null || d.ask.length > 0) return;
  d.asks = asks;
  d.ask = acts;
}

/** Was the same thing asked in the reply before, and not answered? */
export function asksAgain(d: Dialogue, asks: Asks): boolean {
  return d.state.asked === asks;
}

export function topFrame(d: Dialogue): Frame | null {
  return d.state.frames.at(-1) ?? null;
}

export function dropFrame(d: Dialogue, frame: Frame): void {
  if (frame.flow === 'book') handOn(d, frame);
  d.state.frames = d.state.frames.filter((one) => one !== frame);
}

/** What the next of several guests has of the one before, once that one is booked: what is booked, and not the name. */
function handOn(d: Dialogue, first: BookFrame): void {
  const next = d.state.frames[d.state.frames.indexOf(first) - 1];
  if (next?.flow === 'book' && next.nextGuest) {
    if (next.service === undefined && first.service !== undefined) next.service = first.service;
    // At the same time each has somebody else.
    if (next.along !== 'same-time') next.staff ??= first.staff;
  }
  if (next?.flow === 'book') {
    nameAnew(d, first, next);
    // "The week after" is counted from when this one is.
    const { timezone } = d.turn.business;
    next.times = next.times.flatMap((wish) =>
      !wish.shift ? [wish] : first.chosen ? [placed(wish, first.chosen.startsAt, timezone)] : [],
    );
  }
  handDayOn(d, first);
}

/** Whoever comes next is called otherwise: as was said before, or as they will be asked. */
function nameAnew(d: Dialogue, first: BookFrame, next: BookFrame): void {
  const isOther = (next.nextGuest || next.otherGuest) && next.forOther !== first.forOther;
  if (next.name === undefined && !isOther) return;
  delete d.state.said.name;
  delete d.state.said.nameAsked;
  if (next.name !== undefined) d.state.said.name = next.name;
  if (!next.along) return;
  // Who is visited besides lives elsewhere.
  delete d.state.said.address;
  delete d.state.said.addressDeclined;
  if (next.address !== undefined) d.state.said.address = next.address;
}

/** When whoever comes along comes, counted from the booking before theirs; nothing where that is for them to say. */
export function timesAlong(
  business: Business,
  { along, service, times }: BookFrame,
  first: string,
  at: { readonly date: string; readonly minutes: number },
): TimeWish[] {
  const { date, minutes } = at;
  const lasts = (name: string) => minutesTaken(business, name) ?? 0;
  // "Right after me, quarter to eleven": the hour that is said plainly holds.
  const isSaid = times.some(({ time, excluded }) => time !== undefined && !excluded);
  if (isSaid && along !== 'other-day') return [{ date }];
  switch (along) {
    case 'right-after':
      return [{ date, time: clockOf(minutes + lasts(first)) }];
    case 'just-before':
      return [{ date, time: clockOf(Math.max(0, minutes - lasts(service ?? first))) }];
    case 'same-time':
      return [{ date, time: clockOf(minutes) }];
    case 'other-day':
      return [];
    default:
      // Who comes along comes at the same hour or later.
      return [{ date, earliest: clockOf(minutes) }];
  }
}

/** The bookings that wait for this one's day get the one that it has now: until here it may be put off. */
function handDayOn(d: Dialogue, first: BookFrame): void {
  const at = first.chosen && localTime(first.chosen.startsAt, d.turn.business.timezone);
  const chosen = at && [{ date: at.date }];
  const wished = first.times.flatMap(({ date, until }) => (date ? [{ date, ...(until && { until }) }] : []));
  for (let below = d.state.frames.indexOf(first) - 1; below >= 0; below--) {
    const next = d.state.frames[below];
    if (next?.flow !== 'book' || !next.sameDay) return;
    delete next.sameDay;
    if (next.times.some(({ date }) => date !== undefined)) continue;
    const isAlong = next.nextGuest || next.along;
    const along = at && isAlong ? timesAlong(d.turn.business, next, first.service ?? '', at) : undefined;
    next.times.unshift(...(along ?? chosen ?? wished));
  }
}

/** The number that can be taken for the caller's without asking: said, on file, or the sender of a text. */
export function phoneOf(d: Dialogue): string | undefined {
  return d.state.said.phone ?? d.caller?.phone ?? (d.turn.channel === 'sms' ? d.turn.from.phone : undefined);
}

export function emailOf(d: Dialogue): string | undefined {
  return d.state.said.email ?? d.turn.from.email ?? d.caller?.email;
}

/** The name on file, unless the caller gave one that is no part of it: a household shares a number. */
export function nameOf(d: Dialogue): string | undefined {
  const onFile = d.caller?.name;
  const { name } = d.state.said;
  if (!onFile || name === undefined) return name ?? onFile;
  return isNameOf(name, onFile) ? onFile : name;
}

/** Is a name that was said no more than a part of the one on file? */
export function isNameOf(said: string, onFile: string): boolean {
  const known = wordsOf(onFile);
  const fits = (word: string) => known.some((one) => one === word || (word.length === 1 && one.startsWith(word)));
  return wordsOf(said).every(fits);
}

/** May both be what one person is called? Who has the same family name and another first name is somebody else of the house. */
export function isOneCalled(one: string, other: string): boolean {
  if (isNameOf(one, other) || isNameOf(other, one)) return true;
  const [[first = ''], [second = '']] = [wordsOf(one), wordsOf(other)];
  const shared = [...new Set(first)].filter((letter) => second.includes(letter)).length;
  return Math.abs(first.length - second.length) <= 2 && shared >= Math.min(first.length, second.length) * 0.75;
}

const wordsOf = (name: string): readonly string[] => fold(name).match(/[\p{L}\d]+/gu) ?? [];
