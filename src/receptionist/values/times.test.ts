// What callers say about time, in four languages, on Monday 16 November 2026 at ten in New York.
// A few rows come from the test corpora of Duckling (BSD-3-Clause, Facebook) and Recognizers-Text (MIT, Microsoft).
import { describe, expect, test } from 'vitest';
import type { Language } from './language.ts';
import { type Hours, readTimes, type TimeMention } from './times.ts';

const workday = [
  ['08:00', '12:00'],
  ['13:00', '18:00'],
] as const;
const hours: Hours = {
  mon: workday,
  tue: workday,
  wed: workday,
  thu: workday,
  fri: workday,
  sat: [['09:00', '14:00']],
  sun: [],
};
const context = { now: '2026-11-16T10:00:00-05:00', timezone: 'America/New_York', hours };

/** A mention in short: "-" excluded, "~" about, "?" disagreeing, days, clock or window, part, wish. */
function short(mention: TimeMention): string {
  const { date, time } = mention;
  const said = date?.origin === 'said' ? date : null;
  const days = said && (said.from === said.to ? said.from.slice(5) : `${said.from.slice(5)}..${said.to.slice(5)}`);
  const clock =
    time?.is === 'clock' ? `${time.about ? '~' : ''}${time.best}` : time && `${time.from ?? ''}-${time.to ?? ''}`;
  const part = time?.is === 'window' ? time.part : null;
  const parts = [
    days,
    clock,
    part,
    mention.repeats && `each ${mention.repeats.join('+')}`,
    mention.wish,
    mention.same && `same ${mention.same}`,
  ];
  return (mention.excluded ? '-' : '') + (mention.conflict ? '?' : '') + parts.filter(Boolean).join(' ');
}

const read = (language: Language, text: string) => readTimes(text, language, context).map(short).join(' | ');

const english: Record<string, string> = {
  'can someone come tomorrow afternoon?': '11-17 12:00-18:00 afternoon',
  '2 pm works': '14:00',
  'then 3:30': '15:30',
  'half past 3': '15:30',
  'quarter to ten': '09:45',
  'ten am': '10:00',
  '5:30 in the evening': '17:30',
  'evening 5:30': '17:30',
  'noon on Friday': '11-20 12:00',
  'at 1530': '15:30',
  'the 14th': '12-14',
  'Monday the 23rd at 2 in the afternoon': '11-23 14:00',
  'Thursday, December 3, at 10:00 in the morning': '12-03 10:00',
  'wed 11/18 8am pls': '11-18 08:00',
  'the Monday right after Thanksgiving, three in the afternoon': '11-30 15:00',
  'the day after Thanksgiving': '11-27',
  'are you around on Fat Tuesday': '02-09',
  'on Ash Wednesday': '02-10',
  'a week from today at nine': '11-23 09:00',
  'a week from tomorrow': '11-24',
  'Thursday week': '11-26',
  'in two weeks': '11-30',
  'this coming Friday': '11-20',
  'sometime next week': '11-23..11-29',
  'the weekend': '11-21..11-22',
  'next week, Tuesday or Thursday': '11-24 | 11-26',
  'late morning on Friday': '11-20 10:00-12:00 late-morning',
  'first thing tomorrow': '11-17 08:00-09:30 first-thing',
  'end of the day Friday': '11-20 16:30-18:00 end-of-day',
  'right after lunch': '13:00-17:00 after-lunch',
  'by noon': '-12:00',
  'friday the 20th 9am': '11-20 09:00',
  'Tuesday the first': '12-01',
  sat: '11-21',
  'any day after Thanksgiving': '11-27',
  'before Friday': '11-16..11-19',
  'anytime after 3': '15:00-',
  'between 2 and 4': '14:00-16:00',
  'from 10 to 2': '10:00-14:00',
  'after 9:30 but before 11 on Thursday': '11-19 09:30-11:00',
  'around 5': '~17:00',
  'Mondays or Wednesdays': '11-18 each 1+3',
  'as soon as possible': 'soonest',
  'yes and make it for 10 instead': '10:00',
  'make it 10:30': '10:30',
  'Wednesday around ten, no wait, make it Thursday, same time': '11-18 ~10:00 | 11-19 same time',
  'not Wednesday, Thursday': '-11-18 | 11-19',
  'anything but Monday, except mornings': '-11-23 | -06:00-12:00 morning',
  "Wednesday doesn't work": '-11-18',
  "I can't do Tuesday, can you do Friday?": '-11-17 | 11-20',
  'no Mondays please': '-11-23 each 1',
  'why not Tuesday?': '11-17',
  'cleaning at 9 and exam at 10 on december 2': '09:00 | 12-02 10:00',
  'can i come in at ten thirty tomorrow morning': '11-17 10:30',
  'from the 13th to the 15th of July': '07-13..07-15',
};

