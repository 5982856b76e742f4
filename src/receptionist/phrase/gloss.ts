// Key words of an owner's text in the caller's language, where the owner wrote it in another. The text itself is quoted; these
// are single words of a fixed list, what the text denies apart from the rest, and no translation.
import { formStem } from '../answers/word-forms.ts';
import type { Language } from '../business.ts';
import { languageOfText } from '../models/language.ts';
import { fold, languages, type Token, tokenize } from '../models/text.ts';
import { glossActs } from './gloss-acts.ts';
import { counted } from './gloss-counted.ts';
import { glossThings } from './gloss-things.ts';

/** Words in the order in which the text has them; `denied` stand under a "not" of the text. */
export type Gloss = { readonly said: readonly string[]; readonly denied: readonly string[] };

/** `exact`: nothing but this very form of the word. */
type Phrase = { readonly words: readonly string[]; readonly exact: boolean; readonly meaning: number };
type Known = ReadonlyMap<string, readonly Phrase[]>;

const lines = `${glossThings}\n${glossActs}`.split('\n').filter((line) => line.includes('|'));
const columns = lines.map((line) => line.split('|').map((column) => column.split(',').map((one) => one.trim())));
/** What is said for each meaning. */
const said = (meaning: number, to: Language) =>
  (columns[meaning]?.[languages.indexOf(to)]?.[0] ?? '').replace(/^[=~]/, '');

const read = new Map<Language, Known>();

function knownOf(language: Language): Known {
  const known = read.get(language);
  if (known) return known;
  const byFirst = new Map<string, Phrase[]>();
  for (const [meaning, all] of columns.entries())
    for (const one of all[languages.indexOf(language)] ?? []) {
      if (one.startsWith('~')) continue;
      const exact = one.startsWith('=');
      const words = tokenize(one.replace(/^=/, '')).map(({ norm }) => (exact ? norm : formStem(norm, language)));
      const [first] = words;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { words, exact, meaning }]);
    }
  read.set(language, byFirst);
  return byFirst;
}

/** Where what is denied may end and what holds may begin, and the other way round. */
const turns =
  /(?<=[.;:!?])\s+|,?\s+(?=(?:but|pero|mais|aber|sondern)\s)|,\s+(?=(?:no|not|never|pas|ni|kein\p{L}*|nicht)\s)/iu;

const denies: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:no|not|never|nobody|none|nothing|cannot|neither|nor)(?!\p{L})|n't(?!\p{L})/u,
  es: /(?<!\p{L})(?:no(?! solo| solamente)|nunca|jamas|tampoco|ni|ningun\p{L}*|nadie|nada(?! mas))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas(?! seulement)|jamais|aucune?|rien|ni)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nicht(?! nur)|nichts|kein\p{L}*|nie|niemals|niemand\p{L}*|weder)(?!\p{L})/u,
};
/** What stands behind them is taken out of what stands before. */
const excepts = new Set(
  'except excepting excluding unless without excepto salvo menos sin sauf hormis excepte sans ausser ausgenommen ohne'.split(
    ' ',
  ),
);
/** What they take out may as well be what is let in: "not unless you call", "no more than", "más o menos". */
const unsure = new Set(['unless', 'menos']);
const joins = new Set('and or y e o u et ou und oder'.split(' '));

type Heard = { readonly meaning: number; readonly token: Token; readonly to: number };

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
/** Written large wherever it stands, as a day or a language is: what the list has so is no name. */
const isWrittenLarge = (meaning: number, language: Language): boolean =>
  (columns[meaning]?.[languages.indexOf(language)] ?? []).some((one) => isCapital(one));

