// Trains the identifier of languages: the phrase files again, as whole phrases and as a few words of them, names taken out.

import { type Example, type LinearModel, trainLinear } from '../../src/receptionist/models/linear.ts';
import { fold, type Language, languages } from '../../src/receptionist/models/text.ts';
import { isPattern, type PhraseBook, seeded, unfold } from './phrase-grammar.ts';

// Said in their own words of another language, or nobody's: they would teach the wrong thing.
const left: ReadonlySet<string> = new Set(['ask-language', 'spelling', 'names', 'identity']);

/** Phrases by language, without names, numbers and streets. */
export function languageExamples(books: ReadonlyMap<Language, PhraseBook>): Example[] {
  const random = seeded(4);
  const examples: Example[] = [];
  const silent = new Set(['name', 'staff', 'street', 'letters']);
  for (const language of languages) {
    const book = books.get(language);
    if (!book) continue;
    for (const [intent, lines] of book.lines) {
      if (left.has(intent)) continue;
      // A few words of a line as it was said may be of another language.
      for (const line of lines.filter(isPattern)) {
        for (const phrase of unfold(line, book, (slot) => (silent.has(slot) ? '' : undefined), 5, random)) {
          examples.push({ text: phrase, labels: [language] });
          const words = phrase.split(' ');
          const from = Math.floor(random() * words.length);
          examples.push({ text: words.slice(from, from + 1 + Math.floor(random() * 3)).join(' '), labels: [language] });
          if (language !== 'en' && random() < 0.3) examples.push({ text: fold(phrase), labels: [language] });
        }
      }
    }
  }
  return examples.filter(({ text }) => /\p{L}{2}/u.test(text));
}

/** The shipped identifier. */
export function trainLanguages(examples: readonly Example[]): LinearModel {
  return trainLinear(examples, { seenMin: 3, featuresMax: 16_000, rounds: 10, folds: 2, cost: 1 });
}
