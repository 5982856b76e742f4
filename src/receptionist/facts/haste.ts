// Whether a price is asked of haste, on which the owner's texts say more than the list.
import type { Business, Language } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';
import type { Named } from '../understand/services/near.ts';
import { isAfter } from './topics.ts';

const hasty =
  /(?<!\p{L})(?:rush(?:ed)?|express|asap|same[- ]day|overnight|(?:in a|big|real) hurry|(?:super|really|very|extra|real) (?:fast|quick(?:ly)?)|faster|quicker|de urgencia|urgente(?:mente)?|con (?:mucha )?prisa|(?:muy|mas) rapido|el mismo dia|en urgence|(?:tres|plus) (?:vite|rapidement)|le jour meme|eilig|eilt|besonders schnell|(?:sehr|ganz) schnell|schneller|schnellstmoglich|am selben tag)(?!\p{L})/u;

/** "Real quick, …", "es eilt, …": whoever asks is in haste, and not what they ask about. */
const opens =
  /^\P{L}*(?:(?:hi|hello|hey|ok|okay|so|and|hola|buenas|y|bonjour|salut|et|hallo|und)(?: there)?[\s,!]+)*(?:(?:(?:real|really|super|very) (?:quick|quickly|fast)(?: (?:question|one|thing))?|(?:i'm|i am|we're) in a (?:\p{L}+ )?hurry|(?:una (?:pregunta )?)?(?:muy )?rapid[oa]|es urgente|tengo (?:mucha )?prisa|(?:tres|bien) (?:vite|rapidement)|c'est urgent|(?:ganz|sehr) schnell(?:e frage)?|es (?:eilt|ist eilig)|ich habe? es eilig)\s*[,:;–—-]+)|,\s*(?:real|really|super|very) quick(?:ly)?\P{L}*$/u;

/** Is the price asked of haste: where it is asked for, beside what opens the talk and the name of a service ("Express manicure")? */
export function isOfHaste(
  question: string,
  language: Language,
  heardOf: readonly Named[],
  { services }: Business,
): boolean {
  const surest = Math.max(0, ...heardOf.map((one) => one.score));
  const named = heardOf.filter((one) => one.score === surest);
  const own = services.filter(({ name }) => named.some((one) => one.name === name));
  if (own.some(({ name, aka = [] }) => hasty.test(foldCue([name, ...aka].join('\n'))))) return false;
  // "How much is a drain cleaning? I need it asap": the sentence that asks says all of what it is of.
  const asking = question
    .split(sentenceEnd)
    .filter(
      (one) =>
        isAfter('price', foldCue(one), language) &&
        named.some(({ start, end }) => one.includes(question.slice(start, end))),
    );
  const [only] = asking;
  return hasty.test(foldCue(asking.length === 1 && only ? only : question).replace(opens, ' '));
}
const sentenceEnd = /(?<=[.?!])\s+/u;
