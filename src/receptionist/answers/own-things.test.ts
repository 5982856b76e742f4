// How far the house is with something of the caller's own is in no text of the owner's; when such things are ready is.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Ready', text: 'Repairs are ready in three business days. We text you when yours is done.' },
  { title: 'Storage', text: "Not picked up within three days, it's $20 a day." },
  { title: 'Cancelling', text: "No charge if we know by 5 pm the day before. Later than that it's $50." },
];
const ask = async (question: string, language: Language, texts = taught) => {
  const found = await findAnswer(question, language, texts);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};

test.each<[Language, string]>([
  ['en', 'Is my car ready?'],
  ['en', "Is my truck done yet? It's the silver one"],
  ['en', "I'm calling to see if my watch is fixed"],
  ['en', 'Any update on my bike?'],
  ['es', '¿Ya está listo mi carro?'],
  ['es', 'Quería saber si mi vestido ya está listo'],
  ['fr', 'Ma voiture est prête ?'],
  ['fr', 'Est-ce que mon vélo est déjà réparé ?'],
  ['de', 'Ist mein Auto fertig?'],
  ['de', 'Ich wollte fragen, ob mein Fahrrad schon fertig ist'],
])('%s: %s', async (language, question) => {
  expect(await ask(question, language)).toBe('unknown');
});

test('what a text is named after is told of', async () => {
  const results = [
    ...taught,
    { title: 'Test results', text: 'Your doctor gives them. They are ready after three days.' },
  ];
  expect(await ask('Are my test results ready?', 'en', results)).toBe('Test results');
  expect(await ask('Is my car ready?', 'en', results)).toBe('unknown');
});

test('when such things are ready is told', async () => {
  expect(await ask('When will my car be ready?', 'en')).toBe('Ready');
});

test.each<[Language, string]>([
  ['en', "What if I'm late?"],
  ['en', "What happens if I'm running late?"],
  ['es', '¿Y si llego tarde?'],
  ['fr', 'Et si je suis en retard ?'],
  ['de', 'Was ist, wenn ich zu spät komme?'],
])('what holds for cancelling says nothing of who is late, %s: %s', async (language, question) => {
  expect(await ask(question, language)).toBe('unknown');
  const late = { title: 'Running late', text: 'Call us. We hold your slot for 15 minutes.' };
  expect(await ask(question, language, [...taught, late])).toBe('Running late');
});
