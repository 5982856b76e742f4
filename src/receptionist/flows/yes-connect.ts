// "Yes, please connect me", said where a message was read back: a person is brought in by the house's rule, and the message goes as it
// stands where nobody is to be had.
import type { Command } from '../commands.ts';
import { type Dialogue, topFrame } from '../dialogue.ts';
import { bringPerson, requestsNeeded } from './hand-off.ts';

/** The same commands, with the wish for a person met or answered; none are left where a person has the talk now. */
export async function heedConnect(d: Dialogue, commands: readonly Command[]): Promise<readonly Command[]> {
  const stated = topFrame(d);
  if (d.state.asked !== 'confirm' || stated?.flow !== 'message' || !stated.confirming) return commands;
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  if (!has('affirm') || !has('person')) return commands;
  d.state.personAsked += 1;
  const isThere = await d.tools.humanThere();
  if (isThere && d.state.personAsked >= requestsNeeded[d.turn.business.escalation.rule]) {
    d.used = true;
    await bringPerson(d, 'Asked for a person');
    return [];
  }
  if (!isThere) d.acts.push({ say: 'nobody-there', who: undefined });
  return commands.filter((one) => one.do !== 'person');
}
