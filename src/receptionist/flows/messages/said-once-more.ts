// "Just make sure somebody calls me about the lisinopril", said where that was passed on already: it stands, and goes no second time.
import type { Command } from '../../commands.ts';
import { type Dialogue, nameOf } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { saysSoon, saysUrgent } from '../../understand/danger/urgency.ts';
import {
  begsOfSomebody,
  begsToPassOn,
  opensAnother,
  wishesOtherAnswer,
} from '../../understand/messages/begs-to-pass-on.ts';
import { onlyNames } from '../../understand/messages/names-matter.ts';
import { newTo, tellsIn } from '../../understand/messages/new-to-message.ts';
import { cueOf } from '../../understand/signs.ts';
import { endTalk } from '../leave.ts';
import { addToLast } from './message.ts';

/** With any of these something else is wanted as well. */
const elsewise: ReadonlySet<Command['do']> = new Set([
  ...(['set-phone', 'set-email', 'set-address', 'person', 'what-are-you', 'say-again'] as const),
  ...(['perhaps-urgent', 'abuse', 'every', 'set-code'] as const),
]);
/** These are only what somebody is to be told, where they are. */
const ofVisit = (one: Command) => one.do === 'others-appointment' || (one.do === 'start' && one.flow !== 'message');

/**
 * Tells whoever begs once more for what the message that was kept last says, in these words or others, that it has been passed on;
 * the wish to be called or written to is added where the message does not hold it. False where anything in it is new.
 */
export async function saidOnceMore(d: Dialogue, commands: readonly Command[]): Promise<boolean> {
  const { state } = d;
  const { keptLast: last, asked, frames } = state;
  if (!last || frames.length > 0 || (asked !== null && asked !== 'more' && asked !== 'reason')) return false;
  const text = d.turn.text.trim();
  const language = heardIn(state);
  if (commands.some((one) => elsewise.has(one.do))) return false;
  if (!begsToPassOn(text, language) || opensAnother(text)) return false;
  if (commands.some(ofVisit) && !begsOfSomebody(text, language)) return false;
  if (!last.urgent && (saysUrgent(text) || saysSoon(text))) return false;
  const people = [last.to, nameOf(d)].filter((one) => one !== undefined).join(' ');
  const held = `${last.body} ${people}`;
  const isNew = newTo(text, held, language).length > 0 && !onlyNames(text, held, language);
  // Whom of the house it is for is all that is new.
  const staff = (d.turn.business.staff ?? []).map((one) => one.name).join(' ');
  if (isNew && newTo(text, `${held} ${staff}`, language).length > 0) return false;
  const isAnswer = wishesOtherAnswer(text, last.body, language);
  // "Have him call me" alone is looked at for itself.
  if (isAnswer && tellsIn(text, language, people) === 0) return false;
  const adds = isNew || isAnswer;
  if (adds && !(await addToLast(d, last, text))) return false;
  d.used = true;
  if (!adds) d.acts.push({ say: 'message-stands', to: last.to });
  if (cueOf('bye', text, language)) await endTalk(d, { say: 'goodbye' });
  return true;
}
