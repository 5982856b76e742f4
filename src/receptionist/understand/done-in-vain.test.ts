// Work of the house that turned out badly is complained of, and no new visit begun; what hurts, breaks or was done elsewhere is not.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';

const business: Business = {
  ...dental,
  industry: 'wellness',
  languages: ['en', 'es', 'fr', 'de'],
  services: [{ name: 'Haircut', aka: ['corte de pelo', 'coupe', 'Haarschnitt'], minutes: 30 }],
} as Business;
const doing = (language: Language, text: string) => heard(language, text, {}, business).map((one) => one.do);

test.each<[Language, string]>([
  ['en', "I got my haircut Saturday and it's totally uneven"],
  ['en', 'I had my color done with you guys last week and it came out orange'],
  ['es', 'Me cortaron el pelo el sábado y quedó todo disparejo'],
  ['fr', "Je me suis fait couper les cheveux samedi et c'est tout de travers"],
  ['de', 'Ich war am Samstag beim Haarschnitt und es ist ganz schief'],
])('complains, %s: %s', (language, text) => {
  expect(doing(language, text)).toContain('complaint');
  expect(begun(heard(language, text, {}, business))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "I got my haircut Saturday at another place and it's uneven, can you fix it Tuesday?"],
  ['en', "I had my hair cut by my roommate yesterday and it's totally uneven"],
  ['en', 'I got my hair cut here last week and I love it'],
  ['en', "I'd like to get my hair cut on Saturday, it's way too long"],
  ['es', 'Quiero cortarme el pelo el sábado, está demasiado largo'],
])('does not, %s: %s', (language, text) => expect(doing(language, text)).not.toContain('complaint'));

test.each<[Language, string]>([
  ['en', "My lab's two and not fixed, can he do daycare?"],
  ['es', 'Mi perro no está castrado, ¿puede venir?'],
  ['de', 'Mein Hund ist nicht kastriert, darf er mit?'],
])('what was never done to an animal is no complaint, %s: %s', (language, text) =>
  expect(doing(language, text)).not.toContain('complaint'),
);

test('what was to be mended and is not still is', () => {
  expect(doing('en', "You guys were here yesterday and the sink still isn't fixed")).toContain('complaint');
});
