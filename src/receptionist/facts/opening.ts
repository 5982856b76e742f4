// Whether the house is open when a question asks it: on a day, at an hour, in a part of the day, or this minute. A yes or a no is
// given only where the hour is known; else the hours are told without either.

import { clockOf, minutesOf } from '#shared/hours.ts';
import { type Business, type Hours, type Language, type Weekday, weekdays } from '../business.ts';
import { localTime, weekdayOf } from '../local-time.ts';
import type { Say } from '../plan.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { asksClock } from '../understand/text/sentences.ts';
import { readTimes, type TimeMention, type TimeWindow } from '../values/times.ts';
import { isAfter } from './topics.ts';

type Intervals = readonly (readonly [string, string])[];
type House = { readonly business: Business; readonly now: string };

/** The hours of a date; none where the house is closed that day. */
export function intervalsOn(hours: Hours, business: Business, date: string): Intervals {
  return business.closedDates.includes(date) ? [] : hours[weekdayOf(date)];
}

/** When both are open: a person works only while the house is. */
export function shared(one: Intervals, other: Intervals): Intervals {
  return one.flatMap(([opens, closes]) =>
    other.flatMap(([from, to]) => {
      const start = opens > from ? opens : from;
      const end = closes < to ? closes : to;
      return start < end ? [[start, end] as const] : [];
    }),
  );
}

const mentionsIn = (question: string, language: Language, { business, now }: House): TimeMention[] =>
  readTimes(question, language, {
    now: new Date(now).toISOString(),
    timezone: business.timezone,
    hours: business.hours,
  });

/** The days that a question names: dates, or weekdays as such. */
export function daysIn(
  question: string,
  language: Language,
  house: House,
): { readonly dates: readonly string[]; readonly days: readonly Weekday[] } {
  const mentions = mentionsIn(question, language, house);
  const days = mentions.flatMap((one) => one.repeats ?? []).flatMap((day) => weekdays[day - 1] ?? []);
  const dates = mentions.flatMap((one) =>
    one.date && !one.repeats && one.date.from === one.date.to && one.date.origin === 'said' ? [one.date.from] : [],
  );
  const weekend = mentions.some((one) => one.date?.grain === 'weekend');
  return { dates, days: weekend && days.length === 0 ? ['sat', 'sun'] : days };
}

/** "Before you open it up", "abren la batería", "getting my lock open": a thing is opened, and no house. */
const opensThing: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:open|opens|opened|opening|close|closing) (?:(?:it|them) ?(?:up)?(?!\p{L})|(?:up )?(?:my|our|his|her|an? (?!little|bit|few|couple|day|week))|up (?:it|them|the)(?!\p{L}))|(?<!\p{L})close (?:to|by)(?!\p{L})|(?<!\p{L})(?:get|gets|getting|got|pry|prying|pried|pick|picking|drill|drilling|force|forcing|pop|popping|break|breaking|crack|cracking) (?:it|them|(?:my|our|his|her) (?:(?:car|truck|house|front|back|garage) )?(?:door|lock|padlock|car|truck|trunk|safe|mailbox|window|house|apartment)) open(?!\p{L})|(?<!\p{L})(?:open|opens|opening) (?:up )?(?:locks|locked \p{L}+|safes|cars|car doors|trunks|padlocks|mailboxes)(?!\p{L})/u,
  es: /(?<!\p{L})(?:l[oa]s?|me l[oa]s?|se l[oa]s?) (?:abren|cierran)(?!\p{L})|(?<!\p{L})(?:abren|cierran) (?:mis?|una?|est[ea])(?!\p{L})|(?<!\p{L})(?:abren|cierran) (?:tambien )?(?:cerraduras|candados|cajas fuertes|carros|coches|autos|puertas (?:sin|que|cerradas|blindadas))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:l'|les |me l'|me les )(?:ouvr|ferm)\p{L}+|(?<!\p{L})(?:ouvr|ferm)\p{L}+(?:-vous)? (?:mon|ma|mes|une?)(?!\p{L})|(?<!\p{L})(?:ouvr|ferm)\p{L}+(?:-vous)? (?:aussi )?(?:les |des )(?:serrures|coffres|cadenas|voitures|portes (?:sans|blindees|claquees|qui))(?!\p{L})/u,
  de: /(?<!\p{L})(?:offnen|offnet|schliessen) (?:sie |ihr )?(?:ihn|es|mein\p{L}*|eine?n?)(?!\p{L})|(?<!\p{L})(?<!(?:wann|uhr) )(?:offnen|offnet) (?:sie |ihr )?(?:auch )?(?:turen|turschlosser|schlosser|tresore|autos|hausturen|wohnungsturen)(?!\p{L})|(?<!\p{L})(?:mein\p{L}*|unser\p{L}*|die|das|den) (?:tur|schloss|tresor|auto|kofferraum|haustur|wohnungstur)(?: (?!uhr)\p{L}+){0,3} (?:zu )?offnen(?!\p{L})/u,
};

