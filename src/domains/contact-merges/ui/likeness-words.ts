// Why two contacts may be one, in words.
import type { Duplicate } from '../contract.ts';

export const likenessWords = { sure: 'Very likely', likely: 'Likely', maybe: 'Maybe' } as const;
export const likenessTones = { sure: 'bell', likely: 'quiet', maybe: 'quiet' } as const;

const reasonWords = {
  phone: 'same number',
  email: 'same email',
  name: 'same name',
  'phone-ending': 'numbers that end alike',
  'email-name': 'emails that begin alike',
} as const;

/** "Same number, same name". */
export function reasonsInWords(reasons: Duplicate['reasons']): string {
  const words = reasons.map((reason) => reasonWords[reason]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
