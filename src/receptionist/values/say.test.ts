// What is said reads back to the same value, in every language and manner; English keeps its "2 PM".
import { describe, expect, test } from 'vitest';
import { clockOf } from '#shared/hours.ts';
import { type Language, languages } from './language.ts';
import { readPhones } from './phones.ts';
import { type Manner, sayDate, sayDuration, sayList, sayMoney, sayPhone, sayTime, sayWhen } from './say.ts';
import { dayOf, isoOf } from './times/calendar.ts';
import { type Hours, readTimes } from './times.ts';

const always = [['00:00', '24:00']] as const;
const hours: Hours = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always };
const manners: readonly Manner[] = ['spoken', 'written'];

const first = dayOf(2024, 1, 1);
const last = dayOf(2030, 12, 31);

/** Days of seven years in steps, each with another wall time. */
function* moments(step: number) {
  for (let day = first; day <= last; day += step) yield { day, clock: clockOf((day * 7 + 13 * step) % 1440) };
}

describe.each(languages)('%s', (language: Language) => {
  test.each(manners)('every day and time that is said reads back the same, %s', (manner) => {
    const wrong: string[] = [];
    for (const { day, clock } of moments(5)) {
      // From far before, the year is said; from a week before, it is not.
      for (const ahead of [0, 1, 6, 200]) {
        const today = isoOf(day - ahead);
        const said = sayWhen(isoOf(day), clock, { language, manner, today });
        const context = { now: `${today}T00:00:00Z`, timezone: 'UTC', hours };
        const [mention, ...others] = readTimes(said, language, context);
        const same = mention?.date?.from === isoOf(day) && mention.time?.is === 'clock' && mention.time.best === clock;
        if (!same || mention.conflict || others.length)
          wrong.push(`${said} (${isoOf(day)} ${clock}, seen from ${today})`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test.each(manners)('every minute of a day reads back the same, %s', (manner) => {
    const wrong: string[] = [];
    for (let minutes = 0; minutes < 1440; minutes++) {
      const said = sayTime(clockOf(minutes), { language, manner });
      const [mention] = readTimes(said, language, { now: '2026-11-16T00:00:00Z', timezone: 'UTC', hours });
      if (mention?.time?.is !== 'clock' || mention.time.best !== clockOf(minutes)) wrong.push(said);
    }
    expect(wrong).toEqual([]);
  });

  test('a phone number reads back the same in both manners', () => {
    for (const phone of ['+12125550142', '+17735550168', '+13105550127'])
      for (const manner of manners)
        expect(readPhones(sayPhone(phone, { language, manner }), language, 'US').map((read) => read.e164)).toEqual([
          phone,
        ]);
  });
});

const written = (language: Language) => ({ language, manner: 'written' as const, today: '2026-11-16' });

test('a date and time in each language', () => {
  expect(sayWhen('2026-11-19', '10:00', written('en'))).toBe('Thursday, November 19 at 10 AM');
  expect(sayWhen('2026-11-19', '10:00', written('fr'))).toBe('jeudi 19 novembre à 10 h');
  expect(sayWhen('2026-11-19', '10:00', written('de'))).toBe('Donnerstag, 19. November, um 10 Uhr');
  expect(sayWhen('2026-11-19', '10:00', written('es'))).toBe('el jueves 19 de noviembre a las 10:00 a. m.');
  expect(sayWhen('2026-11-19', '13:30', written('es'))).toBe('el jueves 19 de noviembre a la 1:30 p. m.');
  expect(sayWhen('2026-11-17', '14:00', written('en'))).toBe('tomorrow, Tuesday, November 17, at 2 PM');
  expect(sayDate('2027-12-01', written('fr'))).toBe('mercredi 1er décembre 2027');
});

test('English times match what people look for', () => {
  for (const manner of manners) {
    expect(sayTime('14:00', { language: 'en', manner })).toMatch(/2(:00)? ?pm/i);
    expect(sayTime('00:05', { language: 'en', manner })).toBe('12:05 AM');
  }
});

test('sums, lengths and lists', () => {
  expect(sayMoney(7900, 'USD', written('en'))).toBe('$79');
  expect(sayMoney(18950, 'USD', written('en'))).toBe('$189.50');
  expect(sayMoney(125_000, 'EUR', written('de'))).toBe('1.250 €');
  expect(sayMoney(7900, 'USD', written('es'))).toBe('$79');
  expect(sayDuration(90, written('en'))).toBe('1 hour 30 minutes');
  expect(sayDuration(45, written('de'))).toBe('45 Minuten');
  expect(sayDuration(60, written('fr'))).toBe('1 heure');
  expect(sayList(['a', 'b', 'c'], written('en'))).toBe('a, b and c');
  expect(sayList(['Pedro', 'Inés'], written('es'))).toBe('Pedro e Inés');
  expect(sayList(['siete', 'ocho'], written('es'), 'or')).toBe('siete u ocho');
  expect(sayList([], written('en'))).toBe('');
});