/** "New York", "100-dollar", "Blue Cross": one word of a name or of a compound has not its own sense. In German every noun is large. */
function isPartOfName(
  part: string,
  tokens: readonly Token[],
  at: number,
  { meaning, to }: Heard,
  language: Language,
): boolean {
  const [first, last] = [tokens[at], tokens[to - 1]];
  if (!first || !last) return false;
  if (/[-\u2010\u2011]/u.test(`${part[first.start - 1] ?? ''}${part[last.end] ?? ''}`)) return true;
  if (language === 'de' || !isCapital(first.text) || isWrittenLarge(meaning, language)) return false;
  // A sentence begins large, and a name may begin it.
  const next = tokens[to];
  return at > 0 || (next !== undefined && isCapital(next.text) && part.slice(last.end, next.start).trim() === '');
}

function heardIn(part: string, tokens: readonly Token[], language: Language): Heard[] {
  const known = knownOf(language);
  const stems = tokens.map(({ norm }) => formStem(norm, language));
  const heard: Heard[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const here = [...(known.get(stems[at] ?? '') ?? []), ...(known.get(token.norm) ?? [])].filter(({ words, exact }) =>
      words.every((word, index) => word === (exact ? tokens[at + index]?.norm : stems[at + index])),
    );
    const [longest] = here.sort((a, b) => b.words.length - a.words.length || Number(b.exact) - Number(a.exact));
    const one = longest && { meaning: longest.meaning, token, to: at + longest.words.length };
    if (one && !isPartOfName(part, tokens, at, one, language)) heard.push(one);
    at += longest?.words.length ?? 1;
  }
  return heard;
}

/** Which meanings of the fixed list a text has, in the language that it is in. */
export const meaningsIn = (text: string, language: Language): ReadonlySet<number> =>
  new Set(heardIn(text, tokenize(text), language).map(({ meaning }) => meaning));

const isNumber = (meaning: number): boolean => numbersAbove.has(said(meaning, 'en'));
const numbersAbove = new Set('two three four five six seven eight nine ten eleven twelve'.split(' '));

const opensFree = new Set(['no', 'sin', 'sans', 'without', 'at']);
const isFree = (meaning: number): boolean => said(meaning, 'en') === 'free';
const freely = columns.findIndex((_, meaning) => isFree(meaning));
const nothing = /(?<!\p{L})(?:nothing|anything|nada(?! mas)|rien|nichts)(?!\p{L})/u;
const isCost = (meaning: number): boolean => said(meaning, 'en') === 'cost';
/** "No cobramos por cancelar": who denies one of these denies it of the rest, and the rest holds. */
const charges = new Set(['charge', 'fee', 'surcharge', 'deposit']);
const isCharge = (meaning: number): boolean => isCost(meaning) || charges.has(said(meaning, 'en'));
/** More words than these are a text of their own. */
const saidMax = 12;

/** The key words of a text in another language; both lists are empty where it is in this one, or no word of it is known. */
export function glossOf(text: string, to: Language): Gloss {
  const from = languageOfText(text, to);
  if (from === to) return { said: [], denied: [] };
  const found = { said: new Set<string>(), denied: new Set<string>() };
  for (const part of text.split(turns)) {
    const tokens = tokenize(part);
    const heard = heardIn(part, tokens, from);
    // "Sans frais" and "no cuesta nada" are one word for free, and deny nothing.
    const inside = (index: number) =>
      heard.some(
        ({ meaning, token, to: end }) =>
          (isFree(meaning) || opensFree.has(token.norm)) && index >= tokens.indexOf(token) && index < end,
      );
    const words = tokens.map((token, index) => (inside(index) ? '' : fold(token.text)));
    const deniesCharge = heard.some(({ meaning }) => isCharge(meaning));
    for (const [place, { meaning, token }] of heard.entries()) {
      const at = tokens.indexOf(token);
      const before = heard[place - 1];
      // "Two years": a number in words goes with its unit as one in figures does.
      const number = before?.to === at && isNumber(before.meaning) ? said(before.meaning, to) : undefined;
      if (excepts.has(words[at] ?? '')) continue;
      // "Don't mow it for three": a number says nothing without what it counts.
      const counts = heard[place + 1]?.token;
      if (isNumber(meaning) && (counts === undefined || counts !== tokens[at + 1])) continue;
      const read = readingOf(tokens, words, at, { part, denied: denies[from] });
      const list = read === 'denied' && deniesCharge && !isCharge(meaning) ? 'said' : read;
      if (list === 'denied' && isCost(meaning)) {
        // "It doesn't cost more" is no "it doesn't cost".
        if (nothing.test(words.join(' '))) found.said.add(said(freely, to));
        continue;
      }
      if (!list || found.said.size + found.denied.size >= saidMax) continue;
      const word = counted(number ?? tokens[at - 1]?.text, said(meaning, to), to, number !== undefined);
      if (number !== undefined && word.startsWith(number)) found[list].delete(number);
      found[list].add(word);
    }
  }
  // "No-shows pay $60. The third no-show can't book": what holds and is denied says nothing as a single word.
  const denied = [...found.denied].filter((one) => one !== '' && !found.said.has(one));
  return { said: [...found.said].filter((one) => one !== ''), denied };
}

