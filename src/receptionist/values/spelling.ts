// Names said letter by letter: "N, E, M, E, T, H", "D wie Dora", "B as in boy", "E accent grave", "double l".
import type { Language, Span } from './language.ts';
import { spelledRun } from './spelled-run.ts';
import { fold, type Word, wordsOf } from './words.ts';

export type SpellingReading = Span & {
  /** The word that the letters make, capitalised, accents as said or as in the word beside it. */
  readonly word: string;
  /** The word before the letters that they spell or put right, where there is one. */
  readonly spells: (Span & { readonly text: string }) | null;
};

const fewest = 3;
/** How many words before its letters a word may stand that they spell. */
const saidBeforeMax = 14;

/** How many single-letter edits part two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word before the letters that is like them: the same start, or at most every second letter different. */
function spelledWord(text: string, words: readonly Word[], before: number, word: string): SpellingReading['spells'] {
  const letters = fold(word);
  for (let i = before - 1; i >= Math.max(0, before - saidBeforeMax); i--) {
    const candidate = words[i];
    if (candidate?.is !== 'word' || candidate.text.length < 2) continue;
    if (
      candidate.text[0] === letters[0] &&
      distance(candidate.text, letters) <= Math.max(1, Math.floor(letters.length / 2))
    )
      return { start: candidate.start, end: candidate.end, text: text.slice(candidate.start, candidate.end) };
  }
  return null;
}

const isName = (word: string) => /^\p{Lu}/u.test(word);

const capitalised = (word: string) =>
  word.replace(/(^|[-'])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/**
 * "Dov Nemeth, D, O, V, N, E, M, E, T, H": the lengths of the words, said side by side before, that the letters spell one behind the
 * other; null where they spell no such words. Short words have to be the same, longer ones may differ by a letter.
 */
function lengthsOfSaid(words: readonly Word[], before: number, letters: readonly string[]): readonly number[] | null {
  const matches = (word: string, spelled: string) => distance(word, spelled) <= (word.length > 3 ? 1 : 0);
  const lengthsFrom = (at: number, from: number): readonly number[] | null => {
    if (from === letters.length) return [];
    const word = at < before ? words[at] : undefined;
    if (word?.is !== 'word' || word.text.length < 2) return null;
    const near = [0, -1, 1].map((more) => word.text.length + more);
    for (const length of near) {
      const spelled = letters.slice(from, from + length);
      if (spelled.length < length || !matches(word.text, fold(spelled.join('')))) continue;
      const rest = lengthsFrom(at + 1, from + length);
      if (rest) return [length, ...rest];
    }
    return null;
  };
  for (let at = before - 1; at >= Math.max(0, before - saidBeforeMax); at--) {
    const lengths = lengthsFrom(at, 0);
    if (lengths) return lengths;
  }
  return null;
}

/** So much of a word may be heard wrong, of its letters, and it is still that word. */
const misheardMax = 0.6;

/** "Smith, S-C-H, M-I-D-T": the word right before is like all the letters together, and like none of their groups. */
function spellsOneSaid(words: readonly Word[], before: number, groups: readonly string[]): boolean {
  const said = words.slice(0, before).findLast((word) => word.is === 'word')?.text ?? '';
  const isLike = (letters: string, most: number) => said[0] === letters[0] && distance(said, letters) <= most;
  const whole = groups.join('');
  return (
    isLike(whole, whole.length * misheardMax) &&
    !groups.some((one) => isLike(one, Math.max(1, Math.floor(one.length / 2))))
  );
}

/**
 * "X-I-O-M-A-R-A, P-R-I-E-T-O": what hyphens hold together is a word of its own, if it is long enough and has a vowel to be said with,
 * and if no single word was said that all of it spells.
 */
function lengthsOfHyphened(
  text: string,
  words: readonly Word[],
  before: number,
  letters: readonly string[],
  places: readonly number[],
): readonly number[] {
  const lengths = [0];
  places.forEach((place, index) => {
    const [before, here] = [words[places[index - 1] ?? -1], words[place]];
    const isApart = before && here && !/^\S*-\S*$/u.test(text.slice(before.end, here.start));
    if (isApart) lengths.push(1);
    else lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
  });
  const groups = lengths.map((length, index) => {
    const from = lengths.slice(0, index).reduce((sum, one) => sum + one, 0);
    return fold(letters.slice(from, from + length).join(''));
  });
  const areWords = groups.every((one) => one.length >= fewest && /[aeiouy]/.test(one));
  return areWords && !spellsOneSaid(words, before, groups) ? lengths : [places.length];
}

/** All spelled words of an utterance, in order. Three letters make a spelling, two when they spell the word before them. */
export function readSpelling(text: string, language: Language): SpellingReading[] {
  const words = wordsOf(text);
  const found: SpellingReading[] = [];
  for (let at = 0; at < words.length; ) {
    // A hyphen between single letters is silent in words; "T-R-A-N" is four of them.
    const { letters, places, next } = spelledRun(text, words, at, language);
    if (letters.length < 2) {
      at++;
      continue;
    }
    const lengths = lengthsOfSaid(words, at, letters) ?? lengthsOfHyphened(text, words, at, letters, places);
    let from = 0;
    for (const length of lengths) {
      const to = from + length;
      const last = to < places.length ? (places[to] ?? next) : next;
      const reading = spelledBy(text, words, at, letters.slice(from, to));
      const [first, end] = [words[places[from] ?? at], words[last - 1]];
      if (reading && first && end) found.push({ ...reading, start: first.start, end: end.end });
      from = to;
    }
    at = next;
  }
  return found;
}

/** The word that letters make, and the one said before them that they spell; null where they are too few to make any. */
function spelledBy(
  text: string,
  words: readonly Word[],
  before: number,
  letters: readonly string[],
): Pick<SpellingReading, 'word' | 'spells'> | null {
  const spelled = letters.join('');
  const spells = spelledWord(text, words, before, spelled);
  const isClose = spells && isName(spells.text) && distance(fold(spells.text), fold(spelled)) <= 1;
  if (letters.length < fewest && !isClose) return null;
  // Said without accents, the letters of an accented word keep them.
  const same = spells && fold(spells.text) === fold(spelled) && fold(spelled) === spelled;
  return { word: capitalised(same ? spells.text.toLowerCase() : spelled), spells };
}
