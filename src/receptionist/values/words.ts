// An utterance as words with their places. Case, accents, apostrophes and inner hyphens never decide a match.
import type { Span } from './language.ts';

export type Word = Span & {
  /** Folded: lower case, no accents. */
  readonly text: string;
  readonly is: 'word' | 'digits' | 'mark';
  /** Whether blank space stands before it. */
  readonly gap: boolean;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant.
const ascii = /^[\x00-\x7f]*$/;
const marks = /[\u0300-\u036f]/g;

function foldLetter(letter: string): string {
  if (letter === '’' || letter === 'ʼ') return "'";
  if (letter === '–' || letter === '—' || letter === '‑') return '-';
  if (letter === '\u00a0' || letter === '\u202f') return ' ';
  const folded = letter.normalize('NFD').replace(marks, '').toLowerCase();
  return folded.length === letter.length ? folded : letter;
}

/** Lower case without accents, of exactly the same length, so that places in it are places in the original. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let folded = '';
  for (let i = 0; i < text.length; i++) folded += foldLetter(text.charAt(i));
  return folded;
}

const wordPattern = /[\p{L}\p{M}]+|\d+|[^\s]/gu;

/** Words, digit groups and punctuation in order. An apostrophe or hyphen between two letters separates silently: "o'clock" is two words. */
export function wordsOf(text: string): Word[] {
  const folded = fold(text);
  const found: Word[] = [];
  let last = 0;
  for (const match of folded.matchAll(wordPattern)) {
    const token = match[0];
    const start = match.index;
    const end = start + token.length;
    const isLetter = (at: number) => /\p{L}/u.test(folded.charAt(at));
    if ((token === "'" || token === '-') && isLetter(start - 1) && isLetter(end) && text.charAt(start) !== '—')
      continue;
    const code = token.charCodeAt(0);
    const is = code >= 48 && code <= 57 ? 'digits' : /\p{L}/u.test(token) ? 'word' : 'mark';
    found.push({ text: token, is, start, end, gap: start > last });
    last = end;
  }
  return found;
}
