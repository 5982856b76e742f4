// What is taught of where a house goes is told to who is elsewhere, before the talk goes on; their town stays with the address.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { taughtOfArea } from '../../facts/area.ts';
import { placeSaid, townOf } from '../../understand/contact-details/place-said.ts';
import { nameIn } from '../../understand/names/details.ts';

const where: Record<Language, string> = {
  en: "We work in Fort Collins, **Loveland** and Windsor. We don't go to Greeley or up the Poudre Canyon.",
  es: 'Trabajamos en Fort Collins y Loveland. No vamos a Greeley.',
  fr: "Nous allons à Fort Collins et à Loveland. Nous n'allons pas à Greeley.",
  de: 'Wir arbeiten in Fort Collins und Loveland. Nach Greeley fahren wir nicht.',
};
const titles: Record<Language, string> = { en: 'Where we work', es: 'Zona', fr: 'Secteur', de: 'Einzugsgebiet' };
const houseOf = (language: Language) => ({
  ...dental,
  languages: [language],
  address: '1518 Lincoln Court, Fort Collins, CO 80524',
  services: [{ name: 'Furnace tune-up', minutes: 60, needsAddress: true }],
  knowledge: [{ title: titles[language], text: where[language] }],
  staff: undefined,
});
const visit = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Furnace tune-up', sure: 1 },
] as const;

test.each<[Language, string]>([
  ['en', "I'm in Greeley and I need a furnace tune-up on Thursday"],
  ['es', 'Estoy en Greeley y necesito un furnace tune-up el jueves'],
  ['fr', "J'habite à Greeley et il me faut un furnace tune-up jeudi"],
  ['de', 'Ich wohne in Greeley und brauche einen furnace tune-up am Donnerstag'],
])('%s: somewhere that is ruled out is told of, once: %s', async (language, line) => {
  const { say } = talkWith({ business: houseOf(language) });
  expect((await say(line)).text).toContain('Greeley');
  expect((await say('9')).text).not.toContain('Greeley');
});

test('an address in such a town is told of, and the town stays with a street that comes later', async () => {
  const far = talkWith({ business: houseOf('en') });
  await far.say([...visit, { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] }]);
  await far.say('Karen Doyle, 330 Mulberry Street in Greeley.');
  const near = talkWith({ business: houseOf('en') });
  const opening = await near.say("I'm in Windsor and I need a furnace tune-up Thursday at 9");
  expect(opening.text).not.toContain('Greeley');
  await near.say('Karen Doyle, 630 555 0126');
  expect((await near.say('330 Mulberry Street')).text).toContain('330 Mulberry Street, Windsor');
});

test.each([
  ['Greeley', true],
  ['Poudre Canyon', true],
  ['Denver', true],
  ['Loveland', false],
  ['Fort Collins', false],
])('%s is told of: %s', (place, tells) => expect(taughtOfArea(place, houseOf('en')) !== null).toBe(tells));

test.each<[string, string | null]>([
  ["I'm in Astoria, Queens, and my drain is clogged.", 'Astoria, Queens'],
  ["We're out in New Braunfels.", 'New Braunfels'],
  ["I'm in Apartment 3B", null],
  ['Vivo en Las Cruces', 'Las Cruces'],
  ['Nous habitons à Lewiston', 'Lewiston'],
  ['Ich wohne in Bad Tölz', 'Bad Tölz'],
  ['Ich bin in Eile', null],
])('%s', (said, place) => expect(placeSaid(said)).toBe(place));

test.each<[string, string | null]>([
  ['330 Mulberry Street in Greeley', 'Greeley'],
  ['18 rue Bartlett à Lewiston', 'Lewiston'],
  ['Lindenweg 12, Austin', 'Austin'],
  ['41 Court Street, Apt 3', null],
  ['41 Court Street', null],
])('%s', (address, town) => expect(townOf(address)).toBe(town));

test('a place is nobody', () =>
  expect(nameIn("I'm in Astoria, Queens, and my drain is clogged.", 'en', false)).toBeNull());

test('half of a double name is that place', () => {
  const knowledge = [
    {
      title: 'Where we drive',
      text: 'We work in Fountain and Security-Widefield. Pueblo is too far for us, we do not go there.',
    },
  ];
  const business = { ...dental, knowledge };
  for (const place of ['Security', 'Widefield', 'Security-Widefield']) expect(taughtOfArea(place, business)).toBeNull();
  expect(taughtOfArea('Pueblo', business)).not.toBeNull();
});
