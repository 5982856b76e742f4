// Who it is for and how they are reached: asked one at a time, never twice when known, never pressed when declined.
import { askFor, asksAgain, type Dialogue, emailOf, nameOf, phoneOf } from '../../dialogue.ts';
import { readDigits } from '../../values/digits.ts';

export type PersonNeeds = {
  readonly address: boolean;
  /** The appointment is for another person than the one who is known. */
  readonly forOther: boolean;
  /** They come with somebody whose whole name is known: their first name tells them apart. */
  readonly isGuest?: boolean;
  /** One way of reaching them is enough: who writes a letter is answered by one. */
  readonly anyWay?: boolean;
};

/** Asks for the next thing that is missing; true when nothing is. */
export function personKnown(d: Dialogue, needs: PersonNeeds): boolean {
  const { said } = d.state;
  const name = needs.forOther ? said.name : nameOf(d);
  if (d.state.asked === 'name') said.nameAsked = true;
  const half =
    name !== undefined &&
    !needs.isGuest &&
    !name.includes(' ') &&
    !said.nameAsked &&
    (needs.forOther || d.caller === null);
  if ((!name || half) && !said.nameDeclined) {
    askFor(d, 'name', { say: 'ask-name', again: asksAgain(d, 'name'), forOther: needs.forOther });
    return false;
  }
  const reached = needs.anyWay === true && d.turn.channel === 'email' && emailOf(d) !== undefined;
  if (!phoneOf(d) && !said.phoneDeclined && !reached) {
    const same = d.turn.channel === 'phone' && d.turn.from.phone !== undefined && !said.otherPhone;
    askForPhone(d, { same, forCode: false });
    return false;
  }
  if (!phoneOf(d) && !emailOf(d) && !said.emailDeclined) {
    askFor(d, 'email', { say: 'ask-email' });
    return false;
  }
  if (needs.address && !said.address && !said.addressDeclined) {
    askFor(d, 'address', { say: 'ask-address', again: asksAgain(d, 'address') });
    return false;
  }
  return true;
}

/** So many digits are the beginning of a number, and no whole one. */
const begun = /^\d{3,9}$/;

/** Asks for a telephone number; whoever gave one that is none hears what was understood of it, and how it is given. */
export function askForPhone(d: Dialogue, how: { readonly same: boolean; readonly forCode: boolean }): void {
  const again = asksAgain(d, 'phone');
  const isInVain = again && !d.used;
  const runs = isInVain ? readDigits(d.turn.text, d.state.language) : [];
  const [heard] = runs.flatMap((run) => {
    const digits = [...run.groups, ...run.corrections.flat()].map((group) => group.digits).join('');
    return begun.test(digits) ? [digits] : [];
  });
  const tries = isInVain ? d.state.askedAgain + 1 : 0;
  askFor(d, 'phone', { say: 'ask-phone', again, heard, tries, ...how });
}
