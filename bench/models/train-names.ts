// Trains the tagger of people's names: an averaged perceptron with Viterbi decoding on made-up sentences.
// The contexts are the phrase files (names.txt above all), the people are made from the lists of names.

import { wordFingerprint } from '../../src/receptionist/models/features.ts';
import { nameFeatureRows, nameFeatures, nameTags } from '../../src/receptionist/models/name-features.ts';
import { bestTags, tokenScores } from '../../src/receptionist/models/names.ts';
import { pack } from '../../src/receptionist/models/pack.ts';
import { fold, type Language, languages, tokenize } from '../../src/receptionist/models/text.ts';
import { makeGiven, makePerson, makeSurname, makeTitle, type NameLists } from './people.ts';
import { isPattern, type PhraseBook, pick, type Random, seeded, unfold } from './phrase-grammar.ts';

type Sentence = { readonly features: readonly Int32Array[]; readonly tags: readonly number[] };

const selfActs: ReadonlySet<string> = new Set(['identity', 'spelling', 'correct', 'names']);
const streets = [
  'street',
  'avenue',
  'road',
  'drive',
  'lane',
  'boulevard',
  'court',
  'St',
  'Ave',
  'Street, Brooklyn',
  'Street, apartment 3',
  'Road, Chicago',
  'Avenue, Denver',
];
const marked = /‹([SO])([^›]*)›/g;

/** The packed model, and how many sentences it learnt from. */
export function trainNames(
  books: ReadonlyMap<Language, PhraseBook>,
  names: NameLists,
): { file: Uint8Array; sentences: number } {
  const lists = { givenNames: printsOf(names.given), surnames: printsOf(names.surnames) };
  const random = seeded(99);
  const sentences = languages.flatMap((language) => {
    const book = books.get(language);
    return book ? sentencesOf(language, book, names, lists, random) : [];
  });
  const { weights, transitions } = perceptron(sentences, random);
  const largest = Math.max(
    ...[weights, transitions].map((part) => part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)),
  );
  const whole = (part: Float32Array) => Int8Array.from(part, (weight) => Math.round((weight / largest) * 127));
  const file = pack(
    {},
    {
      weights: whole(weights),
      transitions: whole(transitions),
      givenNames: Uint32Array.from([...lists.givenNames].sort((a, b) => a - b)),
      surnames: Uint32Array.from([...lists.surnames].sort((a, b) => a - b)),
    },
  );
  return { file, sentences: sentences.length };
}

function printsOf(lists: ReadonlyMap<string, readonly string[]>): Set<number> {
  const prints = new Set<number>();
  for (const list of lists.values())
    for (const name of list)
      for (const part of fold(name).split(/[\s-]+/)) if (part.length > 1) prints.add(wordFingerprint(part));
  return prints;
}

function sentencesOf(
  language: Language,
  book: PhraseBook,
  names: NameLists,
  lists: { givenNames: Set<number>; surnames: Set<number> },
  random: Random,
): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [act, lines] of book.lines) {
    const fill = (slot: string, source: Random): string | undefined => {
      if (slot === 'self' || (slot === 'name' && selfActs.has(act))) return `‹S${makePerson(names, language, source)}›`;
      if (slot === 'other' || slot === 'name') return `‹O${makePerson(names, language, source)}›`;
      if (slot === 'place')
        return `${1 + Math.floor(source() * 2400)} ${makeSurname(names, language, source)} ${pick(streets, source)}`;
      if (slot === 'staff') return staffOf(language, names, source);
      return undefined;
    };
    const most = act === 'names' ? 60 : act === 'identity' ? 30 : /\{(?:name|staff)\}/.test(lines.join()) ? 6 : 3;
    // A name in a line as it was said would be taught to be none.
    for (const line of lines.filter(isPattern))
      for (const text of unfold(line, book, fill, most, random))
        sentences.push(sentenceOf(random() < 0.3 ? text.replace(/› /g, '›, ') : text, language, act, lists, random));
  }
  return sentences;
}

