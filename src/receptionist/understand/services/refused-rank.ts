// "I don't want the second one, the first please", "la segunda no, la primera": of what was offered, the one that is refused is not the
// one that is picked. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

const rank: Readonly<Record<Language, string>> = {
  en: '(?:first|second|third|last|middle|1st|2nd|3rd|earlier|later)(?: (?:one|option|time|slot|choice))?',
  es: '(?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])(?: (?:opcion|hora|cita))?',
  fr: '(?:premier|premiere|deuxieme|second|seconde|troisieme|dernier|derniere)(?: (?:creneau|option|heure|choix))?',
  de: '(?:erste|zweite|dritte|letzte)[nrs]?(?: (?:termin|option|zeit|uhrzeit))?',
};
const refusals: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `(?<!why )(?:not|(?:don't|do not|dont|didn't) (?:want|like|need|mean)|instead of|rather than|anything but|skip|forget|can't (?:do|make)) the ${rank.en}`,
    `the ${rank.en}(?:(?:'s| is) (?:no good|out|too (?:late|early|soon)|bad|not (?:good|possible|great))| (?:doesn't|does not|won't|isn't) (?:work|good|do|suit|fit)\\p{L}*)`,
  ],
  es: [
    `(?<!por que )(?:no(?: (?:quiero|me sirve|me va|puedo|es|digo))?|en (?:vez|lugar) de|antes que|menos) (?:a |en )?(?:el|la) ${rank.es}`,
    `(?:el|la) ${rank.es} (?:no|tampoco)(?: (?:me )?(?:sirve|va|conviene|puedo|quiero|queda))?(?!\\p{L})`,
  ],
  fr: [
    `(?<!pourquoi )(?:pas|plutot que|au lieu d[eu]|sauf)(?: (?:le|la|du))? ${rank.fr}`,
    `(?:le|la) ${rank.fr} (?:(?:ne )?(?:me )?(?:va|convient|marche|peux) )?(?:pas|non)(?!\\p{L})`,
  ],
  de: [
    `(?<!warum )(?:nicht|statt|anstatt|ausser)(?: (?:den|der|die|das|dem|des))? ${rank.de}`,
    `(?:den|der|die|das) ${rank.de} (?:(?:passt|geht|kann ich|will ich|mochte ich) )?(?:mir )?(?:nicht|lieber nicht)(?!\\p{L})`,
  ],
};
const refused = eachLanguage(
  (language) => new RegExp(`(?<!\\p{L})(?:${refusals[language].join('|')})(?!\\p{L})`, 'gu'),
);

/** What was said without the ranks that are refused in it. */
export const withoutRefusedRanks = (folded: string, language: Language): string =>
  folded.replace(refused[language], ' ');
