// Dictated phone numbers, in four languages.
import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { countryOf, readPhones } from './phones.ts';

const cases: readonly (readonly [Language, string, string | null])[] = [
  ['en', 'Sure. Seven seven three, five five five, oh one six eight.', '+17735550168'],
  [
    'en',
    "Five oh three, five five five, zero one... hold on, it's my new phone... zero one three nine.",
    '+15035550139',
  ],
  ['en', '503 555, let me look, 0139', '+15035550139'],
  ['en', 'My number is area code 541, hang on a sec, 555-0142', '+15415550142'],
  ['es', 'mi número es el 541, espere tantito, 555-0142', '+15415550142'],
  ['es', 'cinco cero tres, cinco cinco cinco, cero uno... espere, es nuevo... cero uno tres nueve', '+15035550139'],
  ['fr', '514 555 01, attendez, 01 39', '+15145550139'],
  ['en', 'we have 503 units and 5550139 of them', null],
  ['en', 'My telephone number is 303-555-0148.', '+13035550148'],
  ['en', '(424) 555-0151', '+14245550151'],
  ['en', '+1 212 555 0142', '+12125550142'],
  ['en', 'eight hundred triple five twelve twelve', '+18005551212'],
  ['en', 'two one two, um, double five five, oh one four two', '+12125550142'],
  ['en', 'two one two, um, five five five, oh one four two, no, one-eight, sorry 0148', '+12125550148'],
  ['en', '212 555 01, no wait, 0148', '+12125550148'],
  ['en', 'call me at 10:30, 212-555-0142. 5 people', '+12125550142'],
  ['en', 'two one two, five five five, oh one eight eight, no sorry, eight nine, oh one eight nine', '+12125550189'],
  ['en', 'two one two five five five oh one eight eight no sorry eight nine oh one eight nine', '+12125550189'],
  [
    'es',
    'dos uno dos, cinco cinco cinco, cero uno ocho ocho, no perdón, ocho nueve, cero uno ocho nueve',
    '+12125550189',
  ],
  ['fr', 'deux un deux, cinq cinq cinq, zéro un huit huit, non pardon, huit neuf, zéro un huit neuf', '+12125550189'],
  ['fr', '514 555 01 88, non pardon, 89, 01 89', '+15145550189'],
  [
    'de',
    'zwei eins zwei, fünf fünf fünf, null eins acht acht, nein Entschuldigung, acht neun, null eins acht neun',
    '+12125550189',
  ],
  ['en', '212 555 0188, no sorry, eight nine, 212 555 0189', '+12125550189'],
  ['en', '212 555 0188, no sorry, 89, so 0289', '+12125550289'],
  ['en', '212 555 0188, no sorry, 0189, 0189', '+12125550189'],
  ['en', '212 555 0188, no sorry, eight, nine', '+12125550189'],
  ['en', '212 555 0142, no, four four', '+12125550144'],
  ['en', '212 555 0142, sorry, 556 0155', '+12125560155'],
  ['en', '212 555 0142, sorry, five five six oh one five five', '+12125560155'],
  ['en', '212 555 0142, sorry, 5 5 5, 0 1 5 5', '+12125550155'],
  ['en', '212 438 0142, no, 455 0155', '+12124550155'],
  ['fr', "C'est le trois un zéro, cinq cinq cinq, zéro un deux sept.", '+13105550127'],
  ['es', 'tres uno dos, cinco cinco cinco, cero uno setenta y siete', '+13125550177'],
  ['de', 'sieben zwei null, fünf fünf fünf, null eins achtunddreißig', '+17205550138'],
  ['en', '555 0134, area code 312', '+13125550134'],
  ['en', "five five five, oh one three four, and the area code's three one two", '+13125550134'],
  ['en', "555-0134, that's a 312 area code", '+13125550134'],
  ['en', 'area code 312, 555 0134', '+13125550134'],
  ['en', "it's a 312 area code, then 555 0134", '+13125550134'],
  ['en', '212 555 0134, area code 212', '+12125550134'],
  ['es', 'cinco cinco cinco, cero uno tres cuatro, código de área tres uno dos', '+13125550134'],
  ['es', '555 0134, la lada es 312', '+13125550134'],
  ['fr', "555 0134, et l'indicatif c'est le 312", '+13125550134'],
  ['de', '555 0134, Vorwahl 312', '+13125550134'],
  ['en', 'I need 2 to 4 people on 11/18/2026', null],
  ['en', '97 Smith Street, Brooklyn 11201', null],
];

test.each(cases)('%s: %s', (language, text, expected) => {
  const found = readPhones(text, language, 'US');
  expect(found.map((phone) => phone.e164)).toEqual(expected === null ? [] : [expected]);
  for (const phone of found) expect(phone.possible).toBe(true);
});

test('pairs of French digits in a French plan', () => {
  const [phone] = readPhones('zéro un, quarante-deux, soixante-huit, cinquante-trois, zéro zéro', 'fr', 'FR');
  expect(phone).toMatchObject({ e164: '+33142685300', national: '01 42 68 53 00' });
});

test('a pair that is put right and told again with those before it', () => {
  const [phone] = readPhones('01 42 68 53 00, non pardon, 01, 53 01', 'fr', 'FR');
  expect(phone?.e164).toBe('+33142685301');
});

test('a number without its area code is only a guess, and none without the business', () => {
  expect(readPhones('555-0142', 'en', 'US', '+12125550100')).toMatchObject([{ e164: '+12125550142', possible: false }]);
  expect(readPhones('555-0142', 'en', 'US')).toEqual([]);
});

test.each([
  'five five five, oh one eight eight, no sorry, eight nine, oh one eight nine',
  '555 0188, no sorry, 0189',
  '555 0188, no sorry, 89',
  '415 2188, no sorry, 2189',
])('a local number that is put right stays one: %s', (text) => {
  const end = text.startsWith('415') ? '4152189' : '5550189';
  expect(readPhones(text, 'en', 'US', '+12125550100')).toMatchObject([{ e164: `+1212${end}`, possible: false }]);
});

test.each([
  "I'm in suite 212, call me at 555-0142",
  'We are at 2125 Elm, please reach me at 555-0142',
  'My house number is 541, you can call me at 555-0142',
  'my unit is 541, so call 555-0142',
])('the number of a house or a suite is no area: %s', (text) => {
  expect(readPhones(text, 'en', 'US')).toEqual([]);
  expect(readPhones(text, 'en', 'US', '+15035550100')).toMatchObject([{ e164: '+15035550142', possible: false }]);
});

test('the country comes from the business number', () => {
  expect(countryOf('+12125550142')).toBe('US');
  expect(countryOf('+33142685300')).toBe('FR');
  expect(countryOf('nonsense')).toBeNull();
});

test.each([
  ['groups', '1 2 '.repeat(480)],
  ['dates', '2026-02-30 '.repeat(150)],
])('a page of %s takes no time', (_, text) => {
  const from = performance.now();
  readPhones(text, 'en', 'US');
  expect(performance.now() - from).toBeLessThan(2000);
});

test('takes no number of another country for one of the North American plan', () => {
  expect(readPhones('null eins sieben sechs, fünf fünf fünf null eins zwei drei', 'de', 'US')).toEqual([]);
  expect(readPhones('0176 5550123', 'de', 'DE').map((one) => one.e164)).toEqual(['+491765550123']);
});
