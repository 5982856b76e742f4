// "Will you ring me before you start?": what sounds like a message, and asks for what the owner may have taught. The answer is told
// beside the message that was begun, and takes nothing from it.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';

/** Beside these nothing is looked up: who is in danger, or wants a person, is told nothing else, and a question is asked already. */
const elsewhere = new Set<Command['do']>([
  ...(['emergency', 'abuse', 'spam', 'robot', 'wrong-number', 'complaint', 'person', 'ask'] as const),
]);

const sentencesMore = /[.!?]\s+\S/u;
/** A message that is asked for by that word is what is wanted. */
const byName =
  /(?<!\p{L})(?:messages?|notes?|word|voicemail|recados?|mensajes?|nota|mot|nachricht(?:en)?|notiz|bescheid)(?!\p{L})/u;

/** The line as a question that is answered where it is plainly taught; null where no message is begun, or nothing asked with it. */
export function askedBesideMessage({ clauses, whole, said }: Seen, commands: readonly Command[]): Command | null {
  if (!commands.some((one) => one.do === 'start' && one.flow === 'message')) return null;
  if (commands.some((one) => elsewhere.has(one.do))) return null;
  // "I need another bottle. Could you pass that on?": what is told first is the message.
  if (sentencesMore.test(said) || byName.test(whole.folded)) return null;
  return said.trim().endsWith('?') || clauses.at(-1)?.cue('question')
    ? { do: 'ask', question: said, soft: true, beside: true }
    : null;
}
