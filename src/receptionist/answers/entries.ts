// The owner's entries, read once: each sentence with what it speaks of under its title and after the sentence it leans on.
import { type KnowledgeEntry, type Language, languages } from '../business.ts';
import { identifyLanguage } from '../models/language.ts';
import { fold } from '../models/text.ts';
import { plainText, sentencesOf } from './passages.ts';
import { placeOf, type Sense } from './sense.ts';
import { vocabularyOf } from './speaks.ts';
import { type Spoken, spokenOf, type Unit, unitsOf } from './units.ts';

/** A sentence, or a part of it up to a semicolon, that could be the answer. */
export type Passage = {
  readonly entry: Entry;
  /** Of the sentence that is said, in the entry. */
  readonly at: number;
  /** As it stands, with the sentence that it leans on. */
  readonly text: string;
  readonly own: Spoken;
  /** With the title. */
  readonly spoken: Spoken;
  /** With the title, and without. */
  readonly sense: { readonly titled: Sense; readonly bare: Sense };
};

export type Entry = {
  readonly title: string;
  readonly titleSpoken: Spoken;
  readonly titleUnits: readonly Unit[];
  /** Title and every sentence together. */
  readonly spoken: Spoken;
  readonly sense: Sense;
  readonly text: string;
  readonly sentences: readonly string[];
  readonly language: Language;
};

export type Taught = {
  readonly passages: readonly Passage[];
  readonly entries: readonly Entry[];
  /** Every stem of every text by its first letters, for words that nearly match. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>;
};

/** Begins with what only the sentence before explains. */
export const leans =
  /^(?:it|they|them|this|that|these|those|after (?:that|this)|then|otherwise|later|if not|each|both|ours?|return|here|there|el|ella|ellos|esto|eso|despues|luego|si no|il|elle|ils|elles|cela|ce|apres|ensuite|sinon|er|sie|es|das|dies\w*|danach|sonst|spater|ansonsten)\b/;

const readings = new WeakMap<readonly KnowledgeEntry[], Taught>();

function merged(...all: readonly Spoken[]): Spoken {
  return {
    named: new Set(all.flatMap((one) => [...one.named])),
    kinds: new Set(all.flatMap((one) => [...one.kinds])),
    stems: new Set(all.flatMap((one) => [...one.stems])),
  };
}

function passagesOf(entry: Entry): Passage[] {
  return entry.sentences.flatMap((sentence, at) => {
    const before = entry.sentences[at - 1];
    // "Bought here? Bring it back": the owner's own question is answered by what follows it, and answers nothing.
    const asks = sentence.endsWith('?') && at + 1 < entry.sentences.length;
    if (asks) return [];
    const leaning = before !== undefined && (before.endsWith('?') || leans.test(fold(sentence)));
    return sentence.split(/(?<=;)\s+/).map((part, index): Passage => {
      const text = leaning && index === 0 ? `${before} ${part}` : part;
      const own = spokenOf(text, entry.language);
      const spoken = merged(entry.titleSpoken, own);
      const sense = {
        titled: placeOf(`${entry.title}. ${text}`, entry.language, 'telling', spoken),
        bare: placeOf(text, entry.language, 'telling', own),
      };
      return { entry, at, text, own, spoken, sense };
    });
  });
}

/** A text of fewer words than this is in the language of most, unless it is sure to be in another: "Jonas speaks German." */
const tellingWordsMin = 8;
const sureMin = 0.9;

/** The language of each text of one owner's. */
function languagesOf(texts: readonly string[]): Language[] {
  const each = texts.map((text) => ({ ...identifyLanguage(text, languages, 'en'), words: text.split(/\s+/).length }));
  const count = (language: Language) => each.filter((one) => one.language === language).length;
  const [most = 'en'] = [...languages].sort((a, b) => count(b) - count(a));
  return each.map(({ language, sure, words }) => (words < tellingWordsMin && sure < sureMin ? most : language));
}

/** Reads a list of entries at its first question; the list is one object until something changes. */
export function read(knowledge: readonly KnowledgeEntry[]): Taught {
  const known = readings.get(knowledge);
  if (known) return known;
  const written = languagesOf(knowledge.map(({ title, text }) => `${title}. ${plainText(text)}`));
  const entries = knowledge.map(({ title, text }, at): Entry => {
    const plain = plainText(text);
    const language = written[at] ?? 'en';
    const titleSpoken = spokenOf(title, language);
    const sentences = sentencesOf(plain);
    const spoken = merged(titleSpoken, ...sentences.map((one) => spokenOf(one, language)));
    const sense = placeOf(`${title}. ${plain}`, language, 'telling', spoken);
    return {
      title,
      titleSpoken,
      titleUnits: unitsOf(title, language),
      text: plain,
      sentences,
      spoken,
      sense,
      language,
    };
  });
  const passages = entries.flatMap(passagesOf);
  const vocabulary = vocabularyOf(entries.flatMap((one) => [...one.spoken.stems]));
  const taught = { entries, passages, vocabulary };
  readings.set(knowledge, taught);
  return taught;
}
