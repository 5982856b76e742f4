// How the mind asks the owner's own texts.
import type { Business, KnowledgeEntry, Language } from './business.ts';

/** The owner's words, and the titles of the entries that they stand in. */
export type Taught = { readonly text: string; readonly sources: readonly string[] };

export type FoundAnswer =
  /**
   * `doubtful`: one of a few such answers is to something else, so it is said with a way on. `whole`: what it was cut from, for whoever has
   * to know in which language it is.
   */
  | (Taught & { readonly kind: 'found'; readonly score: number; readonly doubtful?: true; readonly whole?: string })
  /**
   * With what lies nearest, where it may well be what was asked after, and may well not. `untold`: it is of the very thing, and does not
   * tell what was asked of it.
   */
  | { readonly kind: 'unknown'; readonly nearest?: Taught; readonly untold?: true };

/** What the business is about anyway: a question may name it, and an answer need not. */
export type AboutBusiness = Pick<Business, 'name' | 'services' | 'languages'>;

/** Abstains rather than guess: a passage near in words and silent on the point is `unknown`. */
export type FindAnswer = (
  question: string,
  language: Language,
  knowledge: readonly KnowledgeEntry[],
  business?: AboutBusiness,
) => FoundAnswer | Promise<FoundAnswer>;
