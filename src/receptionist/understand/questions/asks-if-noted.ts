// "Did u put the dogs", "did you get that he should text her?": whether something was noted with a visit is asked, and not when that is.
// Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

const words: Readonly<Record<Language, string>> = {
  en: '(?:did|have) (?:you|u|ya|they) (?:also |actually |even )?(?:put(?: down| in)?(?! (?:me|us|him|her|them|my \\p{L}+|it|it in|an?)(?!\\p{L}))|noted?|write(?: down)?|written(?: down)?|add(?:ed)?|include[d]?|mark(?:ed)?|jot(?:ted)?(?: down)?|mention(?:ed)?|get(?= that )|got(?= that ))(?: (?:that|about))? (?<about>[^?.!;]{3,120})',
  es: '(?:(?:ya )?(?:puso|anoto|apunto|agrego|escribio|incluyo|pusieron|anotaron|apuntaron)|(?:ha|han) (?:puesto|anotado|apuntado|agregado))(?: (?:que|lo de))? (?<about>[^?.!;]{3,120})',
  fr: "(?:avez-vous|vous avez|t'as|tu as)(?: bien)? (?:note|mis|inscrit|ajoute|marque|ecrit)(?: (?:que|qu'|pour))? ?(?<about>[^?.!;]{3,120})",
  de: 'haben sie (?<about>[^?.!;]{3,120}?) (?:notiert|vermerkt|aufgeschrieben|dazugeschrieben|eingetragen)|haben sie (?:notiert|vermerkt|aufgeschrieben),? dass (?<about2>[^?.!;]{3,120})',
};
const patterns = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${words[language]})`, 'u'));

/** What stands with every visit, and is no note: whoever asks of that is told of the visit. */
const ofVisit =
  /(?<!\p{L})(?:price|costs?|tips?|tax(?:es)?|fees?|paid|voucher|coupon|right|o'clock|(?:mon|tues|wednes|thurs|fri|satur|sun)day|name|number|phone|e-?mail|appointment|appt|visit|booking|date|time|day|order|message|precio|propina|impuestos?|pagad[oa]|cupon|lunes|martes|miercoles|jueves|viernes|sabado|domingo|nombre|numero|telefono|correo|cita|fecha|hora|mensaje|prix|pourboire|taxes|paye|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|nom|numero|courriel|rendez-vous|date|heure|message|preis|trinkgeld|steuern?|bezahlt|gutschein|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|name|nummer|termin|datum|uhrzeit|nachricht)(?!\p{L})/u;

/** Of what it is asked whether that was noted; null where nothing of the kind is asked. */
export function askedIfNoted(said: string, language: Language): string | null {
  const groups = patterns[language].exec(foldCue(said).replaceAll('’', "'"))?.groups;
  const about = (groups?.about ?? groups?.about2)?.trim();
  return about === undefined || ofVisit.test(about) ? null : about;
}

/** Words that say what somebody or something is told to be, and not what. */
const idle = new Set(
  'the that this its is it he she they we you his her their there should would will has have and but with for who when about down some any been our was are just los las que una uno del esta por para con les des une est que pour avec qui der die das den ein eine dass ist und mit sich soll sie ich wir'.split(
    ' ',
  ),
);
const stemLength = 4;
const stems = (text: string): readonly string[] =>
  (foldCue(text).match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => (word.length > 2 || /\d/u.test(word)) && !idle.has(word))
    .map((word) => word.slice(0, stemLength));

/** Does a note say this, in the same words or their forms? */
export function isNotedIn(about: string, note: string): boolean {
  const kept = stems(note);
  const asked = stems(about);
  return asked.length > 0 && asked.filter((one) => kept.includes(one)).length * 2 > asked.length;
}
