// "Just me and my wife", where the name is asked: who comes is told, and nobody's name. It is kept with the visit, and the name is asked
// again without a word of not having understood. Four languages; words are folded.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { kin } from '../who-comes/kin.ts';

const caller: Readonly<Record<Language, string>> = {
  en: 'i|me|myself|us|we',
  es: 'yo|mi|nosotr[oa]s|somos|vamos',
  fr: 'moi|nous|on',
  de: 'ich|mich|uns|wir',
};
const beside: Readonly<Record<Language, string>> = {
  en: "it|it's|it'll|is|be|will|just|only|for|and|my|our|the|both|two|three|of|with|plus|oh|um|well|coming|that's|also|too",
  es: 'es|solo|nada|mas|para|y|mi|mis|nuestr[oa]s?|los|las|el|la|con|dos|tres|seria|pues|vamos|tambien',
  fr: "c'est|juste|seulement|pour|et|ma|mon|mes|notre|nos|les|la|le|avec|deux|trois|a|est|euh|aussi",
  de: 'es|nur|bloss|fur|und|mein|meine|meinen|meiner|unsere|unser|die|der|das|mit|zwei|drei|sind|zu|kommen|also|auch|beide',
};
const patterns = eachLanguage((language) => ({
  caller: new RegExp(`^(?:${caller[language]})$`, 'u'),
  kin: new RegExp(`^${kin[language]}$`, 'u'),
  beside: new RegExp(`^(?:${beside[language]})$`, 'u'),
}));

/** Nothing is said but that the caller comes, with somebody of theirs. */
export function tellsParty(said: string, language: Language): boolean {
  const words = foldCue(said).match(/[\p{L}']+/gu) ?? [];
  const found = patterns[language];
  const isOf = (one: RegExp) => words.some((word) => one.test(word));
  return (
    isOf(found.caller) &&
    isOf(found.kin) &&
    words.every((word) => [found.caller, found.kin, found.beside].some((one) => one.test(word)))
  );
}
