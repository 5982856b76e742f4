// "No, no second one", "just the one", "skip Max", "forget the oil change": of two that were wanted, one is not wanted after all.
// Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

const visitEn = '(?:appointments?|appts?|visits?|bookings?|slots?|ones?)';
/** No other one. */
const none: Readonly<Record<Language, string>> = {
  en: `(?:no|not a|don'?t (?:need|want) (?:a|the|that|any)|do not (?:need|want) (?:a|the|any)|no need for (?:a|the)|without the|skip the|forget (?:about )?the|drop the|scratch the|leave out the) (?:second|other|extra|next)(?: ${visitEn})?(?! (?:thought|opinion|option|choice|question|problem|issue|time|day|hour|date)s?(?!\\p{L}))`,
  es: '(?:no|sin|ya no)(?: (?:quiero|queremos|necesito|ocupo|hace falta|va a hacer falta|haga))? (?:el|la|un|una|otro|otra|ningun|ninguna)? ?(?:segund[oa]|segunda cita|otra cita)(?! (?:hora|dia|fecha|opcion))|la (?:otra|segunda) (?:ya )?no(?=\\P{L}*(?:[.,;!]|$))',
  fr: "(?:pas de|pas besoin (?:de|d'une?|du|de la)|sans|oubliez|laissez (?:faire|tomber)|annulez) ?(?:la |le |l')?(?:deuxieme|second|seconde|autre)(?: (?:rendez-vous|rdv|visite))?(?! (?:heure|jour|date|choix|fois|question))",
  de: '(?:kein\\p{L}*|ohne(?: den| die| das)?|nicht den|lassen sie (?:den|das|die)|streichen sie (?:den|das|die)|brauch\\p{L}*(?: \\p{L}+)? (?:den|das|die|kein\\p{L}*)) (?:zweite\\p{L}*|andere\\p{L}*|weitere\\p{L}*)(?: termin)?(?! (?:tag|uhrzeit|zeit|datum|mal|frage|wahl))|(?:den|das|die) zweite\\p{L}*(?: termin)? (?:doch )?nicht',
};
const noneOf = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${none[language]})(?!\\p{L})`, 'u'));
const visit: Readonly<Record<Language, string>> = {
  en: '(?:appointments?|visits?|bookings?)',
  es: '(?:citas?|visitas?)',
  fr: '(?:rendez-vous|rdv|visites?)',
  de: '(?:termine?|besuche?)',
};
const ends = `(?: (?:please|thanks|thank you|then|now|for now|after all|por favor|gracias|merci|finalement|pour l'instant|bitte|danke|dann|erstmal|doch))*(?=\\P{L}*(?:[.,;!]|$))`;
/** Only one, said by the number of them. */
const single: Readonly<Record<Language, string>> = {
  en: '(?:just|only) (?:the |that |this )?one(?: of them)?',
  es: '(?:nada mas|nomas|solo|solamente|unicamente) (?:(?:la|el|esa|ese|esta|este) )?(?:un[oa]|sol[oa])',
  fr: "(?:juste|seulement|rien que|uniquement) (?:une?|l'un|le sien|la sienne)",
  de: '(?:nur|bloss) (?:(?:der|die|das|den) )?eine?\\p{L}{0,2}',
};
/** Only that one, or the first: a choice as well, where times are offered. */
const pointed: Readonly<Record<Language, string>> = {
  en: '(?:just|only) (?:(?:that|this) one|(?:the|that|this) first(?: one)?)',
  es: '(?:nada mas|nomas|solo|solamente|unicamente) (?:esa|ese|esta|este|(?:la|el|esa|ese|esta|este) primer[oa]?)',
  fr: '(?:juste|seulement|rien que|uniquement) (?:celui-la|celle-la|le premier|la premiere)',
  de: '(?:nur|bloss) (?:der|die|das|den) erste\\p{L}*',
};
const onlyIn = (only: Readonly<Record<Language, string>>) =>
  eachLanguage(
    (language) => new RegExp(`(?<!\\p{L})(?:${only[language]})(?: ${visit[language]})?${ends}(?!\\p{L})`, 'u'),
  );
const singleOf = onlyIn(single);
const pointedOf = onlyIn(pointed);

const rest = '(?<what>[^,.;!?]{2,40})';
/** That one is not wanted, or not to come. */
const leaves: Readonly<Record<Language, string>> = {
  en: `(?:skip|leave out|leave|forget(?: about)?|drop|scratch|never ?mind|lose|cancel|take off|no need for|don'?t (?:need|want)|not) ${rest}`,
  es: `(?:olvide(?:se)?(?: de)?|olvidemos|quite|quitele|deje fuera|ya no (?:quiero|necesito|ocupo)|no (?:quiero|necesito|ocupo)|sin|cancele|lo de) ${rest}`,
  fr: `(?:oubliez|laissez (?:faire|tomber)(?: pour)?|enlevez|annulez|pas besoin (?:de|d'|du|pour)|sans|pas(?: pour| de| d')?) ?${rest}`,
  de: `(?:vergessen sie|streichen sie|lassen (?:sie|wir)|ohne|kein\\p{L}*|brauch\\p{L}*(?: ich| wir)?(?: kein\\p{L}*)?|nicht(?: fur)?) ${rest}`,
};
const leavesOf = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${leaves[language]})`, 'gu'));
/** Behind what is left: "Paul doch nicht", "al Toby no", "Hugo finalement non". */
const behind: Readonly<Record<Language, RegExp>> = {
  en: /(?<what>[^,.;!?]{2,30}?),? (?:(?:won'?t|will not|isn'?t|is not|'s not|doesn'?t|does not) (?:need (?:it|one|that)|have to|want (?:to|it|one)|be coming|come|coming|going))(?: (?:anymore|any more|after all|now|then))?(?=\P{L}*(?:[,.;!]|$))/gu,
  es: /(?<!\p{L})(?:(?:al?|lo de|el|la|para) )?(?<what>[^,.;!?]{2,30}?) (?:ya |mejor |al final |siempre )?no(?: (?:va|viene|quiere|hace falta))?(?=\P{L}*(?:[,.;!]|$))/gu,
  fr: /(?<what>[^,.;!?]{2,30}?) (?:finalement |en fait )?(?:non|(?:ne )?(?:vient|viendra|veut) (?:pas|plus))(?=\P{L}*(?:[,.;!]|$))/gu,
  de: /(?<what>[^,.;!?]{2,30}?) (?:kommt |will |braucht (?:es |das |keine?n? )?)?(?:doch |lieber |dann |jetzt )*nicht(?: (?:mehr|mit|mitkommen|kommen))?(?=\P{L}*(?:[,.;!]|$))/gu,
};

/** What else a line may answer: a choice of the times that are offered, or what was asked. */
export type Beside = { readonly isOffered?: boolean; readonly isAnswer?: boolean };

/** "The second one" is one of the times as well. */
const ofTimes =
  /(?<!\p{L})(?:the|that|la|el|le|den|die|das|l'(?=autre))(?: (?:second|other|extra|next|segund[oa]|otr[oa]|deuxieme|seconde?|zweite\p{L}*|andere\p{L}*|weitere\p{L}*)|autre)(?: (?:ones?|slots?))?$/u;
/** "Is there no other slot?" asks for one. */
const asks = /^[^.!;]*\?/u;

/** Is no second visit wanted, whatever it was for? */
export function refusesSecond(said: string, language: Language, { isOffered, isAnswer }: Beside = {}): boolean {
  const folded = foldCue(said);
  const no = noneOf[language].exec(folded);
  const isTime = no !== null && isOffered && ofTimes.test(no[0]);
  if (no && !isTime && !asks.test(folded.slice(no.index))) return true;
  if (isAnswer) return false;
  const isPointed = pointedOf[language].test(folded);
  return isPointed ? !isOffered : singleOf[language].test(folded);
}

/** What is said to be left out, as it was said: a service, or whoever was to come. */
export function leftOut(said: string, language: Language): readonly string[] {
  const folded = foldCue(said);
  // Folding may change lengths; then what was said can only be told in small letters.
  const from = folded.length === said.length ? said : folded;
  return [leavesOf[language], behind[language]].flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((found) => {
      const what = found.groups?.what ?? '';
      const at = found.index + found[0].indexOf(what);
      return what === '' ? [] : from.slice(at, at + what.length).trim();
    }),
  );
}
