// An area code that is told by that name: behind the number ("555 0134, area code 312"), or alone, to put one right.
import type { DigitGroup, DigitRun } from './digits.ts';
import type { Language, Span } from './language.ts';
import { fold } from './words.ts';

const called: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})area code(?!\p{L})/gu,
  es: /(?<!\p{L})(?:codigo de area|clave lada|lada|prefijo)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:indicatif(?: regional)?|code regional)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:orts)?vorwahl(?!\p{L})/gu,
};
/** What may stand between the name and the code, on either side. */
const between = /^(?:[\s,:.'-]|(?<!\p{L})(?:is|it|s|its|of|es|el|la|c|est|le|ist|die|lautet)(?!\p{L}))*$/u;

/** Digits of an area of the North American plan, and of a number within one. */
const areaDigits = 3;
const localDigits = 7;

export type AreaCode = Span & { readonly digits: string };
type Placed = { readonly code: AreaCode; readonly first: number; readonly last: number };

/** So many digits of neighbouring groups, from one of them on in either direction; null where none add up. */
function gather(groups: readonly DigitGroup[], from: number, step: 1 | -1, count: number): Placed | null {
  let digits = '';
  for (let at = from; at >= 0 && at < groups.length; at += step) {
    const one = groups[at]?.digits ?? '';
    digits = step === 1 ? digits + one : one + digits;
    if (digits.length < count) continue;
    const [first, last] = step === 1 ? [from, at] : [at, from];
    if (digits.length > count) return null;
    return { code: { digits, start: groups[first]?.start ?? 0, end: groups[last]?.end ?? 0 }, first, last };
  }
  return null;
}

function placed(text: string, language: Language, groups: readonly DigitGroup[]): Placed | null {
  const folded = fold(text);
  for (const mark of folded.matchAll(called[language])) {
    const end = mark.index + mark[0].length;
    const next = groups.findIndex((one) => one.start >= end);
    const isRight = next >= 0 && between.test(folded.slice(end, groups[next]?.start));
    const behind = isRight ? gather(groups, next, 1, areaDigits) : null;
    const last = groups.findLastIndex((one) => one.end <= mark.index);
    const isLeft = last >= 0 && between.test(folded.slice(groups[last]?.end, mark.index));
    const found = behind ?? (isLeft ? gather(groups, last, -1, areaDigits) : null);
    if (found && /^[2-9]/.test(found.code.digits)) return found;
  }
  return null;
}

/** The runs, where a code is told behind its number, as one number in the order in which it is dialled. */
export function areaFirst(text: string, language: Language, runs: readonly DigitRun[]): readonly DigitRun[] {
  if (runs.some((one) => one.corrections.length > 0)) return runs;
  const groups = runs.flatMap((one) => one.groups);
  const area = placed(text, language, groups);
  const number = area && gather(groups, area.first - 1, -1, localDigits);
  if (!area || !number) return runs;
  // "212 555 0134, area code 212" has it already.
  const before = runs.find((one) => one.groups.some(({ start }) => start === number.code.start));
  if (before?.groups.some(({ start }) => start < number.code.start)) return runs;
  const span = { start: number.code.start, end: area.code.end };
  const whole: DigitRun = {
    ...span,
    groups: [
      { digits: area.code.digits, startsPart: true, ...span },
      { digits: number.code.digits, startsPart: true, ...span },
    ],
    corrections: [],
  };
  const others = runs.filter((one) => one.end <= span.start || one.start >= span.end);
  return [...others, whole].sort((one, other) => one.start - other.start);
}

/** The only digits are an area code by name; null where there are others. */
export function areaAlone(text: string, language: Language, runs: readonly DigitRun[]): AreaCode | null {
  const groups = runs.flatMap((one) => one.groups);
  const area = placed(text, language, groups);
  return area && area.first === 0 && area.last === groups.length - 1 ? area.code : null;
}
