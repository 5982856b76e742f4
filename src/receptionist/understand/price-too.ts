// A service named right after a price was told asks what that costs as well, in four languages.
import type { Seen } from './seen.ts';
import type { Signs } from './signs.ts';

/** "And for kids?", right after a price was told: asks what that costs. */
export function asksPriceToo(clause: Signs, { heard, mentions, said }: Seen): boolean {
  const named = mentions.services.some((one) => one.start >= clause.start && one.end <= clause.end + 1);
  const words = clause.folded.trim().split(/\s+/).length;
  const isShort = heard.state.priced === true && named && mentions.wishes.length === 0 && words <= furtherWordsMax;
  return isShort && further.test(clause.folded) && said.slice(clause.start).includes('?') && !clause.cue('available');
}
const further =
  /^\P{L}*(?:and(?: how (?:much|about))?|what about|how about|y|que tal|et|und|und was ist mit)(?!\p{L})(?!.*(?<!\p{L})(?:book|do you|can i|hacen|puedo|faites|puis-je|machen|kann ich|how|who|which|when|where|does|is|are|cuanto dura|cuanto tarda|quien|cuando|donde|dura|incluye|combien de temps|qui|quand|dure|est-ce|wie|wer|wann|wo|ist|sind|dauert)(?!\p{L}))/u;
const furtherWordsMax = 8;

/** What such a question begins with, said in full. */
export const priceOf = { en: 'How much:', es: 'Cuánto cuesta:', fr: 'Combien coûte :', de: 'Was kostet:' } as const;
