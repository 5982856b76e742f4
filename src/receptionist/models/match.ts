// Which of the business's own services or people a caller means, by its words and by near-misses of them.

import type { Language } from './text.ts';

/** What can be meant. `kind: 'person'` matches first or last names, `service` (the default) by meaning too. */
export type Candidate = { readonly name: string; readonly aka?: readonly string[]; readonly note?: string; readonly kind?: 'service' | 'person' };

/** A candidate found at a place of the text; `ambiguous` ones compete for the same words and have to be asked back. */
export type NameMatch = { readonly name: string; readonly score: number; readonly start: number; readonly end: number; readonly ambiguous: boolean };

/** The candidates meant, best first; empty when what is said fits none, even if a neighbour sounds alike. */
export function matchNames(text: string, candidates: readonly Candidate[], language: Language): NameMatch[] {
  void text; void candidates; void language;
  return [];
}
