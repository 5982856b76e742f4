// What small businesses do, as concepts with their words in four languages: a caller's "limpieza" meets an owner's "Teeth cleaning".
// Read once from service-words/; a new word for a service is one more word on a line there.

import { animalWords } from './service-words/animals.ts';
import { automotiveWords } from './service-words/automotive.ts';
import { beautyWords } from './service-words/beauty.ts';
import { buildingWords } from './service-words/building.ts';
import { everydayThingWords } from './service-words/everyday-things.ts';
import { everydayWorkWords } from './service-words/everyday-work.ts';
import { generalWords } from './service-words/general.ts';
import { healthWords } from './service-words/health.ts';
import { householdWords } from './service-words/household.ts';
import { lawMoneyWords } from './service-words/law-money.ts';
import { learningWords } from './service-words/learning.ts';
import { medicalWords } from './service-words/medical.ts';
import { officeWords } from './service-words/office.ts';
import { shopWords } from './service-words/shops.ts';
import { symptomWords } from './service-words/symptoms.ts';
import { tourismWords } from './service-words/tourism.ts';
import { tradesWords } from './service-words/trades.ts';
import { vehicleWords } from './service-words/vehicles.ts';
import { wellnessWords } from './service-words/wellness.ts';
import { stem } from './stems.ts';
import { type Language, languages, type Token, tokenize } from './text.ts';
import { otherForms, rootOf } from './word-roots.ts';

/**
 * `service`: a service by itself (root canal). `object`: what is worked on (drain). `action`: what is done (repair).
 * `modifier`: which kind (deep tissue). `generic`: says nothing alone (visit). `word`: any other, by its root (`=engrav`) or, where
 * it is of the everyday words of four languages, by what it means in each (`otter`).
 */
export type AtomKind = 'service' | 'object' | 'action' | 'modifier' | 'generic' | 'word';

/** A unit of meaning found in a text, over the tokens `from` to `to` (exclusive). */
export type Atom = { readonly id: string; readonly kind: AtomKind; readonly from: number; readonly to: number };

type Concept = { readonly id: string; readonly kind: AtomKind };
type Phrasebook = { readonly phrases: Map<string, readonly Concept[]>; longest: number };

const kindOf: Readonly<Record<string, AtomKind>> = {
  s: 'service',
  o: 'object',
  a: 'action',
  m: 'modifier',
  g: 'generic',
  c: 'service',
  w: 'word',
};

/** Words that name no service, by language; they are skipped inside a phrase. */
export const skipped: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an the my our your his her their some any of for to in on at with and or i we you it that this is are be do does can could would like need want get got have has just please some someone somebody me us if from by about busy even short totally completely really'.split(
      ' ',
    ),
  ),
  es: new Set(
    'un una unos unas el la los las lo mi mis su sus nuestro nuestra de del para por en a al con y o me se le nos que es son quiero quisiera necesito tengo hacer hacerme puede pueden podria favor algo alguien esta estan nueve uno dos tres una hora mes antes nada solo totalmente completamente bien'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "un une des le la les l' mon ma mes votre vos notre nos de du d' pour par en a au aux avec et ou je me se vous on que est sont voudrais faire besoin svp s'il ce cette mes y tous tres allez aller entre oui completement totalement vraiment carrement".split(
      ' ',
    ),
  ),
  de: new Set(
    'ein eine einen einem einer der die das den dem des mein meine meinen meiner meinem unser unsere ihr ihre für fur zu zum zur in im an am auf mit und oder ich wir sie es mir mich ist sind möchte mochte brauche will hatte hätte bitte gern gerne von vom bei machen bald rat super mal total vollig komplett ganz wart'.split(
      ' ',
    ),
  ),
};

const books = new Map<Language, Phrasebook>();

function bookOf(language: Language): Phrasebook {
  if (books.size === 0) readLexicon();
  const book = books.get(language);
  if (!book) throw new RangeError(`no service words for ${language}`);
  return book;
}

function readLexicon(): void {
  for (const language of languages) books.set(language, { phrases: new Map(), longest: 1 });
  const kinds = new Map<string, AtomKind>();
  const lines = [
    symptomWords,
    householdWords,
    buildingWords,
    beautyWords,
    animalWords,
    healthWords,
    learningWords,
    lawMoneyWords,
    vehicleWords,
    shopWords,
    generalWords,
    tradesWords,
    medicalWords,
    wellnessWords,
    automotiveWords,
    officeWords,
    tourismWords,
    everydayWorkWords,
    everydayThingWords,
  ]
    .join('\n')
    .split('\n')
    .filter((line) => line.includes('|'));
  for (const line of lines) {
    const [kind, ...ids] = (line.split('|')[0] ?? '').trim().split(' ');
    if (kind !== 'c') kinds.set(ids.join(' '), kindOf[kind ?? ''] ?? 'word');
  }
  for (const line of lines) {
    const [head = '', ...columns] = line.split('|').map((part) => part.trim());
    const [kind, ...ids] = head.split(' ');
    const concepts = (kind === 'c' ? ids : [ids.join(' ')]).map((id) => ({ id, kind: kinds.get(id) ?? 'word' }));
    columns.forEach((column, at) => {
      const language = languages[at];
      if (language) for (const phrase of column.split(',')) addPhrase(language, phrase.trim(), concepts);
    });
  }
}

function addPhrase(language: Language, phrase: string, concepts: readonly Concept[]): void {
  const book = books.get(language);
  const key = stemsOf(tokenize(phrase), language).filter((one) => one !== '');
  if (!book || key.length === 0) return;
  // Of two concepts with one word the more telling one is kept, in the order of the files.
  if (!book.phrases.has(key.join(' '))) book.phrases.set(key.join(' '), concepts);
  book.longest = Math.max(book.longest, key.length);
}

