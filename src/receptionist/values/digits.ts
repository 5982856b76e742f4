// Dictated digits: figures, number words, "oh", "double five", in groups with pauses and slips.
import { dictations } from './dictation.ts';
import type { Language, Span } from './language.ts';
import { numberAt, numberWords } from './numbers.ts';
import { type Word, wordsOf } from './words.ts';

export type DigitGroup = Span & {
  readonly digits: string;
  /** False for a single digit said in one breath with the one before it: "oh one eight eight" is one part of a number. */
  readonly startsPart: boolean;
};

export type DigitRun = Span & {
  /** As said, a leading "+" kept on the first. */
  readonly groups: readonly DigitGroup[];
  /** What was said after each word of correction, in order: its groups. */
  readonly corrections: readonly (readonly DigitGroup[])[];
};

type Group = { readonly digits: string; readonly from: number; readonly to: number };

const largestGroup = 9999;

function groupAt(words: readonly Word[], at: number, language: Language): Group | null {
  const names = numberWords[language];
  const word = words[at];
  if (!word) return null;
  if (word.is === 'digits') return { digits: word.text, from: at, to: at + 1 };
  const times = names.repeats.get(word.text);
  if (times) {
    const next = groupAt(words, at + 1, language);
    return next?.digits.length === 1 ? { digits: next.digits.repeat(times), from: at, to: next.to } : null;
  }
  const digit = names.digitWords.get(word.text);
  if (digit) return { digits: digit, from: at, to: at + 1 };
  const number = numberAt(words, at, names);
  if (number?.kind !== 'cardinal' || number.value > largestGroup) return null;
  return { digits: String(number.value), from: at, to: number.next };
}

const pauses = new Set([',', '-', '.', '(', ')', '/', '…', ';', '+', "'", '–', '—']);

class Run {
  readonly groups: DigitGroup[] = [];
  readonly corrections: DigitGroup[][] = [];
  end = 0;
  mending = false;
  pausing = false;
  private last: Group['digits'] = '';

  add(said: Omit<DigitGroup, 'startsPart'>): void {
    const isSingle = said.digits.length === 1 && this.last.length === 1;
    const group = { ...said, startsPart: this.pausing || this.mending || !isSingle };
    this.end = group.end;
    this.last = group.digits;
    if (this.mending) this.corrections.push([group]);
    else (this.corrections.at(-1) ?? this.groups).push(group);
    this.mending = false;
    this.pausing = false;
  }
}

/** The digits of groups by the parts in which they are said: "212", "555", "0188". */
export function partsOf(groups: readonly DigitGroup[]): readonly string[] {
  const parts: string[] = [];
  for (const { digits, startsPart } of groups)
    if (startsPart || parts.length === 0) parts.push(digits);
    else parts.push(`${parts.pop() ?? ''}${digits}`);
  return parts;
}

/** Runs of dictated digits. Pauses and fillers do not end a run; after a word of correction the digits count as a correction. */
export function readDigits(text: string, language: Language): DigitRun[] {
  const words = wordsOf(text);
  const { fillers, corrections } = dictations[language];
  const runs: DigitRun[] = [];
  let run = new Run();
  const flush = () => {
    const [first] = run.groups;
    if (first) runs.push({ start: first.start, end: run.end, groups: run.groups, corrections: run.corrections });
    run = new Run();
  };
  for (let at = 0; at < words.length; ) {
    const group = groupAt(words, at, language);
    const word = words[at];
    if (group && word) {
      const signed = run.groups.length === 0 && words[at - 1]?.text === '+';
      const start = signed ? (words[at - 1]?.start ?? word.start) : word.start;
      run.add({ digits: (signed ? '+' : '') + group.digits, start, end: words[group.to - 1]?.end ?? word.end });
      at = group.to;
      continue;
    }
    if (run.groups.length && word) {
      if (corrections.has(word.text)) run.mending = true;
      else if (pauses.has(word.text) || fillers.has(word.text)) run.pausing = true;
      else flush();
    }
    at++;
  }
  flush();
  return runs;
}
