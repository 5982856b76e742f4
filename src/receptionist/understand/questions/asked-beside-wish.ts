// "Can you move that to one, and how much is data recovery?": a visit is wished for, moved or put right, and in the same breath
// another service is only asked about. The wish stands as it would alone, and what is asked about takes the place of nothing.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { splitClauses } from '../../models/clauses.ts';
import type { Heard } from '../../understander.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';

/** A question of fewer words asks whether the answer will do. */
const wordsMin = 3;
const joining =
  '(?:and|also|plus|by the way|btw|y|e|también|tambien|además|ademas|por cierto|et|aussi|au fait|und|auch|außerdem|ausserdem|übrigens)';
const opens = new RegExp(`^[^\\p{L}\\d]*(?:${joining}(?!\\p{L})[^\\p{L}\\d]*)+`, 'iu');
const ends = new RegExp(`(?:[^\\p{L}\\d]+${joining})+[^\\p{L}\\d]*$`, 'iu');
/** The other comes in the first one's place or with it. */
const takesPlace =
  /(?<!\p{L})(?:instead|rather|too|as well|with (?:it|that)|that one|mejor|en (?:vez|lugar)|en su lugar|junto|plutôt|à la place|en même temps|lieber|stattdessen|dazu|gleich mit|(?:at|al|en|zur) (?:the )?(?:same|mismo|même|gleichen) (?:time|tiempo|temps|zeit))(?!\p{L})/iu;
/** Asks to have it done, rather than about it. */
const requests =
  /^\P{L}*(?:(?:can|could|would|will|may) (?:you|i|we|he|she|they|some(?:one|body))(?! (?:please )?(?:tell|say|remind))|(?:me |nos )?(?:se )?(?:puede[ns]?|puedo|podemos|podr[ií]an?)(?! decir)|(?:vous |je |on )?(?:pouvez|pourriez|peux|peut|puis|pourrait)(?!-vous me dire)|est-ce que (?:je|vous|on) p\p{L}+|(?:können|könnten|kann|könnte|dürft?e?)(?!.*(?<!\p{L})sagen))(?!\p{L})/iu;

/** The wish and the questions behind it; null where the line holds not just these. */
export function askedBesideWish(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { state } = heard;
  const top = state.frames.at(-1);
  if (state.asked === 'message' || top?.flow === 'message') return null;
  for (const { start } of splitClauses(said, language).slice(1)) {
    const question = said.slice(start).replace(opens, '');
    // A mark at the end alone does not say that it begins with the question.
    const unmarked = question.replaceAll(/[¿?]/gu, ' ').trim();
    if (question.split(/\s+/).length < wordsMin || !cueOf('question', unmarked, language)) continue;
    if (takesPlace.test(question) || requests.test(question)) return null;
    const wish = said.slice(0, start).replace(ends, '').trim();
    const about = named(question, language, heard);
    const wanted = [...named(wish, language, heard), ...(top?.flow === 'book' ? [top.service] : [])];
    // What the visit itself is for is asked about with it.
    if (about.length === 0 || about.some((one) => wanted.includes(one))) return null;
    const asks = hear(question, withNothingUnderWay(heard));
    if (asks.length === 0 || !asks.every((one) => one.do === 'ask' && one.soft !== true)) return null;
    const wishes = hear(wish);
    return isWish(wishes) ? [...wishes, ...asks] : null;
  }
  return null;
}

const named = (text: string, language: Language, { business }: Heard): readonly (string | undefined)[] =>
  servicesIn(text, language, business)
    .filter(({ score }) => score >= plainlyNamed)
    .map(({ name }) => name);

/** Is a visit wished for or changed in it, and nothing asked for sure? */
const isWish = (commands: readonly Command[]): boolean =>
  commands.some((one) => one.do === 'set-times' || (one.do === 'start' && one.flow !== 'message')) &&
  !commands.some((one) => (one.do === 'ask' && one.soft !== true) || unlike.has(one.do));
const unlike: ReadonlySet<Command['do']> = new Set(['emergency', 'complaint', 'set-message', 'person'] as const);
