// A child that is shut in: in a car, or behind a door that fell to. Four languages, over folded text; whether it is meant is
// judged in `meant.ts`.
import { type Sign, sign } from './danger-signs.ts';

const small =
  '(?:little |small |young |dos |tres |petite? |kleine[rnsm]? )?(?:(?:\\d+|one|two|three|four|five|six)[- ](?:year|month)s?[- ]olds?|bab(?:y|ies)|infant|newborn|toddlers?|kid(?:do|s)?|child(?:ren)?|son|daughter|grand(?:son|daughter|baby|kids?|child(?:ren)?)|boys?|girls?|nin[oa]s?|ninit[oa]s?|bebes?|bebit[oa]|hij[oa]s?|hijit[oa]|niet[oa]s?|criatura|enfants?|bebes?|fils|fille|garcon|gamine?|bambin|kind(?:er|es)?|kleinkind|sohn|tochter|enkel\\p{L}*|saugling)';
/** What belongs to a child is none: "my kid's bike", "the baby seat". */
const child = `${small}(?!'s (?!(?:been |still |now |just |locked|stuck|trapped|shut|in |inside))|[- ](?:seat|carrier|monitor|stroller|bag|bike|toys?|gate|lock|room))`;
const shut =
  '(?:locked|trapped|stuck|shut|encerrad[oa]s?|atrapad[oa]s?|enfermee?s?|coincee?s?|bloquee?s?|eingesperrt|eingeschlossen|gefangen)';
const vehicle =
  '(?:cars?|trucks?|vans?|minivan|suv|vehicle|jeep|carro|auto|coche|camioneta|troca|vehiculo|voiture|bagnole|vehicule|wagen|pkw|tesla)';
const inside = "(?:inside|in there|in it|in the back(?:seat)?|adentro|dentro|dedans|a l'interieur|drin|drinnen)";
const apart = '[^.!?\\n]{0,40}?';
const far = '[^?\\n]{0,110}?';

/** Told of somebody who cannot get out. */
export const shutIn: Sign = sign(
  'life',
  [
    `${child}(?:'s)? ${apart}${shut}${far}(?<!\\p{L})${vehicle}`,
    `${vehicle}(?!\\p{L})${far}(?<!\\p{L})${child}(?:'s)? ${apart}${shut}`,
    `(?:locked|shut|cerre|encerre|deje|enferme|eingesperrt|eingeschlossen) (?:[\\p{L}']+ ){0,3}${child} (?:[\\p{L}']+ ){0,3}(?:in|inside|en|dentro|dans|im) (?:[\\p{L}']+ ){0,2}${vehicle}`,
    `(?:locked|lock(?:ed)? out|keys?|llaves?|cles?|schlussel|ausgesperrt|zugefallen|door|puerta|porte|tur)(?!\\p{L})${far}(?<!\\p{L})${child}(?:'s)? (?:[\\p{L}']+ ){0,3}(?:alone |sol[oa] |seule? |allein )?${inside}`,
    `${child} ${apart}(?<!\\p{L})(?:im|in) (?:\\p{L}+ ){0,2}${vehicle} (?:\\p{L}+ ){0,2}(?:eingesperrt|eingeschlossen|gefangen)`,
    `(?:with|con|avec|mit) (?:\\p{L}+ ){0,2}${child} (?:\\p{L}+ )?${inside}(?=${far}(?:locked|shut|cerrad|ferme|zu(?!\\p{L})))`,
  ].join('|'),
);
