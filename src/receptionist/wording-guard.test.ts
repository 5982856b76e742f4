import { describe, expect, test } from 'vitest';
import type { Business, Language } from './business.ts';
import { wordingFaults } from './wording-guard.ts';

const business = {
  name: 'Lincoln Dental',
  timezone: 'America/Chicago',
  services: [
    { name: 'Dental exam', minutes: 30, priceCents: 8500 },
    { name: 'Filling', minutes: 30, priceCents: 12000 },
  ],
  staff: [
    { name: 'Dr. Ruth Abrams', services: ['Dental exam'] },
    { name: 'Dr. Owen Park', services: ['Dental exam'] },
  ],
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
  ['en', 'What day would suit you?', 'Happy to help with that. What day would suit you?'],
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

describe('what changes places or turns round is refused', () => {
  test.each<[Language, string, string]>([
    ['en', 'A Dental exam costs $85. A Filling costs $120.', 'A Dental exam costs $120. A Filling costs $85.'],
    ['en', 'A Dental exam costs $85 and a Filling $120.', 'A Filling costs $85 and a Dental exam $120.'],
    ['en', 'Adults pay $40, children pay $95.', 'Children pay $40, adults pay $95.'],
    ['en', 'Parking is $5. The exam is free.', 'The exam is $5. Parking is free.'],
    ['en', 'On Monday we open at 9 AM and close at 5 PM.', 'On Monday we close at 9 AM and open at 5 PM.'],
    ['en', 'On Monday we open at 9 AM and close at 5 PM.', 'On Monday we open at 5 PM and close at 9 AM.'],
    ['en', 'On Monday we are open, on Tuesday we are closed.', 'On Tuesday we are open, on Monday we are closed.'],
    ['en', 'On Thursday we are open from 9 AM to 5 PM.', 'On Thursday we are closed from 9 AM to 5 PM.'],
    ['en', 'On Thursday we are open from 9 AM to 5 PM.', 'Yes, on Thursday we are open from 9 AM to 5 PM.'],
    ['en', 'It moves from Thursday to Friday.', 'It moves to Thursday from Friday.'],
    ['en', 'Before noon we are open, after noon we are closed.', 'After noon we are open, before noon we are closed.'],
    ['en', 'Please eat before the visit.', 'Please eat after the visit.'],
    ['en', 'You can park in front of the house.', 'You can park behind the house.'],
    ['en', "Parking isn't included, the exam is free.", "The exam isn't included, parking is free."],
    [
      'en',
      'Dr. Ruth Abrams does exams, Dr. Owen Park fillings.',
      'Dr. Owen Park does exams, Dr. Ruth Abrams fillings.',
    ],
    ['en', 'We take cash only.', 'We take cash.'],
    ['en', 'Bring your card.', 'Bring your passport.'],
    ['es', 'Abrimos a las 9:00 y cerramos a las 17:00.', 'Cerramos a las 9:00 y abrimos a las 17:00.'],
    ['es', 'El lunes está abierto.', 'El lunes está cerrado.'],
    ['es', 'Pasa del jueves al viernes.', 'Pasa al jueves del viernes.'],
    ['fr', 'Le lundi nous sommes ouverts.', 'Le lundi nous sommes fermés.'],
    ['fr', 'Venez avant le repas.', 'Venez après le repas.'],
    ['de', 'Montag haben wir geöffnet.', 'Montag haben wir geschlossen.'],
    ['de', 'Am Dienstag ist um 9:30 Uhr frei.', 'Am Dienstag ist bei Gwen Adler um 9:30 Uhr frei.'],
    ['de', 'Kommen Sie vor dem Essen.', 'Kommen Sie nach dem Essen.'],
  ])('%s: “%s” is not “%s”', (language, own, other) => {
    expect(faults(own, own, language)).toEqual([]);
    expect(faults(other, own, language)).not.toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['en', 'On Thursday we are open from 9 AM to 5 PM.', 'Thank you! On Thursday we are open here from 9 AM to 5 PM.'],
    ['en', 'Thursday at 10 AM with Dr. Owen Park is free.', 'Good news: Dr. Owen Park is free on Thursday at 10 AM.'],
    ['es', 'El lunes abrimos de 9:00 a 17:00.', 'Pues mire, el lunes abrimos de 9:00 a 17:00.'],
    ['fr', 'Un examen coûte 85 $.', 'Alors, un examen coûte 85 $.'],
    [
      'de',
      'Am Montag haben wir von 9 Uhr bis 17 Uhr geöffnet.',
      'Gern: Am Montag haben wir von 9 Uhr bis 17 Uhr geöffnet.',
    ],
  ])('%s: “%s” may still be “%s”', (language, own, other) => {
    expect(faults(other, own, language)).toEqual([]);
  });
});

describe('who does what to whom stands', () => {
  test.each<[Language, string, string]>([
    ['en', 'Our number is (617) 555-0100.', 'Your number is (617) 555-0100.'],
    ['en', 'We can call you.', 'You can call us.'],
    ['en', 'We can call you.', 'They can call you.'],
    ['en', 'Please call us.', 'We call, please.'],
    ['en', 'Dr. Ruth Abrams will call you.', 'You will call Dr. Ruth Abrams.'],
    ['en', 'We pay and you call.', 'You pay and we call.'],
    ['en', 'She can see you.', 'He can see you.'],
    ['en', 'She can see you.', 'You can see her.'],
    ['en', 'The exam is free.', 'The exam is free. You can help us.'],
    ['en', 'The exam is free.', 'The exam is free. We are calling you.'],
    ['en', 'You have an appointment.', 'You had an appointment.'],
    ['en', 'The office is open.', 'The office was open.'],
    ['en', 'We will call you.', 'We would call you.'],
    ['es', 'Nuestro número es el (617) 555-0100.', 'Su número es el (617) 555-0100.'],
    ['es', 'Podemos llamarle.', 'Puede llamarnos.'],
    ['es', 'Nosotros le podemos llamar a usted.', 'Usted nos puede llamar a nosotros.'],
    ['fr', 'Notre numéro est le (617) 555-0100.', 'Votre numéro est le (617) 555-0100.'],
    ['fr', 'Nous pouvons vous appeler.', 'Vous pouvez nous appeler.'],
    ['fr', 'Le médecin va vous appeler.', 'Vous, le médecin va appeler.'],
    ['de', 'Unsere Nummer ist (617) 555-0100.', 'Ihre Nummer ist (617) 555-0100.'],
    ['de', 'Wir können Sie anrufen.', 'Sie können uns anrufen.'],
    ['de', 'Das ist Ihre Nummer.', 'Das ist ihre Nummer.'],
  ])('%s: “%s” is not “%s”', (language, own, other) => {
    expect(faults(own, own, language)).toEqual([]);
    expect(faults(other, own, language)).not.toEqual([]);
    expect(faults(own, other, language)).not.toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['en', 'Your appointment is on Tuesday at 9:30 AM.', 'Thank you! On Tuesday at 9:30 AM is your appointment.'],
    ['en', 'The exam is free.', 'Thank you for calling us. The exam is free. I can help you with that.'],
    ['en', 'We can call you.', 'Good news: we can call you.'],
    ['es', 'Su cita es el martes.', 'Muy bien, el martes es su cita.'],
    ['fr', 'Votre rendez-vous est mardi.', 'Très bien, mardi est votre rendez-vous.'],
    ['de', 'Ihr Termin ist am Dienstag.', 'Gern, am Dienstag ist Ihr Termin.'],
  ])('%s: “%s” may still be “%s”', (language, own, other) => {
    expect(faults(other, own, language)).toEqual([]);
  });
});
