// "Just make sure somebody calls me about the lisinopril", said where that was passed on already: it stands, and goes no second time.
import type { Command } from '../../commands.ts';
import { type Dialogue, nameOf } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { saysSoon, saysUrgent } from '../../understand/danger/urgency.ts';
import { begsToBeCalled, begsToPassOn, opensAnother } from '../../understand/messages/begs-to-pass-on.ts';
import { newTo, tellsIn } from '../../understand/messages/new-to-message.ts';
import { cueOf } from '../../understand/signs.ts';
import { endTalk } from '../leave.ts';
import { addToLast } from './message.ts';

/** With any of these something else is wanted as well. */
const elsewise: ReadonlySet<Command['do']> = new Set([
  ...(['set-phone', 'set-email', 'set-address', 'others-appointment', 'person', 'what-are-you', 'say-again'] as const),
  ...(['perhaps-urgent', 'abuse', 'every', 'set-code'] as const),
]);

/**
 * Tells whoever begs once more for what the message that was kept last says that it has been passed on; the wish to be called is
 * added where the message does not hold it. False where anything in it is new.
 */
export async function saidOnceMore(d: Dialogue, commands: readonly Command[]): Promise<boolean> {
  const { state } = d;
  const { keptLast: last, asked, frames } = state;
  if (!last || frames.length > 0 || (asked !== null && asked !== 'more' && asked !== 'reason')) return false;
  const wants = (one: Command) => one.do === 'start' && one.flow !== 'message';
  if (commands.some((one) => elsewise.has(one.do) || wants(one))) return false;
  const text = d.turn.text.trim();
  const language = heardIn(state);
  if (!begsToPassOn(text, language) || opensAnother(text)) return false;
  if (!last.urgent && (saysUrgent(text) || saysSoon(text))) return false;
  const people = [last.to, nameOf(d)].filter((one) => one !== undefined).join(' ');
  if (newTo(text, `${last.body} ${people}`, language).length > 0) return false;
  const isCall = begsToBeCalled(text, language) && !begsToBeCalled(last.body, language);
  // "Have him call me" alone is looked at for itself.
  if (isCall && tellsIn(text, language, people) === 0) return false;
  if (isCall && !(await addToLast(d, last, text))) return false;
  d.used = true;
  if (!isCall) d.acts.push({ say: 'message-stands', to: last.to });
  if (cueOf('bye', text, language)) await endTalk(d, { say: 'goodbye' });
  return true;
}
