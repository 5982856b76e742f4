// From words to pieces: what the grammar finds, left to right, with refusals around it, neighbours joined.
import type { Span } from '../language.ts';
import type { Word } from '../words.ts';
import { endsBare, endsInDayNumber, isGeneral, join } from './compose.ts';
import type { When } from './expressions.ts';
import { type Grammar, Reader, type Reading } from './grammar.ts';
import type { TimeLanguage } from './language.ts';
import { inNamedMonth } from './named-month.ts';

export type Piece = {
  /** Index of the first word, and of the first one after. */
  readonly from: number;
  readonly to: number;
  readonly when: When;
  /** Counts only beside another piece, or when a time is expected. */
  readonly weak: boolean;
  readonly excluded: boolean;
  /** How it hangs on the piece before. */
  readonly link: 'or' | 'and' | null;
};

const glueMax = 3;

/** Says of somebody that they cannot. */
const unable = new Set('can cant cannot puedo podemos peux peut pouvons kann konnen'.split(' '));

const otherValues: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+\.[^\s@]+/g,
  /https?:\/\/\S+/g,
  /[$€£]\s?\d[\d.,]*/g,
  /\d[\d.,]*\s?[$€£%]/g,
  /#\s?\d+/g,
  /\+?\(?\d(?:[\s().-]{0,3}\d){6,}/g,
];
const dateShape =
  /^(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}\b|\d{4} ?- ?\d{4}$|\d{1,2}[-. ]{1,2}\d{1,2}[-. ]{1,2}(?:19|20)\d\d\b)/;

/** Phone numbers, addresses of mail and web, amounts: their figures are no times. */
function otherSpans(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of otherValues)
    for (const match of text.matchAll(pattern))
      if (!dateShape.test(match[0])) found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}

export function maskOthers(text: string, words: readonly Word[]): readonly Word[] {
  const spans = /[\d@]/.test(text) ? otherSpans(text) : [];
  if (!spans.length) return words;
  const covered = (word: Word) => spans.some((span) => word.start < span.end && word.end > span.start);
  return words.map((word) => (covered(word) ? { ...word, text: '\0', is: 'mark' as const } : word));
}

/** "next week, Tuesday or Thursday": the week is said once for both. */
function inSameWeek(last: Piece, next: Piece): Piece {
  const week = last.when.date?.is === 'weekdayOf' ? last.when.date.week : null;
  const { date } = next.when;
  if (!week || !next.link || date?.is !== 'weekday' || date.which !== 'coming') return next;
  return { ...next, when: { ...next.when, date: { is: 'weekdayOf', weekday: date.weekday, week } } };
}

class Scan {
  readonly words: readonly Word[];
  readonly language: TimeLanguage;
  readonly reader: Reader;

  constructor(words: readonly Word[], language: TimeLanguage, grammar: Grammar) {
    this.words = words;
    this.language = language;
    this.reader = new Reader(grammar, words);
  }

  /** A number that counts something else, or belongs to an address or a longer number. */
  isQuantity(when: When, at: number, to: number): boolean {
    const last = this.words[to - 1];
    const after = this.words[to];
    const beyond = this.words[to + 1];
    if (this.continues(at)) return true;
    if (last?.is === 'digits' && after?.is === 'mark' && !after.gap && beyond?.is === 'digits' && !beyond.gap)
      return true;
    if (!after || !(endsBare(when.time) || endsInDayNumber(when.date))) return false;
    if (after.text === '\0' || this.language.notClock.has(after.text)) return true;
    // Digit after digit is a number being dictated; behind a day in figures or an ordinal stands its time.
    const dictated =
      endsBare(when.time) || this.reader.read('n', to - 1).some((number) => number.end === to && last?.is === 'word');
    if (dictated && this.reader.read('n', to).length > 0) return true;
    for (let i = to; i < to + 4; i++) {
      const near = this.words[i];
      // "At ten with Dr. Vogt" is nobody's drive.
      if (near?.is !== 'word' || besidePerson.has(near.text)) break;
      if (this.language.streets.has(near.text)) return true;
    }
    return false;
  }

