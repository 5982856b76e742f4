// Mail addresses, written and aloud: "jane dot doe at gmail dot com", "guion bajo", "arobase", "Unterstrich", letters among them.
import { type Dictation, dictations } from './dictation.ts';
import type { Language, Span } from './language.ts';
import { lettersAt, phraseAt } from './letters.ts';
import { withoutAsides } from './mail-asides.ts';
import { numberAt, numberWords } from './numbers.ts';
import { fold, type Word, wordsOf } from './words.ts';

export type EmailReading = Span & { readonly email: string; readonly spoken: boolean };

const written = /[a-z0-9](?:[a-z0-9._%+'-]*[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}/gi;
const whole = /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

type Piece = { readonly is: 'sign' | 'text'; readonly value: string; readonly from: number; readonly to: number };

const signMarks = new Set(['@', '.', '-', '_', '+']);

/** Addresses have no umlauts; Germans write them out. */
const germanLetters = (word: string) =>
  fold(word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'));

/** What one word or phrase contributes to an address; null when it can not stand in one. */
function pieceAt(text: string, words: readonly Word[], at: number, language: Language, table: Dictation): Piece | null {
  const word = words[at];
  if (!word) return null;
  const sign = phraseAt(words, at, table.signs);
  if (sign) return { is: 'sign', value: sign.value, from: at, to: sign.next };
  if (signMarks.has(word.text)) return { is: 'sign', value: word.text, from: at, to: at + 1 };
  const { letters, next } = lettersAt(text, words, at, language);
  if (letters.length > 1)
    return {
      is: 'text',
      value: letters
        .join('')
        .normalize('NFD')
        .replace(/[^a-z0-9]/g, ''),
      from: at,
      to: next,
    };
  const number = numberAt(words, at, numberWords[language]);
  if (number) return { is: 'text', value: number.figures ?? String(number.value), from: at, to: number.next };
  if (word.is !== 'word') return null;
  const value = language === 'de' ? germanLetters(text.slice(word.start, word.end)) : word.text;
  return { is: 'text', value, from: at, to: at + 1 };
}

/** Top-level domains of one word, and how people break longer ones off. */
const domainEnd = /^(?:com|net|org|edu|gov|info|biz|io|co|us|uk|mx|es|fr|de|ch|at|be|ca|eu|me|app|dev|example)$/;

/** The pieces after the "at": names and signs until a top-level domain that no further dot follows. */
function domainFrom(
  text: string,
  words: readonly Word[],
  at: number,
  language: Language,
  table: Dictation,
): { value: string; to: number } | null {
  let value = '';
  let best: { value: string; to: number } | null = null;
  for (let place = at; ; ) {
    const piece = pieceAt(text, words, place, language, table);
    if (!piece && best === null && value !== '' && words[place]?.text === ',') {
      place++;
      if (pieceAt(text, words, place, language, table)?.is === 'sign') continue;
    }
    if (!piece || piece.value === '@') return best;
    // A dot before a pause ends the sentence, and the address with it.
    if (words[piece.from]?.text === '.' && words[piece.to]?.gap) return best;
    const follows = piece.is === 'text' && /[a-z0-9]$/.test(value);
    if (follows && best) return best;
    value += piece.value;
    if (/\.[a-z]{2,}$/.test(value) && domainEnd.test(piece.value)) best = { value, to: piece.to };
    else if (/\.[a-z]{2,}$/.test(value) && piece.is === 'text' && best === null) best = { value, to: piece.to };
    place = piece.to;
  }
}

/**
 * The pieces before the "at", backwards. A word stands in the address when a sign or spelled letters hang it on;
 * words of introduction end it; two bare words next to each other ("jane doe at …") are taken together.
 */
function localBefore(
  text: string,
  words: readonly Word[],
  at: number,
  language: Language,
  table: Dictation,
): { value: string; from: number } | null {
  const pieces: Piece[] = [];
  for (let place = 0; place < at; ) {
    const piece = pieceAt(text, words, place, language, table);
    if (piece && piece.to <= at) pieces.push(piece);
    else pieces.push({ is: 'sign', value: ' ', from: place, to: place + 1 });
    place = piece && piece.to <= at ? piece.to : place + 1;
  }
  const taken: Piece[] = [];
  let pauses = false;
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i];
    if (!piece) break;
    // "Ruiz, arroba …": a pause before a sign parts nothing.
    if (words[piece.from]?.text === ',' && (taken[0] === undefined || taken[0].is === 'sign')) {
      pauses ||= taken.length === 0;
      continue;
    }
    // "…, no idea, at …": between two pauses a word alone is of the talk.
    if (words[piece.from]?.text === ',' && pauses && taken.every(({ is }) => is === 'text')) return null;
    if (piece.value === ' ' || piece.value === '@') break;
    // A dot with a pause after it ends a sentence.
    const mark = words[piece.from];
    if (piece.value === '.' && mark?.text === '.' && words[piece.to]?.gap) break;
    const next = taken[0];
    const hangs = next === undefined || next.is === 'sign' || piece.is === 'sign';
    const word = text.slice(words[piece.from]?.start, words[piece.to - 1]?.end);
    // "C point tremblay": before a sign a letter alone stands in it, though "c'est" leads to one.
    const leads = piece.value.length > 1 || next?.is !== 'sign';
    if (piece.is === 'text' && next !== undefined && leads && table.mailIntro.has(piece.value)) break;
    if (!hangs && /^[A-Z]/.test(word) && taken.length > 2) break;
    taken.unshift(piece);
  }
  while (taken[0]?.is === 'sign') taken.shift();
  const [first] = taken;
  return first ? { value: taken.map((piece) => piece.value).join(''), from: first.from } : null;
}

/** All mail addresses of an utterance, in order, in lower case; how their parts are written is read out of them. */
export function readEmails(text: string, language: Language): EmailReading[] {
  const plain = withoutAsides(text, language);
  const placeOf = (at: number) => plain.places[at] ?? text.length;
  return readPlain(plain.text, language).map((one) => ({
    ...one,
    start: placeOf(one.start),
    end: placeOf(one.end - 1) + 1,
  }));
}

function readPlain(text: string, language: Language): EmailReading[] {
  const found: EmailReading[] = [];
  for (const match of text.matchAll(written))
    found.push({
      email: match[0].toLowerCase(),
      spoken: false,
      start: match.index,
      end: match.index + match[0].length,
    });
  const words = wordsOf(text);
  const table = dictations[language];
  for (let at = 1; at < words.length; at++) {
    const sign = words[at]?.text === '@' ? { value: '@', next: at + 1 } : phraseAt(words, at, table.signs);
    if (sign?.value !== '@') continue;
    const domain = domainFrom(text, words, sign.next, language, table);
    const local = localBefore(text, words, at, language, table);
    if (!domain || !local) continue;
    // "E-mail me at jane dot doe at …": the first only leads to it.
    const behind = words[domain.to]?.text === '@' ? '@' : phraseAt(words, domain.to, table.signs)?.value;
    if (behind === '@' && table.mailIntro.has(local.value)) continue;
    const email = `${local.value}@${domain.value}`;
    const start = words[local.from]?.start ?? 0;
    const end = words[domain.to - 1]?.end ?? 0;
    if (!whole.test(email) || found.some((other) => start < other.end && end > other.start)) continue;
    found.push({ email, spoken: true, start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}