const spanish: Record<string, string> = {
  'el martes de Carnaval': '02-09',
  'el jueves santo': '03-25',
  'mañana martes a las nueve y media de la mañana': '11-17 09:30',
  'La del miércoles 18 a la una': '11-18 13:00',
  'las tres y media': '15:30',
  'a las cinco menos cuarto': '16:45',
  'entre las dos y las cuatro de la tarde': '14:00-16:00',
  'después de las 3': '15:00-',
  'pasado mañana a mediodía': '11-18 12:00',
  'mañana por la mañana': '11-17 06:00-12:00 morning',
  'el lunes no puedo, mejor el martes': '-11-23 | 11-17',
  'cualquier día menos el lunes': 'any | -11-23',
  'la semana que viene': '11-23..11-29',
  'dentro de dos semanas': '11-30',
  'el 14': '12-14',
  'el miércoles no, el jueves sí': '-11-18 | 11-19',
  'la semana del 23': '11-23..11-29',
  'el jueves 19 de noviembre a las 10:00 a. m.': '11-19 10:00',
  'lo antes posible': 'soonest',
  'a primera hora': '08:00-09:30 first-thing',
  'buenas tardes, soy Rosa': '',
};

const french: Record<string, string> = {
  'le Mardi gras': '02-09',
  'le mercredi des Cendres': '02-10',
  'samedi qui vient, vers dix heures du matin': '11-21 ~10:00',
  'Samedi 21 novembre à dix heures du matin.': '11-21 10:00',
  'trois heures et demie': '15:30',
  'onze heures moins le quart': '10:45',
  'entre 14h et 16h': '14:00-16:00',
  "après-demain en fin d'après-midi": '11-18 15:00-18:00 late-afternoon',
  'ah finalement mettez 8h30': '08:30',
  'pas mercredi, plutôt jeudi': '-11-18 | 11-19',
  'le mardi ne me convient pas': '-11-17',
  'lundi en huit': '11-30',
  'la semaine du 23': '11-23..11-29',
  'le 1er décembre': '12-01',
  'demain matin à 9 heures': '11-17 09:00',
  'le lendemain de Noël': '12-26',
  'à partir de 15 heures': '15:00-',
  'dès que possible': 'soonest',
  "C'est le trois un zéro, cinq cinq cinq, zéro un deux sept.": '',
};

const german: Record<string, string> = {
  'am Donnerstag um vierzehn Uhr einen Termin': '11-19 14:00',
  'Ginge auch der Freitag, so um halb zwölf?': '11-20 ~11:30',
  'Freitag, der 20. November, um elf Uhr dreißig.': '11-20 11:30',
  'am Donnerstag, dem 19., um vierzehn Uhr': '11-19 14:00',
  'halb vier': '15:30',
  'viertel nach drei': '15:15',
  'fünf vor halb neun': '08:25',
  'am 3.12. um 9 Uhr': '12-03 09:00',
  'morgen früh um 9': '11-17 09:00',
  'Dienstagnachmittag ab 14 Uhr': '11-17 14:00-',
  'zwischen 14 und 16 Uhr': '14:00-16:00',
  'nicht am Mittwoch, lieber Donnerstag': '-11-18 | 11-19',
  'Mittwoch geht leider nicht': '-11-18',
  'heute in acht Tagen': '11-23',
  'am Rosenmontag': '02-08',
  'am Aschermittwoch um 10': '02-10 10:00',
  'an Gründonnerstag': '03-25',
  'die Woche nach Thanksgiving': '11-30..12-06',
  'montags nie': '-11-23 each 1',
  'am späten Vormittag': '10:00-12:00 late-morning',
  'so bald wie möglich': 'soonest',
  'Guten Morgen, hier ist Jürgen Brandt': '',
};

describe.each([
  ['en', english],
  ['es', spanish],
  ['fr', french],
  ['de', german],
] as const)('%s', (language, table) => {
  test.each(Object.entries(table))('%s', (text, expected) => {
    expect(read(language, text)).toBe(expected);
  });
});

