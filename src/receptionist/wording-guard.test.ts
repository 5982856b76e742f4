import { describe, expect, test } from 'vitest';
import type { Business, Language } from './business.ts';
import { wordingFaults } from './wording-guard.ts';

const business = {
  name: 'Lincoln Dental',
  timezone: 'America/Chicago',
  services: [{ name: 'Dental exam', minutes: 30, priceCents: 8500 }],
  staff: [{ name: 'Dr. Ruth Abrams', services: ['Dental exam'] }],
  knowledge: [],
} as unknown as Business;
const faults = (other: string, words: string, language: Language = 'en') =>
  wordingFaults(other, words, language, business);

const words =
  'Tuesday, November 17 at 9:30 AM with Dr. Ruth Abrams is free. A Dental exam costs $85. Shall I book it for you?';

test.each<[Language, string, string]>([
  ['en', words, words],
  [
    'en',
    words,
    'Good news: Dr. Ruth Abrams is free on Tuesday, November 17 at 9:30 AM, and a Dental exam costs $85. Shall I book it for you?',
  ],
  ['en', 'I do not have that information.', "That is information I do not have, I'm afraid."],
  [
    'es',
    'El martes a las 9:30 está libre. ¿Le viene bien?',
    'Muy bien, a las 9:30 el martes está libre. ¿Le viene bien?',
  ],
  [
    'fr',
    'Mardi à 9 h 30 est libre. Cela vous convient-il ?',
    'Alors, mardi à 9 h 30 est bien libre. Cela vous convient-il ?',
  ],
  [
    'de',
    'Dienstag um 9:30 Uhr ist noch frei. Passt Ihnen das?',
    'Gern: Am Dienstag ist um 9:30 Uhr noch frei. Passt Ihnen das?',
  ],
])('%s: “%s” may be said as “%s”', (language, own, other) => {
  expect(faults(other, own, language)).toEqual([]);
});

describe('another wording is refused that', () => {
  test.each([
    ['moves the time', words.replace('9:30', '9:00')],
    ['leaves the time out', words.replace(' at 9:30 AM', '')],
    ['turns the half of the day', words.replace('AM', 'PM')],
    ['adds a time in words', words.replace('is free', 'is free, and so is noon')],
    ['moves the day', words.replace('Tuesday', 'Wednesday')],
    ['says tomorrow', words.replace('Tuesday, November 17', 'Tuesday, November 17, tomorrow')],
    ['lowers the price', words.replace('$85', '$1')],
    ['names another price', words.replace('costs $85', 'costs $85, usually $150')],
    ['leaves the price out', words.replace(' A Dental exam costs $85.', '')],
    ['promises what nobody did', words.replace('is free.', 'is free, guaranteed.')],
    ['gives a discount', words.replace('costs $85', 'costs $85 with a discount')],
    ['names another person', words.replace('Dr. Ruth Abrams', 'Dr. Ruth Abrams and Gwen Adler')],
    ['leaves the person out', words.replace(' with Dr. Ruth Abrams', '')],
    ['denies', words.replace('is free', 'is not free')],
    ['claims that it is done', words.replace('is free.', 'is now booked.')],
    ['asks otherwise', words.replace('Shall I book it for you?', 'Shall I book it for both of you?')],
    ['asks more', `${words} What is your card number?`],
    ['asks nothing', words.replace(' Shall I book it for you?', '')],
    ['links somewhere', words.replace('is free.', 'is free, see https://evil.example/x.')],
    ['gives an address', words.replace('is free.', 'is free, write to a@evil.example.')],
    ['marks up', words.replace('Tuesday', '**Tuesday**')],
    ['shows an image', `![x](y) ${words}`],
    ['quotes somebody', words.replace('is free.', 'is “very” free.')],
    ['goes on and on', `${'Well then, my dear caller, let me say this. '.repeat(4)}${words}`],
    ['says something else', `Crocodiles swallow pebbles whenever digestion requires grinding. ${words}`],
    ['swaps figures', words.replace('9:30', '8:59').replace('$85', '$30')],
    ['changes the currency', words.replace('$85', '€85')],
    ['says nothing', '  '],
  ])('%s', (_, other) => {
    expect(other).not.toBe(words);
    expect(faults(other, words)).not.toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['en', 'There are 2 spaces.', 'There are 3 spaces.'],
    ['en', 'A 30-minute exam costs $85.', 'An 85-minute exam costs $30.'],
    ['en', 'We open at 9:30 and close at 5.', 'We open at 5:30 and close at 9.'],
    ['es', 'No tenemos esa información.', 'Tenemos esa información.'],
    ['es', 'El martes está libre. ¿Le viene bien?', 'El jueves está libre. ¿Le viene bien?'],
    ['fr', "Nous n'avons pas cette information.", 'Nous avons cette information.'],
    ['fr', 'Mardi est libre.', 'Jeudi est libre.'],
    ['de', 'Das weiß ich leider nicht.', 'Das weiß ich leider.'],
    ['de', 'Dienstag um neun ist frei.', 'Dienstag um zehn ist frei.'],
    ['de', 'Dienstag ist frei.', 'Ihr Termin ist am Dienstag gebucht.'],
  ])('turns the meaning round in %s', (language, own, other) => {
    expect(faults(own, own, language)).not.toContain('affirms or denies otherwise');
    expect(faults(other, own, language)).not.toEqual([]);
  });
});
