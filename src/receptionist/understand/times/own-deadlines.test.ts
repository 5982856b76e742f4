// An hour at which the caller is elsewhere bounds the visit; numbers that count, months that are told and what is done in the afternoon wish for none.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from './times.ts';

const wishesOf = (text: string, language: Language) =>
  readWishes(text, language, dental, '2026-11-16T10:15:00-06:00', { time: true, anchor: null }).map(({ wish }) => wish);

test.each<[Language, string, string]>([
  ['en', 'I have to leave at 3', '15:00'],
  ['en', 'I have to leave the house at 3', '15:00'],
  ['en', 'gotta be back at work by 1', '13:00'],
  ['en', 'we need to be at the airport by 2', '14:00'],
  ['es', 'tengo que salir a las 11', '11:00'],
  ['es', 'tengo que recoger a mi hija a las 3', '15:00'],
  ['fr', 'faut que je sois au bureau pour 13h', '13:00'],
  ['fr', 'je dois partir à 11h', '11:00'],
  ['de', 'ich muss bis 3 fertig sein', '15:00'],
  ['de', 'ich muss um 11 weg', '11:00'],
])('%s: it has to be over by then: %s', (language, text, doneBy) =>
  expect(wishesOf(text, language)).toEqual([{ doneBy }]),
);

test.each<[Language, string]>([
  ['en', 'I need to be there at 3'],
  ['en', 'I have to come at 3'],
  ['es', 'quiero ir a las 3'],
  ['fr', 'je voudrais passer à 15h'],
  ['de', 'ich komme um 15 Uhr'],
])('%s: nothing of an end is said: %s', (language, text) => {
  for (const { doneBy } of wishesOf(text, language)) expect(doneBy).toBeUndefined();
});

test.each<[Language, string, string]>([
  ['en', 'I have to be at work until three', '15:00'],
  ['en', 'I have to be at the office till 2', '14:00'],
  ['en', 'I have to leave work at 4, so after that', '16:00'],
  ['es', 'tengo que estar en la oficina hasta las 3', '15:00'],
  ['fr', "je dois être au bureau jusqu'à 15h", '15:00'],
  ['de', 'Ich muss bis 15 Uhr im Büro sein', '15:00'],
])('%s: it may begin only then: %s', (language, text, earliest) =>
  expect(wishesOf(text, language)).toEqual([{ earliest }]),
);

test.each<[Language, string]>([
  ['en', 'I have to leave the car at 8'],
  ['en', 'I have to leave my dog at 8'],
])('%s: what is left there is brought then: %s', (language, text) =>
  expect(wishesOf(text, language)).toEqual([{ time: '08:00' }]),
);

test('from one hour to another is no size', () =>
  expect(
    wishesOf('Können Sie meine Stunde am Donnerstag von 10 auf 11 verlegen?', 'de').map(({ time }) => time),
  ).toContain('11:00'));

test('who gets off at two may come from then on', () =>
  expect(wishesOf('I get off at 2', 'en')).toEqual([{ earliest: '14:00' }]));

test('beside an hour that is wished, where the caller has to be is its reason', () =>
  expect(wishesOf('at 9, I have to be at work by 11', 'en')).toEqual([{ time: '09:00' }]));

test.each<[Language, string]>([
  ['es', 'yo creo que ya mejor uno nuevo'],
  ['fr', 'ben les deux, en même temps'],
  ['fr', 'la clé est chez la voisine du 2'],
  ['fr', "l'un après l'autre"],
  ['de', 'für jeden eine'],
  ['fr', 'un entrepôt 5 par 5'],
  ['en', 'the unit is 10 x 10'],
  ['en', 'the two appointments please'],
  ['es', 'dos citas'],
  ['fr', 'deux rendez-vous s’il vous plaît'],
  ['de', 'die zwei Termine bitte'],
  ['en', 'we moved here from Illinois in June'],
  ['es', 'nos mudamos aquí en junio'],
  ['fr', 'on a emménagé en juin'],
])('%s: no time is wished: %s', (language, text) => expect(wishesOf(text, language)).toEqual([]));

test.each<[Language, string]>([
  ['en', 'I need somebody in June'],
  ['en', 'we need it done in June'],
  ['en', 'we hoped for something in June'],
  ['es', 'a la una'],
  ['es', 'lo necesito en junio'],
  ['fr', 'vers les deux heures'],
  ['fr', 'on est libre en juin'],
  ['fr', 'on a besoin de vous en juin'],
  ['de', 'um eins'],
  ['de', 'um 2 einen Termin'],
  ['de', 'habt ihr um 11 noch Platz'],
  ['es', 'a las dos'],
  ['en', 'two works'],
])('%s: a time is wished: %s', (language, text) => expect(wishesOf(text, language)).toHaveLength(1));

test('what is done in the afternoon is why the mornings are wished', () => {
  expect(wishesOf('mornings, I clean offices in the afternoon', 'en')).toEqual([
    { earliest: '06:00', latest: '12:00' },
  ]);
  expect(wishesOf('Monday morning, or I could come Tuesday afternoon', 'en')).toHaveLength(2);
});

test.each<[Language, string, object]>([
  ['es', 'después de las tres', { earliest: '15:00' }],
  ['es', 'antes de las dos', { latest: '14:00' }],
  ['es', 'la más temprano', { relative: 'soonest' }],
  ['fr', 'le plus tôt', { relative: 'soonest' }],
  ['fr', 'plus tôt', { relative: 'earlier' }],
  ['fr', 'on peut remettre ça à demain', { date: '2026-11-17' }],
])('%s: a bound, a superlative, a day to be moved to: %s', (language, text, wish) =>
  expect(wishesOf(text, language)).toEqual([wish]),
);

test.each<[Language, string]>([
  ['fr', 'au revoir, à demain'],
  ['es', 'cancele de las tres la última'],
])('%s: no wish: %s', (language, text) => expect(wishesOf(text, language)).toEqual([]));
