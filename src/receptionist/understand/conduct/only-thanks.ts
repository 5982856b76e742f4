// "Thank you to June, the brakes work great": what was done is praised, and nothing wanted. Four languages, over folded text.
import type { Seen } from '../seen.ts';

/** Before anything is under way. */
export const onlyThanks = ({ whole, clauses, heard }: Seen): boolean =>
  heard.state.frames.length === 0 &&
  whole.cue('thanks') &&
  (praised.test(whole.folded) || thanksFor.test(whole.folded)) &&
  !troubled.test(whole.folded) &&
  !clauses.some((one) => one.cue('question') || one.cue('book') || (one.cue('want') && !saysThanks.test(one.folded)));

const thanksFor =
  /^\P{L}*(?:(?:just|hi|hello|a big|wanted to say)\P{L}+)*(?:thanks?|thank you|gracias|merci|danke|vielen dank)(?: (?:so much|again|a lot|beaucoup|mucho|schon|sehr))? (?:for|por|pour|fur) (?!(?:calling|getting back|taking|your (?:call|help|time|message)))/u;
/** "Thanks for the great work, but the crown fell out". */
const troubled =
  /(?<!\p{L})(?:but|still|however|unfortunately|again|hurts?|aches?|fell|broke\p{L}*|leak\p{L}*|stopped|not|pero|todavia|aun|duele|se (?:cayo|rompio|salio)|otra vez|mais|encore|toujours|mal|tombee?|cassee?|aber|noch|wieder|tut weh|kaputt|rausgefallen|nicht)(?!\p{L})/u;
const saysThanks = /(?<!\p{L})(?:say|tell|thank|decir|agradecer|dire|remercier|danke\p{L}*|sagen)(?!\p{L})/u;
const praised =
  /(?<!\p{L})(?:great|perfect(?:ly)?|wonderful|amazing|excellent|lovely|fantastic|awesome|beautiful|love it|so well|good job|worked?s?|came out|perfect[oa]|excelente|maravill\p{L}+|hermos[oa]|bonit[oa]|(?:muy|tan) bien|genial|encanta\p{L}*|parfaite?|superbe|magnifique|geniale?|impeccable|tres bien|ravie?|toll|super|perfekt|wunderbar|klasse|prima|ausgezeichnet|sehr (?:gut|schon))(?!\p{L})/u;
