// "How much is the microchip for my kitten?": for whom something is done is no name of the visit, though one is called after kittens.
// Four languages, over folded text.
import { spokenOf } from '../answers/units.ts';
import type { Language } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';

/** What stands before whom it is for. */
const before =
  /(?<!\p{L})(?:for|on|to|in|into|of|para|al?|de|pour|sur|fur|bei|an|von) (?:(?:my|our|the|his|her|mi|nuestr[oa]|el|la|una?|mon|ma|notre|le|une|(?:m|uns|s)?eine?[rnm]?|unsere?[rnm]?|d(?:er|ie|en|em)) )?(?:\p{L}+ )?$/u;
const living = ['animal', 'exotic', 'person-kind'];

/** Is what stands from `start` to `end` nothing but an animal, or somebody, that something is done for? */
export function isOnlyForWhom(
  question: string,
  { start, end }: { readonly start: number; readonly end: number },
  language: Language,
): boolean {
  const { kinds } = spokenOf(question.slice(start, end), language);
  return before.test(foldCue(question.slice(0, start))) && living.some((one) => kinds.has(one));
}
