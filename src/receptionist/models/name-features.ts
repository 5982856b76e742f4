// What the tagger of names sees of each word: the word, its neighbours, its form, and whether lists of names hold it.

import { isEverydayWord } from './everyday.ts';
import { wordFingerprint } from './features.ts';
import type { Language, Token } from './text.ts';

/** The tags of a word: outside, first or further word of the speaker's own name or of another person's. */
export const nameTags = ['O', 'self', 'self+', 'other', 'other+'] as const;

/** How many rows of weights there are; features are hashed into them. */
export const nameFeatureRows = 1 << 16;

/** Lists of names as fingerprints of folded words. */
export type NameLookup = { readonly givenNames: ReadonlySet<number>; readonly surnames: ReadonlySet<number> };

/** The rows of weights that each word of a text switches on. `unlisted` words are treated as in no list (for training). */
export function nameFeatures(
  tokens: readonly Token[],
  language: Language,
  asked: boolean,
  lists: NameLookup,
  unlisted: (word: string) => boolean = () => false,
): Int32Array[] {
  const words = tokens.map((token) => token.norm.replace(/'s$/, ''));
  const marks = words.map((word) => {
    const listed = !unlisted(word);
    const key = wordFingerprint(word);
    return `${listed && lists.givenNames.has(key) ? 'g' : '-'}${listed && lists.surnames.has(key) ? 's' : '-'}${isEverydayWord(word) ? 'e' : '-'}`;
  });
  const shapes = tokens.map((token) => shapeOf(token.text));
  const cased = tokens.some((token) => /\p{Lu}/u.test(token.text));
  const length = tokens.length <= 2 ? tokens.length : tokens.length <= 4 ? 4 : 9;
  return tokens.map((token, at) => {
    const word = words[at] ?? '';
    const mark = marks[at] ?? '';
    const shape = `${cased ? '' : 'l'}${shapes[at] ?? ''}`;
    const before = words[at - 1] ?? '<';
    const after = words[at + 1] ?? '>';
    const before2 = words[at - 2] ?? '<<';
    const markBefore = marks[at - 1] ?? '<';
    const markAfter = marks[at + 1] ?? '>';
    const gap = at > 0 && token.start - (tokens[at - 1]?.end ?? 0) > 1 ? ',' : '';
    const features = [
      `w${word}`,
      `m${mark}`,
      `s${shape}`,
      `ms${mark}${shape}`,
      `b${before}`,
      `a${after}`,
      `bb${before2} ${before}`,
      `bw${before} ${word}`,
      `aw${word} ${after}`,
      `bm${before}|${mark}`,
      `am${mark}|${after}`,
      `bbm${before2} ${before}|${mark}`,
      `mm${markBefore}|${mark}|${markAfter}`,
      `mg${gap}${markBefore}|${mark}`,
      `x3${word.slice(-3)}`,
      `x2${word.slice(-2)}`,
      `p2${word.slice(0, 2)}`,
      `q${asked}${mark}${length}`,
      `qp${asked}${at}${length}${mark}`,
      `l${language}${mark}`,
      `sb${shapes[at - 1] ?? '<'}${shape}`,
      `sa${shape}${shapes[at + 1] ?? '>'}`,
      `g${gap}${shape}`,
      `b2${before2}|${mark}`,
      `f${words[0] ?? ''}|${mark}`,
      `bs${before}|${shape}`,
    ];
    return Int32Array.from(features, rowOf);
  });
}

function shapeOf(text: string): string {
  if (/^\d/.test(text)) return '0';
  if (!/^\p{L}/u.test(text)) return '.';
  if (text.length === 1) return 'x';
  if (/^\p{Lu}+$/u.test(text)) return 'XX';
  return /^\p{Lu}/u.test(text) ? 'Xx' : 'xx';
}

function rowOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 13;
  return (Math.imul(hash, 0x5bd1e995) >>> 0) & (nameFeatureRows - 1);
}