// "Will" is a thing to make behind a determiner ("a will", "my will") or at the head of a name ("Will drafting"), not of a question.
function isTestament(tokens: readonly Token[], at: number): boolean {
  if (at > 0)
    return /^(?:a|my|our|his|her|their|the|living|last|simple|new|for|your)$/.test(tokens[at - 1]?.norm ?? '');
  return !/^(?:i|you|he|she|it|we|they|there|this|that|the|a|any|some|someone|anyone|my|your|our|dr)$/.test(
    tokens[1]?.norm ?? '',
  );
}

/** The stems of tokens; an empty one for a word that names nothing. */
export function stemsOf(tokens: readonly Token[], language: Language): string[] {
  return tokens.map((token, at) => {
    if (language === 'en' && token.norm === 'will' && !isTestament(tokens, at)) return '';
    const bare = language === 'fr' ? token.norm.replace(/^(?:l|d|j|m|s|c|n|qu)'/, '') : token.norm;
    // "Uñas" are nails and "unas" are some: the one word whose accent parts a thing from an article.
    const names = language === 'es' && token.lower.includes('ñ');
    if ((skipped[language].has(bare) && !names) || !/[\p{L}\d]/u.test(bare)) return '';
    // What something comes to ("cuánto sale") is no living room ("sala").
    return language === 'es' && bare === 'sale' ? bare : stem(bare, language);
  });
}

/** "Ich will", "want": only what one wants with a thing, and no thing. */
export const namesNothing = (tokens: readonly Token[], at: number, language: Language): boolean =>
  stemsOf(tokens.slice(0, at + 1), language)[at] === '';

/** The atoms of a text in the order of its words: longest known phrase first, then compounds (German), then plain words. */
export function atomsOf(tokens: readonly Token[], language: Language): Atom[] {
  const stems = stemsOf(tokens, language);
  const atoms: Atom[] = [];
  for (let from = 0; from < stems.length; ) {
    if (stems[from] === '') {
      from += 1;
      continue;
    }
    const found =
      phraseAt(stems, from, bookOf(language)) ??
      (language === 'en' ? undefined : phraseAt(stemsOf(tokens, 'en'), from, bookOf('en')));
    if (found && !isAgeOfThing(stems, from, found.to, bookOf(language))) {
      for (const { id, kind } of found.concepts) atoms.push({ id, kind, from, to: found.to });
      from = found.to;
      continue;
    }
    if (found) {
      from = found.to;
      continue;
    }
    const word = tokens[from]?.norm ?? '';
    const parts = language === 'de' ? compound(word, bookOf('de')) : undefined;
    const known = parts ?? formOf(word, language);
    if (known) for (const { id, kind } of known) atoms.push({ id, kind, from, to: from + 1 });
    else atoms.push({ id: `=${rootOf(word)}`, kind: 'word', from, to: from + 1 });
    from += 1;
  }
  return atoms;
}

/** "My ten-year-old piano": the age is the thing's that is named right behind it, and no child is spoken of. */
function isAgeOfThing(stems: readonly string[], from: number, to: number, book: Phrasebook): boolean {
  if (to - from < 2 || stems[to - 1] !== 'old') return false;
  return phraseAt(stems, to, book)?.concepts.some(({ kind }) => kind === 'object') ?? false;
}

/** The atoms of an owner's own words, in whichever language of those they may be in knows most of them; the first of equals. */
export function atomsOfName(
  name: string,
  among: readonly Language[] = languages,
): { atoms: Atom[]; tokens: readonly Token[] } {
  const tokens = tokenize(name);
  let best: Atom[] | undefined;
  for (const language of among) {
    const atoms = atomsOf(tokens, language);
    if (!best || unknown(atoms) < unknown(best)) best = atoms;
  }
  return { atoms: best ?? [], tokens };
}

function unknown(atoms: readonly Atom[]): number {
  return atoms.filter(isUnlisted).length;
}

/** Is it a word of none of the lists? */
export const isUnlisted = (atom: Atom): boolean => atom.id.startsWith('=');

/** A word of the lists in another of its forms; who has inherited a Bible wants no help with an estate, so of no service by itself. */
function formOf(word: string, language: Language): readonly Concept[] | undefined {
  const { phrases } = bookOf(language);
  for (const form of otherForms(word, language)) {
    const found = phrases.get(stem(form, language));
    if (found?.every((one) => one.kind !== 'service')) return found;
  }
  return undefined;
}

function phraseAt(
  stems: readonly string[],
  from: number,
  book: Phrasebook,
): { concepts: readonly Concept[]; to: number } | undefined {
  let key = '';
  let taken = 0;
  let found: { concepts: readonly Concept[]; to: number } | undefined;
  for (let at = from; at < stems.length && taken < book.longest && at - from < book.longest + 3; at += 1) {
    const next = stems[at] ?? '';
    if (next === '') continue;
    key = key === '' ? next : `${key} ${next}`;
    taken += 1;
    const concepts = book.phrases.get(key);
    if (concepts) found = { concepts, to: at + 1 };
  }
  return found;
}

// "heizungswartung" is heizung + wartung: two known words, a linking s, es, n or en between them.
function compound(word: string, book: Phrasebook): Concept[] | undefined {
  for (let cut = word.length - 4; cut >= 3; cut -= 1) {
    const tail = book.phrases.get(stem(word.slice(cut), 'de'));
    if (!tail) continue;
    const first = word.slice(0, cut);
    for (const head of [first, first.replace(/s$/, ''), first.replace(/en?$/, ''), `${first}e`]) {
      const known = book.phrases.get(stem(head, 'de'));
      if (known) return [...known, ...tail];
    }
  }
  return undefined;
}
