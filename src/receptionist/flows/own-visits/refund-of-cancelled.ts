// "Do I get my money back for that?", right after a visit was called off: of what was paid for that one, which an owner may tell of beside
// it, and not of what is kept of another. Over folded text, in four languages.
import type { FoundAnswer } from '../../answers-port.ts';
import type { Language } from '../../business.ts';
import type { Dialogue } from '../../dialogue.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { namesOf } from '../../understand/services/near.ts';
import { tellsOf } from './asked-of-visit.ts';
import { isOfNothing } from './fee-of-change.ts';

const back = new RegExp(
  `(?<!\\p{L})(?:${[
    'money back|refund\\p{L}*|reimburs\\p{L}*|(?:get|give|pay|send)\\p{L}*(?: \\p{L}+){0,3} back (?:what|the money)|what (?:i|we)(?: already)? paid',
    '(?:devuelv|devolv|devolu|regres)\\p{L}*(?: \\p{L}+){0,3} (?:dinero|pago|plata|pague|pagamos|todo)|reembols\\p{L}*|devolucion',
    "rembours\\p{L}*|recuper\\p{L}*(?: \\p{L}+)? (?:argent|mon argent|l'argent|mes sous)",
    'geld(?: \\p{L}+){0,3} (?:zuruck\\p{L}*|wieder)|erstatt\\p{L}*|ruckerstatt\\p{L}*',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Longer, and it says itself what for. */
const wordsMax = 14;

/** "My money" is near to every text on money, a deposit's most of all. */
const plainly: Readonly<Record<Language, (service: string) => string>> = {
  en: (service) => `Do I get a refund for the ${service}?`,
  es: (service) => `¿Hay reembolso de la ${service}?`,
  fr: (service) => `Y a-t-il un remboursement pour ${service} ?`,
  de: (service) => `Wird ${service} erstattet?`,
};

/** What the owner tells of money that is given back for the visit that was just called off; null where nothing is, or nothing was. */
export async function refundOfCancelled(
  d: Dialogue,
  question: string,
  look: (text: string) => Promise<FoundAnswer> | FoundAnswer,
): Promise<Extract<FoundAnswer, { kind: 'found' }> | null> {
  const { state, turn } = d;
  const last = state.done.at(-1);
  const isRefund = back.test(foldCue(question)) && question.split(/\s+/).length <= wordsMax;
  if (last?.did !== 'cancelled' || !isRefund || state.frames.some((one) => !isOfNothing(one))) return null;
  for (const name of namesOf(last.service, turn.business)) {
    for (const way of [`${question} (${name})`, plainly[state.language](name)]) {
      const found = await look(way);
      if (found.kind === 'found' && back.test(foldCue(found.text)) && tellsOf(d, found, last.service)) return found;
    }
  }
  return null;
}
