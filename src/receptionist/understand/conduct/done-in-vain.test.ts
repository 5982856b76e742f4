// Work of the house that turned out badly is complained of, and no new visit begun; what hurts, breaks or was done elsewhere is not.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const business: Business = {
  ...dental,
  industry: 'wellness',
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Haircut', aka: ['corte de pelo', 'coupe', 'Haarschnitt'], minutes: 30 },
    { name: 'Hair color', minutes: 90 },
    { name: 'Leak repair', minutes: 60 },
    { name: 'Crown', minutes: 60 },
    { name: 'Cleaning', minutes: 60 },
    { name: 'IRS letter review', minutes: 30 },
  ],
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

test.each<[Language, string]>([
  ['en', 'We had a leak last night and the ceiling is a mess'],
  ['en', 'We had a pipe burst last night and the kitchen is a total disaster'],
  ['de', 'Ich habe seit gestern Rückenschmerzen, es ist furchtbar'],
  ['fr', "Je me suis fait mal au dos hier, c'est affreux"],
  ['en', "I got my letter from the IRS yesterday and it's wrong"],
  ['en', "I got my paycheck Friday and it's all wrong"],
  ['en', 'I had the crown fall out this morning and the tooth is awful'],
  ['en', 'I had a wisdom tooth pulled there yesterday and the pain is awful'],
  ['en', 'I had the flu last week and it was awful, I missed my cleaning'],
  ['en', 'I had my dog out this morning and he is limping, the paw is a mess'],
  ['en', "I had my cleaning there on Monday, the parking was terrible but I'd love another one next Monday at 9"],
  ['en', "I had my hair colored at Supercuts yesterday and it's orange"],
  ['en', "I had my hair colored by my aunt yesterday and it's orange"],
  ['en', "I had my hair colored by somebody cheap yesterday and it's orange"],
])('no work of the house turned out badly, %s: %s', (language, text) =>
  expect(doing(language, text)).not.toContain('complaint'),
);

test.each<[Language, string]>([
  ['en', 'I got my haircut here yesterday and it looks terrible'],
  ['en', "I had my hair colored at your salon last week and it's orange"],
  ['en', 'I got my haircut yesterday at three and it is way too short'],
])('it did, %s: %s', (language, text) => expect(doing(language, text)).toContain('complaint'));
