// "Soy alérgica", "ich bin zuhause", "je suis enceinte": what callers say that they are, and not what they are called. A word in small
// letters behind what introduces a name is one only where the lists of names hold it, or the word behind it; in German any word that
// stands alone there, since what somebody is has its capital as well. Four languages.
import { isEverydayWord } from '../models/everyday.ts';
import { isListedName } from '../models/names.ts';
import { foldCue } from './cues/cue.ts';

const leads =
  "soy|somos|estoy|es|aqui|ici|hier(?: ist)?|habla|je suis|on est|c'est|(?<de>ich bin|wir sind)|es ist|das ist|i'?m|i am|we're|we are|it's|it is";
const articles = 'el|la|un|una|le|une|der|die|das|ein|eine|the|an?';
const titles = 'senora?|senorita|sra?|don|dona|monsieur|madame|mme|herrn?|frau|mr|mrs|ms|miss|dr|doctora?|docteur';
const lead = new RegExp(`(?<![\\p{L}'])(?:${leads}) (?:(?:${articles}) )?(?:(?:${titles})\\.? )?$`, 'u');
/** "Soy de Madrid", "I'm from Denver": where somebody comes from, however it is written. */
const origin =
  /(?<!\p{L})(?:(?:soy|somos) del?|(?:i'?m|i am|we're|we are) from|(?:ich bin|wir sind|komme|kommen) aus) $/u;
const particle = /^(?:de|del|la|el|al|a|an|am|im|in|en|to|on|du|des|au|y|e|o|et|und|and)$/;

type Place = { readonly start: number; readonly end: number };

/** Do the words at this place say what somebody is, or where they come from, and nobody's name? */
export function isWhatTheyAre(text: string, { start, end }: Place): boolean {
  const before = foldCue(text.slice(0, start).replaceAll('’', "'"));
  if (origin.test(before)) return true;
  const found = lead.exec(before);
  if (!found) return false;
  const [first = '', second = ''] = text.slice(start, end).split(/\s+/);
  if (isCapital(first) && (found.groups?.de === undefined || isCapital(second))) return false;
  const isListed = (one: string) => one !== '' && !particle.test(foldCue(one)) && isListedName(foldCue(one));
  return !isListed(first) && !(isListed(second) && !isEverydayWord(foldCue(first)));
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
