// "Wendsday", "el vierns", "am Donerstag": a weekday that is one slip away from how it is written is that day, unless it is a word of
// its own.
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { edits } from '../../models/likeness.ts';
import { foldCue } from '../cues/cue.ts';

const days: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
};
/** Two slips away, and common all the same. */
const wellKnown: Readonly<Record<string, string>> = {
  wensday: 'Wednesday',
  wendsday: 'Wednesday',
  wendesday: 'Wednesday',
  wednsday: 'Wednesday',
  saterday: 'Saturday',
  saturaday: 'Saturday',
  fryday: 'Friday',
  mierkoles: 'miércoles',
  juebes: 'jueves',
  savado: 'sábado',
  sabao: 'sábado',
  biernes: 'viernes',
};
/** Near a day by chance. */
const others = new Set('vienes domino domine sundae sundry frida sundar freytag samedy martos'.split(' '));
const shortest = 6;
/** A plural and a genitive are no slips. */
const inflected = /(?:s|e|en|nachmittag|morgen|abend|vormittag)$/u;

/** Does what stands there stand beside a name, or behind what a name follows? */
const isOfName = (said: string, start: number, end: number): boolean =>
  /^\s+\p{Lu}\p{Ll}/u.test(said.slice(end)) || behindName.test(said.slice(0, start));
const behindName =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}+|(?:me llamo|nombre es|soy|habla|nombre de|name is|name's|this is|appelle|suis|hei(?:ß|ss)e|bin|hier ist|name ist|señora?|frau|herr))\s+$/u;

/** The same words with weekdays put right. */
export const withDaysPutRight = (said: string, language: Language): string =>
  said.replace(/(?<![\p{L}\d@.'’-])\p{L}{5,11}(?![\p{L}\d@'’-])/gu, (word, at: number) => {
    // "Dominga Pérez", "soy Martos": a name.
    if (/^\p{Lu}/u.test(word) && isOfName(said, at, at + word.length)) return word;
    const folded = foldCue(word);
    const known = wellKnown[folded];
    if (known !== undefined && days[language].includes(known)) return known;
    if (word.length < shortest - 1 || others.has(folded) || isEverydayWord(folded)) return word;
    const near = days[language].filter((day) => edits(folded, foldCue(day), 1) === 1);
    const [day] = near;
    if (!day || near.length > 1) return word;
    const isInflected = folded.startsWith(foldCue(day)) && inflected.test(folded);
    return isInflected || day.length < shortest ? word : day;
  });
