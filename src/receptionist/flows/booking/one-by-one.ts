// "A smog check and a new battery", "checkups for my two kids": what is wanted in one breath is seen to one after the other. That the
// rest is not forgotten is said before anything is asked of the first; its day serves them all until another is said for one.
import { type Dialogue, isOneCalled, timesAlong } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import type { BookFrame, Frame } from '../../state.ts';
import { heardIn, waitsInLine } from '../../state.ts';
import { cueOf } from '../../understand/signs.ts';

/** Says what comes after the first of the visits that began in this breath, and has those that have no day wait for its. */
export function tellOthersToCome(d: Dialogue, started: readonly Frame[]): void {
  const begun = started.filter((one): one is BookFrame => one.flow === 'book' && d.state.frames.includes(one));
  for (const [at, one] of begun.entries())
    if (one.along || (at > 0 && one.forOther !== begun[at - 1]?.forOther)) one.otherGuest = true;
  const [alone] = begun;
  if (alone?.along && begun.length === 1 && waitsFor(d, alone) === undefined) {
    followBooked(d, alone);
    return;
  }
  const before = firstUnder(d, begun);
  const [first, next, ...rest] = before ? [before, ...begun] : begun;
  const isOpen = first?.service === undefined && first?.among === undefined;
  if (!first || !next || (isOpen && next.service !== undefined)) return;
  const others = [next, ...rest];
  const sameKind = others.filter((one) => one.service === undefined || one.service === first.service);
  const guests = sameKind.filter((one) => one.along !== undefined || hasNoDay(one));
  for (const one of others) if (hasNoDay(one) && one.along !== 'other-day') one.sameDay = true;
  for (const one of guests) one.nextGuest = true;
  if (guests.length > 0) d.acts.push({ say: 'one-by-one' });
  else if (next.service !== undefined && next.service !== first.service)
    d.acts.push({ say: 'then-next', service: next.service });
}

/** "And one for my wife, right after me", once the first is booked: the same, when that one is or beside it, unless it is said otherwise. */
function followBooked({ state, turn }: Dialogue, frame: BookFrame): void {
  const before = state.done.at(-1);
  if (before?.did !== 'booked') return;
  frame.service ??= before.service;
  if (!hasNoDay(frame)) return;
  const { business } = turn;
  frame.times.unshift(...timesAlong(business, frame, before.service, localTime(before.startsAt, business.timezone)));
}

/** The booking that one for somebody else waits for; nothing where it is under way itself. */
export function waitsFor({ state }: Dialogue, frame: BookFrame): BookFrame | undefined {
  return state.frames.find((one): one is BookFrame => one !== frame && one.flow === 'book');
}

/**
 * "… for my neighbor, 12 Oak Street", "I'm Andrea Pohl, hers is Mia Pohl": what is said of who comes next is kept for their turn, and is
 * nothing of the caller. Whether it was.
 */
export function givenOfGuest(d: Dialogue, begun: readonly Frame[], what: 'name' | 'address', value: string): boolean {
  const last = begun.at(-1);
  const isOfBegun = last?.flow === 'book' && last.along !== undefined && waitsFor(d, last) !== undefined;
  const frame = isOfBegun ? last : what === 'name' ? namedUnasked(d, value) : placedUnasked(d);
  if (!frame) return false;
  d.used = true;
  frame[what] = value;
  return true;
}

/** Who waits for their turn under a name that was said, where another address than the one known is said that nobody asked for. */
function placedUnasked(d: Dialogue): BookFrame | undefined {
  const { state } = d;
  if (state.said.address === undefined || state.asked === 'address' || putsRight(d)) return undefined;
  return waiting(d).find((one) => one.along !== undefined && one.name !== undefined && one.address === undefined);
}

/** Who waits for their turn and has no name yet, where another than the caller's is said that nobody asked for. */
function namedUnasked(d: Dialogue, name: string): BookFrame | undefined {
  const known = d.state.said.name;
  if (known === undefined || d.state.asked === 'name' || isOneCalled(known, name) || putsRight(d)) return undefined;
  return waiting(d).find((one) => one.name === undefined);
}

const putsRight = ({ state, turn }: Dialogue) =>
  (['no', 'correction'] as const).some((name) => cueOf(name, turn.text, heardIn(state)));

/** The next one first. */
const waiting = ({ state }: Dialogue) => state.frames.slice(0, -1).filter(isGuest).toReversed();

/** "Can you also do his nails?", in the middle of a booking: that one is seen to first, and its day serves both until another is said. */
export function putBehind(d: Dialogue, frame: BookFrame, first: BookFrame, service: string): void {
  d.state.frames = d.state.frames.filter((one) => one !== frame);
  d.state.frames.splice(d.state.frames.indexOf(first), 0, frame);
  frame.sameDay = true;
  d.acts.push({ say: 'then-next', service });
}

/** "And the nails as well", of nails that wait for their turn already: no second visit for them. False where none waits. */
export function tellWaiting(d: Dialogue, first: Frame, service: string): boolean {
  const waits = d.state.frames.some((one) => one !== first && waitsInLine(one, service));
  if (!waits || !('service' in first) || first.service === service) return false;
  if (!d.acts.some((act) => act.say === 'then-next' && act.service === service))
    d.acts.push({ say: 'then-next', service });
  return true;
}

/** "Haircut and color", and then "sorry, just the color": what waited takes the place of the one before it, and waits no more. */
export function takeFromLine(d: Dialogue, frame: BookFrame, service: string, begun: readonly Frame[]): void {
  d.state.frames = d.state.frames.filter((one) => one === frame || begun.includes(one) || !waitsInLine(one, service));
}

/** "Mia and Leo Hart", where the name of the first of several was asked for: the others are called so when their turn comes. */
export function nameNext(d: Dialogue, names: readonly string[]): void {
  const behind = d.state.frames.slice(0, -1).filter(isGuest).toReversed();
  for (const [at, name] of names.entries()) {
    const next = behind[at];
    if (next) next.name = name;
  }
}

const isGuest = (one: Frame): one is BookFrame => one.flow === 'book' && (one.nextGuest || one.otherGuest) === true;

const hasNoDay = ({ times }: BookFrame) => times.every(({ date }) => date === undefined);

/** "Cleanings for my two kids", once a booking was begun: that one is the first of theirs, and is seen to before the others. */
function firstUnder({ state }: Dialogue, begun: readonly BookFrame[]): BookFrame | undefined {
  const last = begun.at(-1);
  const under = last && state.frames[state.frames.indexOf(last) - 1];
  if (under?.flow !== 'book' || begun.some((one) => one.service !== undefined && !one.along)) return undefined;
  state.frames = [...state.frames.filter((one) => one !== under), under];
  return under;
}
