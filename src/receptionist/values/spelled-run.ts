// Where a spelling ends: "M-A-R-S-H. I'm his dad", "K-E-A-N-E, I'd like …", "O-T. À quelle heure" go on with a word of one letter, and
// "S, O, K, and then O, L" goes on with letters. What was said before the letters tells which they are.
import type { Language } from './language.ts';
import { lettersAt } from './letters.ts';
import { fold, type Word } from './words.ts';

export type Run = { readonly letters: string[]; readonly places: number[]; readonly next: number };

/** Words of a single letter, folded. */
const ofOneLetter: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['i', 'a', 'o']),
  es: new Set(['a', 'y', 'o', 'e', 'u']),
  fr: new Set(['a', 'y', 'o']),
  de: new Set(['o']),
};
/** What stands between the letters of one name and means nothing. */
const joiners: Readonly<Record<Language, readonly string[]>> = {
  en: ['and then', 'then', 'and'],
  es: ['y luego', 'luego', 'y'],
  fr: ['et puis', 'puis', 'et'],
  de: ['und dann', 'dann', 'und'],
};
/** How far back the words stand that are spelled. */
const saidBeforeMax = 14;

/** Do the letters make one of the words before them, or several side by side? */
function isSaid(words: readonly Word[], before: number, letters: readonly string[]): boolean {
  const spelled = fold(letters.join(''));
  for (let from = before - 1; from >= Math.max(0, before - saidBeforeMax); from--) {
    let joined = '';
    for (let at = from; at < before && words[at]?.is === 'word' && joined.length < spelled.length; at++)
      joined += words[at]?.text ?? '';
    if (joined === spelled) return true;
  }
  return false;
}

/** The letters that follow each other from this word on, up to where something else is said. */
export function spelledRun(text: string, words: readonly Word[], at: number, language: Language): Run {
  const run = withoutHeld(text, words, joined(text, words, at, language));
  const end = run.places.findIndex((_, index) => index > 1 && beginsTalk(text, words, run.places, index, language));
  if (end < 0) return run;
  const cut = { letters: run.letters.slice(0, end), places: run.places.slice(0, end) };
  if (!isSaid(words, at, cut.letters) && isSaid(words, at, run.letters)) return run;
  let next = run.places[end] ?? run.next;
  while (words[next - 1]?.is === 'mark') next--;
  return { ...cut, next };
}

/** "Y a-t-il", "a T-shirt": letters that a hyphen holds to a word are no letters of a name. */
function withoutHeld(text: string, words: readonly Word[], run: Run): Run {
  const { letters, places } = run;
  let { next } = run;
  let kept = letters.length;
  while (kept > 0 && words[next - 1]?.is === 'word' && /^-\p{L}/u.test(text.slice(words[next - 1]?.end))) {
    kept--;
    next = places[kept] ?? next;
    while (words[next - 1]?.is === 'mark') next--;
  }
  return kept === letters.length ? run : { letters: letters.slice(0, kept), places: places.slice(0, kept), next };
}

/** "S, O, K, and then O, L": two runs that spell one name between them. */
function joined(text: string, words: readonly Word[], at: number, language: Language): Run {
  const run = lettersAt(text, words, at, language);
  if (run.letters.length < 2) return run;
  const from = words[run.next]?.is === 'mark' ? run.next + 1 : run.next;
  for (const joiner of joiners[language]) {
    const steps = joiner.split(' ');
    if (!steps.every((step, index) => words[from + index]?.text === step)) continue;
    const more = lettersAt(text, words, from + steps.length, language);
    const letters = [...run.letters, ...more.letters];
    if (more.letters.length > 0 && isSaid(words, at, letters))
      return { letters, places: [...run.places, ...more.places], next: more.next };
  }
  return run;
}

/** Is the letter at this place of the run a word that begins what is said next? */
function beginsTalk(
  text: string,
  words: readonly Word[],
  places: readonly number[],
  index: number,
  language: Language,
): boolean {
  const place = places[index] ?? 0;
  const [before, here, after] = [words[place - 1], words[place], words[place + 1]];
  if (!before || !here || here.end - here.start !== 1 || !ofOneLetter[language].has(here.text)) return false;
  // Held together by a hyphen it is a letter.
  if (!here.gap || !after || text.charAt(here.end) === '-') return false;
  const letter = text.slice(here.start, here.end);
  const behind = text.slice(here.end);
  const isContracted = /^['’]\p{L}/u.test(behind);
  const goesOn = isContracted || /^\s+\p{Ll}{2}/u.test(behind) || /^\s+\p{Ll}['’]/u.test(behind);
  const first = words[places[0] ?? 0];
  const isSmall = /\p{Ll}/u.test(letter) && first !== undefined && /\p{Lu}/u.test(text.charAt(first.start));
  // "R, Y, A, N, y con doble ene": a small letter among capitals, with a word behind it.
  if (isSmall) return /^\s+\p{L}{2}/u.test(behind);
  // A sentence ends there, where no dot stands between the letters before.
  const marks = places
    .slice(1, index)
    .map((one, at) => text.slice(words[places[at] ?? 0]?.end ?? 0, words[one]?.start ?? 0));
  const isBehindEnd = before.text === '.' && !marks.some((mark) => mark.includes('.'));
  if (isBehindEnd) return goesOn || /^,?\s+\p{L}[\p{L}'’-]/u.test(behind);
  if (language === 'en' && here.text === 'i') return goesOn;
  return false;
}