/** "Jusqu'à quand puis-je annuler ?": asks how long something of the caller's may wait. */
const ofVisits =
  /(?<!\p{L})(?:cancel\p{L}*|reschedul\p{L}*|refund\p{L}*|annul\p{L}*|decommand\p{L}*|rembours\p{L}*|reporter|(?:de|re)?plac(?:er|ez)|anular|reembols\p{L}*|mover|absag\p{L}*|abzusagen|stornier\p{L}*|verschieb\p{L}*|umbuch\p{L}*|order|commander|bestellen|encargar|sign up|register|inscri\p{L}*|anmeld\p{L}*|pick (?:it|them) up|(?:need|have|should|must|ought)(?: (?:i|we))? (?:to )?(?:ask|let you know|tell you|send (?:it|them) in|request)|ask for more|pay|pagar|payer|bezahlen|zahlen)(?!\p{L})/u;
/** "How late can he have his dinner?": whoever may eat until then is no house. */
const ofMeals =
  /(?<!\p{L})(?:(?:can|may|could|should) (?:i|he|she|it|they|we|(?:my|our|the|his|her) \p{L}+) (?:still )?(?:have|eat|drink|be fed|get (?:his|her|their|any) (?:food|dinner|breakfast))|(?:puede|puedo|pueden|podemos|debe) (?:\p{L}+ ){0,2}(?:comer|cenar|desayunar|beber|tomar agua)|(?:peut|puis|peux|peuvent|doit)(?:-(?:il|elle|je|on|ils))? (?:\p{L}+ ){0,3}(?:manger|boire|dejeuner)|(?:darf|kann|durfen) (?:\p{L}+ ){1,4}(?:essen|trinken|fressen|fruhstucken))(?!\p{L})/u;
