// The symbols of the time grammars that are read by code: numbers in their roles.
import { type NumberAt, type NumberWords, numberAt } from '../numbers.ts';
import type { Word } from '../words.ts';
import type { Reading, Terminal } from './grammar.ts';

/**
 * `{n}` any cardinal · `{hour}` 0–24 · `{minute}` 1–59 · `{mm}` minutes in two figures or in words from ten ·
 * `{dom}` 1–31 · `{domFigures}` the same in figures only · `{domDay}` and in words from two · `{ord}` ordinal 1–31 · `{mon}` 1–12 in figures · `{y4}` year in four figures or words · `{y2}` in two ·
 * `{hhmm}` three or four figures but a year's · `{hhmmAny}` a year's too · `{hourPlain}` 0–24 but not a lone "one" · `{ordFigures}` · `{digit}` 1–9.
 */
export function numberTerminals(names: NumberWords): Record<string, Terminal> {
  // One utterance is read at a time, and its words are asked for often.
  let memoryOf: readonly Word[] | null = null;
  let memory: (NumberAt | null | undefined)[] = [];
  const numberOf = (words: readonly Word[], at: number): NumberAt | null => {
    if (memoryOf !== words) {
      memoryOf = words;
      memory = [];
    }
    let found = memory[at];
    if (found === undefined) {
      found = numberAt(words, at, names);
      memory[at] = found;
    }
    return found;
  };
  const role =
    (fits: (number: NumberAt) => boolean, kind: 'cardinal' | 'ordinal' = 'cardinal'): Terminal =>
    (words, at) => {
      const number = numberOf(words, at);
      return number && number.kind === kind && fits(number) ? [{ value: number.value, end: number.next }] : [];
    };
  const inRange = (number: NumberAt, low: number, high: number) => number.value >= low && number.value <= high;
  const short = (number: NumberAt) => number.figures === null || number.figures.length <= 2;
  const year: Terminal = (words, at) => {
    const number = numberOf(words, at);
    if (number?.kind !== 'cardinal') return [];
    const found: Reading<number>[] = [];
    if (number.value >= 1900 && number.value < 2100 && number.figures?.length !== 3)
      found.push({ value: number.value, end: number.next });
    if (number.figures === null && (number.value === 20 || number.value === 19)) {
      const rest = numberOf(words, number.next);
      if (rest && rest.figures === null && inRange(rest, 10, 99))
        found.push({ value: number.value * 100 + rest.value, end: rest.next });
    }
    return found;
  };
  return {
    n: role(() => true),
    hour: role((number) => inRange(number, 0, 24) && short(number)),
    // "einen", "un": in words a one is more often an article.
    minute: role((number) => inRange(number, 1, 59) && short(number) && (number.figures !== null || number.value > 1)),
    mm: role(
      (number) =>
        inRange(number, 0, 59) && (number.figures === null ? number.value >= 10 : number.figures.length === 2),
    ),
    dom: role((number) => inRange(number, 1, 31) && short(number)),
    domFigures: role((number) => inRange(number, 1, 31) && number.figures !== null && short(number)),
    domDay: role((number) => inRange(number, 1, 31) && short(number) && (number.figures !== null || number.value > 1)),
    ord: role((number) => inRange(number, 1, 31) && short(number), 'ordinal'),
    mon: role((number) => inRange(number, 1, 12) && number.figures !== null && short(number)),
    digit: role((number) => inRange(number, 1, 9)),
    y4: year,
    y2: role((number) => number.figures?.length === 2),
    // Alone, "2026" is a year; "at 2030" is not.
    hhmm: role((number) => isFourFigureClock(number) && (number.value < 1900 || number.value >= 2100)),
    hhmmAny: role(isFourFigureClock),
    // "one" and "un" alone are rarely the hour.
    hourPlain: role(
      (number) => inRange(number, 0, 24) && short(number) && (number.figures !== null || number.value > 1),
    ),
    ordFigures: role((number) => inRange(number, 1, 31) && number.figures !== null, 'ordinal'),
  };
}

function isFourFigureClock({ figures, value }: NumberAt): boolean {
  return figures !== null && (figures.length === 4 || figures.length === 3) && value < 2400 && value % 100 < 60;
}
