// "The big one", asked which of a small and a large: by whichever words a size is said.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { type Named, namesOf } from './near.ts';

const sizes = [
  /(?<!\p{L})(?:small(?:er|est)?|little|tiny|mini|kurze?[nrms]?|short(?:er|est)?|pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|cort[oa]s?|petite?s?|courte?s?|klein(?:e[nrms]?|er)?)(?!\p{L})/u,
  /(?<!\p{L})(?:medium|middle|mid-?size(?:d)?|median[oa]s?|moyen(?:ne)?s?|mittler?e?[nrms]?|mittel\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:large[rs]?|largest|big(?:ger|gest)?|huge|giant|long(?:er|est)?|grandes?|grandot[ea]s?|enormes?|larg[oa]s?|gros(?:se)?s?|longue?s?|gross(?:e[nrms]?|er)?|riesig\p{L}*|lange?[nrms]?)(?!\p{L})/u,
];
const ruledOut = /(?<!\p{L})(?:not|isn't|aren't|ain't|no|pas|nicht|keine?[nrms]?)(?!\p{L})/u;
const sizeScore = 0.8;

/** The one of these services that is of the size said; none where no size, or that of several, is said. */
export function ofSize(text: string, among: readonly string[], business: Business): readonly Named[] {
  const folded = foldCue(text);
  // "Not the large one" names the other, or none.
  if (ruledOut.test(folded)) return [];
  const said = sizes.filter((one) => one.test(folded));
  const [size] = said;
  if (!size || said.length > 1) return [];
  const fits = among.filter((name) => namesOf(name, business).some((words) => size.test(foldCue(words))));
  const [only, second] = fits;
  if (only === undefined || second !== undefined) return [];
  return [{ name: only, score: sizeScore, start: 0, end: text.length, ambiguous: false }];
}