  /** The figures here are the tail of others: "37.1", "30/4". */
  continues(at: number): boolean {
    const [before, mark, word] = [this.words[at - 2], this.words[at - 1], this.words[at]];
    return word?.is === 'digits' && !word.gap && mark?.is === 'mark' && !mark.gap && before?.is === 'digits';
  }

  pick(symbol: string, at: number): Reading<When> | null {
    for (const reading of this.reader.read<When>(symbol, at))
      if (!this.isQuantity(reading.value, at, reading.end)) return reading;
    return null;
  }

  /** Nothing but glue stands between. */
  isGlue(from: number, to: number): boolean {
    if (to - from > glueMax) return false;
    for (let i = from; i < to; i++) if (!this.language.glue.has(this.words[i]?.text ?? '')) return false;
    return true;
  }

  /** Nothing but glue and a word for any of them. */
  isAnyOf(from: number, to: number): boolean {
    if (to - from > glueMax) return false;
    const between = this.words.slice(from, to).filter(({ text }) => !this.language.glue.has(text));
    return between.length > 0 && between.every(({ text }) => anyOf.has(text));
  }

  linkBetween(from: number, to: number): Piece['link'] {
    const { or, and } = this.language.joins;
    if (to - from > glueMax) return null;
    for (let i = from; i < to; i++) if (or.has(this.words[i]?.text ?? '')) return 'or';
    for (let i = from; i < to; i++) if (and.has(this.words[i]?.text ?? '')) return 'and';
    return null;
  }

  pieces(): Piece[] {
    const found: Piece[] = [];
    let refusedTo = -1;
    let refusesGeneral = -1;
    for (let at = 0; at < this.words.length; ) {
      const skipped = this.reader.read('skip', at)[0]?.end ?? 0;
      const date = this.pick('date', at);
      const time = this.pick('time', at);
      const strong = (time?.end ?? 0) > (date?.end ?? 0) ? time : date;
      const best = strong ?? this.pick('weak', at);
      const refusal = this.reader.read('notBefore', at)[0]?.end ?? 0;
      if (skipped && skipped >= (best?.end ?? 0)) {
        at = skipped;
        continue;
      }
      if (best && best.end >= refusal) {
        const previous = found.at(-1);
        const link = previous ? this.linkBetween(previous.to, at) : null;
        const refused = refusedTo >= 0 && this.isGlue(refusedTo, at) && !this.hasMark(refusedTo, at);
        const inherits =
          previous?.excluded === true && link !== null && !this.hasMark(previous.to, at) && at - previous.to === 1;
        const general = refusesGeneral === at && isGeneral(best.value);
        found.push({
          from: at,
          to: best.end,
          when: best.value,
          weak: !strong,
          excluded: refused || inherits || general,
          link,
        });
        at = best.end;
        continue;
      }
      if (refusal) {
        refusedTo = refusal;
        at = refusal;
        continue;
      }
      refusesGeneral = this.reader.read('noPlural', at)[0]?.end ?? refusesGeneral;
      at++;
    }
    return found;
  }

  hasMark(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (this.words[i]?.is === 'mark') return true;
    return false;
  }

  joined(pieces: readonly Piece[], agrees: (when: When) => boolean): Piece[] {
    const groups: Piece[] = [];
    for (let i = 0; i < pieces.length; i++) {
      const next = pieces[i];
      const last = groups.at(-1);
      if (!next) continue;
      const apart = last ? this.hasMark(last.to, next.from) : true;
      const sameSide = last?.excluded === next.excluded || (last?.excluded && !apart);
      if (last && sameSide && this.isGlue(last.to, next.from) && !this.belongsToNext(last, next, pieces[i + 1])) {
        const when = join(last.when, next.when);
        if (when && (!apart || this.inOrder(last.when, next.when) || agrees(when))) {
          groups[groups.length - 1] = { ...last, to: next.to, when, weak: last.weak && next.weak };
          continue;
        }
      }
      groups.push(last ? inSameWeek(last, next) : next);
    }
    return groups;
  }

