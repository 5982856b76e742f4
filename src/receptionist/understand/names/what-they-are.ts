// "Soy alérgica", "ich bin zuhause", "je suis enceinte": what callers say that they are, and not what they are called. A word in small
// letters behind what introduces a name is one only where the lists of names hold it, or the word behind it; in German any word that
// stands alone there, since what somebody is has its capital as well. Four languages.
import { isEverydayWord } from '../../models/everyday.ts';
import { isListedName } from '../../models/names.ts';
import { foldCue } from '../cues/cue.ts';

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

/** Is a name asked for, and is it asked once more since none was heard? */
type Asking = { readonly asked: boolean; readonly again?: boolean };

/** Do the words at this place say what somebody is, or where they come from, and nobody's name? */
export function isWhatTheyAre(text: string, { start, end }: Place, { asked, again = false }: Asking): boolean {
  const before = foldCue(text.slice(0, start));
  const words = text.slice(start, end).split(/\s+/);
  if (origin.test(before)) return true;
  const found = lead.exec(before);
  if (!found) return false;
  const [first = '', second = '', third = ''] = words;
  // "Soy del Río Campos" is a surname, where one is asked for.
  if (asked && foldCue(first) === 'del' && isCapital(second) && isCapital(third)) return false;
  if (isCapital(first) && (found.groups?.de === undefined || isCapital(second))) return false;
  if (asked && isRare(words) && (again || (words.length === 2 && !manner.test(foldCue(first))))) return false;
  const isListed = (one: string) => one !== '' && !particle.test(foldCue(one)) && isListedName(foldCue(one));
  return !isListed(first) && !(isListed(second) && !isEverydayWord(foldCue(first)));
}

/** What nobody says every day, and no list of names holds, may be a name all the same: "soy yuritzi tzompantli". */
const isRare = (words: readonly string[]) =>
  words.every((one) => /^\p{L}/u.test(one) && !particle.test(foldCue(one)) && !isEverydayWord(foldCue(one)));
/** "Severely allergic", "gravemente enferma". */
const manner = /(?:ly|mente|ment)$/u;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
