// "?? Olena Marchuk btw": what is said beside a name, and is none of it.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

const asides: Readonly<Record<Language, string>> = {
  en: 'btw|by the way|lol|lmao|haha|fyi|tho|anyway|obviously',
  es: 'por cierto|jaja|a todo esto|eh|pues',
  fr: "par contre|au fait|du coup|mdr|lol|d[’']ailleurs|hein",
  de: 'übrigens|uebrigens|halt|haha|lol|btw|nebenbei|jedenfalls',
};

const leading = eachLanguage(
  (language) => new RegExp(`^[\\s?!.,;:…-]*(?:(?:${asides[language]})[\\s?!.,;:…-]+)*`, 'iu'),
);
const trailing = eachLanguage(
  (language) => new RegExp(`(?:[\\s,;:…-]+(?:${asides[language]}))+(?=[\\s?!.]*$)|[\\s?,;:…]+$`, 'iu'),
);

/** The same without them; unchanged where nothing else is left. */
export function withoutAsides(said: string, language: Language): string {
  const kept = said.replace(leading[language], '').replace(trailing[language], '');
  return /\p{L}/u.test(kept) ? kept : said;
}

/** "By the way, …": begins to speak, and says nothing yet. */
export const onlyAsides = (said: string, language: Language): boolean =>
  !/[\p{L}\d]/u.test(said.replace(leading[language], '').replace(trailing[language], ''));
