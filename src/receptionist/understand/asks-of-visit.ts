// Questions that name a service or a visit and want to know something of it: who or what may come along, whether it is sure, what
// holds if it is called off. None of them wishes for one, or gives one up.
import { foldCue } from './cues/cue.ts';
import type { ReadWish } from './times.ts';

const along =
  '(?:ride|rides|riding|hop) (?:along|aboard|on board)|(?:be )?allowed (?:on|in|at|to)|(?:welcome|permitted) (?:on|in|at)|(?:puede|pueden|podria) (?:subir|viajar|ir tambien|venir tambien)|(?:se )?(?:permiten|admiten|aceptan) (?:perros|mascotas|ninos|bebes)|(?:peut|peuvent|pourrait)(?:-(?:il|elle|ils|elles))? (?:monter|venir aussi|nous accompagner)|(?:acceptez|admettez)-vous les (?:chiens|animaux|enfants)|(?:darf|durfen|kann|konnte) (?:\\p{L}+ ){1,4}(?:mitfahren|mitkommen|mit an bord|mit rein|mit aufs boot)';

const sure =
  "(?:are|is) (?:you|we|it|there|that|they)(?: \\p{L}+){0,2} (?:guaranteed|certain to|sure to|bound to)|do (?:you|u|we) (?:guarantee|promise)|(?:garantizan|aseguran|prometen)(?! (?:el|mi) lugar)|(?:es|esta) (?:seguro|garantizado) que|(?:seguro que|es seguro) (?:se ve|vemos|veremos)|(?:garantissez|promettez)-vous|vous (?:garantissez|promettez)|(?:est-ce que c'est|c'est|est-il|est-on|est-ce) (?:garanti|sur|certains?) (?:de|qu)|garantieren (?:sie|ihr)|(?:ist|wird) (?:\\p{L}+ ){0,4}garantiert|(?:sieht|sehen|bekommt) (?:man|wir) (?:\\p{L}+ ){0,3}(?:garantiert|sicher|bestimmt)";

const asked = new RegExp(`(?<!\\p{L})(?:${along}|${sure})(?!\\p{L})`, 'u');

/** Of the visit as such: may the dog ride along, is an alligator sure to be seen? */
export const asksOfVisit = (folded: string): boolean => asked.test(folded);

const whatIfOff =
  /^\P{L}*(?:(?:and|but|so|ok(?:ay)?|y|pero|et|mais|und|aber) )?(?:what (?:if|happens (?:if|when))|que (?:pasa|pasaria|sucede) si|si|et si|qu'est-ce qui se passe si|que se passe-t-il si|was (?:ist|passiert|ware),? wenn|wenn|falls) (?:(?:i|we|yo|je|j'|on|nous|ich|wir|lo|la|l'|den|die) ?){0,2}(?:\p{L}+ ){0,6}?(?:cancel\p{L}*|call (?:it )?off|can't (?:come|make it)|anul\p{L}*|annul\p{L}*|decommand\p{L}*|absag\p{L}*|storniere\p{L}*|nicht komm\p{L}*)(?!\p{L})/u;

/** "¿Y si cancelo el mismo día de la visita?", "… the same morning": what holds then; a day or an hour of its own would be a wish. */
export const asksWhatIfOff = (sentence: string, wishes: readonly ReadWish[]): boolean =>
  sentence.includes('?') &&
  whatIfOff.test(foldCue(sentence)) &&
  wishes.every(({ wish }) => wish.relative === 'same-day' || (wish.date === undefined && wish.time === undefined));
