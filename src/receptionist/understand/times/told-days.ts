// "We had hail on Sunday", "se me rompió el jueves", "wir heiraten im April": a day on which something happened, and the month of a feast,
// are told, and wished for by nobody. Four languages, over folded text.
import type { Language } from '../../business.ts';
import { addDays } from '../../local-time.ts';
import { eachLanguage } from '../../models/text.ts';

/** "Since I came off the ladder at Christmas", "depuis que je suis tombé lundi": when that was is told, and wished for by nobody. */
export const sinceThen =
  /(?<!\p{L})(?:since (?:i|we|he|she|it|they|(?:my|the|our) \p{L}+) (?:\p{L}+ed|came|fell|got|had|hurt|did|was|were|went|ran|slipped|tore|broke|left|took|put|began|bought|gave|woke)(?!\p{L})|desde que (?!abr)|depuis qu(?:e |['’])|seit(?:dem)? (?:ich|wir|er|sie|es|mein\p{L}*)(?!\p{L}))[^,.;!?]*/giu;

/** What may stand between what happened and its day: nothing that wishes, and nothing of a visit. */
const between =
  "(?: (?!(?:and|so|but|or|if|then|can|could|would|will|want|need|like|have|has|get|is|are|for|by|before|until|open|openings?|available|slots?|appointments?|appt|visits?|booked|booking|scheduled|schedule|book|come|do|y|o|pero|asi|si|para|antes|puede\\p{L}*|puedo|quier\\p{L}+|necesit\\p{L}+|hay|tiene\\p{L}*|cita|et|ou|mais|donc|pour|avant|peut|peux|pouvez|veux|voudrais|faut|avez|rendez-vous|rdv)(?!\\p{L}))[\\p{L}\\d'-]+){0,6}";
const notVisit =
  '(?! (?:an?|the|my|our|una|la|mi|un|le|mon|one|something|it|this)? ?(?:\\p{L}+ )?(?:appointments?|appt|visits?|booking|reservation|meeting|slot|consult\\p{L}*|estimate|cita|visita|reserva|rendez-vous|rdv|visite))';

const happened: Readonly<Record<Language, string>> = {
  en: `(?:i|we|he|she|it|they|there|who|that|which|\\p{L}+)(?: just| only| also| already)? (?:had${notVisit}(?! (?:hoped|wanted|planned|thought|asked|requested|to)(?!\\p{L}))|broke|fell|lost|hurt|twisted|sprained|cracked|chipped|slipped|crashed|stopped|quit|died|leaked|flooded|started|began|happened|bought|came (?:off|down|through|loose|out|apart)|went (?:out|down|off|bad|dead)|hit|burst|tore|pulled|got (?:hit|hurt|bit|bitten|sick|stung|worse|rear-ended|stuck|damaged|into)|woke up|noticed|blew|tripped|adopted|injured|scratched|dropped|swallowed|knocked|stepped|was (?:in an?|sick|away|out of town|damaged|hit)|were (?:sick|away|out of town)|hailed|stormed)${between}(?: on| this past| back on| early| late| around)?`,
  es: `(?:se (?:me |nos |le )?(?:rompio|cayo|quebro|dano|descompuso|inundo|fue|murio|safo|tapo|despego|solto|perdio)|tuv(?:e|imos|o)${notVisit}|hubo|cayo|granizo|empezo|comenzo|compr(?:e|amos)|perdi(?:mos|o)?|choque|choco|chocaron|me (?:cai|torci|corte|lastime|golpee|pegue)|me l[oa]s? (?:hice|hicieron|puse|pusieron|hizo)|nos (?:paso|cayo)|dejo de \\p{L}+)${between}(?: el| este| el pasado)?`,
  fr: `(?:(?:j'ai|on a|nous avons|il a|elle a|ca a|il y a|\\p{L}+ a) (?:eu${notVisit}|perdu|casse|achete|commence|grele|arrete|lache|inonde|fuit?|tordu|fele|cogne)|(?:je|il|elle|on|\\p{L}+)(?: me| s'?)? ?(?:suis|est) (?:tombee?|blessee?|cassee?|coupee?|cognee?|arretee?|decollee?))${between}(?: le| ce)?`,
  de: `(?:(?:wir|ich|er|sie) (?:hatten?|stürzte|fiel)|(?:hatten|hatte) (?:wir|ich|er|sie)|(?:ist|sind|bin|hat|habe|haben|wurde)(?: (?!(?:frei|moglich|noch|termin\\p{L}*|zeit|sie|ihr|am)(?!\\p{L}))\\p{L}+){0,4})(?: am| letzten| diesen)?`,
};
const doneThen: RegExp =
  /^[^.,!?]{0,40}?(?<!\p{L})(?:hagel|sturm|unwetter|unfall|gehagelt|gesturmt|geregnet|gesturzt|gefallen|gebrochen|verletzt|verloren|passiert|kaputt\p{L}*|ausgefallen|abgefallen|umgeknickt|abgebrochen|geplatzt|gekauft|angefangen|aufgehort|ausgelaufen|(?:runter|herunter|hin|ab)gefallen)(?!\p{L})/u;

/** What happened in German stands at the end, behind the word for the day: "am Sonntag hat es gehagelt", "am Sonntag fiel der Strom aus". */
const happenedThen: Readonly<Record<Language, string>> = {
  en: `(?:(?:my|our|his|her|the) (?:\\p{L}+ )?)?${happened.en}`,
  es: `(?:(?:mi|nuestr[oa]|la|el|un|una) (?:\\p{L}+ ){1,2})?${happened.es}`,
  fr: `(?:(?:mon|ma|notre|le|la|un|une) )?${happened.fr}`,
  de: '(?:(?:ist|sind|hat|haben|habe|bin|wurden?)(?!\\p{L})[^.,!?]{0,60}?(?<!\\p{L})(?:\\p{L}*(?:hagelt|sturmt|regnet|schneit|sturzt|fallen|brochen|rissen|platzt|knickt|knackt|sprungen|storben|schnitten|bissen|stossen)|verletzt|verloren|passiert|kaputt\\p{L}*|gekauft|angefangen|aufgehort|ausgelaufen)|(?:hatten|hatte|fiel|brach|riss|ging|platzte|lief|sturzte|verlor)(?! (?:gern|ich gern|ich lieber|ich zeit|ich einen))(?!\\p{L}))',
};

const read = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${happened[language]})\\s*$`, 'u'));

/** Whether what stands about a coming day, in its own sentence, tells what happened on the last one of its name. */
export function isDayOfStory(before: string, behind: string, language: Language): boolean {
  const sentence = before.split(/[.!?;,\n]/u).at(-1) ?? '';
  if (read[language].test(sentence) && (language !== 'de' || doneThen.test(behind))) return true;
  return opensStory.test(sentence) && told[language].test(behind) && !asked.test(behind);
}

/** "On Sunday we had hail", "el domingo se me cayó un empaste": the day is said first. */
const opensStory =
  /^\P{L}*(?:(?:hi|hello|so|well|yes|yeah|hola|si|pues|bueno|bonjour|oui|alors|bon|hallo|ja|also|guten tag|and|but|last|this past|just)\P{L}+)*(?:on|this|el|este|la|le|ce|am|letzten|diesen)?\P{L}*$/u;
const told = eachLanguage(
  (language) =>
    new RegExp(
      `^(?: (?:night|evening|morning|afternoon|por la \\p{L}+|en la \\p{L}+|soir|matin|abend|nacht|fruh|morgen))?,? (?:${happenedThen[language]})(?!\\p{L})`,
      'u',
    ),
);
const asked = /^[^.!,;]*\?/u;

const feast =
  /(?<!\p{L})(?:(?:get(?:ting)?|be(?:ing)?) married|wedding|marr(?:y|ying)|graduat\p{L}+|baby is due|due date|boda|(?:nos casamos|me caso|se casan?)|mari(?:age|ons|ent)|(?:me |se )?marie|heirate\p{L}*|hochzeit|trauung)(?:'s| is| will be| es| sera| est| ist| findet)?(?: coming up| sometime| early| late| in| en| au mois de| im| the| next| this| nachstes jahr)*\s*$/u;

/** So many days at the least are no day that somebody could come on. */
const stretchDays = 14;

/** "We moved here from Illinois in June", "on a emménagé en juin": a month behind what somebody did is told, as it is no day to come on. */
const didThen: RegExp =
  /(?<!\p{L})(?:(?:i|we|he|she|they|it|who) (?:just |only |also |both )?(?!(?:need|feed|(?:need|want|hop|prefer|plann|lik|book|schedul|ask|request|look|call|wish|talk|discuss|propos|suggest|offer)e?d)(?!\p{L}))(?:\p{L}{2,}ed|bought|sold|got|had|lost|came|left|built|started|began|broke|fell)|(?:nos|me|se|le|lo|la)? ?(?:mudamos|mude|mudo|cambiamos de \p{L}+|cambie de \p{L}+|cambio de \p{L}+|casamos|nacio|adopt(?:amos|e|o)|compr(?:amos|e|o)|vendi(?:mos|o)?|llegamos|llegue|empece|empezamos|instalaron|pusieron|hicieron|abrimos|tuv(?:e|imos|o))|(?:on|nous|j'|je|il|elle|ils) ?(?:a|ai|avons|ont) (?!(?:une?|le|la|les|de|besoin|envie|hate|rien|quelque)(?!\p{L}))\p{L}+(?:e|i|u|is|ert)e?s?|(?:on|nous|je|il|elle|ils) (?:s'|me |nous )?(?:est|suis|sommes|sont) (?:arriv|demenag|install|part|ven|n|tomb|mari)[eiu]e?s?)(?: (?!(?:and|so|but|can|could|would|want|need|y|pero|quier\p{L}+|et|mais|voudr\p{L}+|und|aber|mocht\p{L}+|termin)(?!\p{L}))[\p{L}\d'-]+){0,6}(?: back)?(?: in| en| au mois de)?(?: early| late| mid)?\s*$/u;
/** A visit that was made for that month is no story. */
const ofVisit =
  /(?<!\p{L})(?:appointments?|appt|visits?|booking|slot|cita|visita|rendez-vous|rdv|termin|availab\p{L}+|opening)(?!\p{L})/u;
const toldMonth = (before: string): boolean => {
  const sentence = before.split(/[.!?;,\n]/u).at(-1) ?? '';
  return didThen.test(sentence) && !ofVisit.test(sentence);
};

/** "The wedding's in June", "we moved here in June": no month in which to come. */
export const isMonthOfFeast = (before: string, { from, to }: { from: string; to: string }): boolean =>
  to >= addDays(from, stretchDays) && (feast.test(before) || toldMonth(before));
