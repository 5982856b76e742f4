// The concepts that questions and owners' texts share, read from concepts/: `id < kinds = answers: en | es | fr | de`, phrases
// split by commas, `*` for a few words between. `~` marks what says little alone; `!` what does not answer for its kinds, `+` what each of them speaks of; `@` what
// is done with a thing; `<` what it is a kind of; `=` what answers it too. Data, not rules: a new concept is a new line.
import type { Language } from '../business.ts';
import { fold, isWord, languages, type Token, tokenize } from '../models/text.ts';
import { askedPlainly } from './concepts/asked-plainly.ts';
import { everydayActs } from './concepts/everyday-acts.ts';
import { everydayThings } from './concepts/everyday-things.ts';
import { goodsConcepts } from './concepts/goods.ts';
import { inEverydayWords } from './concepts/in-everyday-words.ts';
import { inOtherWords } from './concepts/in-other-words.ts';
import { inPassing } from './concepts/in-passing.ts';
import { leftAndKept } from './concepts/left-and-kept.ts';
import { moneyConcepts } from './concepts/money.ts';
import { particulars } from './concepts/particulars.ts';
import { peopleConcepts } from './concepts/people.ts';
import { placeConcepts } from './concepts/place.ts';
import { sayings } from './concepts/sayings.ts';
import { toldOtherwise } from './concepts/told-otherwise.ts';
import { visitConcepts } from './concepts/visit.ts';
import { plainWords } from './plain-words.ts';
import { formStem, isParticle } from './word-forms.ts';

/** `null` stands for up to two words of any kind. */
type Phrase = { readonly stems: readonly (string | null)[]; readonly words: number; readonly concept: string };
type Lexicon = { readonly byFirst: ReadonlyMap<string, readonly Phrase[]>; readonly plain: ReadonlySet<string> };

/** A phrase of the lexicon in a text: its concepts, and the words `from` to `to` (exclusive). */
export type Found = { readonly concepts: readonly string[]; readonly from: number; readonly to: number };

type Line = { readonly id: string; readonly columns: readonly string[] };

const parents = new Map<string, readonly string[]>();
const answers = new Map<string, readonly string[]>();
const light = new Set<string>();
const exclusive = new Set<string>();
const shared = new Set<string>();
const everyday = new Set<string>();
const goods = new Set<string>();
const acts = new Set<string>();
const lines: Line[] = [];
const lexicons = new Map<Language, Lexicon>();

function readLines(): void {
  if (lines.length > 0) return;
  const asked = [
    moneyConcepts,
    visitConcepts,
    peopleConcepts,
    placeConcepts,
    goodsConcepts,
    sayings,
    particulars,
    leftAndKept,
    inEverydayWords,
    toldOtherwise,
    askedPlainly,
    inOtherWords,
    inPassing,
  ].join('\n');
  for (const line of `${asked}\n${everydayThings}\n${everydayActs}`.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const [head = '', too = ''] = line.slice(0, colon).split('=');
    const [name = '', above = ''] = head.split('<');
    const id = name.replace(/^[~!+@]/, '').trim();
    if (name.startsWith('~')) light.add(id);
    if (name.startsWith('!')) exclusive.add(id);
    if (name.startsWith('+')) shared.add(id);
    if (name.startsWith('@')) acts.add(id);
    // A concept may have more lines than one: the words and kinds of each count.
    if (!asked.includes(line)) everyday.add(id);
    if (goodsConcepts.includes(line)) goods.add(id);
    parents.set(id, [...(parents.get(id) ?? []), ...above.trim().split(/\s+/).filter(Boolean)]);
    answers.set(id, [...(answers.get(id) ?? []), ...too.trim().split(/\s+/).filter(Boolean)]);
    lines.push({ id, columns: line.slice(colon + 1).split('|') });
  }
}

/** Read once a language, at its first question. */
function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  readLines();
  const byFirst = new Map<string, Phrase[]>();
  for (const { id, columns } of lines) {
    for (const phrase of (columns[languages.indexOf(language)] ?? '').split(',')) {
      const words = phrase.trim().split(/\s+/);
      const stems = words.flatMap((word) => (word === '*' ? [null] : stemsOf(tokenize(word), language)));
      const [first] = stems;
      if (!first) continue;
      const listed = byFirst.get(first) ?? [];
      listed.push({ stems, words: stems.filter((one) => one !== null).length, concept: id });
      byFirst.set(first, listed);
    }
  }
  const plain = new Set(plainWords[language].split(/\s+/).map(fold));
  const lexicon = { byFirst, plain };
  lexicons.set(language, lexicon);
  return lexicon;
}

/** Of every word and figure; a mark has none. */
export function stemsOf(tokens: readonly Token[], language: Language): string[] {
  return tokens
    .filter((token) => isWord(token) || /\d/.test(token.norm))
    .map((token) => formStem(token.norm, language));
}

/** A German verb stands this far from its clause's beginning at most. */
const verbPlaceMax = 4;