function staffOf(language: Language, names: NameLists, random: Random): string | undefined {
  const draw = random();
  if (draw < 0.35) return `‹O${makeGiven(names, language, random)}›`;
  if (draw < 0.6) return `${makeTitle(language, random)} ‹O${makeSurname(names, language, random)}›`;
  if (draw < 0.8) return `‹O${makeGiven(names, language, random)} ${makeSurname(names, language, random)}›`;
  return { en: 'the owner', es: 'el dueño', fr: 'le patron', de: 'der chef' }[language];
}

function sentenceOf(
  marked0: string,
  language: Language,
  act: string,
  lists: { givenNames: Set<number>; surnames: Set<number> },
  random: Random,
): Sentence {
  let text = '';
  const spans: { start: number; end: number; self: boolean }[] = [];
  let last = 0;
  for (const match of marked0.matchAll(marked)) {
    text += marked0.slice(last, match.index);
    spans.push({ start: text.length, end: text.length + (match[2] ?? '').length, self: match[1] === 'S' });
    text += match[2] ?? '';
    last = match.index + match[0].length;
  }
  text += marked0.slice(last);
  const draw = random();
  if (draw < 0.5) text = text.toLowerCase();
  else if (draw < 0.85) text = text.charAt(0).toUpperCase() + text.slice(1);
  if (language === 'de' && draw >= 0.7)
    text = text.replace(/(?<=(?:der|die|das|ein|eine|einen|mein|meine|im|am|zum) )\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    );
  if (language === 'en' && draw >= 0.5)
    text = text.replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|june|december|christmas|thanksgiving|toyota|honda|english|spanish|brooklyn|google|i'm|i)\b/g,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    );
  const tokens = tokenize(text);
  const tags = tokens.map((token) => {
    const span = spans.find(({ start, end }) => token.start < end && token.end > start);
    if (!span) return 0;
    const opens = !tokens.some((other) => other.end <= token.start && other.start >= span.start);
    return span.self ? (opens ? 1 : 2) : opens ? 3 : 4;
  });
  const asked = selfActs.has(act) ? random() < 0.6 : random() < 0.12;
  // Some names must be known by their place alone: no list holds everybody.
  const hidden = random() < 0.25;
  const inName = new Set(tokens.filter((_, at) => tags[at] !== 0).map((token) => token.norm));
  return { features: nameFeatures(tokens, language, asked, lists, (word) => hidden && inName.has(word)), tags };
}

function perceptron(
  sentences: readonly Sentence[],
  random: Random,
): { weights: Float32Array; transitions: Float32Array } {
  const width = nameTags.length;
  const weights = new Float32Array(nameFeatureRows * width);
  const sums = new Float32Array(weights.length);
  const transitions = new Float32Array(width * width);
  const transitionSums = new Float32Array(transitions.length);
  let count = 1;
  const order = sentences.map((_, at) => at);
  for (let round = 0; round < 6; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const sentence = sentences[index];
      if (!sentence) continue;
      const guess = bestTags(tokenScores(sentence.features, weights), transitions);
      count += 1;
      sentence.tags.forEach((truth, at) => {
        const guessed = guess[at] ?? 0;
        if (at > 0) {
          const trueStep = (sentence.tags[at - 1] ?? 0) * width + truth;
          const guessedStep = (guess[at - 1] ?? 0) * width + guessed;
          if (trueStep !== guessedStep) {
            bump(transitions, transitionSums, trueStep, 1, count);
            bump(transitions, transitionSums, guessedStep, -1, count);
          }
        }
        if (truth === guessed) return;
        for (const row of sentence.features[at] ?? []) {
          bump(weights, sums, row * width + truth, 1, count);
          bump(weights, sums, row * width + guessed, -1, count);
        }
      });
    }
  }
  const average = (part: Float32Array, summed: Float32Array) =>
    part.map((weight, at) => weight - (summed[at] ?? 0) / count);
  return { weights: average(weights, sums), transitions: average(transitions, transitionSums) };
}

function bump(part: Float32Array, sums: Float32Array, at: number, by: number, count: number): void {
  part[at] = (part[at] ?? 0) + by;
  sums[at] = (sums[at] ?? 0) + by * count;
}