type Part = { readonly part: string; readonly denied: RegExp };

/**
 * Whether a word of a part holds or is denied there; null where that takes more than words: beside a denial of its own, which
 * may or may not reach over a comma or an "and", and behind an exception of what is denied.
 */
function readingOf(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  { part, denied }: Part,
): 'said' | 'denied' | null {
  const opens = (index: number) => {
    const [before, here] = [tokens[index - 1], tokens[index]];
    return !before || !here || joins.has(here.norm) || part.slice(before.end, here.start).includes(',');
  };
  let start = at;
  while (!opens(start)) start -= 1;
  let end = at + 1;
  while (end < tokens.length && !opens(end)) end += 1;
  const isDenied = denied.test(words.slice(start, end).join(' '));
  const except = words.slice(0, at).findLastIndex((word) => excepts.has(word));
  if (denied.test(words.join(' '))) return isDenied && !words.some((word) => excepts.has(word)) ? 'denied' : null;
  if (except < 0) return 'said';
  return except >= start && !unsure.has(words[except] ?? '') ? 'denied' : null;
}

/** The same, as it stands in a sentence: "card, cash; not: checks". Empty where there is nothing to say. */
export function glossWords(text: string, to: Language): string {
  const { said: held, denied } = glossOf(text, to);
  // One word tells nobody what a longer text says.
  if (held.length + denied.length === 1 && tokenize(text).length > shortTextWordsMax) return '';
  const not = denied.length === 0 ? '' : `${nots[to]}${denied.join(', ')}`;
  return [held.join(', '), not].filter((one) => one !== '').join('; ');
}
const shortTextWordsMax = 12;
const nots: Readonly<Record<Language, string>> = { en: 'not: ', es: 'no: ', fr: 'pas : ', de: 'nicht: ' };

type Answer = { readonly text: string; readonly foreign: boolean; readonly denied?: boolean };

type Quote = (text: string) => string;

const keyWordsAre: Readonly<Record<Language, string>> = {
  en: 'Its key words in English',
  es: 'Las palabras clave en español',
  fr: 'Les mots clés en français ',
  de: 'Die wichtigsten Wörter auf Deutsch',
};

/** Quotes an owner's text; one in another language with its key words in the caller's, if any are known. */
export const inQuotes =
  (to: Language, quote: Quote) =>
  ({ text, foreign }: Answer): string => {
    const words = foreign ? glossWords(text, to) : '';
    return words === '' ? quote(text) : `${quote(text)} ${keyWordsAre[to]}: ${words}.`;
  };

/** Tells an owner's text as it stands, and quotes one in another language. */
export const quoted = (to: Language, quote: Quote) => {
  const inThem = inQuotes(to, quote);
  return (answer: Answer): string => {
    if (!answer.foreign) return answer.text;
    return answer.denied ? `${plainNo[to]} ${inThem(answer)}` : inThem(answer);
  };
};
const plainNo: Readonly<Record<Language, string>> = { en: 'No.', es: 'No.', fr: 'Non.', de: 'Nein.' };
