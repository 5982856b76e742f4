// The day of a story is no wish.
import { expect, test } from 'vitest';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';

const read = (text: string, language: Language) => wishesIn(text, language, true);

test.each<[Language, string]>([
  ['en', 'We had hail on Sunday and lost some shingles, I need someone out here.'],
  ['en', 'One of my gels chipped, I only had them done on Friday'],
  ['en', 'The fridge quit on Saturday'],
  ['es', 'Se me rompió una muela el domingo'],
  ['es', 'Tuvimos granizo el domingo y necesito que alguien venga'],
  ['fr', 'On a eu de la grêle dimanche'],
  ['fr', 'Je suis tombée samedi'],
  ['de', 'Wir hatten am Sonntag Hagel'],
  ['de', 'Mir ist am Samstag eine Krone abgebrochen'],
  ['en', "We're getting married in April and need a cake"],
  ['en', "The wedding's in June and the dress is too long"],
  ['es', 'Nos casamos en abril y queremos un pastel'],
  ['fr', 'On se marie en juin'],
  ['de', 'wir heiraten im april und brauchen ne torte'],
  ['en', 'On Sunday we had hail'],
  ['en', 'Saturday night my crown fell out'],
  ['es', 'El domingo granizó'],
  ['es', 'El sábado se me cayó un empaste'],
  ['fr', 'Dimanche on a eu de la grêle'],
  ['fr', "Samedi j'ai perdu un plombage"],
  ['de', 'Am Sonntag hat es gehagelt'],
  ['de', 'Am Samstag ist mir eine Füllung rausgefallen'],
])('%s: %s', (language, text) => {
  expect(read(text, language)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'My tooth broke, can I come Friday?'],
  ['en', 'My tooth broke and I need someone Friday'],
  ['en', 'I had an appointment on Friday'],
  ['en', 'I was hoping for Friday'],
  ['en', 'I lost my keys so could you come on Sunday'],
  ['es', 'Tuve que cancelar, quiero venir el viernes'],
  ['fr', 'Je suis libre vendredi'],
  ['de', 'Ist am Freitag etwas frei?'],
  ['de', 'Ich habe am Freitag einen Termin gebucht'],
  ['en', 'Friday I have the day off, I need a cleaning'],
  ['en', 'On Friday I had hoped to come in'],
  ['en', 'On Saturday I lost a filling, can I come on Monday?'],
  ['es', 'El viernes tengo libre'],
  ['fr', 'Vendredi je suis libre'],
  ['de', 'Am Freitag habe ich frei'],
  ['de', 'Am Freitag hätte ich Zeit'],
  ['de', 'Am Freitag hatte ich gern einen Termin'],
])('leaves a day that is wished or booked, %s: %s', (language, text) => {
  expect(read(text, language).some(({ date }) => date !== undefined)).toBe(true);
});
