// The owner's words on changing, calling off or missing a visit, found by the ways to ask for them.
import type { FoundAnswer } from '../../answers-port.ts';
import { tellsOfCancelling } from '../own-visits/fee-of-change.ts';

/** "If it rains, can I cancel?": the owner's words on cancelling, rather than those on rain; null where none are taught. */
export async function ruleFound(
  question: string,
  rule: string,
  look: (text: string) => Promise<FoundAnswer> | FoundAnswer,
): Promise<Extract<FoundAnswer, { kind: 'found' }> | null> {
  const own = await look(question);
  if (own.kind === 'found' && [own.text, ...own.sources].some(tellsOfCancelling)) return own;
  const found = await look(rule);
  return found.kind === 'found' ? found : null;
}

/** The owner's words on what `tells` knows, as on moving and calling off, by whichever of these they are found; null where none are taught. */
export async function ruleTold(
  questions: readonly string[],
  look: (text: string) => Promise<FoundAnswer> | FoundAnswer,
  tells: (text: string) => boolean,
): Promise<Extract<FoundAnswer, { kind: 'found' }> | null> {
  for (const question of questions) {
    const found = await look(question);
    if (found.kind === 'found' && [found.text, ...found.sources].some(tells)) return found;
  }
  return null;
}
