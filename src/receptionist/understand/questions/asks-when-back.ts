// "How soon would I get my jeans back after you shorten them?", "once you've got everything, when is my return done?": how long the
// house needs for a thing is asked, and no time to come. Four languages, over folded text.
import type { Signs } from '../signs.ts';

const thing = "(?:it|them|that|(?:my|our|the|his|her|their|mine) ?(?:[\\p{L}'-]+ ?){0,3})";
const back = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:how (?:soon|fast|quickly|long (?:till|until|before))|when|by when) (?:would|will|can|could|do|might|should) (?:i|we|you|they) (?:get|have|give|hand|return|expect|see) ${thing} ?(?:back|ready|done|finished)(?:(?= *(?:[?.!,;]|$))| (?:if|after|once|when|from)(?!\\p{L}))`,
    `(?:how soon|when|by when|how long (?:till|until|before)) (?:(?:would|will|could|can|might|is|are|'s) )?${thing} ?(?:(?:would|will|could|is|are|be) )*(?:ready|done|finished)(?= *(?:[?.!,;]|$)| (?:if|after|once)(?!\\p{L}))`,
    '(?:cuando|en cuanto tiempo|para cuando) (?:me |nos )?(?:l[oae]s? )?(?:devuelven|devolverian|entregan|entregarian|regresan|tendria|tendre|estaria[n]?|estara[n]?|recupero|recojo)(?: \\p{L}+){0,4}(?= *(?:[?.!,;]|$)| (?:si|despues|una vez)(?!\\p{L}))',
    "(?:quand|dans combien de temps|sous combien de temps) (?:est-ce que |est-ce qu')?(?:je |on |nous |vous )?(?:me |m'|nous )?(?:l[ea]s? )?(?:recuper\\p{L}+|aur(?:ai|ais|ons)-?(?:je|nous)?|rendez|rendriez|ser(?:a|ait|ont|aient)(?:-(?:il|elle|ce)s?)? (?:pret|fini|termine)\\p{L}*)(?: \\p{L}+){0,4}(?= *(?:[?.!,;]|$)| (?:si|apres|une fois)(?!\\p{L}))",
    '(?:wann|wie (?:schnell|bald)|bis wann|ab wann) (?:(?:bekomme?|kriege?|habe?|hatte|bekame|kann|konnte|ist|sind|ware|waren) )(?:ich |wir |man )?(?:[\\p{L}-]+ ){1,5}?(?:zuruck|wieder|fertig|abholen|abholbereit)(?: (?:haben|bekommen))?(?= *(?:[?.!,;]|$))',
  ].join('|')})`,
  'u',
);

/** Is it asked when a thing is given back, or done? */
export const asksWhenBack = ({ folded }: Pick<Signs, 'folded'>): boolean => back.test(folded);
