// By how much something shall be later or earlier than it is: "push it back an hour", "the day after", "eine Stunde früher".
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

/** Calendar days and minutes on the wall clock; negative is earlier. */
export type Shift = { readonly days: number; readonly minutes: number };
export type ReadShift = { readonly shift: Shift; readonly start: number; readonly end: number };

type Words = {
  readonly counts: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<'minute' | 'hour' | 'day' | 'week', string>>;
  readonly half: string;
  readonly later: readonly string[];
  readonly earlier: readonly string[];
  readonly nextDay: string;
  readonly dayBefore: string;
};

/** "The day after Thanksgiving" is a day of the year; behind what a shift is said with stands no holiday. */
const ofHoliday =
  ' (?!(?:that|this|it|my|our|then|instead|at|in|around|between|before|by|for|if|please|works?|would|is|could|can|and|or|but|same)(?!\\p{L}))\\p{L}';

/** `@` stands for the amount. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    counts: { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
    units: { minute: 'minutes?|mins?', hour: 'hours?|hrs?', day: 'days?', week: 'weeks?' },
    half: 'half an hour|half hour|a half hour',
    later: ['@ (?:later|after that)', '(?:push|move|bump|put|shift)(?: \\p{L}+){0,3} (?:back|out)(?: by)? @'],
    earlier: [
      '@ (?:earlier|sooner|before that)',
      '(?:move|bump|bring|push)(?: \\p{L}+){0,3} (?:up|forward|ahead)(?: by)? @',
    ],
    nextDay: `the (?:next|following) day|the day after(?! tomorrow|${ofHoliday})`,
    dayBefore: `the (?:previous day|day before(?! yesterday|${ofHoliday}))`,
  },
  es: {
    counts: { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
    units: { minute: 'minutos?', hour: 'horas?', day: 'dias?', week: 'semanas?' },
    half: 'media hora',
    later: ['@ (?:mas tarde|despues)', '(?:atrasar|retrasar|posponer)\\p{L}*(?: \\p{L}+){0,3} @'],
    earlier: ['@ (?:antes|mas temprano)', 'adelantar\\p{L}*(?: \\p{L}+){0,3} @'],
    nextDay: '(?:al|el) dia siguiente(?! (?:de|del) )|el dia despues(?! (?:de|del) )',
    dayBefore: '(?:el )?dia (?:anterior|antes)(?! (?:de|del) )',
  },
  fr: {
    counts: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
    units: { minute: 'minutes?|min', hour: 'heures?|h', day: 'jours?', week: 'semaines?' },
    half: 'une demi[- ]heure',
    later: ['@ (?:plus tard|apres)', "(?:reporter|decaler|repousser|retarder)(?: \\p{L}+){0,3} (?:d'|de )?(?<! a )@"],
    earlier: ['@ (?:plus tot|avant)', "avancer(?: \\p{L}+){0,3} (?:d'|de )?(?<! a )@"],
    nextDay: "(?:le|au) lendemain(?! (?:de|du|des) | d')|le jour (?:d'apres|suivant)",
    dayBefore: "la veille(?! (?:de|du|des) | d')|le jour (?:d'avant|precedent)",
  },
  de: {
    counts: { ein: 1, eine: 1, einen: 1, ne: 1, zwei: 2, drei: 3, vier: 4, funf: 5 },
    units: { minute: 'minuten?', hour: 'stunden?', day: 'tage?', week: 'wochen?' },
    half: '(?:eine )?halbe stunde',
    later: ['@ (?:spater|nach hinten|danach)'],
    earlier: ['@ (?:fruher|nach vorn\\p{L}*|vorher)'],
    nextDay: 'am (?:nachsten|folgenden) tag|(?:am|einen) tag (?:danach|darauf|drauf|spater)',
    dayBefore: '(?:am|einen) tag (?:davor|vorher|fruher)',
  },
};

/** Days and minutes of one. */
const unitSizes = { minute: [0, 1], hour: [0, 60], day: [1, 0], week: [7, 0] } as const;

type Pattern = { readonly pattern: RegExp; readonly sign: 1 | -1 };
type Patterns = {
  readonly amounts: readonly Pattern[];
  readonly days: readonly Pattern[];
  readonly half: RegExp;
  readonly units: readonly (readonly [RegExp, (typeof unitSizes)[keyof typeof unitSizes]])[];
};

const compiled = new Map<Language, Patterns>();

/** Written once a language, at its first use: every utterance is read. */
function patternsOf(language: Language): Patterns {
  const known = compiled.get(language);
  if (known) return known;
  const own = words[language];
  const count = `\\d{1,3}|${Object.keys(own.counts).join('|')}`;
  const amount = `(?<amount>(?:${own.half}|(?:${count}) (?:${Object.values(own.units).join('|')})))`;
  const within = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u');
  const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
  const signed = (patterns: readonly string[], sign: 1 | -1): Pattern[] =>
    patterns.map((pattern) => ({ pattern: within(pattern.replace('@', amount)), sign }));
  const patterns: Patterns = {
    amounts: [...signed(own.later, 1), ...signed(own.earlier, -1)],
    days: [...signed([own.nextDay], 1), ...signed([own.dayBefore], -1)],
    half: whole(own.half),
    units: (['minute', 'hour', 'day', 'week'] as const).map(
      (unit) => [whole(own.units[unit]), unitSizes[unit]] as const,
    ),
  };
  compiled.set(language, patterns);
  return patterns;
}

/** The first one in the text; null where none is said. */
export function readShift(text: string, language: Language): ReadShift | null {
  const { amounts, days } = patternsOf(language);
  const folded = foldCue(text);
  for (const { pattern, sign } of amounts) {
    const match = pattern.exec(folded);
    const shift = match?.groups?.amount === undefined ? null : amountOf(match.groups.amount, language, sign);
    if (match && shift) return { shift, start: match.index, end: match.index + match[0].length };
  }
  for (const { pattern, sign } of days) {
    const match = pattern.exec(folded);
    if (match) return { shift: { days: sign, minutes: 0 }, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function amountOf(amount: string, language: Language, sign: 1 | -1): Shift | null {
  const { half, units } = patternsOf(language);
  if (half.test(amount)) return { days: 0, minutes: sign * 30 };
  const [count = '', unit = ''] = amount.split(' ');
  const many = sign * (words[language].counts[count] ?? Number(count));
  const size = units.find(([name]) => name.test(unit))?.[1];
  if (Number.isNaN(many) || !size) return null;
  const [days, minutes] = size;
  // Adding zero makes no "-0" of what is not shifted.
  return { days: many * days + 0, minutes: many * minutes + 0 };
}
