// What a cancelled or missed visit costs is told to who asks of that, and is no price of anything else.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught: Readonly<Record<Language, { readonly title: string; readonly text: string }>> = {
  en: { title: 'Cancellations', text: 'Free up to 12 hours before. After that we keep half the price of the service.' },
  es: { title: 'Cancelaciones', text: 'Avísenos con 24 horas de anticipación. Si no llega a su cita cobramos $30.' },
  fr: { title: 'Annulation', text: 'Merci de prévenir la veille. Le jour même, le déplacement est facturé $60.' },
  de: { title: 'Absagen', text: 'Bitte sagen Sie 24 Stunden vorher ab. Danach berechnen wir $40.' },
};

test.each<[Language, string, boolean]>([
  ['en', 'How much is it?', false],
  ['en', 'Is it going to be expensive?', false],
  ['en', 'What do you charge if I cancel?', true],
  ['es', '¿Tiene costo?', false],
  ['es', '¿Cuánto cobran por cancelar la cita?', true],
  ['fr', "C'est combien le déplacement ?", false],
  ['fr', "Combien coûte l'annulation ?", true],
  ['de', 'Was kostet das?', false],
  ['de', 'Was kostet es, den Termin abzusagen?', true],
])('%s: %s', async (language, question, tells) => {
  const found = await findAnswer(question, language, [taught[language]]);
  const text = found.kind === 'found' ? found.text : found.nearest?.text;
  expect(text !== undefined).toBe(tells);
});

const bikes = [
  { title: 'What a service covers', text: 'Brakes, gears and a wash. The chain and new tires are not included.' },
  { title: 'Extras', text: 'Chain $35, a pair of tires fitted $30.' },
  { title: 'Rental', text: 'City bikes are $20 a day.' },
];
test.each<[Language, string, string]>([
  ['en', 'How much is it to do the chain?', 'Extras'],
  ['en', 'What do you want for the chain?', 'Extras'],
  ['en', 'Is the chain included in a service?', 'What a service covers'],
])('%s: what is not in the price has a price of its own: %s', async (language, question, title) => {
  const found = await findAnswer(question, language, bikes);
  expect(found.kind === 'found' ? found.sources[0] : found.kind).toBe(title);
});

test('what is not in the price and has none is told as it stands', async () => {
  const found = await findAnswer(
    'How much is the chain?',
    'en',
    [bikes[0], bikes[2]].filter((one) => one !== undefined),
  );
  expect(found.kind === 'found' ? found.sources[0] : found.nearest?.sources[0]).not.toBe('Rental');
});
