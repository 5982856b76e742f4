// How alike two words are, as written or as heard: for misspellings, speech recognition and names.

import { fold } from './text.ts';

/** Edits (insert, delete, replace, swap of neighbours) between two words; `most` + 1 when there are more. */
export function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    let lowest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > most) return most + 1;
    before = last;
    last = next;
  }
  return last[b.length] ?? most + 1;
}

/** 1 for the same word, 0.8 to 0.9 for a likely slip of it, 0 for another word. Accents and case do not count. */
export function likeness(said: string, meant: string): number {
  const a = fold(said);
  const b = fold(meant);
  if (a === b) return 1;
  if (Math.min(a.length, b.length) < 4) return 0;
  const shorter = Math.min(a.length, b.length);
  const apart = edits(a, b, 2);
  if (apart > 2) return 0;
  if (apart === 1) return a[0] === b[0] && (shorter >= 5 || soundOf(a) === soundOf(b)) ? 0.9 : shorter >= 6 ? 0.8 : 0;
  // A vowel that is put in may be a slip; two letters more at the end are another word: "panne", "panneau".
  if (Math.abs(a.length - b.length) <= 1 && soundOf(a) === soundOf(b)) return 0.86;
  return a[0] === b[0] && shorter >= 7 ? 0.8 : 0;
}

/** A rough key of how a word sounds in the four languages: vowels after the first dropped, like consonants made one. */
export function soundOf(word: string): string {
  const plain = fold(word)
    .replace(/[^a-z]/g, '')
    .replace(/^(?:gn|kn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/sch|sh|ch|tsch|cz/g, 'x')
    .replace(/ck|q|c(?=[aou])|c(?![eiyh])/g, 'k')
    .replace(/c|z|ss|ß/g, 's')
    .replace(/dt|th|d/g, 't')
    .replace(/[vw]/g, 'f')
    .replace(/g(?=[eiy])|j/g, 'y')
    .replace(/h/g, '')
    .replace(/y/g, 'i');
  return `${plain.slice(0, 1)}${plain.slice(1).replace(/[aeiou]/g, '')}`.replace(/(.)\1+/g, '$1');
}
