// What callers say of themselves, kept as said; other than it was stated, it puts the statement right.
import { type Dialogue, emailOf, isNameOf, nameOf, phoneOf, topFrame } from '../dialogue.ts';
import type { Frame } from '../state.ts';
import { joined } from '../unsent.ts';
import type { Carried } from './carry.ts';
import { claimChanged } from './own-visits/own.ts';

/** What a statement of what is on top says of the caller. */
function stated(d: Dialogue): { readonly [what in Given]: string | undefined } {
  const frame = topFrame(d);
  const forOther = frame?.flow === 'book' && frame.forOther !== undefined;
  const phone = phoneOf(d);
  return {
    name: forOther ? d.state.said.name : nameOf(d),
    phone,
    email: phone === undefined ? emailOf(d) : undefined,
    address: d.state.said.address,
  };
}

type Given = 'name' | 'phone' | 'email' | 'address';

/** What callers say of themselves is kept; other than it was stated, it puts the statement right. */
export function given(d: Dialogue, carried: Carried, what: Given, value: string): void {
  d.used = true;
  const before = stated(d)[what];
  if (what === 'name' && before !== undefined && isSaidWithYes(d, carried, value, before)) return;
  if (what !== 'address' && d.state.said[what] !== value) claimChanged(d);
  d.state.said[what] = value;
  const now = stated(d)[what];
  if (before !== undefined && now !== before) carried.changed = true;
  else if (before === undefined) carried.added = true;
  else carried.repeated = true;
}

/** "Yes, Nora at three works", where it was stated for Nora Haskell: whoever is meant is called by part of their name, which stays whole. */
const isSaidWithYes = ({ state }: Dialogue, { affirmed, denied }: Carried, value: string, before: string): boolean =>
  state.asked === 'confirm' &&
  affirmed &&
  !denied &&
  value.split(' ').length < before.split(' ').length &&
  isNameOf(value, before);

/** A visit is under the name of whom it is for; who calls for them, by their own name, stands in its note. */
export function givenForOther(d: Dialogue, carried: Carried, frame: Frame, name: string): void {
  if (frame.flow !== 'book' || frame !== topFrame(d)) return;
  const caller = d.state.said.name;
  if (caller !== undefined && caller !== name) frame.reason = joined(frame.reason, `Asked for by ${caller}.`);
  given(d, carried, 'name', name);
}

/** Who asks for somebody else is no name of the visit: theirs is still to be asked. */
export function askedForBy(d: Dialogue, frame: Frame, caller: string): void {
  if (frame.flow !== 'book') return;
  if (d.state.said.name === caller) delete d.state.said.name;
  frame.by = caller;
  frame.reason = joined(frame.reason, `Asked for by ${caller}.`);
}

/** "Gwen Adler", and not "my wife". */
export const isFullName = (whose: string): boolean => /^\p{Lu}\S*(?: \S+)* \p{Lu}\S*$/u.test(whose);
