// Numbers in words and figures. Every reading keeps its place, so that two values next to each other stay two.
import { germanNumbers } from './de/numbers.ts';
import { englishNumbers } from './en/numbers.ts';
import { spanishNumbers } from './es/numbers.ts';
import { frenchNumbers } from './fr/numbers.ts';
import type { Language, Span } from './language.ts';
import { type Word, wordsOf } from './words.ts';

/** How a language names numbers. Entries are folded phrases, words separated by one blank. */
export type NumberWords = {
  /** 0 to 99, every accepted spelling. */
  readonly cardinals: ReadonlyMap<string, number>;
  /** Ordinals from 1 to 31 at least. */
  readonly ordinals: ReadonlyMap<string, number>;
  readonly hundreds: ReadonlyMap<string, number>;
  readonly hundred: ReadonlySet<string>;
  readonly thousand: ReadonlySet<string>;
  /** Words that may stand between a hundred or thousand and the rest ("and"). */
  readonly joiners: ReadonlySet<string>;
  /** What follows figures to make them ordinal ("th", "er"). */
  readonly ordinalSuffixes: ReadonlySet<string>;
  /** A dot after figures makes them ordinal ("14."). */
  readonly ordinalDot: boolean;
  /** Dictated digits that are no number words ("oh"). */
  readonly digitWords: ReadonlyMap<string, string>;
  /** "double", "triple": how often the next digit counts. */
  readonly repeats: ReadonlyMap<string, number>;
};

export type NumberReading = Span & {
  readonly value: number;
  readonly kind: 'cardinal' | 'ordinal';
  /** As figures, leading zeros kept, when it was given in figures. */
  readonly figures: string | null;
};

/** A number at a place in the list of words; `next` is the first word after it. */
export type NumberAt = { value: number; kind: 'cardinal' | 'ordinal'; figures: string | null; next: number };

export const numberWords: Record<Language, NumberWords> = {
  en: englishNumbers,
  es: spanishNumbers,
  fr: frenchNumbers,
  de: germanNumbers,
};

const longestPhrase = 5;

function lookUp(words: readonly Word[], at: number, entries: ReadonlyMap<string, number>) {
  let phrase = '';
  let best: { value: number; next: number } | null = null;
  for (let i = at; i < words.length && i < at + longestPhrase; i++) {
    const word = words[i];
    if (word?.is !== 'word') break;
    phrase = phrase ? `${phrase} ${word.text}` : word.text;
    const value = entries.get(phrase);
    if (value !== undefined) best = { value, next: i + 1 };
  }
  return best;
}

function figuresAt(words: readonly Word[], at: number, names: NumberWords): NumberAt | null {
  const word = words[at];
  if (word?.is !== 'digits') return null;
  let figures = word.text;
  let next = at + 1;
  // "1,250": a group mark only between one to three figures and exactly three.
  while (figures.length <= 9 && words[next]?.text === ',' && words[next + 1]?.is === 'digits') {
    const group = words[next + 1];
    const glued = !words[next]?.gap && !group?.gap;
    if (!glued || group?.text.length !== 3 || (next === at + 1 && word.text.length > 3)) break;
    figures += group.text;
    next += 2;
  }
  const value = Number(figures);
  const after = words[next];
  if (after && !after.gap && names.ordinalSuffixes.has(after.text))
    return { value, kind: 'ordinal', figures, next: next + 1 };
  // "17:40." ends a sentence: the minutes behind a colon are no fortieth.
  const isMinutes = words[at - 1]?.text === ':' && !word.gap;
  if (names.ordinalDot && !isMinutes && after?.text === '.' && !after.gap && word.text.length <= 2) {
    const beyond = words[next + 1];
    // A dot right before figures is a date or a time in figures, not an ordinal of its own.
    if (beyond?.is !== 'digits' || beyond.gap) return { value, kind: 'ordinal', figures, next: next + 1 };
  }
  return { value, kind: 'cardinal', figures, next };
}

function belowHundred(words: readonly Word[], at: number, names: NumberWords): { value: number; next: number } | null {
  return lookUp(words, at, names.cardinals);
}

function belowThousand(words: readonly Word[], at: number, names: NumberWords): { value: number; next: number } | null {
  const whole = lookUp(words, at, names.hundreds);
  let value = 0;
  let next = at;
  if (whole) ({ value, next } = whole);
  else {
    const units = belowHundred(words, at, names);
    const sign = words[units?.next ?? at];
    if (!sign || !names.hundred.has(sign.text)) return units;
    if (units && units.value === 0) return units;
    value = (units?.value ?? 1) * 100;
    next = (units?.next ?? at) + 1;
  }
  const skip = names.joiners.has(words[next]?.text ?? '') ? 1 : 0;
  const rest = belowHundred(words, next + skip, names);
  return rest && rest.value > 0 ? { value: value + rest.value, next: rest.next } : { value, next };
}

/** The longest number that begins at this word, or null. */
export function numberAt(words: readonly Word[], at: number, names: NumberWords): NumberAt | null {
  const figures = figuresAt(words, at, names);
  if (figures) return figures;
  if (words[at]?.is !== 'word') return null;
  const ordinal = lookUp(words, at, names.ordinals);
  const small = belowThousand(words, at, names);
  let cardinal = small;
  const sign = words[small?.next ?? at];
  if (sign && names.thousand.has(sign.text)) {
    const value = (small?.value ?? 1) * 1000;
    const next = (small?.next ?? at) + 1;
    const skip = names.joiners.has(words[next]?.text ?? '') ? 1 : 0;
    const rest = belowThousand(words, next + skip, names);
    cardinal = rest && rest.value > 0 ? { value: value + rest.value, next: rest.next } : { value, next };
  }
  if (ordinal && ordinal.next >= (cardinal?.next ?? 0)) return { ...ordinal, kind: 'ordinal', figures: null };
  return cardinal ? { ...cardinal, kind: 'cardinal', figures: null } : null;
}

/** All numbers of an utterance, in order. */
export function readNumbers(text: string, language: Language): NumberReading[] {
  const words = wordsOf(text);
  const names = numberWords[language];
  const found: NumberReading[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at, names);
    if (!number) {
      at++;
      continue;
    }
    const { value, kind, figures } = number;
    found.push({ value, kind, figures, start: words[at]?.start ?? 0, end: words[number.next - 1]?.end ?? 0 });
    at = number.next;
  }
  return found;
}
