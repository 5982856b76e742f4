// An accident on the road that callers have just been in, told to whose owner holds accidents for emergencies: "a truck just hit us".
// Four languages, over folded text; whether it is meant of now is judged in `meant.ts`.
import type { Business } from '../../business.ts';
import { type Sign, sign } from './danger-signs.ts';

const anAccident = 'an? (?:car |bad |little |small |minor |serious )?(?:accident|crash|wreck|collision|fender bender)';
const struck =
  '(?:hit|struck|ran into|crashed into|rear-?ended|slammed into|smashed into|backed into|plowed into|side-?swiped|t-?boned|cut us off and hit)';

/** One that was "just" now, or that has befallen an "us": who calls is not alone in the car, and seldom tells of years ago. */
export const crashTold: Sign = sign(
  'other',
  [
    `(?:(?:we|i) (?:have )?just|(?:we|i)'ve(?: just)?|we|just now we) (?:had|been in|were in|was in|got in|got into) ${anAccident}`,
    `(?:we|i)(?:'ve| have)? just (?:crashed|wrecked|${struck})|we'?ve (?:crashed|been hit|been rear-?ended)`,
    `(?:just )?${struck} us|just ${struck} (?:me|(?:my|our|the|your) (?:\\p{L}+ )?(?:car|truck|van|bus))`,
    '(?:acabamos|acabo) de (?:chocar|tener un (?:accidente|choque))|(?:tuvimos|hemos tenido|sufrimos) un (?:accidente|choque)|nos (?:choco|chocaron|golpearon|embistio|embistieron|(?:dieron|pegaron) (?:por )?(?:de)?tras)|(?:nos|me) acaban? de (?:chocar|pegar|golpear|dar por detras)',
    "(?:(?:on|nous|je) )?(?:vient|venons|viens) d'avoir un (?:accident|accrochage)|(?:on a|nous avons) eu un (?:accident|accrochage)|nous (?:est rentree? dedans|a (?:percute|heurte|embouti)\\p{L}*)|vien(?:t|nent) de nous (?:rentrer dedans|percuter|heurter|emboutir)",
    '(?:wir (?:hatten|haben)|ich (?:hatte|habe) (?:gerade|eben|soeben))(?: (?:gerade|eben|soeben))? (?:einen|nen) (?:\\p{L}+ )?(?:auto)?unfall|(?:uns|mir) (?:gerade |eben |soeben )?(?:\\p{L}+ ){0,2}(?:rein|hinein|drauf|auf)gefahren|(?:hat|haben) uns (?:gerade |eben |soeben )?(?:gerammt|angefahren)',
  ].join('|'),
);

const accidents =
  /(?<!\p{L})(?:accidents?|(?<!(?:server|system|computer|network|disk|drive|website|app) )crash(?:ed)?|car wreck|collisions?|accidentes?|choques?|accrochages?|\p{L}*unf(?:all|alle))(?!\p{L})/iu;

/** Whether the owner holds an accident for an emergency, wherever it is. */
export const fearsCrash = (business: Business): boolean =>
  business.emergencies.some((phrase) => accidents.test(phrase));
