// "Yes, please connect me", said where a message was read back: a person is brought in by the house's rule, and the message goes as it
// stands, whoever is to be had.
import type { Command } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { bringPerson, requestsNeeded } from './hand-off.ts';
import { takeMessageNow } from './message.ts';

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
    // The yes is to the message: it is kept whatever becomes of the call.
    await takeMessageNow(d, stated);
    await bringPerson(d, 'Asked for a person');
    return [];
  }
  d.acts.push({ say: isThere ? 'let-me-try' : 'nobody-there', who: undefined });
  return commands.filter((one) => one.do !== 'person');
}
