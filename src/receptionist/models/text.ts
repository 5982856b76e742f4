// Words of an utterance with their places in it: the one reading of raw text that every model of this folder shares.
// Keeps the promise that `start` and `end` always point into the text as it was given.

import { lately } from './lately.ts';

/** The languages that the receptionist speaks; ISO 639-1. */
export type Language = 'en' | 'es' | 'fr' | 'de';

/** Every language, in the order in which ties are settled. */
export const languages: readonly Language[] = ['en', 'es', 'fr', 'de'];

/** What is made once for each language. */
export const eachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
  de: make('de'),
});

/** A word or number of the utterance: as said, lower-cased (`lower`), and also without accents (`norm`). */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly norm: string;
  readonly start: number;
  readonly end: number;
};

const wordPattern =
  /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*['’]?|\d+(?:[.,:]\d+)*(?:st|nd|rd|th|am|pm|h|º|ª)?|[?!]+|[$€£%@]/giu;
const marks = /\p{M}+/gu;

/** Lower case without accents; ß becomes ss, œ becomes oe, curly apostrophes become straight. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'");
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 126) return false;
  return true;
}

/** Words, numbers, and the marks that carry meaning (? ! $ € £ % @), left to right. */
export const tokenize = lately((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const said = match[0].replace(/['’]$/u, '');
    if (said === '') continue;
    const lower = said.toLowerCase().replaceAll('’', "'");
    tokens.push({ text: said, lower, norm: fold(lower), start: match.index, end: match.index + said.length });
  }
  return tokens;
});

/** Whether a token is a word rather than a mark or a number. */
export function isWord(token: Token): boolean {
  return /^\p{L}/u.test(token.text);
}
