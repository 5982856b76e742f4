// How the mind asks the owner's own texts.
import type { Business, KnowledgeEntry, Language } from './business.ts';

export type FoundAnswer =
  | { readonly kind: 'found'; readonly text: string; readonly sources: readonly string[]; readonly score: number }
  | { readonly kind: 'unknown' };

/** What the business is about anyway: a question may name it, and an answer need not. */
export type AboutBusiness = Pick<Business, 'name' | 'services' | 'languages'>;

/** Abstains rather than guess: a passage near in words and silent on the point is `unknown`. */
export type FindAnswer = (
  question: string,
  language: Language,
  knowledge: readonly KnowledgeEntry[],
  business?: AboutBusiness,
) => FoundAnswer | Promise<FoundAnswer>;
