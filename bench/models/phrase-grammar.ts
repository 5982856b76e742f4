// Reads the phrase files of bench/models/phrases and unfolds them into training phrases, the same ones every time.
// A line holds (a|b|) choices and {slots}; `_slots.txt` says what a slot can be; {name} is filled by the caller.

import { readdirSync, readFileSync } from 'node:fs';

/** A number of 0 to 1, the same sequence for the same seed. */
export type Random = () => number;

/** A random source that a seed decides (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list. */
export function pick<T>(list: readonly T[], random: Random): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}

/** Phrase lines by file name (an intent, or a set of names), comments left out, and the slots of the language. */
export type PhraseBook = {
  readonly lines: ReadonlyMap<string, readonly string[]>;
  readonly slots: ReadonlyMap<string, readonly string[]>;
};

/** Every phrase file of a language's folder. */
export function readPhrases(folder: string): PhraseBook {
  const lines = new Map<string, string[]>();
  const slots = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const held = readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    if (file !== '_slots.txt') lines.set(file.replace(/\.txt$/, ''), held);
    else
      for (const line of held)
        slots.set(
          line.slice(0, line.indexOf(':')),
          line
            .slice(line.indexOf(':') + 1)
            .split('|')
            .map((one) => one.trim()),
        );
  }
  return { lines, slots };
}

/** Has slots or choices: a pattern, and no line as it was said, which holds names and other languages that nothing marks. */
export const isPattern = (line: string): boolean => /[{(]/.test(line);

/** How a slot is filled; undefined: from the book's own slots. */
export type FillSlot = (slot: string, random: Random) => string | undefined;

/** Up to `most` different unfoldings of a line. */
export function unfold(line: string, book: PhraseBook, fill: FillSlot, most: number, random: Random): string[] {
  const found = new Set<string>();
  for (let tries = 0; tries < most * 3 && found.size < most; tries += 1) {
    found.add(unfoldOnce(line, book, fill, random).replace(/\s+/g, ' ').trim());
  }
  return [...found].filter((text) => text !== '');
}

function unfoldOnce(line: string, book: PhraseBook, fill: FillSlot, random: Random): string {
  let text = line;
  for (;;) {
    const next = text.replace(/\(([^()]*)\)/g, (whole, inner: string) =>
      inner.includes('|') ? pick(inner.split('|'), random) : whole.replace('(', '\u0001').replace(')', '\u0002'),
    );
    if (next === text) break;
    text = next;
  }
  text = text.replaceAll('\u0001', '(').replaceAll('\u0002', ')');
  for (let depth = 0; depth < 3 && text.includes('{'); depth += 1) {
    text = text.replace(
      /\{([a-z]+)\}/g,
      (whole, slot: string) => fill(slot, random) ?? pick(book.slots.get(slot) ?? [whole], random),
    );
  }
  return text;
}
