// What callers say in a way of their own for what an owner calls by its name: "put to sleep", "hang on to it", "a wrecker". The house
// here is of no benchmark.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Batteries', text: 'A pack of six is $9 at the desk. Nobody has to book for that.' },
  { title: 'Nervous callers', text: 'We offer laughing gas for $40. There is no general anesthesia here.' },
  { title: 'What we do', text: 'Wills and leases. We take no criminal cases.' },
  { title: 'Young people', text: 'Under 16 a parent or guardian comes along.' },
  { title: 'Watching', text: 'Owners may not stay in the room, but there is a window to watch through.' },
  { title: 'Storage', text: 'We keep copies for five years.' },
  { title: 'Towing', text: 'We have no tow truck. Hale Towing brings cars to us.' },
  { title: 'Extensions', text: 'An extension is filed for $30.' },
  { title: 'Polish', text: 'We carry Zenobia and Marlow.' },
  { title: 'House calls', text: "We don't make house calls." },
  { title: 'Getting here', text: 'Use the garage on Third Street; we stamp your ticket.' },
  { title: 'Video', text: 'Every meeting can be held by video.' },
  { title: 'Two at once', text: 'A second pet on the same day is $10 less.' },
];

const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};

test.each<[Language, string, string]>([
  ['en', 'Do you sell batteries?', 'Batteries'],
  ['en', 'Do you put people to sleep?', 'Nervous callers'],
  ['en', 'Do you handle DUIs?', 'What we do'],
  ['en', 'Can I stay with him while you do it?', 'Watching'],
  ['en', 'Do you shred it or hang on to it?', 'Storage'],
  ['en', 'Have you got a wrecker of your own?', 'Towing'],
  ['en', 'Could you get me more time to file?', 'Extensions'],
  ['en', 'Which brands do you have?', 'Polish'],
  ['en', 'Could the vet come to our farm?', 'House calls'],
  ['en', 'Where should I leave my car?', 'Getting here'],
  ['en', 'Do I really have to come in?', 'Video'],
  ['es', '¿Tengo que ir en persona?', 'Video'],
  ['fr', 'Faut-il que je vienne en personne ?', 'Video'],
  ['de', 'Muss ich persönlich vorbeikommen?', 'Video'],
  ['en', 'Is it cheaper if I bring both dogs?', 'Two at once'],
])('found, %s: %s', async (language, question, title) => {
  expect(await ask(question, language)).toBe(title);
});

test('what is sold under a title of its own is told by its sum, and nothing of buying, lending or a thing beside it', async () => {
  expect(await ask('Do you lend batteries?', 'en')).toBe('unknown');
  expect(await ask('Do you buy old batteries?', 'en')).toBe('unknown');
});

test.each<[Language, string, string, string]>([
  ['es', '¿Venden pilas?', 'Pilas', 'El paquete de seis cuesta $9 en recepción.'],
  ['fr', 'Vous vendez des piles ?', 'Piles', "Un paquet de six piles coûte $9 à l'accueil."],
  ['de', 'Verkaufen Sie Batterien?', 'Batterien', 'Eine Packung mit sechs kostet $9 am Empfang.'],
])('what is sold, %s: %s', async (language, question, title, text) => {
  const others = taught.filter((one) => one.title !== 'Batteries');
  expect((await findAnswer(question, language, [{ title, text }, ...others])).kind).toBe('found');
});
