// What a caller has to do at an hour of their own: "I start work at ten", "mi vuelo sale a las cuatro". Beside an hour that is
// wished it is the reason for it, and no second wish. Nor is the night in which something hurts or makes a noise. Folded text.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

const words =
  "(?: (?!(?:can|could|would|how|is|what|puede|puedo|hay|tienen|avez|pouvez|est|geht|kann|konnen)(?!\\p{L}))[\\p{L}']+){0,4}";
const ends =
  "(?: at| by| around| until| till| from| before| after| a| hasta| desde| vers| jusqu'a| des| um| bis| ab| gegen)?(?: las?)?\\s*$";

const patterns: Readonly<Record<Language, string>> = {
  en: `(?<!(?:can|could|may|should|shall|will|would|do|if) )(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is)?(?: (?:have|has|need|needs|got|gotta|must|usually|always|only))*(?: to)? (?:starts?|begins?|work|works|be at|be in|gets? off|finish(?:es)?|leave for|leaves? (?:work|school|class|the office)|head (?:out|to)|pick(?:s|ing)? up (?:my|our|the) (?:kids?|son|daughter|child(?:ren)?|wife|husband|boys|girls)|off work|at work|(?:at|in|ha(?:s|ve)|go(?:es)? to) (?:dialysis|chemo|daycare|court|rehearsal)|back (?:at|to) (?:work|school)|have (?:the|my|our) (?:kids?|children|grandkids|son|daughter|boys|girls)|go(?:es)? back|fly(?:ing)? out|travel(?:l?ing)?|working|open(?:s)? the (?:shop|store|office))${words}|(?:my|our|the|his|her) (?:\\p{L}+ )?(?:shift|meeting|class|train|flight|plane|bus|ferry|school|work|lunch|game|practice)(?:'s| is| starts?| begins?| ends?| leaves?| lets out)${words}`,
  es: `(?:entro|entra|salgo|vuelvo|regreso|viajo|trabajo|empiezo|termino|abro|recojo|(?:tengo|tenemos) que (?:ir|salir|estar|recoger a|entrar|trabajar|abrir))${words}|(?:mi|el|la|su) (?:turno|vuelo|clase|tren|autobus|reunion|junta|escuela|trabajo) (?:es|empieza|sale|termina|comienza|acaba)${words}`,
  fr: `(?:je|j'|on|il|elle) ?(?:commence|recommence|repars|pars|finis|finit|termine|travaille|reprends|embauche|debauche|sors|dois (?:etre|partir|aller|recuperer|chercher))${words}|(?:mon|ma|le|la) (?:train|vol|avion|bus|reunion|cours|service|poste|travail) (?:part|commence|finit|est)${words}`,
  de: `(?:ich|wir|er|sie) (?:fange?|beginne?|fliege|verreise|arbeite|hole (?:meine?n?|die|das) (?:kind(?:er)?|sohn|tochter)|(?:muss|mussen) (?:\\p{L}+ ){0,2}(?:zur?|in die|ins|auf die|bei der) (?:arbeit|schule|zug|dienst|kita|buro))${words}|(?:meine?|die|der) (?:schicht|dienst|zug|flug|flieger|bus|schule|sitzung|arbeit|kurs) (?:beginnt|fangt|geht|endet|fahrt)${words}`,
};

const read = eachLanguage(
  (language) => new RegExp(`(?:^|(?<![\\p{L}'])|[.!?;,]\\s*)(?:${patterns[language]})${ends}`, 'u'),
);

/** Whether what stands before an hour, in its own sentence, says what the caller does then. */
export function isOwnEngagement(before: string, language: Language): boolean {
  const sentence = before.split(/[.!?;\n]|(?<!\p{L})(?:so|but|pero|asi que|mais|donc|aber)(?!\p{L})/u).at(-1) ?? '';
  return read[language].test(sentence);
}

