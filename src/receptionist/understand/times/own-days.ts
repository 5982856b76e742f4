// "We're moving Friday, so I need the gutters cleaned before that", "nos vamos el jueves": a day on which the caller is gone, or has moved.
// It is no day to come on: what is wished lies before it where that is said, and is asked for where nothing is. Folded, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

const goes: Readonly<Record<Language, string>> = {
  en: "(?:i|we)(?:'m|'re| am| are| have to| gotta| got to)? (?:(?:all|actually|finally|just|already|also) )?(?:moving(?: (?:in|out|away|house|houses|home|apartments?))?|move (?:in|out|away)|leaving(?: town| (?:for|to) (?!(?:the|my|our|your|work|you|school)(?!\\p{L}))\\p{L}+)?|fly(?:ing)? (?:out|home|to \\p{L}+)|going (?:away|on (?:vacation|holiday|a trip))|(?:leave|go) on (?:vacation|holiday|a trip)|traveling|travelling)(?: to (?!(?:the|my|our|you)(?!\\p{L}))\\p{L}+)?(?: on| this| next| this coming)?",
  es: '(?:(?:nos mudamos|me mudo|me voy(?: de (?:viaje|vacaciones))?|nos vamos(?: de (?:viaje|vacaciones))?|salgo de (?:viaje|vacaciones)|salimos de (?:viaje|vacaciones)|viajo|viajamos|vuelo|volamos)(?: a \\p{L}+)?)(?: el| este)?',
  fr: "(?:(?:on|nous|je) (?:demenage\\p{L}*|pars|part|partons|m'en vais)|on s'en va)(?: (?:en (?:vacances|voyage)|a \\p{L}+))?(?: le| ce)?",
  de: '(?:wir|ich) (?:ziehe|ziehen|fliege|fliegen|verreise|verreisen|fahre|fahren)(?: (?:schon|dann|in urlaub|in den urlaub|weg|um))?(?: am| diesen| kommenden)?',
};
/** "I'm moving Friday's inspection", "we're moving Friday to Monday": a visit is what is moved. */
const ofVisit = /^(?:['’]s|s(?!\p{L})| (?:to|a|al|au|auf|zu)(?!\p{L}))/u;
/** In German "away" and "out" stand behind the day, and without them somebody comes. */
const germanGoes =
  /^(?: (?:schon|dann|morgen|fruh|abend))* (?:um|aus|weg|fort|los|ab|in (?:den )?urlaub|nach \p{L}+)(?!\p{L})/u;
const alone = /(?:weg|um|urlaub|verreise|verreisen)(?: am| diesen| kommenden)?\s*$/u;

const read = eachLanguage((language) => new RegExp(`(?<![\\p{L}'])(?:${goes[language]})\\s*$`, 'u'));

/** Whether the words about a day say that the caller is gone on it. */
export function isDayOfLeaving(before: string, behind: string, language: Language): boolean {
  const sentence = before.split(/[.!?;\n]/u).at(-1) ?? '';
  if (!read[language].test(sentence) || ofVisit.test(behind)) return false;
  return language !== 'de' || germanGoes.test(behind) || alone.test(sentence);
}

const before: Readonly<Record<Language, string>> = {
  en: 'before (?:that|then|we (?:go|leave|move)|i (?:go|leave|move))',
  es: 'antes(?: de (?:eso|ese dia|ir(?:nos|me)))?',
  fr: 'avant(?: (?:ca|cela|de partir|notre depart|mon depart))?',
  de: '(?:davor|vorher|zuvor)',
};
const saysBefore = eachLanguage(
  (language) =>
    new RegExp(
      `^[^.!?]{0,120}(?<!\\p{L})${before[language]}(?= *(?:[.!?,]|$)| (?:please|if|por favor|si|s'il|bitte|wenn|noch|erledigt|gemacht|haben|machen|(?:noch )?(?:eine?n?|une?|una|den|mein\\p{L}*) (?!frage|question|pregunta)\\p{L}+)(?!\\p{L}))`,
      'u',
    ),
);

/** Whether what stands behind such a day wishes for a time before it. */
export const wishesBefore = (behind: string, language: Language): boolean => saysBefore[language].test(behind);

/** Whether the day is only told of, and nothing is wished by it. */
export const onlyLeaves = (ahead: string, behind: string, language: Language): boolean =>
  isDayOfLeaving(ahead, behind, language) && !wishesBefore(behind, language);
