// Says dates, times, numbers and sums in four languages, spoken or written. Every figure comes from the value given:
// what is said reads back to the same value (say.test.ts), and English always matches "2 PM" or "2:00 PM".
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { germanSpeech } from './de/say.ts';
import { englishSpeech } from './en/say.ts';
import { spanishSpeech } from './es/say.ts';
import { frenchSpeech } from './fr/say.ts';
import type { Language } from './language.ts';
import { civil, type Day, dayFromIso, weekdayOf } from './times/calendar.ts';

/** `spoken`: for the ear (digits one by one, no signs). `written`: for the eye. */
export type Manner = 'spoken' | 'written';

export type SaidDate = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
};

/** How a language says its values. */
export type Speech = {
  readonly locale: string;
  date(date: SaidDate, options: { readonly withYear: boolean }): string;
  time(hour: number, minute: number, manner: Manner): string;
  /** A date or a relative word, with a time. */
  when(date: string, time: string, hour: number): string;
  /** Words for today and tomorrow. */
  readonly relative: readonly [today: string, tomorrow: string];
  readonly and: string;
  readonly or: string;
  /** "90 minutes", "1 hour 30 minutes". */
  readonly units: {
    readonly hour: readonly [string, string];
    readonly minute: readonly [string, string];
    readonly join: string;
  };
  /** The joining word before a last item may depend on it (Spanish "e"). */
  conjunction?(word: 'and' | 'or', next: string): string;
};

const speech: Record<Language, Speech> = { en: englishSpeech, es: spanishSpeech, fr: frenchSpeech, de: germanSpeech };

export type SayOptions = {
  readonly language: Language;
  readonly manner: Manner;
  /** "YYYY-MM-DD" in the business's zone; lets the year be left out where it is plain. */
  readonly today?: string;
};

const farDays = 300;

function partsOf(day: Day): SaidDate {
  return { ...civil(day), weekday: weekdayOf(day) };
}

/** "Thursday, November 19": weekday and date, the year only when it is not the next such date from `today` on. */
export function sayDate(date: string, options: SayOptions): string {
  const day = dayFromIso(date);
  const ahead = options.today ? day - dayFromIso(options.today) : null;
  const withYear = ahead === null || ahead < 0 || ahead > farDays;
  return speech[options.language].date(partsOf(day), { withYear });
}

/** A wall-clock time, "HH:MM": "2 PM", "10 h 30", "10:30 Uhr". */
export function sayTime(time: string, options: SayOptions): string {
  return speech[options.language].time(Number(time.slice(0, 2)), Number(time.slice(3, 5)), options.manner);
}

/** Date and time in one phrase: "Thursday, November 19 at 10 AM"; today and tomorrow by their word and their date. */
export function sayWhen(date: string, time: string, options: SayOptions): string {
  const voice = speech[options.language];
  const distance = options.today ? dayFromIso(date) - dayFromIso(options.today) : null;
  const full = sayDate(date, options);
  const relative = distance === 0 || distance === 1 ? `${voice.relative[distance]}, ${full},` : full;
  return voice.when(relative, sayTime(time, options), Number(time.slice(0, 2)));
}

/** National groups for the eye, digits one by one for the ear: "(212) 555-0142", "2 1 2, 5 5 5, 0 1 4 2". `home`: the business's country. */
export function sayPhone(e164: string, options: SayOptions, home: CountryCode | null = null): string {
  const groups = phoneGroups(e164, home);
  if (options.manner === 'spoken')
    return groups.map((group) => (group.startsWith('+') ? group : [...group].join(' '))).join(', ');
  const [area, exchange, line] = groups;
  if (e164.startsWith('+1') && groups.length === 3) return `(${area}) ${exchange}-${line}`;
  return groups.join(' ');
}

/** The digits as they are grouped in their country; the country's code goes before them for whoever is in another. */
function phoneGroups(e164: string, home: CountryCode | null): string[] {
  const parsed = parsePhoneNumberFromString(e164);
  if (!parsed) return [e164];
  if (parsed.countryCallingCode === '1' && parsed.nationalNumber.length === 10)
    return [e164.slice(2, 5), e164.slice(5, 8), e164.slice(8)];
  return (parsed.country === home ? parsed.formatNational() : parsed.formatInternational())
    .split(/[^\d+]+/)
    .filter((part) => part !== '');
}

/** A sum of minor units. Whole sums lose their zeros: "$79", "$189.50", "79 €". */
export function sayMoney(amountCents: number, currency: string, options: SayOptions): string {
  const { locale } = speech[options.language];
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const whole = amountCents % 10 ** digits === 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: whole ? 0 : digits,
  });
  return format.format(amountCents / 10 ** digits).replace(/[\u00a0\u202f]/g, ' ');
}

/** Minutes as hours and minutes from an hour and a half on, when that is shorter: "45 minutes", "1 hour 30 minutes". */
export function sayDuration(minutes: number, options: SayOptions): string {
  const { units } = speech[options.language];
  const count = (number: number, [one, many]: readonly [string, string]) => `${number} ${number === 1 ? one : many}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return count(rest, units.minute);
  return rest === 0 ? count(hours, units.hour) : `${count(hours, units.hour)}${units.join}${count(rest, units.minute)}`;
}

/** "a, b and c", or with "or". */
export function sayList(items: readonly string[], options: SayOptions, word: 'and' | 'or' = 'and'): string {
  const voice = speech[options.language];
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  const conjunction = voice.conjunction?.(word, last) ?? voice[word];
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
