// Phone numbers as people dictate them: figures, number words, groups, pauses, a slip put right on the way.
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { areaFirst } from './area-codes.ts';
import { type DigitRun, partsOf, readDigits } from './digits.ts';
import type { Language, Span } from './language.ts';
import { fold } from './words.ts';

export type PhoneReading = Span & {
  readonly e164: string;
  /** As it is written in its country. */
  readonly national: string;
  /** False: a guess (area code taken from the business), to be read back before it is believed. */
  readonly possible: boolean;
};

/** The country of a number in E.164, "US" for one shared by several of the North American plan; null when unknown. */
export function countryOf(phoneE164: string): CountryCode | null {
  const parsed = parsePhoneNumberFromString(phoneE164);
  if (!parsed) return null;
  return parsed.country ?? (parsed.countryCallingCode === '1' ? 'US' : null);
}

const shortest = 7;
const longest = 16;

function parse(digits: string, country: CountryCode): PhoneNumber | null {
  const bare = digits.replace('+', '');
  if (bare.length < shortest || bare.length > longest) return null;
  const parsed = parsePhoneNumberFromString(digits, country);
  if (!parsed?.isPossible()) return null;
  // An area of the North American plan begins with no 0 and no 1: such digits are a number of another country.
  return parsed.countryCallingCode === '1' && /^[01]/.test(parsed.nationalNumber) ? null : parsed;
}

/** How many digits the last of the parts have, each number of parts in turn, the shortest first. */
function endsOf(parts: readonly string[]): readonly number[] {
  let length = 0;
  return parts.toReversed().map((part) => (length += part.length));
}

/** Fewer digits told again may be the correction itself going on: "no, eight, eight". */
const restatedMin = 3;

/**
 * "0188, no sorry, 89, 0189": first the tail is put right, then the whole of what it is the tail of is told again, and that is the
 * correction. Null where nothing is told twice.
 */
function restated(said: readonly string[], parts: readonly string[], country: CountryCode): string | null {
  const [digits, correction] = [said.join(''), parts.join('')];
  const written = parse(digits, country)?.formatNational().match(/\d+/g) ?? [];
  const ends = [...endsOf(said), ...endsOf(written)];
  const pausesBefore = endsOf(parts);
  for (let length = correction.length - 1; length >= restatedMin; length--) {
    const tail = correction.slice(0, -length);
    const again = correction.slice(-length);
    if (!ends.includes(length) || !again.endsWith(tail)) continue;
    const before = digits.slice(-length);
    const isTold = pausesBefore.includes(length) && !ends.includes(correction.length);
    if (isTold || again === before.slice(0, before.length - tail.length) + tail) return again;
  }
  return null;
}

/**
 * What was said after "no, sorry" replaces the tail of what came before, as much of it as the country's plan asks for:
 * "212 555 01… no, 0148" and "212 555 0142, no, 48" both end in 0148. A number that is local by itself stays one.
 */
function mend(said: readonly string[], parts: readonly string[], country: CountryCode): readonly string[] {
  const digits = said.join('');
  const correction = restated(said, parts, country) ?? parts.join('');
  if (parse(correction, country)) return [correction];
  const last = said.at(-1)?.length ?? 0;
  const isLocal = digits.length === shortest && correction.length <= last && !parse(digits, country);
  const drops = Array.from({ length: digits.length }, (_, index) => index);
  const fitting = isLocal
    ? undefined
    : [correction.length, ...drops].find(
        (drop) => drop <= digits.length && parse(digits.slice(0, digits.length - drop) + correction, country),
      );
  return replaced(said, fitting ?? Math.min(correction.length, digits.length), correction);
}

/** The parts with the last `drop` digits gone and the correction in their place, which goes on the part that it mends. */
function replaced(said: readonly string[], drop: number, correction: string): readonly string[] {
  const kept: string[] = [];
  let left = said.join('').length - drop;
  for (const part of said) {
    if (left <= 0) break;
    kept.push(part.slice(0, left));
    left -= part.length;
  }
  return left < 0 ? [...kept.slice(0, -1), `${kept.at(-1) ?? ''}${correction}`] : [...kept, correction];
}

type Found = { phone: PhoneNumber; from: number; to: number };

type ReadOnce = { readonly phone: PhoneNumber | null; readonly isValid: boolean };

function readOne(digits: string, country: CountryCode): ReadOnce {
  const phone = parse(digits, country);
  return { phone, isValid: phone?.isValid() ?? false };
}

/**
 * The first number that stands in neighbouring groups, the longest first; numbers that exist in the plan before merely possible
 * ones. No more groups are joined than a number has digits, and none twice in one `seen`: a page of figures takes no time.
 */
function findInGroups(
  groups: readonly string[],
  from: number,
  country: CountryCode,
  seen: Map<string, ReadOnce>,
): Found | null {
  let fallback: Found | null = null;
  for (let first = from; first < groups.length; first++) {
    // Whoever names the country means it, also where the number is of no range that is given out.
    const namesCountry = /^(?:\+|00)/.test(groups[first] ?? '');
    for (let end = Math.min(groups.length, first + longest); end > first; end--) {
      const digits = groups.slice(first, end).join('');
      const read = seen.get(digits) ?? readOne(digits, country);
      seen.set(digits, read);
      if (!read.phone) continue;
      if (read.isValid || namesCountry) return { phone: read.phone, from: first, to: end };
      fallback ??= { phone: read.phone, from: first, to: end };
    }
  }
  return fallback;
}

