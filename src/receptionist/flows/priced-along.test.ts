// Behind a price, what is only added is asked the price of; what is asked otherwise keeps its own sense.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { pricedAlong } from './priced-along.ts';

const before: Readonly<Record<Language, string>> = {
  en: 'What do you charge for a regular service?',
  es: '¿Cuánto cuesta el servicio normal?',
  fr: 'Combien coûte le service normal ?',
  de: 'Was kostet der normale Service?',
};
const priced = (language: Language, question: string, asked = before[language]) =>
  pricedAlong({ asked, explained: asked }, question, language);

test.each<[Language, string]>([
  ['en', 'And if I wanted the inside of the oven done too?'],
  ['en', 'What if I add a chain clean as well?'],
  ['en', 'And adding a second color on top?'],
  ['es', '¿Y si quiero también el lavado de la cadena?'],
  ['fr', 'Et si je voulais aussi le graissage ?'],
  ['de', 'Und wenn ich die Kette auch gereinigt haben will?'],
])('%s: %s', (language, question) => expect(priced(language, question)).toContain(question));

test.each<[Language, string]>([
  ['en', 'And if I wanted to bring it in on Saturday, could you do that too?'],
  ['en', 'What if I have to cancel?'],
  ['en', 'Do you work Saturdays?'],
  ['es', '¿Y si llueve?'],
  ['fr', 'Et si je suis en retard ?'],
  ['de', 'Und wenn ich zu spät komme?'],
])('%s, no price: %s', (language, question) => expect(priced(language, question)).toBeNull());

test('behind anything but a price nothing is added', () => {
  expect(priced('en', 'And if I wanted the oven done too?', 'Do you work Saturdays?')).toBeNull();
  expect(pricedAlong(undefined, 'And if I wanted the oven done too?', 'en')).toBeNull();
});
