// What a question says beside the words that ask, and beside what it names.
import { tokenize } from '../models/text.ts';
import { bindingWords } from './topics.ts';

const sized = /(?<![\p{L}\d])\d+\s?[x×]\s?\d+(?!\d)/u;

/** How many words of weight the question holds beside what it names. */
export function restOf(
  question: string,
  named: readonly { start: number; end: number }[],
  beside: ReadonlySet<string> = new Set(),
): number {
  // "How much is an 8x10?" is of a size.
  if (sized.test(question)) return 1;
  return tokenize(question).filter(
    (token) =>
      /^\p{L}/u.test(token.text) &&
      !bindingWords.has(token.norm) &&
      !beside.has(token.norm) &&
      token.norm.length > 2 &&
      !/^(?:offer|provide|perform|handle|make|fix|repair|hacen|ofrecen|faites|proposez|machen|bieten)/.test(
        token.norm,
      ) &&
      !named.some((one) => token.start >= one.start && token.end <= one.end),
  ).length;
}