function localGuess(
  run: DigitRun,
  digits: string,
  country: CountryCode,
  businessPhone: string | undefined,
): PhoneReading[] {
  if (digits.length !== shortest || !businessPhone || !/^\+1\d{10}$/.test(businessPhone)) return [];
  const phone = parse(businessPhone.slice(2, 5) + digits, country);
  return phone
    ? [{ e164: phone.number, national: phone.formatNational(), possible: false, start: run.start, end: run.end }]
    : [];
}

function phonesOf(run: DigitRun, country: CountryCode, businessPhone: string | undefined): PhoneReading[] {
  if (run.corrections.length) {
    const digits = run.corrections
      .reduce((said, correction) => mend(said, partsOf(correction), country), partsOf(run.groups))
      .join('');
    const phone = parse(digits, country);
    return phone
      ? [{ e164: phone.number, national: phone.formatNational(), possible: true, start: run.start, end: run.end }]
      : localGuess(run, digits, country, businessPhone);
  }
  const readings: PhoneReading[] = [];
  const digits = run.groups.map((group) => group.digits);
  const seen = new Map<string, ReadOnce>();
  for (let at = 0; at < digits.length; ) {
    const found = findInGroups(digits, at, country, seen);
    if (!found) break;
    const { phone } = found;
    const start = run.groups[found.from]?.start ?? run.start;
    const end = run.groups[found.to - 1]?.end ?? run.end;
    readings.push({ e164: phone.number, national: phone.formatNational(), possible: true, start, end });
    at = found.to;
  }
  return readings.length ? readings : localGuess(run, digits.join(''), country, businessPhone);
}

/**
 * All phone numbers of an utterance, in order. `businessPhone` (E.164) lends its area code to a number given without one;
 * such a reading is marked `possible: false`.
 */
export function readPhones(
  text: string,
  language: Language,
  country: CountryCode,
  businessPhone?: string,
): PhoneReading[] {
  const runs = readDigits(text, language);
  const ordered = country === 'US' ? areaFirst(text, language, runs) : runs;
  const found: PhoneReading[] = [];
  for (let at = 0; at < ordered.length; at++) {
    const [run, next] = ordered.slice(at, at + 2);
    const isPaused = run && next && pause.test(text.slice(run.end, next.start));
    const whole = isPaused ? goneOnWith(run, next, country, announced.test(fold(text.slice(0, run.start)))) : null;
    if (whole) at++;
    found.push(...(whole ? [whole] : run ? phonesOf(run, country, businessPhone) : []));
  }
  return found;
}

/** So much may be said between, in characters. */
const pauseMax = 60;
/** Fewer digits may be a suite's or a house's: "I'm in suite 212, call me at…". */
const begunMin = 4;
/** Told as those of a number, so many. */
const areaMin = 3;
/** Before what is a local number by itself, so many: an area and more of the same number. */
const begunBeforeLocalMin = 6;
/** Right before it: the digits of an area are told as those of a number, and of no suite or house. */
const announced =
  /(?<!\p{L})(?:area code|(?:my|phone|telephone|cell|mobile|callback|best) number|(?:codigo de area|lada|prefijo)|(?:mi|el) (?:numero|telefono|celular)|indicatif(?: regional)?|(?:mon|le) (?:numero|telephone|portable)|vorwahl|meine (?:telefon|handy)?nummer)(?:[\s,:]*(?:'s|is|it's|es|es el|est|c'est|est le|ist|lautet|uh|um|eh|euh|ah)(?!\p{L}))*[\s,:]*$/u;
/** Something is said between: "hold on", "attendez", and no mere "pas". */
const pause = /^\s*[.…,;–—-](?=(?:\P{L}*\p{L}){6})/u;

/**
 * "503 555 01… hold on, it's my new phone… 0139": a number that is broken off and gone on with, where it stopped or from the group
 * that was begun. Neither part is a number by itself.
 */
function goneOnWith(run: DigitRun, next: DigitRun, country: CountryCode, isAnnounced: boolean): PhoneReading | null {
  if (run.corrections.length > 0 || next.corrections.length > 0 || next.start - run.end > pauseMax) return null;
  const digitsOf = ({ groups }: DigitRun) => groups.map(({ digits }) => digits).join('');
  const [begun, rest] = [digitsOf(run), digitsOf(next)];
  const least = rest.length === shortest ? begunBeforeLocalMin : begunMin;
  if (begun.length < (isAnnounced ? areaMin : least)) return null;
  if (begun.length > longest || rest.length > longest || parse(begun, country) || parse(rest, country)) return null;
  for (let again = Math.min(begun.length, rest.length - 1); again >= 0; again--) {
    if (!rest.startsWith(begun.slice(begun.length - again))) continue;
    const phone = parse(begun.slice(0, begun.length - again) + rest, country);
    if (phone?.isValid())
      return {
        e164: phone.number,
        national: phone.formatNational(),
        possible: true,
        start: run.start,
        end: next.end,
      };
  }
  return null;
}