/** "Until when can I download them?": how long a thing of theirs is to be had; with a day named, whoever brings one back comes to the house. */
const ofThings =
  /(?<!\p{L})(?:(?:(?:until|till?|up to|from) (?:when|what time)|how (?:late|long)) (?:can|could|may|do|should) (?:i|we)(?: still| even)? (?:download|access|view|stream|keep|store|return|exchange|redeem) (?:it|them|this|these|those|my|our|the|an?)|(?:jusqu'a|a partir de|des) (?:quand|quelle heure) (?:(?:est-ce que |est-ce qu')?(?:je peux|on peut|je pourrais|nous pouvons)|puis-je|peut-on|pouvons-nous) (?:encore )?(?:l'|(?:les|la|le) )?(?:telecharger|consulter|conserver|garder))(?!\p{L})/u;
/** "¿Cuántos años lleva abierto?", "how long have you been open?": since when there is a house, and not on which days. */
const sinceWhen =
  /(?<!\p{L})(?:how (?:long|many years)(?: \p{L}+)? (?:have|has)(?: [\p{L}']+){1,5} been (?:open|around|in business)|since (?:when|what year) (?:have|has)|what year did|(?:cuant[oa]s? (?:anos|meses)|desde (?:cuando|que ano|hace cuanto)|(?:desde )?hace cuanto(?: tiempo)?)(?: \p{L}+){0,3} (?:llevan?|abiert\p{L}+|abrieron)|cuanto tiempo (?:llevan?|tienen?)(?: \p{L}+){0,2} abiert\p{L}+|depuis (?:quand|combien|quelle annee)|combien d'annees|en quelle annee|seit (?:wann|wie (?:lange|vielen)|welchem jahr)|wie (?:lange|viele jahre)(?: \p{L}+){0,6} schon(?: \p{L}+){0,4} (?:offen|geoffnet|auf)|in welchem jahr)(?!\p{L})/u;
const ofDoors =
  /(?<!\p{L})(?:open|close[sd]?|closing|shut|lock up|hours|abren|abiert\p{L}+|cierran|horarios?|ouv\p{L}+|ferm\p{L}+|horaires?|offen|geoffnet|offnungszeiten|sprechzeiten)(?!\p{L})/u;

/** Whether somebody is there, comes out, or sees people: the hours by another name, where a weekday is asked about. */
const thereOn: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:are|r) (?:you|u|y'all)(?: guys| folks| all)?(?: usually| normally)? (?:there|in|around|about|on|working|running|sailing|doing|offering|seeing)|do (?:you|u|y'all)(?: guys| folks)?(?: usually| normally| ever| also)? (?:work|run|go out|sail|fly|teach|operate|guide|paddle|(?:get|take) (?:people|guests|groups|folks|anyone|anybody) out|see (?:people|patients|clients|anyone|anybody|pets|animals)|take (?:people|patients|clients|customers)|come(?: out| over| by| round)?(?= (?:on )?(?:(?:the )?weekends?|(?:a|any) \p{L}+day|\p{L}+days|holidays))|come out|(?:do|have|offer) (?:it|that|this|them|those|one|any) (?:on|over)(?! (?:the|a|my|zoom|video|credit)(?!\p{L}))|do (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?! (?!too|also|as|at|and|or|usually|this|next|in|then|now|still|mornings?|afternoons?|evenings?|nights?|visits|appointments|hours)\p{L}))|will (?:you|u|y'all|they)(?: guys| folks)?(?: all| also| still)? (?:be (?:there|in|around|open|working|running)|work)|(?:(?:is|will)(?: there)? )?(?:be )?(?:anyone|anybody|someone|somebody) (?:(?:gonna|going to) )?(?:be )?(?:there|in|around|working|on duty|available))(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:van|iran) a (?:estar|trabajar|atender)|estaran|trabajaran|atenderan|habra (?:alguien|servicio|gente)|estan|trabajan|atienden|salen|reciben|dan (?:servicio|consulta|clases?)|vuelan|operan|hay (?:servicio|alguien|consulta|salidas?)|l[oa]s? hacen|vienen|navegan|pasan consulta)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous (?:etes (?:la|present\p{L}*|ouvert\p{L}*)|sortez|travaillez|recevez|consultez|naviguez|roulez|servez|faites des sorties)|(?:etes|serez)-vous (?:la|present\p{L}*)|(?:sortez|travaillez|recevez|consultez|naviguez|roulez|servez|volez|enseignez)-vous|vous (?:volez|enseignez|(?:le|la|les) faites)|faites-vous (?:ca|cela)|(?:travaillerez|ouvrirez|recevrez)-vous|vous (?:serez|travaillerez|recevrez)|il y (?:a|aura) (?:quelqu'un|des sorties)|(?:vous (?:venez|vous deplacez|intervenez)|(?:venez|intervenez)-vous|vous deplacez-vous)(?=(?: \p{L}+){0,2} (?:le|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|jours? feries?)s?(?!\p{L}))|y (?:a-t-il|aura-t-il) quelqu'un|quelqu'un (?:sera|est)(?:-t-il)? (?:la|present))(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:sind|seid) (?:sie|ihr)(?: \p{L}+){0,4} (?:da|dort|erreichbar|im (?:laden|buro|haus))|(?:arbeiten|arbeitet|fahren|fahrt|fliegen|fliegt|unterrichten|unterrichtet|behandeln|empfangen|offnen) (?:sie|ihr)|(?:kommen sie|kommt ihr)(?=(?: \p{L}+){0,2} (?:\p{L}+tags|mittwochs|sonnabends|am wochenende|an (?:wochenenden|feiertagen))(?!\p{L}))|(?:machen sie|macht ihr) (?:das|die|den|es)|werden (?:sie|ihr)(?: [\p{L}\d.]+){0,5} (?:da sein|arbeiten)|(?:ist|wird)(?: [\p{L}\d.]+){0,4} jemand (?:[\p{L}\d.]+ ){0,4}da)(?!\p{L})/u,
};

