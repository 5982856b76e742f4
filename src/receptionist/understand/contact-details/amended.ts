// Part of what a caller said before, put right: "no, 0146 at the end", "it's 14 Elm, not 12", "no, forty-seven". Only where it was just
// stated to them, or stands in what was booked; and wherever what is wrong is named with what is right: "51, not 15".
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import type { Heard } from '../../understander.ts';
import { areaAlone } from '../../values/area-codes.ts';
import { readDigits } from '../../values/digits.ts';
import type { Span } from '../../values/language.ts';
import { readNumbers } from '../../values/numbers.ts';
import { foldCue } from '../cues/cue.ts';

export type Amended = Span & { readonly value: string };

/** Asked for a yes to what was stated, or for what else there is to do once it is booked. */
export function mayAmend({ state }: Heard): boolean {
  return state.asked === 'confirm' || (state.asked === 'more' && state.done.some(({ did }) => did === 'booked'));
}

const atTheEnd =
  /(?<!\p{L})(?:at the end|the end is|ends? (?:in|with)|ending (?:in|with)|last (?:two|three|four|digits?|ones?|numbers?)|al final|termina|terminan|acaba|ultim[oa]s?|a la fin|se termine|finit|finissent|derniers?|am ende|hinten|endet|enden|letzten?)(?!\p{L})/u;
/** "With a t at the end" is of a name: one digit alone is told for one. */
const saysDigit = /(?<!\p{L})(?:digits?|numbers?|cifras?|digitos?|numeros?|chiffres?|ziffern?|zahl|nummer)(?!\p{L})/u;
const tailMin = 2;
const tailMax = 6;

/** The last group of a number, as it is read out. */
const lastGroup = 4;
/** So many of its digits stand where they stood. */
const digitsKept = 2;
/** "0900", "1130": might be said of the clock. */
const quarterHour = /^(?:0[7-9]|1\d|2[0-2])(?:00|15|30|45)$/u;

/** "No wait, 0145", where the number ends in 0144: the last group is said otherwise. */
const isLastGroup = (tail: string, known: string): boolean => {
  const before = known.slice(-lastGroup);
  const kept = [...tail].filter((digit, at) => digit === before[at]).length;
  const isSame = [...tail].sort().join() === [...before].sort().join();
  return tail.length === lastGroup && !quarterHour.test(tail) && (kept >= digitsKept || isSame);
};

/** "It's 0146 at the end": the known number (E.164) with that end. */
export function amendedPhone(heard: Heard, said: string, language: Language): Amended | null {
  const known = heard.state.said.phone;
  if (known === undefined || !mayAmend(heard)) return null;
  const runs = readDigits(said, language);
  // "No, area code 773": a number told without one was taken for one of the house's own area.
  const area = known.startsWith('+1') ? areaAlone(said, language, runs) : null;
  if (area)
    return { start: area.start, end: area.end, value: `+1${area.digits}${known.slice(2 + area.digits.length)}` };
  const [run, ...more] = runs.filter(({ groups }) => groups.length > 0);
  if (!run || more.length > 0) return null;
  const tail = run.groups.map(({ digits }) => digits).join('');
  if (!atTheEnd.test(foldCue(said)) && !isLastGroup(tail, known)) return null;
  if (tail.length < (saysDigit.test(foldCue(said)) ? 1 : tailMin) || tail.length > tailMax || known.endsWith(tail))
    return null;
  return { start: run.start, end: run.end, value: `${known.slice(0, -tail.length)}${tail}` };
}

const isWrong =
  /(?<!\p{L})(?:no|nope|not|wrong|wait|sorry|actually|mistake|oops|meant|falsch|nein|nicht|moment|eigentlich|perdon|espere|mal|equivoc\p{L}+|non|pas|faux|pardon|erreur|attendez)(?!\p{L})/u;
const houseNumberSaid =
  /(?<!\p{L})(?:house number|street number|number (?:of|on) the house|hausnummer|numero de (?:la )?(?:casa|calle)|numero (?:de )?(?:la )?rue|numero de maison|address|adresse|direccion)(?!\p{L})/u;
const ofClock = /^\s*(?:[ap]\.?m\b|o'?clock|uhr|heures?|h\b|horas?|:|\.\d|minutes?|hours?|days?|years?|th\b|st\b)/iu;
/** Up to here a number said alone may be an hour. */
const hoursMax: Readonly<Record<Language, number>> = { en: 12, es: 24, fr: 24, de: 24 };

/** "360 Hicks", "Alameda 430", where the street is known; "9 in the morning" names no "630 Hicks in San Antonio". */
const isOfStreet = (word: string, known: string): boolean =>
  !isEverydayWord(word) &&
  foldCue(known)
    .split(/[^\p{L}]+/u)
    .includes(word);

/** "No, forty-seven", "it's 14 Elm, not 12": the known address with that house number. */
export function amendedAddress(heard: Heard, said: string, language: Language): Amended | null {
  const known = heard.state.said.address;
  const house = known === undefined ? undefined : /\d+/.exec(known)?.[0];
  if (known === undefined || house === undefined) return null;
  const folded = foldCue(said);
  const numbers = readNumbers(said, language).filter(({ kind, value }) => kind === 'cardinal' && value > 0);
  // "80, quatre-vingts": said twice, it is one number.
  const others = numbers.filter(
    ({ value }, at) => String(value) !== house && numbers.findIndex((one) => one.value === value) === at,
  );
  const namesBoth = isWrong.test(folded) && numbers.some(({ value }) => String(value) === house);
  const [number] = others;
  if (!number || others.length > 1 || ofClock.test(said.slice(number.end))) return null;
  const namesStreet = [
    /^\s*(\p{L}{2,})/u.exec(said.slice(number.end))?.[1],
    /(\p{L}{2,})\s*$/u.exec(said.slice(0, number.start))?.[1],
  ].some((word) => word !== undefined && isOfStreet(foldCue(word), known));
  if (!mayAmend(heard) && !namesBoth && !namesStreet) return null;
  const isPutRight = isWrong.test(folded) && (namesBoth || number.value > hoursMax[language]);
  if (!namesStreet && !houseNumberSaid.test(folded) && !isPutRight) return null;
  const value = known.replace(house, number.figures ?? String(number.value));
  return {
    start: Math.min(...numbers.map(({ start }) => start)),
    end: Math.max(...numbers.map(({ end }) => end)),
    value,
  };
}
