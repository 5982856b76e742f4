// What a language gives to the reading of times.
import type { DateExpr, When } from './expressions.ts';
import type { Rule } from './grammar.ts';

export type TimeLanguage = {
  /**
   * Rules by symbol. Entries are read at every word: `date` and `time` (both build a When), `weak` (a When that counts only beside
   * another mention or when a time is expected), `notBefore`, `noPlural`, `notAfter` (refusals around a mention).
   */
  readonly rules: Record<string, readonly Rule<unknown>[]>;
  /** Words that may stand between two parts of one mention. */
  readonly glue: ReadonlySet<string>;
  readonly joins: { readonly or: ReadonlySet<string>; readonly and: ReadonlySet<string> };
  readonly clock24: boolean;
  readonly nextSkips: boolean;
  /** After these a number is a quantity, not a time. */
  readonly notClock: ReadonlySet<string>;
  /** Near these a number is an address. */
  readonly streets: ReadonlySet<string>;
};

export type { DateExpr, When };
