// "Have somebody call me about the double charge", "wegen der doppelten Abbuchung": a line that tells nothing but which matter it is
// of. In which words that matter is named is no news of it; a day, a figure or a person is.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { newTo, sharesMatter } from './new-to-message.ts';

const about: Readonly<Record<Language, string>> = {
  en: 'about|regarding|concerning',
  es: 'sobre|acerca de|(?:por|de) lo de|por l[oa]s?|por el|con respecto a',
  fr: "au sujet de|a propos de|concernant|pour|de l'histoire de|au sujet d'|a propos d'|au sujet du|a propos du|sur",
  de: 'wegen|bezuglich|zu[mr]?|uber',
};
/** More than a name says something of it. */
const newMax = 2;
/** Two matters, something told of it, or when. */
const tells =
  /[\d,;:]|(?<!\p{L})(?:and|or|but|because|since|that|who|is|are|was|were|has|have|had|before|after|until|by|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|morning|afternoon|evening|noon|week|month|y|o|pero|porque|que|es|esta|son|fue|era|antes|despues|hoy|manana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|et|ou|mais|parce|qui|est|sont|etait|avant|apres|aujourd'hui|demain|matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|und|oder|aber|weil|dass|ist|sind|war|vor|nach|bis|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|monat)(?!\p{L})/u;
/** A name of somebody or something, where the language writes nothing else so. */
const properName = /(?<=\s)(?!I(?!\p{L}))\p{Lu}/u;
const politeEnd =
  /[,\s¿]*(?:(?<=[,\s¿])(?:please|ok(?:ay)?|right|thanks?(?: you)?|por favor|gracias|s[ií]|verdad|s['’]il vous pla[iî]t|merci|bitte|danke|ja))?\s*[.!?…]*$/iu;

const patterns = eachLanguage(
  (language) => new RegExp(`(?<!\\p{L})(?:${about[language]})(?!\\p{L})(?=(.{2,60})$)`, 'u'),
);

/** Whether a line says of a message that was sent only which matter it is of. */
export function onlyNames(said: string, message: string, language: Language): boolean {
  const line = said.trim().replace(politeEnd, '');
  const folded = foldCue(line);
  const found = patterns[language].exec(folded);
  if (!found?.[1]) return false;
  const name = found[1].trim();
  const asWritten = line.slice(-name.length);
  if (tells.test(name) || (language !== 'de' && properName.test(` ${asWritten}`))) return false;
  if (newTo(folded.slice(0, found.index), message, language).length > 0) return false;
  return newTo(name, message, language).length <= newMax && sharesMatter(name, message, language);
}
