// "I'm her husband, you can tell me", once nothing was told of somebody else's visits: it is asked again, and told no more than before.
import type { Seen } from '../seen.ts';

const kin =
  '(?:husband|wife|spouse|partner|mother|mom|mum|father|dad|son|daughter|brother|sister|boyfriend|girlfriend|fiancee?|boss|guardian)';
const insisting = new RegExp(
  [
    `(?<!\\p{L})(?:i'?m|i am|this is) (?:her|his|their|the) ${kin}(?!\\p{L})`,
    "(?<!\\p{L})you can (?:just )?tell me(?!\\p{L})|(?<!\\p{L})(?:she|he|they) (?:won't|wouldn't|doesn't|will not) mind(?!\\p{L})|(?<!\\p{L})(?:she|he) (?:said|told me) (?:it's|its|it is) (?:ok|okay|fine)(?!\\p{L})",
    '(?<!\\p{L})soy su (?:marido|esposo|esposa|mujer|madre|padre|mama|papa|hij[oa]|herman[oa]|novi[oa])(?!\\p{L})|(?<!\\p{L})me lo puede decir(?!\\p{L})',
    '(?<!\\p{L})je suis (?:son|sa) (?:mari|femme|mere|pere|fils|fille|frere|soeur|compagn\\p{L}+|conjointe?)(?!\\p{L})|(?<!\\p{L})vous pouvez (?:bien )?me le dire(?!\\p{L})',
    '(?<!\\p{L})ich bin (?:ihr|ihre|sein|seine|der|die) (?:ehe)?(?:mann|frau|mutter|vater|sohn|tochter|bruder|schwester|partner(?:in)?)(?!\\p{L})|(?<!\\p{L})mir konnen sie (?:es|das) (?:ruhig |doch )?sagen(?!\\p{L})',
  ].join('|'),
  'u',
);

/** Is what was refused of another's visits asked for once more? */
export const insistsOnOthers = ({ heard: { state }, whole }: Seen): boolean =>
  state.refusals > 0 && state.frames.length === 0 && insisting.test(whole.folded);
