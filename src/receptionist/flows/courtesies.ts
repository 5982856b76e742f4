// What is owed to every caller beside what they want: a greeting, which languages are spoken here, what the assistant is, and that there is
// nothing of others to be had.
import type { Command } from '../commands.ts';
import { askFor, type Dialogue } from '../dialogue.ts';

/** A letter opens with its own greeting. */
export function greet(d: Dialogue, commands: readonly Command[]): void {
  if (commands.some((one) => one.do === 'greet') && d.state.turns === 0 && d.turn.channel !== 'email')
    d.acts.push({ say: 'greeting', name: undefined });
}

/** Whoever speaks none of the house's languages hears once which those are. */
export function tellLanguages(d: Dialogue, isForeign: boolean): void {
  if (!isForeign || d.state.languagesTold) return;
  d.used = true;
  d.state.languagesTold = true;
  d.acts.push({ say: 'languages', languages: d.turn.business.languages });
}

/** `isForeign`: the line is in none of the house's languages. */
export async function courtesies(d: Dialogue, commands: readonly Command[], isForeign: boolean): Promise<void> {
  for (const command of commands) {
    if (command.do === 'others-appointment') {
      d.used = true;
      d.state.refusals += 1;
      d.acts.push({ say: 'nothing-of-others' });
    } else if (command.do === 'orders') {
      d.used = true;
      d.acts.push({ say: 'no-such-orders' });
    } else if (command.do === 'what-are-you') {
      d.used = true;
      d.acts.push({ say: 'what-i-am', business: d.turn.business.name });
    } else if (command.do === 'chitchat' && commands.length <= 2) {
      d.used = true;
      if (!command.inPassing) d.acts.push({ say: 'chitchat' });
    } else if (command.do === 'speak') d.used = true;
    else if (command.do === 'greet' && d.state.turns === 0) d.used = true;
  }
  const onlyGreets = commands.every((one) =>
    ['greet', 'chitchat', 'what-are-you', 'set-name', 'speak'].includes(one.do),
  );
  // "Yes, my back", "her name is Ruth Goldberg": asked what is wanted, nothing is wanted yet that anything else could be added to.
  const wantsNothingYet =
    d.state.asked === 'reason' &&
    d.state.done.length === 0 &&
    commands.every((one) => ['affirm', 'set-name', 'set-reason'].includes(one.do));
  const isOpen = d.state.asked === null ? onlyGreets : wantsNothingYet;
  if ((commands.length > 0 || isForeign) && isOpen && d.state.frames.length === 0) {
    askFor(d, 'reason', { say: 'ask-how-to-help', again: d.state.asked !== null });
  }
}
