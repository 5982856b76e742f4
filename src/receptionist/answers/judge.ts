// Which passage answers what is asked, and how likely: the signs for and against it, weighed. Near in words and silent on
// the point is no answer, and the weights are fitted to say so.
import type { Passage, Taught } from './entries.ts';
import type { Asked } from './question.ts';
import { signNames, signsOf, weighAll } from './signs.ts';
import type { About } from './speaks.ts';
import { weights } from './weights.ts';

/** `likely`: the chance from 0 to 1 that the passage answers. */
export type Verdict = { readonly passage: Passage; readonly likely: number };

/** The chance that signs such as these are an answer's. */
export function likelihood(signs: readonly number[]): number {
  let sum = 0;
  for (const [index, name] of signNames.entries()) sum += weights[name] * (signs[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Every passage that speaks of something asked, the likeliest first. */
export function judge(asked: Asked, taught: Taught, about: About): Verdict[] {
  const question = weighAll(asked, taught, about);
  const verdicts: Verdict[] = [];
  for (const passage of taught.passages) {
    const signs = signsOf(question, passage);
    if (signs) verdicts.push({ passage, likely: likelihood(signs) });
  }
  return verdicts.sort((a, b) => b.likely - a.likely);
}
