// Questions that nobody ends with a mark, as they are typed and as a line on the phone is written down: "my kid is 7, can she do the
// cabin one". What the caller wants done ("can you", "could I") is left out: it is as often a wish for a visit.
import type { Signs } from '../signs.ts';

const turnedRound =
  /(?:^|[,;:] )(?:(?:and|so|but|hi|hello|hey|ok|okay|also|um|y|hola|pero|et|bonjour|mais|und|hallo|aber)[ ,]+)*(?:can(?= (?!you|u|i|we|someone|somebody|anyone|one of)\p{L})|(?:is|are|was|were) (?:that|it|this|those|they|my|the)|(?:does|did)|would (?:that|it|she|he|they|my)|could (?:she|he|they|it|my)|(?:puede|podria) (?:mi|el|ella)|(?:pueden|podrian) (?:mis|los|ellos|ellas)|est-ce que (?:c'est|ca|mon|ma|mes|il|elle)|(?:kann|darf|konnte) (?:mein\p{L}*|er|sie|das|man|es)|ist (?:das|mein\p{L}*|es)|sind (?:das|meine)|geht (?:das|es))(?!\p{L})/u;

export const asksUnmarked = (clauses: readonly Signs[]): boolean =>
  clauses.some((one) => turnedRound.test(one.folded.trim()));
