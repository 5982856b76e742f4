// What callers ask by what they would do themselves is read as what is meant by it; what only sounds like it finds none. The house here is of no
// benchmark.
import { expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Paying', text: 'Cards and cash. We take no checks.' },
  { title: 'Arriving', text: 'Twenty minutes in the loading zone, else there are meters along the street.' },
  { title: 'While we work', text: 'Somebody has to let us in. You can go out in between.' },
  { title: 'Meanwhile', text: 'If it takes longer than three days we lend you one, free.' },
  { title: 'Evening course', text: 'For beginners, the first Tuesday of the month, two hours, $25.' },
  { title: 'Where we go', text: 'Fairview, Oakton and Marlow. Nothing past the river.' },
  { title: 'Boxes', text: 'The covers come in three sizes, from $8.' },
  { title: 'By the door', text: 'Old ones go into the box; we donate them.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};

it.each<[Language, string, string]>([
  ['en', "Would a cashier's check do?", 'Paying'],
  ['es', '¿Puedo pagar con un talón?', 'Paying'],
  ['fr', 'Vous prenez un chèque de banque ?', 'Paying'],
  ['en', 'Where do I put my car when I come by?', 'Arriving'],
  ['de', 'Wo lasse ich denn mein Auto?', 'Arriving'],
  ['en', 'Can I run to the store while you are busy?', 'While we work'],
  ['de', 'Kann ich zwischendurch kurz weg?', 'While we work'],
  ['es', '¿Me prestan otra mientras?', 'Meanwhile'],
  ['en', "I'd love to learn to fix my own. Do you teach that?", 'Evening course'],
  ['en', "I'm all the way up in Harlow, would you drive that far?", 'Where we go'],
])('%s: “%s” is answered by “%s”', async (language, question, title) =>
  expect(await ask(question, language)).toBe(title),
);

it.each<[Language, string]>([
  ['en', 'Do you sell sandwiches?'],
  ['en', 'How many people work in the store?'],
  ['en', 'Do you have a taxi number?'],
  ['es', '¿Tienen banco para sentarse?'],
  ['fr', 'Le réservoir est plein, je fais quoi ?'],
  ['de', 'Wie tief wird abgefahren?'],
  ['fr', 'Il y a un banc devant ?'],
  ['de', 'Haben Sie Hörgeräte?'],
  ['en', 'Can you cut a key while I wait?'],
  ['en', 'Do you give flu shots?'],
])('%s: “%s” is not known', async (language, question) => expect(await ask(question, language)).toBe('unknown'));

const elsewhere = [
  { title: 'Bezahlung', text: 'Überweisung, Scheck oder Karte. Rechnungen sind binnen 21 Tagen fällig.' },
  { title: 'Pagos', text: 'Tarjeta, efectivo o Zelle.' },
  { title: 'Estacionamiento', text: 'Hay seis plazas gratis detrás del edificio.' },
  { title: 'Documentos', text: 'Por el portal seguro de nuestra página o en persona.' },
];
const askElsewhere = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, elsewhere);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};
it.each<[Language, string, string]>([
  ['de', 'Kann ich per Überweisung zahlen?', 'Bezahlung'],
  ['de', 'Kann ich Ihnen das überweisen?', 'Bezahlung'],
  ['es', '¿Puedo pagar por transferencia?', 'Pagos'],
  ['es', '¿Se puede pagar por transferencia?', 'Pagos'],
  ['es', '¿Dónde dejo la camioneta?', 'Estacionamiento'],
])('%s: “%s” is answered there by “%s”', async (language, question, title) =>
  expect(await askElsewhere(question, language)).toBe(title),
);
it.each<[Language, string]>([
  ['es', '¿Queda lejos del centro?'],
  ['es', '¿Les queda lejos el metro?'],
  ['es', '¿Dónde dejo la basura?'],
])('%s: “%s” is not known there', async (language, question) =>
  expect(await askElsewhere(question, language)).toBe('unknown'),
);

it.each<[Language, string]>([
  ['en', 'Can I pay with a money order?'],
  ['en', 'Could I pay by money order?'],
])('%s: “%s” is answered by how one pays', async (language, question) => {
  const found = await findAnswer(question, language, [
    { title: 'Payments', text: 'Cards, cash, Apple Pay, FSA and HSA cards. Over $200 you can pay in installments.' },
  ]);
  expect(found.kind).toBe('found');
});
