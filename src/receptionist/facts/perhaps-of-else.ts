// The price of a service that resembles what was asked, or of talking about it, may be of something else: "what will a pair of hearing aids
// set me back?" with an "aid check" on the list. It is told, and a way on with it (decision 0029).
import type { Service } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { asidesMin, isOnlyTalk } from './price-asked.ts';

/** So many words of weight beside a service that is only resembled, and its price, ask for more than it, or for less. */
const asidesOfLikeMin = 2;

/** All of it, from the beginning to the end. Folded. */
const whole =
  /(?<!\p{L})(?:(?:whole|entire)(?! (?:thing|visit|appointment|lot|hour|session|day)(?!\p{L}))|all of it|all in|in the end|start to finish|all told|full \p{L}+ case|todo (?:el|lo)|toda la|complet[oa]|de principio a fin|tout(?:e)? (?:le|la|l')|complete?|au bout du compte|en tout|ganze[nrsm]?|komplett\p{L}*|gesamte?[nrsm]?|alles zusammen)(?!\p{L})/u;

/** A talk is meant, by whatever words. Folded. */
const talking =
  /(?<!\p{L})(?:sit(?:ting)?(?:-| )?down|talk\p{L}*|speak\p{L}*|chat|meet\p{L}*|see (?:a|an|the|some\p{L}*|you)|look (?:over|at)|advice|first (?:visit|time)|hablar\p{L}*|platicar|sentar\p{L}*|ver a|parler|voir|regarder|premiere? (?:fois|visite)|sprechen|reden|besprech\p{L}*|setzen|erste[nrs]? (?:mal|termin|besuch))(?!\p{L})/u;

/** "Who can tell me the price of a headshot?": who says it is no part of what it is of. */
export const withoutWhoTells = (folded: string): string => folded.replace(whoTells, ' ');
const whoTells =
  /^\P{L}*(?:\p{L}+ ){1,4}(?:tell|know|say|decir(?:me|nos)?|dar(?:me|nos)?|saber|dire|donner|sagen|nennen|wissen)(?: (?:me|us|mir|uns))?(?!\p{L})/u;

/**
 * Is it unsure that the price of these services is what was asked? `rest`: words of weight beside them and the price; `outright`: none of
 * them is only resembled.
 */
export function isPerhapsOfElse(
  question: string,
  services: readonly Service[],
  rest: number,
  outright: boolean,
): boolean {
  const folded = foldCue(question);
  const ofTalk = services.some(({ name }) => isOnlyTalk(name, question)) && !talking.test(folded);
  if (ofTalk) return rest > 0 || whole.test(folded);
  return rest >= (outright ? asidesMin : asidesOfLikeMin) && !talking.test(folded);
}
