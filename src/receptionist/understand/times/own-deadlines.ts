// "I have to be at the office by one", "tengo que salir a las 11", "ich muss um elf weg": an hour at which the caller is elsewhere already.
// The visit has to be over by then; of "I get off at two" it may begin only then. Folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { isOwnEngagement } from './engagements.ts';

/** Before the hour: what has to be done by then. */
const mustBefore: Readonly<Record<Language, string>> = {
  en: "(?:(?:i|we|he|she|they)(?:'ve| have| has)? ?(?:gotta|got to|have to|has to|need to|must)|(?:^|[,.;!?] ?)(?:gotta|got to|have to)) (?:be (?:back|gone|done|finished|home|out(?! (?:there|here at))|somewhere|elsewhere|(?:at|in|on) (?:work|school|court|class|church|the (?:office|airport|school|station|bank|hospital|road)|a (?:meeting|call)|my (?:\\p{L}+)))|leave(?! (?:(?:the|my|our|an?|his) (?!(?:house|home|place|apartment)(?!\\p{L}))\\p{L}|(?:it|him|her|them|work|school|class)(?!\\p{L})))|head (?:out|off|back|home)|run|get (?:back|going|home|to (?:work|school|class|the airport|my \\p{L}+))|pick (?:up )?(?:my|our|the) (?:kids?|son|daughter|child(?:ren)?|wife|husband|boys?|girls?|mom|dad)(?: up)?|catch (?:a|my|the) \\p{L}+)(?: (?!for|and|can|so)[\\p{L}']+){0,4}",
  es: '(?:(?:tengo|tenemos|tiene) que|debo|debemos) (?:salir(?! (?:del?|de la) (?:trabajo|escuela|oficina|clase)(?!\\p{L}))|irme|irnos|estar (?:en (?!su|la cita|casa)|fuera)|volver|regresar|entrar|recoger|pasar por|llegar (?:al? (?:trabajo|escuela|oficina|aeropuerto)))(?: (?!y|para|con|pero)[\\p{L}]+){0,4}|(?:yo )?entr[oa](?: (?:a|al) (?:trabajar|trabajo|la escuela))?',
  fr: "(?:(?:il )?faut que (?:je|j'|on|nous)|(?:je|on|nous) (?:dois|doit|devons)) ?(?:soi[st] (?:au|a la|a l'|sortie?s?|partie?s?|rentree?s?|revenue?s?|parti)|parte?|partir|reparte?|repartir|aille chercher|aller chercher|sorte|sortir|rentre|rentrer|etre (?:au|a la|a l'|sortie?|partie?|rentree?|revenue?|de retour)|recuperer)(?: (?!et|pour|mais)[\\p{L}']+){0,4}",
  de: '(?:ich|wir|er|sie) (?:muss|mussen)(?: (?!sie|termin|einen|kommen)[\\p{L}]+){0,2}',
};
/** Behind it, where German puts what has to be done. */
const germanBehind =
  /^(?: uhr)?(?: (?:schon|wieder|spatestens|dann|auch))* (?:weg|los|fort|fertig(?: sein)?|(?:im|in der|auf der|bei der|in die|zur|zum|zu)(?: meine[rnm]?)? \p{L}+(?: sein)?|zuhause(?: sein)?|zu hause(?: sein)?|raus|gehen|fahren|(?:meine?n?|die|das) (?:kinder?|sohn|tochter)(?: \p{L}+)*)(?=\s*(?:[.,;!?]|$|sein|und))/u;

/** From when on they are free, of what `isOwnEngagement` knows. */
const freeFrom: Readonly<Record<Language, string>> = {
  en: "(?:gets?|getting|am|i'm|we're|is) off|off work|leaves? (?:work|school|class|the office)|finish(?:es)?|done (?:with work|working)|(?:ends?|lets? out|over)",
  es: '(?:salir (?:del?|de la) (?:trabajo|escuela|oficina|clase))|(?<!que )(?:salgo|salimos|termino|terminamos|sale|acaba|termina)',
  fr: '(?<!que je )(?:sors|finis|finit|termine|debauche)',
  de: '(?:feierabend|endet|aus ist|fertig bin|schluss)',
};

