// Letters as they are said one by one, each with what qualifies it: its accent, its illustration, how often it stands.
import { type Dictation, dictations } from './dictation.ts';
import type { Language } from './language.ts';
import { fold, type Word } from './words.ts';

type Letter = { readonly letter: string; readonly next: number };

const longestPhrase = 4;

/** The longest phrase of a table that begins at this word. */
export function phraseAt(
  words: readonly Word[],
  at: number,
  table: ReadonlyMap<string, string>,
): { value: string; next: number } | null {
  let phrase = '';
  let best: { value: string; next: number } | null = null;
  for (let i = at; i < Math.min(words.length, at + longestPhrase); i++) {
    const word = words[i];
    if (word?.is !== 'word') break;
    phrase = phrase ? `${phrase} ${word.text}` : word.text;
    const value = table.get(phrase);
    if (value !== undefined) best = { value, next: i + 1 };
  }
  return best;
}

function illustrationEnd(words: readonly Word[], at: number, asIn: readonly string[], letter: string): number | null {
  for (const phrase of asIn) {
    const steps = phrase.split(' ');
    if (!steps.every((step, index) => words[at + index]?.text === step)) continue;
    const example = words[at + steps.length];
    if (example?.is === 'word' && example.text.length > 1 && example.text.startsWith(fold(letter)))
      return at + steps.length + 1;
  }
  return null;
}

/** A single letter at this word with what qualifies it: its accent, its illustration, how often it stands. */
function letterAt(text: string, words: readonly Word[], at: number, table: Dictation, inRun: boolean): Letter | null {
  const word = words[at];
  if (word?.is !== 'word') return null;
  if (table.capitals.has(word.text)) return letterAt(text, words, at + 1, table, inRun);
  if (table.doubles.has(word.text)) {
    const whole = phraseAt(words, at, table.letterPhrases);
    if (whole) return { letter: whole.value, next: whole.next };
    const once = letterAt(text, words, at + 1, table, inRun);
    return once?.letter.length === 1 ? { letter: once.letter.repeat(2), next: once.next } : null;
  }
  const whole = phraseAt(words, at, table.letterPhrases);
  if (whole && inRun) return { letter: whole.value, next: whole.next };
  const said = text.slice(word.start, word.end);
  const mayName = inRun || (table.namesStart && word.text.length > 2);
  const named = mayName ? (table.letterNames.get(said.toLowerCase()) ?? table.letterNames.get(word.text)) : undefined;
  // The s of "that's" is no letter of its own.
  if (/[\p{L}]['’]$/u.test(text.slice(Math.max(0, word.start - 2), word.start))) return null;
  if (said.length !== 1 && !named) return null;
  let letter = (named ?? said).toLowerCase();
  let next = at + 1;
  const accent = phraseAt(words, next, table.accents);
  if (accent) {
    letter = (letter + accent.value).normalize('NFC');
    next = accent.next;
  }
  if (table.capitals.has(words[next]?.text ?? '')) next++;
  return { letter, next: illustrationEnd(words, next, table.asIn, letter) ?? next };
}

const between = new Set([',', '-', '.', '–', '…']);

/** Letters that follow each other from this word on, and the words at which they stand. */
export function lettersAt(
  text: string,
  words: readonly Word[],
  at: number,
  language: Language,
): { letters: string[]; places: number[]; next: number } {
  const table = dictations[language];
  const letters: string[] = [];
  const places: number[] = [];
  let next = at;
  for (let place = at; ; ) {
    // "a.m." is no spelling; "N. E. M." is.
    while (
      letters.length &&
      between.has(words[place]?.text ?? '') &&
      (words[place]?.text !== '.' || words[place + 1]?.gap)
    )
      place++;
    // Names of letters are words of the language too: they count only after a plain letter.
    const letter = letterAt(text, words, place, table, letters.length > 0);
    if (!letter) return { letters, places, next };
    letters.push(letter.letter);
    places.push(place);
    next = letter.next;
    place = letter.next;
  }
}
