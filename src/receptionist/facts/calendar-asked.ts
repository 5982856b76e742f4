// "What day is the 25th?", "is Thursday the 3rd?": the calendar tells that, and no owner has to teach it. Four languages, over
// folded text.
import { type Business, type Language, weekdays } from '../business.ts';
import { weekdayOf } from '../local-time.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { readTimes } from '../values/times.ts';
import type { Facts } from './fact.ts';

const opener =
  '^\\P{L}*(?:(?:and|so|but|hi|hello|hey|wait|ok|okay|no|hold on|sorry|y|hola|pero|espere|perdon|et|bonjour|mais|attendez|pardon|und|hallo|aber|moment|warten sie|quick question)[ ,!.:]+)*';
const english =
  '(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?|christmas|thanksgiving|new year\\P{L}?s?|easter|(?:january|february|march|april|may|june|july|august|september|october|november|december))';
/** Over folded text. */
export const weekdayNames = {
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  es: '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
  fr: '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
  de: '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend)',
};

const whichDay = new RegExp(
  `${opener}(?:${[
    `(?:what|which) (?:day|weekday)(?: of the week)? (?:is|are|was|does|will|'s)(?: it| that)? ?(?:on )?${english}`,
    '(?:que|en que) dia(?: de la semana)? (?:es|cae|sera|fue) (?:el )?(?:\\d{1,2}|primero|navidad|ano nuevo)',
    '(?:quel jour|on est quel jour)(?: de la semaine)? (?:est-ce|est|tombe|sera|ce sera)?,? ?(?:le )?(?:\\d{1,2}|premier|noel)',
    '(?:(?:welcher|was fur ein) (?:wochen)?tag (?:ist|war|wird)|auf (?:welchen|was fur einen) (?:wochen)?tag fallt) (?:der |am )?(?:\\d{1,2}|erste|weihnachten|heiligabend|neujahr)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

const whichDate = new RegExp(
  `${opener}(?:${[
    `(?:what|which) date (?:is|was|'s) (?:(?:this|next|that|the) )?(?:coming |following )?${weekdayNames.en}`,
    `(?:que|a que) fecha (?:es|cae|sera) (?:(?:el|ese|este|aquel) )?(?:proximo )?${weekdayNames.es}`,
    `(?:quelle date|le combien) (?:est|sera|tombe|ce sera|c'est)(?: le| ce)? ${weekdayNames.fr}`,
    `(?:welches datum|der wievielte) (?:ist|war|ware)(?: (?:am|der|dieser|nachster|kommender|an diesem))? ${weekdayNames.de}`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** A weekday and a date: whether the one is the other. */
const ifTheSame = new RegExp(
  `${opener}(?:${[
    `(?:is|isn't|was)(?: (?:this|next|that))? ${weekdayNames.en} (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|(?:\\p{L}+ )?\\d{1,2}(?:st|nd|rd|th)?)|(?:is|isn't) (?:the )?(?:\\p{L}+ )?\\d{1,2}(?:st|nd|rd|th)? an? ${weekdayNames.en}`,
    `(?:el )?${weekdayNames.es} (?:es|cae) (?:el )?\\d{1,2}|(?:el )?\\d{1,2} (?:es|cae en) ${weekdayNames.es}`,
    `(?:le )?${weekdayNames.fr},? c'est (?:bien )?le \\d{1,2}|le \\d{1,2},? (?:c'est|est-ce) (?:bien )?un ${weekdayNames.fr}`,
    `ist (?:der |am )?${weekdayNames.de} (?:schon )?der \\d{1,2}|ist der \\d{1,2}\\.? ein ${weekdayNames.de}`,
  ].join('|')})\\P{L}*$`,
  'u',
);

/** Is nothing asked but what the calendar tells? */
export const asksCalendar = (folded: string): boolean =>
  whichDay.test(folded) || whichDate.test(folded) || ifTheSame.test(folded);

/** The day that is asked about, with its weekday and its date; null where the calendar is not asked, or no such day is named. */
export function calendarFacts(
  question: string,
  language: Language,
  { business, now }: { readonly business: Business; readonly now: string },
): Facts | null {
  const folded = foldCue(question);
  if (!asksCalendar(folded)) return null;
  const { timezone, hours } = business;
  const [named] = readTimes(question, language, { now: new Date(now).toISOString(), timezone, hours }).filter(
    ({ date }) => date?.origin === 'said' && date.from === date.to,
  );
  const date = named?.conflict?.date ?? named?.date?.from;
  if (date === undefined) return null;
  const agrees = ifTheSame.test(folded) ? weekdayAgrees(folded, language, date) : null;
  // No source of the owner's stands behind it.
  return { says: [{ say: 'calendar-day', date, agrees }], sources: [], known: true, sure: true, weight: 1 };
}

/** Is the weekday of this date among the words? */
function weekdayAgrees(folded: string, language: Language, date: string): boolean {
  const at = weekdays.indexOf(weekdayOf(date));
  const names = weekdayNames[language].replace(/\(\?:|\).*/g, '').split('|');
  return folded.includes(names[at] ?? date) || (language === 'de' && at === 5 && folded.includes('sonnabend'));
}
