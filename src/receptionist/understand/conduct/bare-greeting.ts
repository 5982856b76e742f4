// "Morning, Jim McCabe here": a greeting without its "good", and no part of a day that somebody would like to come in.
import type { Language } from '../../business.ts';

/** Behind it stands what a part of the day goes on with: another day, an hour, a condition. */
const goesOn =
  '(?:please|or|and|if|on|before|after|around|about|at|any|maybe|preferably|ideally|probably|whenever|as|for|between|till|until|by|tomorrow|today|next|this|not|no|would|is|are|works|either|the|\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';

const greetings: Readonly<Partial<Record<Language, RegExp>>> = {
  en: new RegExp(
    `^[^\\p{L}\\d]*(?:mornin[g'’]?|afternoon|evenin[g'’]?)(?=(?:,? (?:all|everyone|everybody|folks|there|guys|y'all|sir|ma'am|team))?\\s*[,.!]+\\s+(?!${goesOn}(?!\\p{L}))[\\p{L}'’]+(?:[^\\p{L}]+[\\p{L}'’]+){3})`,
    'iu',
  ),
  // "Morgen, zehn Uhr" is tomorrow: only who goes on to say who they are greets with it.
  de: /^[^\p{L}\d]*morgen(?=(?: zusammen)?\s*[,.!]+\s+(?:hier (?!bei)|da spricht|mein name|ich bin (?:der|die|herr|frau) |ich heiße|wir sind (?:die|familie)|(?:herr|frau) \p{L}))/iu,
};

/** The same text with the greeting crossed out, in the same places. */
export function withoutBareGreeting(text: string, language: Language): string {
  const greeting = greetings[language];
  return greeting ? text.replace(greeting, (one) => '~'.repeat(one.length)) : text;
}