/** What a caller does at a part of the day, whatever it is: "I clean offices in the". No verb that wishes, proposes or comes. */
const doesThen: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[,:–—-] ?)(?:(?:and|because|cause|since|as) )?(?:i|we|she|he|they) (?:usually |always |mostly )?(?!(?:can|could|would|want|need|prefer|like|love|have|had|come|came|get|go|do(?:n't| not)?|take|make|think|guess|mean|said|meant|asked|requested|booked|told|picked|chose|wanted|preferred|see|am|are|is|was|will|should|might|may|hope|wish|choose|book|bring|drop)(?!\p{L}))\p{L}+(?: (?!and|can|could|better|best)[\p{L}']+){0,4}$/u,
  es: /(?:^|[,:–—-] ?)(?:(?:porque|ya que|pues) )?(?:yo )?(?:trabajo|doy clases|estudio|cuido|limpio|manejo|atiendo|enseno)(?: [\p{L}]+){0,4}$/u,
  fr: /(?:^|[,:–—-] ?)(?:(?:car|parce que|vu que) )?(?:je|on|nous) (?!(?:peux|peut|pouvons|voudrais|prefere|veux|veut|aimerais|viens|vient|passe|prends|prend|suis|est|pense|crois|serais|pourrais)(?!\p{L}))\p{L}+(?: [\p{L}']+){0,4}$/u,
  de: /(?:^|[,:–—-] ?)(?:(?:denn|weil) )?(?:ich|wir) (?!(?:kann|konnen|konnte|mochte|mochten|will|wollen|brauche|hatte|wurde|komme|bin|nehme|habe)(?!\p{L}))\p{L}+(?: \p{L}+){0,3}$/u,
};

/** Whether what stands before a part of the day says what the caller does then; a reason only beside another part that is wished. */
export const doesAtPart = (before: string, language: Language): boolean =>
  doesThen[language].test((before.split(/[.!?;\n]/u).at(-1) ?? '').trimEnd());

const trouble =
  /(?<!\p{L})(?:hurt\p{L}*|ach(?:e|es|ing)|pain(?:s|ful|fully|ing)?|sore|throb\p{L}*|snor\p{L}*|breath\p{L}*|cough\p{L}*|w(?:akes?|aking|oke)|itch\p{L}*|grind\p{L}*|clench\p{L}*|bleed\p{L}*|sleep(?:s|ing)?|sweat\p{L}*|cr(?:y|ies|ying)|bark\p{L}*|limp\p{L}*|throws? up|worse|leak(?:s|ed|ing|y)|drip\p{L}*|rattl\p{L}*|bang(?:s|ing)|beep\p{L}*|freez(?:es|ing)|shuts? (?:off|down)|duel\p{L}*|dolor\p{L}*|ronc\p{L}*|respir\p{L}*|tos(?:e|o|er)|despiert\p{L}*|pica|rechin\p{L}*|sangr\p{L}*|duerm\p{L}*|llor\p{L}*|goter?\p{L}*|peor|mal|douleurs?|ronfl\p{L}*|tousse\p{L}*|reveill\p{L}*|gratt\p{L}*|grinc\p{L}*|saign\p{L}*|dor(?:t|s)|pleur\p{L}*|fuit|pire|weh|tut|tun|schmerz\p{L}*|schnarch\p{L}*|atme\p{L}*|huste\p{L}*|wach\p{L}*|juck\p{L}*|knirsch\p{L}*|blut\p{L}*|schlaf(?:e|t|en|st)?|wein\p{L}*|tropf\p{L}*|schlimmer)(?!\p{L})/u;
const visit =
  /(?<!\p{L})(?:(?:i|we|i'd|we'd)(?: (?:really|just|do|also|would))? need|schedule|arrange|please|(?:fix|repair|do|paint) (?:it|this|that|my|our|the)|come|coming|see|seen|visit|book\p{L}*|appointments?|want|like|could|can(?! not)|get in|free|open|available|prefer|works?|cita|necesit(?:o|amos|aria|ariamos)|por favor|agend\p{L}*|(?:arregl|repar)(?:ar|en|e)\p{L}*|venir|ver|quier\p{L}*|pued\p{L}*|reserv\p{L}*|besoin|s'il vous plait|svp|repar(?:er|ez)|rendez-vous|rdv|passer|voir|peux|voudrais|brauch(?:e|en|te|ten)|bitte|reparier(?:en|t)|termin|kommen|mocht\p{L}*|konn\p{L}*)(?!\p{L})/u;
const night = /(?<!\p{L})(?:nights?|nightly|noches?|nuits?|nachts?|nachte)(?!\p{L})/u;

/** "My tooth hurts at night", "ronca por la noche": whether the night is told of what is wrong, and no visit is wished for then. */
export function isNightOfTrouble(before: string, words: string): boolean {
  const told = before.split(/[.!?;,¿¡\n]|(?<!\p{L})(?:so|but|pero|asi que|mais|donc|aber)(?!\p{L})/u).at(-1) ?? '';
  return night.test(words) && trouble.test(told) && !visit.test(told);
}
