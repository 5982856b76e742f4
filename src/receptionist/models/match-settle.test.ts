// Two services in one breath, with words that both could take: each is what its own words say.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const services = ["Women's haircut", "Men's haircut", "Kids' haircut", 'Haircolor'].map((name) => ({ name }));

test.each<[Language, string, readonly string[]]>([
  ['en', "a women's haircut for myself and a kids' haircut for my daughter", ["Kids' haircut", "Women's haircut"]],
  ['en', "a kids' haircut for him and a men's haircut for me", ["Kids' haircut", "Men's haircut"]],
  ['es', 'un corte de dama para mí y un corte de niño para mi hijo', ["Kids' haircut", "Women's haircut"]],
  ['fr', 'une coupe femme pour moi et une coupe enfant pour ma fille', ["Kids' haircut", "Women's haircut"]],
  ['de', 'ein Damenschnitt für mich und ein Kinderschnitt für meine Tochter', ["Kids' haircut", "Women's haircut"]],
])('%s: %s', (language, text, both) => {
  const found = matchNames(text, services, language).filter(({ ambiguous }) => !ambiguous);
  expect(found.map(({ name }) => name).sort()).toEqual(both);
});

test('a word of what was named in full stands for it', () => {
  const garage = ['State inspection', 'Oil change', 'Diagnostic inspection'].map((name) => ({ name }));
  const found = matchNames('a state inspection and an oil change, the inspection at eight', garage, 'en');
  expect(found.map(({ name }) => name).sort()).toEqual(['Oil change', 'State inspection']);
});

test.each([
  ["On m'a dit qu'Odette était très patiente", ['Odette Nadeau']],
  ["la place d'Hélène samedi", ['Hélène Roux']],
  ["je crois qu'il faut venir", []],
])('a name behind a little word that lost its vowel: %s', (text, names) => {
  const people = ['Odette Nadeau', 'Hélène Roux'].map((name) => ({ name, kind: 'person' as const }));
  expect(matchNames(text, people, 'fr').map(({ name }) => name)).toEqual(names);
});

test.each([
  ["c'est mon disjoncteur, dès que je mets la bouilloire, paf, ça saute", ['Dépannage']],
  ['une borne pour voiture électrique', ['Borne de recharge']],
  ["j'ai un panneau à vous montrer", []],
])("the owner's own word stands for the service that has it: %s", (text, names) => {
  const electrician = [
    { name: 'Dépannage', aka: ['panne', 'disjoncteur qui saute'] },
    { name: 'Borne de recharge', aka: ['borne pour voiture électrique'] },
    { name: 'Inspection électrique' },
  ];
  expect(matchNames(text, electrician, 'fr').map(({ name }) => name)).toEqual(names);
});

test('what something comes to is no living room', () => {
  const barber = [{ name: 'Corte y barba' }, { name: 'Corte de caballero' }, { name: 'Barba' }];
  expect(matchNames('cuánto sale el corte y barba', barber, 'es')[0]).toMatchObject({ name: 'Corte y barba' });
});

test.each<[Language, string, string]>([
  ['en', 'what would a deep clean of our house run me', 'Deep cleaning'],
  ['en', 'a deep clean of a 3 bedroom house', 'Deep cleaning'],
  ['en', 'a house cleaning every other week', 'Standard cleaning'],
  ['es', 'una regular cleaning de la casa', 'Standard cleaning'],
])("the owner's own name said in full is meant, with the house around it: %s: %s", (language, text, named) => {
  const cleaners = [
    { name: 'Standard cleaning', aka: ['regular cleaning', 'house cleaning'] },
    { name: 'Deep cleaning', aka: ['deep clean', 'spring cleaning'] },
  ];
  expect(matchNames(text, cleaners, language)[0]).toMatchObject({ name: named, ambiguous: false });
});

const photographer = [
  { name: 'Portrait session', aka: ['senior pictures'] },
  { name: 'Family session', aka: ['family portraits'] },
];

test.each([
  ["we'd like family pictures, there are five of us", 'Family session'],
  ['how many shots come with the portrait one', 'Portrait session'],
])('of two that mean the same, the one whose own words are said: %s', (said, name) => {
  expect(matchNames(said, photographer, 'en')).toMatchObject([{ name, ambiguous: false }]);
});

test.each([
  ['en', 'can you take our picture'],
  ['de', 'wir möchten Familienfotos'],
] as const)('where neither has its own word said, both may be meant: %s %s', (language, said) => {
  expect(matchNames(said, photographer, language).every(({ ambiguous }) => ambiguous)).toBe(true);
});

test('a haircut is not the one of several that is called so', () => {
  const cuts = [{ name: "Women's cut" }, { name: "Kids' haircut" }, { name: "Men's haircut" }];
  expect(matchNames('I need a haircut', cuts, 'en').every(({ ambiguous }) => ambiguous)).toBe(true);
});
