// What a caller has to do at an hour of their own: "I start work at ten", "mi vuelo sale a las cuatro". Beside an hour that is
// wished it is the reason for it, and no second wish. Folded text.
import type { Language } from '../business.ts';
import { eachLanguage } from '../models/text.ts';

const words =
  "(?: (?!(?:can|could|would|how|is|what|puede|puedo|hay|tienen|avez|pouvez|est|geht|kann|konnen)(?!\\p{L}))[\\p{L}']+){0,4}";
const ends =
  "(?: at| by| around| until| till| from| before| after| a| hasta| desde| vers| jusqu'a| des| um| bis| ab| gegen)?(?: las?)?\\s*$";

const patterns: Readonly<Record<Language, string>> = {
  en: `(?<!(?:can|could|may|should|shall|will|would|do|if) )(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is)?(?: (?:have|has|need|needs|got|gotta|must|usually|always|only))*(?: to)? (?:starts?|begins?|work|works|be at|be in|gets? off|finish(?:es)?|leave for|head (?:out|to)|pick(?:s|ing)? up (?:my|our|the) (?:kids?|son|daughter|child(?:ren)?|wife|husband|boys|girls)|off work|at work|working|open(?:s)? the (?:shop|store|office))${words}|(?:my|our|the|his|her) (?:\\p{L}+ )?(?:shift|meeting|class|train|flight|plane|bus|ferry|school|work|lunch|game|practice)(?:'s| is| starts?| begins?| ends?| leaves?| lets out)${words}`,
  es: `(?:entro|entra|salgo|trabajo|empiezo|termino|abro|recojo|(?:tengo|tenemos) que (?:ir|salir|estar|recoger a|entrar|trabajar|abrir))${words}|(?:mi|el|la|su) (?:turno|vuelo|clase|tren|autobus|reunion|junta|escuela|trabajo) (?:es|empieza|sale|termina|comienza|acaba)${words}`,
  fr: `(?:je|j'|on|il|elle) ?(?:commence|finis|finit|termine|travaille|reprends|embauche|debauche|sors|dois (?:etre|partir|aller|recuperer|chercher))${words}|(?:mon|ma|le|la) (?:train|vol|avion|bus|reunion|cours|service|poste|travail) (?:part|commence|finit|est)${words}`,
  de: `(?:ich|wir|er|sie) (?:fange?|beginne?|arbeite|hole (?:meine?n?|die|das) (?:kind(?:er)?|sohn|tochter)|(?:muss|mussen) (?:\\p{L}+ ){0,2}(?:zur?|in die|ins|auf die|bei der) (?:arbeit|schule|zug|dienst|kita|buro))${words}|(?:meine?|die|der) (?:schicht|dienst|zug|flug|flieger|bus|schule|sitzung|arbeit|kurs) (?:beginnt|fangt|geht|endet|fahrt)${words}`,
};

const read = eachLanguage(
  (language) => new RegExp(`(?:^|(?<![\\p{L}'])|[.!?;,]\\s*)(?:${patterns[language]})${ends}`, 'u'),
);

/** Whether what stands before an hour, in its own sentence, says what the caller does then. */
export function isOwnEngagement(before: string, language: Language): boolean {
  const sentence = before.split(/[.!?;\n]/).at(-1) ?? '';
  return read[language].test(sentence);
}
