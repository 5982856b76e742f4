// How the mind asks the owner's own texts.
import type { KnowledgeEntry, Language } from './business.ts';

export type FoundAnswer =
  | { readonly kind: 'found'; readonly text: string; readonly sources: readonly string[]; readonly score: number }
  | { readonly kind: 'unknown' };

/** Abstains rather than guess: a passage near in words and silent on the point is `unknown`. */
export type FindAnswer = (
  question: string,
  language: Language,
  knowledge: readonly KnowledgeEntry[],
) => FoundAnswer | Promise<FoundAnswer>;
