// People's names in what a caller says, lower-cased speech recognition included, and whose they are.
// A perceptron reads the words with their neighbours; lists of names help it and never decide alone.

import { wordFingerprint } from './features.ts';
import { nameFeatures, nameTags } from './name-features.ts';
import { nameModel } from './shipped.ts';
import { type Language, type Token, tokenize } from './text.ts';

/** A name with its place in the text. `self`: the speaker's own; `other`: somebody spoken of or asked for. */
export type FoundName = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly role: 'self' | 'other';
};

const titles =
  /^(?:dr|doctor|doctora|mr|mrs|ms|miss|mister|prof|professor|sra?|srta|señora?|señorita|don|doña|licenciad[oa]|mme|mlle|monsieur|madame|mademoiselle|docteure?|maître|herrn?|frau|doktor)$/i;
const shortened = /^(?:i|you|he|she|it|we|they|that|there|who)['’](?:ll|d|ve|re|m|s)$/i;
const particles = /^(?:de|la|del|los|las|van|von|der|den|di|da|dos|du|le|el|bin|al|y|ter|zu|vom|zum|mac|st)$/i;

/** Every person's name in `text`, titles left off and capitalised as names are, in order. `asked`: the caller was just asked for a name. */
export function findNames(text: string, language: Language, asked: boolean): FoundName[] {
  const tokens = tokenize(text);
  if (tokens.length === 0) return [];
  const model = nameModel();
  const scores = tokenScores(nameFeatures(tokens, language, asked, model), model.weights);
  const tags = bestTags(scores, model.transitions);
  const found: FoundName[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const tag = tags[at] ?? 0;
    if (tag === 0) continue;
    let end = at + 1;
    while (
      end < tokens.length &&
      (tags[end] === 2 || tags[end] === 4) &&
      !/[,;.:?!].*\s/.test(between(text, tokens, end))
    )
      end += 1;
    // What follows a comma is a name of its own ("Doyle, Kevin Doyle") or no name.
    const role = tag <= 2 ? 'self' : 'other';
    const name = cut(text, tokens.slice(at, end), role, sureness(scores.slice(at, end), tags.slice(at, end)));
    if (name) found.push(name);
    at = end - 1;
  }
  return found;
}

function between(text: string, tokens: readonly Token[], at: number): string {
  const gap = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  return /\.$/.test(gap.trim()) && (tokens[at - 1]?.text.length ?? 0) <= 3 ? ' ' : gap;
}

function cut(text: string, words: readonly Token[], role: 'self' | 'other', score: number): FoundName | undefined {
  let first = 0;
  let last = words.length;
  // "Hi!! Wedding is Jan 9": marks are no part of a name, and one word behind them only begins a sentence.
  while (first < last && !/\p{L}/u.test(words[first]?.text ?? '')) first += 1;
  if (first > 0 && last - first === 1) return undefined;
  // "She'll be thrilled": who does it is nobody's name.
  while (first < last && shortened.test(words[first]?.text ?? '')) first += 1;
  while (first < last && titles.test(words[first]?.text ?? '')) first += 1;
  // "Minh Le": in capitals it is a name of its own.
  const leadsOn = (word: string) => particles.test(word) && word === word.toLowerCase();
  while (last > first && leadsOn(words[last - 1]?.text ?? '')) last -= 1;
  const start = words[first]?.start;
  const end = words[last - 1]?.end;
  if (start === undefined || end === undefined || end <= start) return undefined;
  const said = text.slice(start, end).replace(/['’]s$/i, '');
  return { name: capitalise(said), start, end: start + said.length, score, role };
}

/** A name as it is written: "maria de la cruz" → "Maria de la Cruz"; capitals that were said are kept. */
export function capitalise(name: string): string {
  if (/\p{Lu}/u.test(name) && !/^[\p{Lu}\s'’-]+$/u.test(name)) return name.replace(/\s+/g, ' ');
  return name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s'’-])(\p{L})(\p{L}*)/gu, (_, before: string, letter: string, rest: string) => {
      const word = letter + rest;
      if (before === ' ' && /^(?:de|la|del|los|las|van|von|der|den|di|da|dos|du|y|zu|ter)$/.test(word))
        return before + word;
      if (/['’]/.test(before) && rest === '') return before + word;
      return (
        before +
        letter.toUpperCase() +
        rest.replace(/^(c)(\p{L}{3,})/u, (whole, c: string, tail: string) =>
          letter === 'm' ? c + tail.charAt(0).toUpperCase() + tail.slice(1) : whole,
        )
      );
    });
}

/** Scores of every tag for every word; the trainer uses the same arithmetic. */
export function tokenScores(features: readonly Int32Array[], weights: Int8Array | Float32Array): Float64Array[] {
  return features.map((rows) => {
    const sums = new Float64Array(nameTags.length);
    for (const row of rows)
      for (let tag = 0; tag < nameTags.length; tag += 1)
        sums[tag] = (sums[tag] ?? 0) + (weights[row * nameTags.length + tag] ?? 0);
    return sums;
  });
}

/** The best sequence of tags (Viterbi); a further word of a name only follows a word of the same name. */
export function bestTags(scores: readonly Float64Array[], transitions: Int8Array | Float32Array): number[] {
  const width = nameTags.length;
  let last = Float64Array.from(scores[0] ?? [], (score, tag) => (tag === 2 || tag === 4 ? -1e9 : score));
  const back: Int8Array[] = [];
  for (const score of scores.slice(1)) {
    const next = new Float64Array(width).fill(-1e9);
    const from = new Int8Array(width);
    for (let tag = 0; tag < width; tag += 1) {
      for (let before = 0; before < width; before += 1) {
        if ((tag === 2 && before !== 1 && before !== 2) || (tag === 4 && before !== 3 && before !== 4)) continue;
        const total = (last[before] ?? 0) + (score[tag] ?? 0) + (transitions[before * width + tag] ?? 0);
        if (total > (next[tag] ?? 0)) {
          next[tag] = total;
          from[tag] = before;
        }
      }
    }
    back.push(from);
    last = next;
  }
  let best = 0;
  for (let tag = 1; tag < width; tag += 1) if ((last[tag] ?? 0) > (last[best] ?? 0)) best = tag;
  const tags = [best];
  for (let at = back.length - 1; at >= 0; at -= 1) {
    best = back[at]?.[best] ?? 0;
    tags.unshift(best);
  }
  return tags;
}

// How far the words of the name are from being no name, squeezed to 0.5 … 1.
function sureness(scores: readonly Float64Array[], tags: readonly number[]): number {
  const margins = scores.map((score, at) => (score[tags[at] ?? 0] ?? 0) - (score[0] ?? 0));
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / Math.max(1, margins.length);
  return Math.round((1 / (1 + Math.exp(-mean / 80))) * 1000) / 1000;
}

/** Whether a word (folded, see text.ts) stands in a list of given names or of family names. */
export function isListedName(word: string): boolean {
  const { givenNames, surnames } = nameModel();
  const key = wordFingerprint(word);
  return givenNames.has(key) || surnames.has(key);
}