/** The stems of a clause, where a German verb and its particle at the end are one: "holen Sie uns … ab". */
export function clauseStems(tokens: readonly Token[], language: Language): string[] {
  const stems = stemsOf(tokens, language);
  const particle = tokens.at(-1)?.norm ?? '';
  if (language !== 'de' || !isParticle(particle)) return stems;
  const { byFirst } = lexiconOf('de');
  for (let at = 0; at < Math.min(verbPlaceMax, tokens.length - 1); at += 1) {
    const joined = formStem(`${particle}${tokens[at]?.norm ?? ''}`, 'de');
    if ((byFirst.get(joined) ?? []).some((one) => one.words === 1)) stems[at] = joined;
  }
  return stems;
}

/** Does the word need no answer, nor mean anything by its absence? */
export function isPlain(token: Token, language: Language): boolean {
  const { plain } = lexiconOf(language);
  // "Gibt's" and "you've" are as plain as "gibt" and "you".
  const bare = token.norm.replace(/['’].*$/, '');
  return plain.has(token.norm) || token.norm.length < 2 || (bare.length > 1 && plain.has(bare));
}

/** Everything that a concept is a kind of, itself included. */
export function kindsOf(concept: string): readonly string[] {
  const above = parents.get(concept) ?? [];
  return [concept, ...above.flatMap(kindsOf)];
}

/** What a concept is directly a kind of. */
export function parentsOf(concept: string): readonly string[] {
  return parents.get(concept) ?? [];
}

/** What answers a question about a concept without naming it: "no charge" one about a surcharge. */
export function answersTo(concept: string): readonly string[] {
  return answers.get(concept) ?? [];
}

/** Says little alone: its absence from a passage is forgiven. */
export function isLight(concept: string): boolean {
  return light.has(concept);
}

/** An everyday thing or act, which is more often told in passing than what callers ask about. */
export function isEveryday(concept: string): boolean {
  return everyday.has(concept);
}

/** Each of its kinds has to be named: "we work with insurers" says nothing about one of them. */
export function isExclusive(concept: string): boolean {
  return exclusive.has(concept);
}

/** Is it a thing that is bought, brought or fitted, which nothing but its name or its kind tells of? */
export function isGoods(concept: string): boolean {
  readLines();
  return goods.has(concept);
}

/** Is it something that is done with or to a thing: sold, sent, taught? */
export function isAct(concept: string): boolean {
  readLines();
  return acts.has(concept);
}

/** One of its kinds speaks of the others too: steps at the door of wheelchairs. */
export function isShared(concept: string): boolean {
  return shared.has(concept);
}

const gapMax = 3;

function endOf(phrase: Phrase, stems: readonly string[], from: number): number | null {
  let at = from;
  for (const [index, part] of phrase.stems.entries()) {
    if (part === null) {
      const next = phrase.stems[index + 1];
      const skipped = stems.slice(at, at + gapMax + 1).indexOf(next ?? '');
      if (skipped < 0) return null;
      at += skipped;
    } else if (stems[at] === part) at += 1;
    else return null;
  }
  return at;
}

/** The longest phrases of the lexicon in a text, left to right; those of one length together are one finding. */
export function phrasesIn(stems: readonly string[], language: Language): Found[] {
  const { byFirst } = lexiconOf(language);
  const found: Found[] = [];
  for (let from = 0; from < stems.length; from += 1) {
    const fitting = (byFirst.get(stems[from] ?? '') ?? []).flatMap((phrase) => {
      const to = endOf(phrase, stems, from);
      return to === null ? [] : [{ phrase, to }];
    });
    const words = Math.max(0, ...fitting.map(({ phrase }) => phrase.words));
    const longest = fitting.filter(({ phrase }) => phrase.words === words);
    const [first] = longest;
    if (!first) continue;
    const to = Math.max(...longest.map((one) => one.to));
    found.push({ concepts: [...new Set(longest.map(({ phrase }) => phrase.concept))], from, to });
  }
  return found;
}

const partLettersMin = 4;

/** The known words of a compound: what it is, and what kind of that; `unknown` is the stem of a first part of no known meaning. */
export type Parts = { readonly head: readonly string[]; readonly kind: readonly string[]; readonly unknown: string };

/** The known words of a German compound: "Elektroauto", "Babybett". */
export function partsOf(word: string, language: Language): Parts {
  if (language !== 'de' || word.length < 8) return { head: [], kind: [], unknown: '' };
  const { byFirst } = lexiconOf(language);
  const conceptsAt = (part: string) => {
    const found = formStem(part, 'de');
    if (found.length < partLettersMin) return [];
    return (byFirst.get(found) ?? []).filter((one) => one.stems.length === 1).map((one) => one.concept);
  };
  for (let cut = 4; cut <= word.length - 4; cut += 1) {
    const head = conceptsAt(word.slice(cut));
    if (head.length > 0) {
      const first = word.slice(0, cut).replace(/(?:s|n)$/, '');
      const kind = conceptsAt(first);
      return { head, kind, unknown: kind.length > 0 ? '' : formStem(first, 'de') };
    }
  }
  for (let cut = word.length - 3; cut >= 5; cut -= 1) {
    const kind = conceptsAt(word.slice(0, cut).replace(/s$/, ''));
    if (kind.length > 0) return { head: [], kind, unknown: '' };
  }
  return { head: [], kind: [], unknown: '' };
}
