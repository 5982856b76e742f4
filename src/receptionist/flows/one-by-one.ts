// "A smog check and a new battery", "checkups for my two kids": what is wanted in one breath is seen to one after the other. That the
// rest is not forgotten is said before anything is asked of the first; its day serves them all until another is said for one.
import type { Dialogue } from '../dialogue.ts';
import type { BookFrame, Frame } from '../state.ts';

/** Says what comes after the first of the visits that began in this breath, and has those that have no day wait for its. */
export function tellOthersToCome(d: Dialogue, started: readonly Frame[]): void {
  const begun = started.filter((one): one is BookFrame => one.flow === 'book' && d.state.frames.includes(one));
  for (const [at, one] of begun.entries())
    if (at > 0 && one.forOther !== begun[at - 1]?.forOther) one.otherGuest = true;
  const before = firstUnder(d, begun);
  const [first, next, ...rest] = before ? [before, ...begun] : begun;
  if (!first || !next || (first.service === undefined && next.service !== undefined)) return;
  const others = [next, ...rest];
  const sameKind = others.filter((one) => one.service === undefined || one.service === first.service);
  const guests = sameKind.filter(hasNoDay);
  for (const one of others) if (hasNoDay(one)) one.sameDay = true;
  for (const one of guests) one.nextGuest = true;
  if (guests.length > 0) d.acts.push({ say: 'one-by-one' });
  else if (next.service !== undefined && next.service !== first.service)
    d.acts.push({ say: 'then-next', service: next.service });
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
  if (under?.flow !== 'book' || begun.some((one) => one.service !== undefined)) return undefined;
  state.frames = [...state.frames.filter((one) => one !== under), under];
  return under;
}
