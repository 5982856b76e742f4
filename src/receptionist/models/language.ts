// Which of the allowed languages an utterance is in. Short replies, names and numbers alone keep the language of the talk.

import { lately } from './lately.ts';
import { classify } from './linear.ts';
import { languageModel } from './shipped.ts';
import { isWord, type Language, languages, tokenize } from './text.ts';

/** `sure`: 0 to 1; below about 0.6 the language of the talk was kept for want of evidence. */
export type IdentifiedLanguage = { readonly language: Language; readonly sure: number };

// Words that more than one language says, or that speakers of another use as courtesy; alone they prove nothing.
const anyones = new Set(
  'ok okay okey hm hmm mhm uh um eh ah oh ja ya yes no non si da bye ciao adios danke gracias merci please por favor bitte pardon sorry super top perfekt perfect perfecto parfait stop email e-mail sms whatsapp hotel taxi pm am h uhr gmail com at punto point dot'.split(
    ' ',
  ),
);
// Openings by which a caller chooses the language.
const openings = new Set([
  'hola',
  'bonjour',
  'bonsoir',
  'hallo',
  'guten',
  'buenos',
  'buenas',
  'salut',
  'hello',
  'grüezi',
  'moin',
]);

/** By how much a language that is not spoken has to lead before nothing is switched. */
const foreignLead = 0.6;

/** The language of `text` among `allowed` (the first is the default); `previous` is the talk's so far, null at its beginning. */
export function identifyLanguage(
  text: string,
  allowed: readonly Language[],
  previous: Language | null = null,
): IdentifiedLanguage {
  const fallback = previous ?? allowed[0] ?? 'en';
  if (marksSpanish(text) && allowed.includes('es')) return { language: 'es', sure: 1 };
  if (allowed.length <= 1) return { language: allowed[0] ?? fallback, sure: 1 };
  // "¡Buenos días! Haben Sie morgen Zeit?": a courtesy that was found to prove nothing is not weighed.
  const weighed = isMarked(text) && !marksSpanish(text) ? besideMarked(text) || text : text;
  const words = tokenize(weighed).filter(isWord);
  const telling = words.filter(
    (word) =>
      word.norm.length > 1 && !anyones.has(word.lower) && !looksLikeName(word.text, words[0]?.text === word.text),
  );
  if (telling.length === 0) return { language: fallback, sure: 0.3 };
  const heard = languagesOf(telling.map((word) => word.lower).join(' '));
  const scored = heard.filter(({ label }) => allowed.some((one) => one === label));
  // Said in a language that is not spoken here: the nearest of the others would be a guess at random.
  const foreign = heard[0];
  const near = scored[0];
  if (foreign && near && foreign.label !== near.label && foreign.margin - near.margin >= foreignLead)
    return { language: fallback, sure: 0.4 };
  const best = scored[0];
  const kept = scored.find(({ label }) => label === fallback);
  if (!best || !kept || best.label === fallback) return { language: fallback, sure: Math.max(0.5, best?.score ?? 0.5) };
  const lead = best.margin - kept.margin;
  // A switch in the middle of a talk needs more than one odd word; an opening greeting is a choice.
  const needed = openings.has(words[0]?.lower ?? '')
    ? 0.2
    : previous === null
      ? 0.2
      : telling.length === 1
        ? 1.6
        : telling.length === 2
          ? 1
          : 0.6;
  if (lead < needed) return { language: fallback, sure: 0.4 };
  return { language: best.label as Language, sure: Math.min(1, 0.6 + lead / 5) };
}

const languagesOf = lately((words: string) => classify(languageModel(), words));

/** So sure, and by so many words, another language has to be heard before it is said that it is not spoken here. */
const foreignSureMin = 0.85;
const foreignWordsMin = 4;

const sentenceEnds = /(?<=[.!?])[\s,]+/u;
const isMarked = (sentence: string) => /[¿¡]/u.test(sentence);
const besideMarked = (text: string): string =>
  text
    .split(sentenceEnds)
    .filter((one) => !isMarked(one))
    .join(' ');

/**
 * Of the languages that are known here, Spanish alone has the marks at the head of a question or a cry: "¿Ponen brackets?".
 * Not in "¡Hola! I'd like a cleaning": a cry is courtesy where the rest is plainly in another language.
 */
export function marksSpanish(text: string): boolean {
  const marked = text.split(sentenceEnds).filter(isMarked);
  if (marked.length === 0 || marked.every((one) => isPlainlyAnother(one, foreignWordsMin))) return false;
  const asks = marked.some((one) => one.includes('¿') && !greetsAsking.test(one));
  return asks || !isPlainlyAnother(besideMarked(text), besideCryMin);
}

/** "¿Qué tal?" is said by those who go on in English. */
const greetsAsking = /^\P{L}*¿\s*(?:qu[eé] tal|c[oó]mo (?:est[aá]n?|les? va))\s*[?!.]*$/iu;
/** Fewer words beside a cry tell nothing: "¡Hola! Brackets?". */
const besideCryMin = 2;

/** Are so many words of a text, names aside, surely in another language than Spanish? */
function isPlainlyAnother(text: string, wordsMin: number): boolean {
  const words = tokenize(text).filter((word) => isWord(word) && word.norm.length > 1);
  const telling = words.filter((word, at) => !looksLikeName(word.text, at === 0));
  const [best] = languagesOf(telling.map((word) => word.lower).join(' '));
  return words.length >= wordsMin && best !== undefined && best.label !== 'es' && best.score >= foreignSureMin;
}

/** What `text` is plainly in, where that is none of `spoken`: one of those known here, `unknown` for other letters; null where it is not plain. */
export function foreignLanguageOf(text: string, spoken: readonly Language[]): Language | 'unknown' | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 1 && latin * 2 < letters) return 'unknown';
  // "Bianchi, B I A N C H I": spelled letters are in no language.
  const words = tokenize(text).filter(
    (word) => isWord(word) && word.text.length > 1 && !looksLikeName(word.text, false),
  );
  if (words.length < foreignWordsMin) return null;
  const heard = identifyLanguage(text, [spoken[0] ?? 'en', ...languages.filter((one) => one !== spoken[0])]);
  return heard.sure >= foreignSureMin && !spoken.includes(heard.language) ? heard.language : null;
}

/** Which of the languages spoken `text` is plainly in; null where names, numbers and courtesies are all that tells it. */
export function plainLanguageOf(text: string, spoken: readonly Language[]): Language | null {
  if (marksSpanish(text)) return spoken.includes('es') ? 'es' : null;
  const telling = tokenize(text)
    .filter(isWord)
    .filter((word, at) => word.norm.length > 1 && !anyones.has(word.lower) && !looksLikeName(word.text, at === 0));
  if (telling.length < tellingMin) return null;
  const [best] = languagesOf(telling.map((word) => word.lower).join(' '));
  if (!best || best.score < foreignSureMin) return null;
  return spoken.find((one) => one === best.label) ?? null;
}
/** Fewer words tell nothing for sure. */
const tellingMin = 3;

/** Is an owner's text in another language than `to`? What hardly tells, as nouns and names do, counts as in it: "Barzahlung, Scheck oder Überweisung". */
export const isInAnother = (text: string, to: Language): boolean => languageOfText(text, to) !== to;

/** The language of an owner's text that is told in `to`. */
export const languageOfText = (text: string, to: Language): Language =>
  identifyLanguage(text, [to, ...languages.filter((one) => one !== to)]).language;

function looksLikeName(word: string, first: boolean): boolean {
  return !first && /^\p{Lu}\p{Ll}+$/u.test(word);
}
