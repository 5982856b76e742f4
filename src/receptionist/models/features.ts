// What a linear model sees of an utterance: word 1–2-grams and character 2–5-grams as 32-bit fingerprints with counts.
// The same text gives the same features at training and at run time, on any machine.

import { type Token, tokenize } from './text.ts';

const prime = 0x01000193;
// Pieces of words are many and overlap: each counts for less than a word.
const gramWeight = 0.35;

/** 32 bits for a feature of one `kind` (words, pairs, pieces, …). */
export function fingerprint(kind: number, text: string): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}

/** The fingerprint of a word as a feature by itself. */
export function wordFingerprint(word: string): number {
  return fingerprint(1, word);
}

/** Fingerprint → how often it occurs. `tag` (a language, a requested slot) adds features that only that tag has; `extra` ones are taken as they are. */
export function countFeatures(
  text: string,
  tags: readonly string[] = [],
  extra: readonly string[] = [],
): Map<number, number> {
  return countTokenFeatures(tokenize(text), tags, extra);
}

/** As `countFeatures`, for text that is tokenised already. */
export function countTokenFeatures(
  tokens: readonly Token[],
  tags: readonly string[] = [],
  extra: readonly string[] = [],
): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (hash: number, weight = 1) => counts.set(hash, (counts.get(hash) ?? 0) + weight);
  // Figures are shapes: 14, 27 and 15:30 say the same about what is meant.
  const words = tokens.map((token) => token.norm.replace(/\d+/g, (digits) => '0'.repeat(Math.min(digits.length, 3))));
  let previous = '<';
  for (const word of words) {
    add(fingerprint(1, word));
    add(fingerprint(2, `${previous} ${word}`));
    for (const tag of tags) add(fingerprint(4, `${tag}:${word}`));
    previous = word;
  }
  add(fingerprint(2, `${previous} >`));
  add(fingerprint(5, words.length > 8 ? 'long' : String(words.length)));
  for (const one of extra) add(fingerprint(6, one));
  const joined = ` ${words.join(' ')} `;
  for (let size = 2; size <= 5; size += 1) {
    for (let at = 0; at + size <= joined.length; at += 1)
      add(fingerprint(8 + size, joined.slice(at, at + size)), gramWeight);
  }
  return counts;
}