/** "Until what time can I be seen on Wednesdays?" */
const untilWhat =
  /(?<!\p{L})(?:(?:until|till?|up to) (?:what (?:time|hour)|when)|(?:how (?:late|early)|from what time|from when) (?:can|could|do|are|is|will)|(?:hasta|desde|a partir de) que hora|(?:jusqu'a|a partir de|des) (?:quelle heure|quand)|(?:bis|ab) (?:wann|wie ?viel uhr))(?!\p{L})/u;

/** The most words that a question whether somebody is there has. */
const thereWordsMax = 10;

/** "Do you run Wednesday night wrenching classes?": after what is done on that day, and not whether somebody is there. English. */
const doneOnDay =
  /(?<!\p{L})(?:do|does|are|is) (?:you|u|y'all|there|they)(?: guys| folks| also| ever| still)? (?:(?:do|run|offer|have|hold|host|teach|organi[sz]e|lead|put on|doing|running|offering|hosting)(?: an?| any)? )?(?:any |an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:(?:morning|afternoon|evening|night)s? )?(?!(?:or|and|too|also|as|at|this|next|in|if|from|until|till|before|after|between|for|with|when|while|usually|then|now|still|hours?|times?|appointments?|visits?|slots?|openings?|service|availability|mornings?|afternoons?|evenings?|nights?)(?!\p{L}))\p{L}{3,}/u;

/** Is a question after the hours of the house, by that word or as whether somebody is there on a weekday? */
/** "J'ai jusqu'à quand ?", "bis wann habe ich Zeit?": how long the caller has for something, and not when a door closes. Folded. */
const ownDeadline =
  /(?<!\p{L})(?:(?:until|till?|by) (?:when|what (?:day|date)) (?:do|would|must|should) (?:i|we) (?:have|need)(?: to)?|(?:i|we) have (?:until|till?) (?:when|what day)|(?:tengo|tenemos|tendria) hasta cuando|hasta cuando (?:tengo|tenemos|puedo (?:escoger|elegir|decidir|pensar\p{L}*|pagar))|(?:j'ai|on a|nous avons|j'aurais) jusqu'a quand|jusqu'a quand (?:ai-je|avons-nous|a-t-on|est-ce que (?:j'ai|on a|je dois)|(?:j'ai|on a) (?:pour|le temps))|bis wann (?:habe|hab|haben|hatte) (?:ich|wir) (?:denn )?(?:zeit|noch|dafur)|bis wann (?:muss|mussen|soll|sollen) (?:ich|wir) (?:mich|uns|(?:das |es |die |den )?(?:\p{L}+ )?(?:zahlen|bezahlen|entscheiden|aussuchen|bestellen|abgeben|zuruckgeben|zuruckbringen|absagen)))(?!\p{L})/u;

export function asksHours(question: string, language: Language, house: House): boolean {
  const folded = foldCue(question);
  if (doneOnDay.test(folded) && !ofDoors.test(folded)) return false;
  if (sinceWhen.test(folded) || (ownDeadline.test(folded) && !ofDoors.test(folded))) return false;
  const ofThing = ofThings.test(folded) && !namesDay(question, language, house);
  const isElse = ofThing || ofVisits.test(folded) || ofMeals.test(folded);
  if (isElse && !ofDoors.test(folded)) return false;
  if (isAfter('hours', folded.replace(opensThing[language], ' '), language)) return true;
  if (asksWhetherThere(question, language, house)) return true;
  return untilWhat.test(folded) && namesDay(question, language, house);
}

/** Whether somebody is there, works or goes out on a day that is named: the hours by another name. */
export function asksWhetherThere(question: string, language: Language, house: House): boolean {
  const folded = foldCue(question);
  const isShort = (folded.match(/[\p{L}\d']+/gu)?.length ?? 0) <= thereWordsMax;
  return isShort && thereOn[language].test(folded) && namesDay(question, language, house);
}

function namesDay(question: string, language: Language, house: House): boolean {
  const { dates, days } = daysIn(question, language, house);
  return dates.length + days.length > 0;
}

const yesNo =
  /(?:^|[.!?,;:¿¡])[^\p{L}]*(?:(?:and|so|hi|hello|hey|oh|but|y|et|und|hola|bonjour|hallo|perdon|disculpe|pardon|entschuldigung)[ ,]+)*(?:(?:are|r|is|will|do|does) |(?:you|u|y'?all)(?: guys)? (?:still )?open(?!\p{L})|(?:ustedes )?(?:todavia |aun |ya )?(?:estan?|abren|abre|trabajan|atienden|salen|reciben|vienen|vuelan|operan)(?!\p{L})|(?:etes|est-ce|ouvrez|travaillez|venez|intervenez|sortez|recevez|volez|enseignez|serez|vous (?:etes|venez|vous deplacez|intervenez|ouvrez|serez|sortez|travaillez|recevez|naviguez|consultez|volez|enseignez))(?!\p{L})|(?:sind|haben|habt|hat|ist|offnet|offnen|arbeiten|fahren|fliegen|unterrichten|seid|kommen sie|kommt ihr)(?!\p{L}))/u;
/** "Are you closed …?" asks the other way round: a yes would say the opposite. */
const ofClosing =
  /(?<!\p{L})(?:close[sd]?|closing|shut|lock|finish|cierran?|cerrad\p{L}+|fermez|fermee?s?|schliessen|schliesst|geschlossen|zu)(?!\p{L})/u;
const rightNow =
  /(?<!\p{L})(?:now|rn|at the moment|currently|at this (?:hour|time)|still|yet|ahora|ahorita|en este momento|todavia|aun|ya|maintenant|en ce moment|actuellement|encore|deja|jetzt|gerade|im moment|momentan|noch|schon)(?!\p{L})/u;
const until = /(?<!\p{L})(?:until|till?|'til|hasta|jusqu\p{L}*|bis)(?!\p{L})/u;

const isOpenAt = (clock: string, intervals: Intervals) =>
  intervals.some(([opens, closes]) => opens <= clock && clock < closes);

function isOpenIn({ from, to }: Pick<TimeWindow, 'from' | 'to'>, intervals: Intervals, isUntil: boolean): boolean {
  if (from !== null && to !== null) return intervals.some(([opens, closes]) => opens < to && from < closes);
  if (from !== null) return intervals.some(([, closes]) => from < closes);
  if (to === null) return intervals.length > 0;
  return intervals.some(([opens, closes]) => (isUntil ? closes >= to : opens < to));
}

/** "Are you around Saturday afternoons?", of a house that closes at one: neither a yes nor a no would be true. */
function isBarelyIn({ from, to }: Pick<TimeWindow, 'from' | 'to'>, intervals: Intervals): boolean {
  if (from === null || to === null) return false;
  const shares = intervals.map(
    ([opens, closes]) => minutesOf(closes < to ? closes : to) - minutesOf(opens > from ? opens : from),
  );
  const most = Math.max(0, ...shares);
  return most > 0 && most <= barelyMinutes && most < (minutesOf(to) - minutesOf(from)) / 2;
}
const barelyMinutes = 60;

/** What was asked about the hours, as far as it is a yes or a no. */
type Asked =
  | { readonly is: 'hours' }
  | { readonly is: 'day' }
  | { readonly is: 'now' }
  | { readonly is: 'clocks'; readonly clocks: readonly string[] }
  | { readonly is: 'windows'; readonly windows: readonly Pick<TimeWindow, 'from' | 'to'>[]; readonly isUntil: boolean };

function askedIn(question: string, folded: string, language: Language, house: House): Asked {
  // "Vous êtes ouverts jusqu'à quelle heure ?" has the form of one, and asks for the hour.
  if (!yesNo.test(folded) || ofClosing.test(folded) || asksClock(folded)) return { is: 'hours' };
  const times = mentionsIn(question, language, house).flatMap(({ time, wish }) =>
    time && wish !== 'now' ? [time] : [],
  );
  const [time] = times;
  if (times.length > 1) return { is: 'hours' };
  if (time?.is === 'clock') {
    // "Until eight" is read as a clock where the word stands before it.
    if (until.test(folded))
      return { is: 'windows', windows: time.candidates.map((to) => ({ from: null, to })), isUntil: true };
    // French and German count to twenty-four: their ten is the morning's.
    const is24 = language === 'fr' || language === 'de';
    return { is: 'clocks', clocks: is24 ? [time.best] : time.candidates };
  }
  if (time)
    return {
      is: 'windows',
      windows: [time, ...time.alternatives.map(([from, to]) => ({ from, to }))],
      isUntil: until.test(folded),
    };
  return rightNow.test(folded) ? { is: 'now' } : { is: 'day' };
}

/** True and false only where every reading of what was asked says so. */
function isOpen(asked: Asked, intervals: Intervals, minute: number | null): boolean | null {
  if (asked.is === 'hours') return null;
  if (intervals.length === 0) return false;
  const all = (answers: readonly boolean[]) => (new Set(answers).size === 1 ? (answers[0] ?? null) : null);
  if (asked.is === 'clocks') return all(asked.clocks.map((clock) => isOpenAt(clock, intervals)));
  if (asked.is === 'windows') {
    if (!asked.isUntil && asked.windows.some((one) => isBarelyIn(one, intervals))) return null;
    return all(asked.windows.map((one) => isOpenIn(one, intervals, asked.isUntil)));
  }
  if (minute === null) return true;
  if (asked.is === 'now') return isOpenAt(clockOf(minute), intervals);
  // "Are you open today?", once the day is over.
  return intervals.some(([, closes]) => clockOf(minute) < closes) ? true : null;
}

/** What to say to a question about the hours; null where it names no day and no hour. */
export function openingOf(question: string, folded: string, language: Language, house: House): Say[] | null {
  const { business, now } = house;
  const { dates, days } = daysIn(question, language, house);
  const { date: today, minutes } = localTime(now, business.timezone);
  const asked = askedIn(question, folded, language, house);
  const ofToday =
    rightNow.test(folded) ||
    /(?<!\p{L})(?:today|hoy|aujourd'hui|heute)(?!\p{L})/u.test(folded) ||
    asked.is === 'clocks' ||
    asked.is === 'windows';
  const named = dates.length > 0 ? dates.slice(0, 2) : days.length === 0 && ofToday ? [today] : [];
  if (named.length > 0)
    return named.map((date): Say => {
      const intervals = intervalsOn(business.hours, business, date);
      const open = isOpen(asked, intervals, date === today ? minutes : null);
      return intervals.length === 0 ? { say: 'closed-on', date, open } : { say: 'hours-on', date, intervals, open };
    });
  if (days.length === 0) return null;
  return days.slice(0, 2).map((day): Say => {
    const intervals = business.hours[day];
    return { say: 'weekday-hours', day, intervals, open: isOpen(asked, intervals, null) };
  });
}

/** "Aren't you open Saturdays?", "haben Sie samstags nicht auf?": asked in surprise, and no day is ruled out by it. Folded. */
const surprised =
  /^\P{L}*(?:(?:and|so|but|wait|oh|what|y|pero|et|mais|und|aber|wie|ach|was)[ ,.!?]+)*(?:(?:aren't|arent|you're not|youre not|are you not|don't|dont|do you not|you don't|you dont)(?: (?:you|u|guys))*(?: ever| even)? (?:open|work|there|in)(?!\p{L}).*|no (?:abren|trabajan|atienden|estan (?:abiertos)?).*|(?:vous )?(?:n'etes|n'ouvrez|ne travaillez|etes|ouvrez|travaillez)(?:-vous)? pas (?:ouverts?|la)?.*|(?:haben|habt|sind|seid|arbeiten|offnen) (?:sie|ihr) .*nicht(?: (?:auf|offen|geoffnet|da|erreichbar))?)\?\P{L}*$/u;

/** Is it asked whether the house is shut, and nothing else? */
export const asksIfShut = (folded: string): boolean => surprised.test(folded) && weekdayOrDay.test(folded);
const weekdayOrDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|wochenende)(?!\p{L})/u;

/** Neighbouring days of the same hours together; closed days are left out. */
export function weekOf(hours: Hours) {
  const runs: { days: Weekday[]; intervals: Hours[Weekday] }[] = [];
  for (const [at, day] of weekdays.entries()) {
    const intervals = hours[day];
    if (intervals.length === 0) continue;
    const last = runs.at(-1);
    const follows = last?.days.at(-1) === weekdays[at - 1];
    if (last && follows && JSON.stringify(last.intervals) === JSON.stringify(intervals)) last.days.push(day);
    else runs.push({ days: [day], intervals });
  }
  return runs;
}