const ends =
  '(?: at| by| before| around| a| antes de| para| vers| pour| avant| um| bis| gegen| spatestens)*(?: las?)?\\s*$';

const must = eachLanguage((language) => new RegExp(`(?<![\\p{L}'])(?:${mustBefore[language]})${ends}`, 'u'));
const free = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${freeFrom[language]})(?!\\p{L})`, 'u'));

/** Up to that hour, whoever has to be somewhere is there: they may come only from then on. */
const until: Readonly<Record<Language, string>> = {
  en: "(?:until|till|'?til)",
  es: 'hasta(?: las?)?',
  fr: "jusqu'(?:a|vers)",
  de: 'bis',
};
const untilBefore = eachLanguage((language) => new RegExp(`(?<!\\p{L})${until[language]}\\s*$`, 'u'));
const untilAtStart = eachLanguage((language) => new RegExp(`^\\P{L}*${until[language]}(?!\\p{L})`, 'u'));
/** "Bis drei im Büro" is there till then, "bis drei fertig" is done by then. */
const germanThere = /^(?: uhr)?(?: (?:noch|immer))* (?:im|in der|auf der|bei der|an der|bei) (?:\p{L}+ )?\p{L}+/u;

const sentenceOf = (before: string) => before.split(/[.!?;\n]/u).at(-1) ?? '';

/** Whether an hour is one by which the caller has to be elsewhere, by what stands before and behind it in its sentence. */
function isDeadline(before: string, behind: string, language: Language): boolean {
  return must[language].test(sentenceOf(before)) && (language !== 'de' || germanBehind.test(behind));
}

/** "I have to be at work until three": whether the caller is held up to the hour, of which `words` are its own. */
function isHeldUntil(before: string, words: string, behind: string, language: Language): boolean {
  const sentence = sentenceOf(before);
  if (!untilBefore[language].test(sentence) && !untilAtStart[language].test(words)) return false;
  const bare = `${sentence.replace(untilBefore[language], '').trimEnd()} `;
  if (language === 'de') return must.de.test(bare) && germanThere.test(behind);
  return must[language].test(bare) || isOwnEngagement(bare, language);
}

/** Of an hour at which the caller does something of their own: whether they are free from then on, rather than up to it. */
const isFreeFrom = (before: string, language: Language): boolean => free[language].test(sentenceOf(before));

type Hour = { readonly before: string; readonly start: number; readonly end: number };

/** What an hour is to the caller where it is one of their own: `due` elsewhere by then, `held` up to it, `free` from it on; null where it is none. */
export const ownHourIn =
  (text: string, language: Language) =>
  ({ before, start, end }: Hour): 'due' | 'held' | 'free' | null => {
    const behind = foldCue(text.slice(end));
    if (isHeldUntil(before, foldCue(text.slice(start, end)), behind, language)) return 'held';
    if (!isDeadline(before, behind, language) && !isOwnEngagement(before, language)) return null;
    return isFreeFrom(before, language) ? 'free' : 'due';
  };

/** "Is Friday ok?", "¿puede ser el viernes?": beside an hour of the caller's own, a day that is proposed for a visit. */
export const proposesDay = (folded: string): boolean =>
  /(?<!\p{L})(?:(?:is|would|will|does) (?:the )?[\p{L}\d]+(?: \p{L}+)?(?: be)? (?:ok|okay|good|fine|alright|all right|possible|work)|(?:how|what) about|(?:esta bien|puede ser|se puede|que tal) (?:el |la )?\p{L}+|\p{L}+,? (?:ca va|c'est bon|c'est possible|possible) ?\?|(?:geht|passt|ware) (?:(?:es|der|am|auch|ihnen|euch) )*\p{L}+)(?!\p{L})/u.test(
    folded,
  );