test.each([
  '90 minutes for two hours 40 dollars',
  'it costs $40 or 40 dollars',
  '212-555-0142',
  'Seven seven three, five five five, oh one six eight.',
  '340 Clinton Street, Brooklyn',
  'I live at 5 Main Street',
  'a table for 2 people, we are 4 adults',
  'she is 5 years old',
  'hold on a second',
  'may I ask something',
  'my temperature was 37.1',
  'Good morning, have a nice day',
])('no time: %s', (text) => {
  expect(readTimes(text, 'en', context)).toEqual([]);
});

test('a weekday that is not the date is kept as a disagreement, never resolved', () => {
  for (const [language, text] of [
    ['en', 'Tuesday, November 18th at 3 pm'],
    ['es', 'el martes 18 de noviembre a las 3 de la tarde'],
    ['fr', 'mardi 18 novembre à 15 heures'],
    ['de', 'Dienstag, den 18. November, um 15 Uhr'],
  ] as const) {
    const [mention] = readTimes(text, language, context);
    expect(mention?.conflict).toEqual({ weekday: 2, date: '2026-11-18', nearest: '2026-11-17' });
    expect(mention?.at).toBeNull();
  }
});

test('an hour without its half keeps both, the open one first', () => {
  const [five] = readTimes('at 5', 'en', context);
  expect(five?.time).toEqual({ is: 'clock', best: '17:00', candidates: ['17:00', '05:00'], about: false });
  const night: Hours = { ...hours, sat: [['03:00', '06:00']] };
  const [early] = readTimes('Saturday at 5', 'en', { ...context, hours: night });
  expect(early?.time).toMatchObject({ best: '05:00' });
});

test('"next Tuesday" leaves the other Tuesday as data', () => {
  const [english] = readTimes('next Thursday', 'en', context);
  expect(english?.date).toMatchObject({ from: '2026-11-26', alternatives: ['2026-11-19'] });
  const [spanish] = readTimes('el próximo jueves', 'es', context);
  expect(spanish?.date).toMatchObject({ from: '2026-11-19', alternatives: ['2026-11-26'] });
});

test('a time alone belongs to the day named before it, else to the anchor', () => {
  const anchored = { ...context, anchor: '2026-11-19' };
  expect(readTimes('then 3:30', 'en', anchored)[0]).toMatchObject({
    at: '2026-11-19T15:30:00-05:00',
    date: { origin: 'context' },
  });
  expect(readTimes('Friday is good. 9 would be fine, at 9', 'en', anchored).at(-1)?.at).toBe(
    '2026-11-20T09:00:00-05:00',
  );
  expect(readTimes('then 3:30', 'en', context)[0]).toMatchObject({ at: null, date: null });
});

test('a number alone is a time only when a time was asked for', () => {
  expect(readTimes('maybe 3', 'en', context)).toEqual([]);
  expect(readTimes('maybe 3', 'en', { ...context, expecting: 'time' })[0]?.time).toMatchObject({ best: '15:00' });
});

test('clock changes are flagged', () => {
  const spring = { ...context, now: '2026-03-07T10:00:00-05:00' };
  const [gap] = readTimes('tomorrow at 2:30 am', 'en', spring);
  expect(gap).toMatchObject({ clockChange: 'gap', at: '2026-03-08T03:30:00-04:00' });
  const autumn = { ...context, now: '2026-10-31T10:00:00-04:00' };
  const [overlap] = readTimes('tomorrow at 1:30 am', 'en', autumn);
  expect(overlap).toMatchObject({ clockChange: 'overlap', at: '2026-11-01T01:30:00-04:00' });
  const [plain] = readTimes('tomorrow at noon', 'en', spring);
  expect(plain).toMatchObject({ clockChange: null, at: '2026-03-08T12:00:00-04:00' });
});

test('minutes from now carry over midnight', () => {
  const late = { ...context, now: '2026-11-16T23:30:00-05:00' };
  expect(readTimes('in 2 hours', 'en', late)[0]?.at).toBe('2026-11-17T01:30:00-05:00');
});

test('an utterance takes under half a millisecond', () => {
  const texts = Object.keys(english);
  const rounds = Array.from({ length: 12 }, () => {
    const start = performance.now();
    for (const text of texts) readTimes(text, 'en', context);
    return (performance.now() - start) / texts.length;
  });
  // The quickest round: what else the machine does is no matter of this code.
  expect(Math.min(...rounds)).toBeLessThan(0.5);
});
