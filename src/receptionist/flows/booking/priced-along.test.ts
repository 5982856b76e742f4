// Behind a price, what is only added is asked the price of; what is asked otherwise keeps its own sense.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
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
  ['en', 'And if I had the brakes checked too?'],
  ['en', 'And if I also want the oil changed?'],
  ['es', '¿Y si le agrego un lavado?'],
  ['fr', "Et si j'ajoute un graissage ?"],
  ['de', 'Und wenn ich noch eine Wäsche dazunehme?'],
  ['es', '¿Y si quiero también el lavado de la cadena?'],
  ['fr', 'Et si je voulais aussi le graissage ?'],
  ['de', 'Und wenn ich die Kette auch gereinigt haben will?'],
])('%s: %s', (language, question) => expect(priced(language, question)).toContain(question));

test.each<[Language, string]>([
  ['en', 'And if I wanted to bring it in on Saturday, could you do that too?'],
  ['en', 'What if I have to cancel?'],
  ['en', 'Do you work Saturdays?'],
  ['en', 'And if I have insurance?'],
  ['en', 'And if I need to cancel within a day?'],
  ['en', 'And if I need parking?'],
  ['en', 'And if I get sick that morning?'],
  ['en', 'And if I get there too early?'],
  ['en', 'What if I have allergies too?'],
  ['es', '¿Y si quiero cancelar?'],
  ['es', '¿Y si quiero pagar con tarjeta?'],
  ['es', '¿Y si también quiero pagar con tarjeta?'],
  ['fr', 'Et si je veux annuler ?'],
  ['fr', 'Et si je veux payer par carte ?'],
  ['de', 'Und wenn ich noch Fragen habe?'],
  ['de', 'Und wenn ich mit Karte zahle?'],
  ['de', 'Und wenn ich auch krank bin?'],
  ['es', '¿Y si llueve?'],
  ['fr', 'Et si je suis en retard ?'],
  ['de', 'Und wenn ich zu spät komme?'],
])('%s, no price: %s', (language, question) => expect(priced(language, question)).toBeNull());

test('behind anything but a price nothing is added', () => {
  expect(priced('en', 'And if I wanted the oven done too?', 'Do you work Saturdays?')).toBeNull();
  expect(pricedAlong(undefined, 'And if I wanted the oven done too?', 'en')).toBeNull();
});
