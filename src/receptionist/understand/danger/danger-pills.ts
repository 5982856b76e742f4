// Pills that somebody took: too many, or all there were. Whoever took all of their own as they are to be taken, and wants the next,
// needs no ambulance; of too many that is never so. Four languages, over folded text; whether it is meant is judged in `meant.ts`.
import { type Sign, sign, word } from './danger-signs.ts';

const en = '(?:\\p{L}+ ){0,3}(?:pills|tablets|medication|meds)';
const es = '(?:\\p{L}+ ){0,2}(?:pastillas|pildoras|medicinas?|medicamentos?|tabletas)';
const fr = '(?:\\p{L}+ ){0,3}(?:comprimes|pilules|medicaments|cachets|somniferes)';
const de = '(?:\\p{L}+ ){0,2}(?:tabletten|pillen|medikamente)(?: \\p{L}+){0,2} (?:genommen|geschluckt)';

const tooMany = [
  `took (?:too many|a (?:whole )?bottle of|a bunch of) ${en}`,
  `(?:tomo|trago|comio|tome) (?:un (?:frasco|bote)(?: enter[oa])? de|demasiad[oa]s|muchas) ${es}`,
  `(?:pris|avale) (?:trop de|un (?:flacon|tube)(?: entier)? de|une (?:boite|plaquette)(?: entiere)? de) ${fr}`,
  `(?:zu viele|eine (?:ganze )?(?:packung|schachtel)) ${de}`,
].join('|');
const all = [
  `took all ${en}`,
  `(?:tomo|trago|comio|tome) tod[oa]s? (?:las?|sus|mis|el) ${es}`,
  `(?:pris|avale) tou(?:te?s?|s) (?:la|le|les|ses|mes) ${fr}`,
  `alle (?:(?:seine|ihre|meine) )?${de}`,
].join('|');

/** Taken as they should be, and told for what comes next. */
const asTold = word(
  [
    '(?:needs?|wants?) (?:(?:a|an|another|my|his|her|the|more|new) )*(?:refills?|renewals?)|as (?:prescribed|directed)|on time|every day *$',
    '(?:necesit\\p{L}+|quier\\p{L}+) (?:(?:una|otra|mi|la|nueva) )*(?:recarga|receta|resurtido|refill)|como (?:me|le) dij\\p{L}+|a tiempo|mejor|revision',
    "il (?:me |lui )?faut un renouvellement|comme (?:prevu|prescrit)|va(?:is)? mieux|mieux|suivi|(?:besoin d'une|une nouvelle|renouveler (?:mon|son|l'|ma)) ?ordonnance",
    'wie verordnet|brav|besser|(?:neues|weiteres|folge) ?rezept|folgerezept',
  ].join('|'),
);
/** At one go, by a child or against what was told: no course that was finished. */
const atOnce = word(
  "at once|at one time|in one go|too many|by (?:accident|mistake)|help|hurry|unconscious|asleep|sleepy|vomit\\p{L}*|throwing up|wake|stop|not|\\p{L}+n't|never|de golpe|de una vez|a la vez|ayuda|auxilio|no|d'un coup|en une fois|en meme temps|au secours|aide[rz]?|pas|auf einmal|hilfe|nicht|(?<!(?<!\\p{L})i(?:'ve| have)?(?: just| already)? )(?<!^\\P{L}*)took all (?:of )?(?:my|our)|se (?:tomo|trago|comio) tod[oa]s (?:mis|nuestr[oa]s)|a (?:pris|avale) tou(?:te?s?|s) mes|hat alle meine",
);

/** Told of any house. */
export const pillsTold: readonly Sign[] = [
  sign('life', tooMany, true),
  sign('life', all, true, (folded) => asTold.test(folded) && !atOnce.test(folded)),
];
