// What a language needs for dictated digits, letters and addresses. Words are folded.
import { germanDictation } from './de/dictation.ts';
import { englishDictation } from './en/dictation.ts';
import { spanishDictation } from './es/dictation.ts';
import { frenchDictation } from './fr/dictation.ts';
import type { Language } from './language.ts';

export type Dictation = {
  /** Words between groups that mean nothing. */
  readonly fillers: ReadonlySet<string>;
  /** Words that take back what came before. */
  readonly corrections: ReadonlySet<string>;
  /** Names of single letters that are no letter themselves ("zed", "efe"). */
  readonly letterNames: ReadonlyMap<string, string>;
  /** Whether a spelling may begin with such a name; where the names are everyday words it may not. */
  readonly namesStart: boolean;
  /** Phrases after a letter that give its accent ("e accent grave"), to the combining mark. */
  readonly accents: ReadonlyMap<string, string>;
  /** Phrases that stand for a whole letter ("c cedille", "a umlaut", "scharfes s"). */
  readonly letterPhrases: ReadonlyMap<string, string>;
  /** "double l" */
  readonly doubles: ReadonlySet<string>;
  readonly capitals: ReadonlySet<string>;
  /** Phrases between a letter and the word that illustrates it ("as in", "wie"). */
  readonly asIn: readonly string[];
  /** Phrases for the signs of a mail address, to the sign. */
  readonly signs: ReadonlyMap<string, string>;
  /** Words that introduce a mail address and are not in it. */
  readonly mailIntro: ReadonlySet<string>;
};

export const dictations: Record<Language, Dictation> = {
  en: englishDictation,
  es: spanishDictation,
  fr: frenchDictation,
  de: germanDictation,
};