  /** "at 3, Tuesday at 4": the day goes with the time after it. */
  belongsToNext(last: Piece, next: Piece, after: Piece | undefined): boolean {
    if (!last.when.time || !next.when.date || next.when.time || !after?.when.time || after.when.date) return false;
    if (!this.isGlue(next.to, after.from)) return false;
    if (last.when.date) return false;
    return join(join(last.when, next.when) ?? next.when, after.when) === null && this.hasMark(last.to, next.from);
  }

  /** "Thursday, the 19th" is one day even when it is none; other pairs across a comma must agree to be one. */
  inOrder(a: When, b: When): boolean {
    // "I can't Thursday. Friday the 22nd" are two: the date has a weekday of its own.
    if (a.date && b.date) return a.date.is === 'weekday' && b.date.is === 'calendar' && b.date.weekday === null;
    return true;
  }

  /** "Mondays, I can't": behind a pause, where nothing else follows that it could be said of. */
  refusedBehindPause(at: number): Reading<unknown> | undefined {
    if (this.words[at]?.text !== ',') return undefined;
    const refusal = this.reader.read('notAfter', at + 1)[0];
    if (!refusal || !this.words.slice(at + 1, refusal.end).some((word) => unable.has(word.text))) return undefined;
    const next = this.words[refusal.end];
    return next === undefined || next.is === 'mark' ? refusal : undefined;
  }

  /** "Tomorrow no. The next one": the day alone, and a no that ends what is said of it. */
  refusedFlatly({ when, to }: Piece): Reading<unknown> | undefined {
    if (when.date === null || when.time !== null || !flatNos.has(this.words[to]?.text ?? '')) return undefined;
    const next = this.words[to + 1];
    const ends = next === undefined || (next.is === 'mark' && next.text !== '?');
    return ends ? { value: null, end: to + 1 } : undefined;
  }

  /** "Wednesday doesn't work": a refusal behind counts for all that is linked before it. */
  refusedBehind(groups: readonly Piece[]): Piece[] {
    const result = [...groups];
    for (let i = 0; i < result.length; i++) {
      const group = result[i];
      const refusal =
        group &&
        (this.reader.read('notAfter', group.to)[0] ?? this.refusedBehindPause(group.to) ?? this.refusedFlatly(group));
      // "A quarter to three isn't possible?" proposes it.
      if (!refusal || this.words[refusal.end]?.text === '?') continue;
      for (let j = i; j >= 0; j--) {
        const linked = result[j];
        if (!linked) break;
        result[j] = { ...linked, excluded: true };
        if (!linked.link) break;
      }
    }
    return result;
  }
}

/** Behind these stands whom somebody comes to, and no street. */
const besidePerson = new Set(['with', 'con', 'avec', 'mit', 'bei', 'chez']);

/** Say of several days that any will do. */
const anyOf = new Set(
  'a an any some un una algun algún cualquier une quelconque ein einen einem irgendein irgendeinen irgendeinem'.split(
    ' ',
  ),
);

const flatNos = new Set(['no', 'nope', 'nah', 'non', 'nein', 'nee']);

/** All pieces of an utterance that stand on their own, in order. `agrees` tells whether a joined date is free of contradiction. */
export function readPieces(
  words: readonly Word[],
  language: TimeLanguage,
  grammar: Grammar,
  options: { readonly expectsTime: boolean; readonly agrees: (when: When) => boolean },
): Piece[] {
  const scan = new Scan(words, language, grammar);
  const groups = inNamedMonth(scan.joined(scan.pieces(), options.agrees), {
    isNext: (from, to) => scan.isGlue(from, to),
    isAnyOf: (from, to) => scan.isAnyOf(from, to),
    startsAny: (at) => [words[at], words[at + 1]].some((word) => word !== undefined && anyOf.has(word.text)),
    hasMark: (from, to) => scan.hasMark(from, to),
    agrees: options.agrees,
  });
  // A day alone is an answer even in its short form: "sat".
  const isAll = (piece: Piece) =>
    piece.when.date !== null && piece.from === 0 && words.slice(piece.to).every((word) => word.is === 'mark');
  return scan.refusedBehind(groups.filter((piece) => !piece.weak || options.expectsTime || isAll(piece)));
}
