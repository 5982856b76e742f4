// A plain no to whoever asks, in another language than the owner's, whether a place is gone to.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { notGoneTo } from './not-gone-to.ts';

const houseOf = (title: string, text: string) => ({
  ...dental,
  languages: ['en', 'es', 'fr', 'de'] as Language[],
  services: [{ name: 'Furnace tune-up', minutes: 60, needsAddress: true }],
  knowledge: [{ title, text }],
  staff: undefined,
});
const of = (question: string, text: string, title = 'Where we work') =>
  notGoneTo(question, title, houseOf(title, text));

test.each([
  ['¿trabajan en New Braunfels?', "We work in Austin. We don't go to Boerne or New Braunfels.", 'New Braunfels'],
  ['vous venez à Boerne ?', "We work in Austin. We don't drive out to Boerne.", 'Boerne'],
  ['do you go to Greeley?', 'Trabajamos en Loveland. No vamos a Greeley.', 'Greeley'],
])('%s, where it says: %s', (question, text, place) => {
  expect(of(question, text)).toBe(place);
});

test.each([
  ['¿trabajan en Boerne?', 'We work in Austin. Outside it, in Boerne, we charge $40 for the drive.'],
  ['¿trabajan en Boerne?', "We work in Austin. We don't go beyond Boerne."],
  ['¿trabajan en Boerne?', "We work in Austin. We don't go to Boerne on Sundays."],
  ['¿trabajan en Boerne?', "We work in Austin. We don't go to Boerne except for new boilers."],
  ['¿trabajan en Austin?', "We work in Austin. We don't go to Boerne."],
  ['¿trabajan en Boerne?', "We don't cover Austin and we work in Boerne."],
  ['¿trabajan en Boerne?', "We don't serve Austin proper, we serve Boerne."],
  ['¿trabajan en Boerne?', "We work in Austin. We don't go to Boerne at night."],
  ['do you go to Boerne?', 'Trabajamos en Austin. No vamos a Boerne los domingos.'],
  ['do you go to Boerne?', 'Nous travaillons à Austin. Nous n’allons pas à Boerne le dimanche.'],
  ['do you go to Boerne?', 'Wir arbeiten in Austin. Wir fahren nach Boerne nicht am Sonntag.'],
  ['¿trabajan los sábados?', "We work in Austin. We don't go to Boerne."],
])('%s is no plain no, where it says: %s', (question, text) => {
  expect(of(question, text)).toBeNull();
});

test.each([
  ['es', '¿Ustedes van a Greeley?', 'No, a Greeley no vamos.'],
  ['fr', 'Est-ce que vous travaillez à Greeley ?', 'Non, nous n’allons pas à Greeley.'],
])('%s: the no is said ahead of the words of the house', async (_, question, no) => {
  const business = houseOf('Where we work', "We work in Fort Collins and Loveland. We don't go to Greeley.");
  const [{ title, text: taught } = { title: '', text: '' }] = business.knowledge;
  const findAnswer = () => ({ kind: 'found' as const, text: taught, sources: [title], score: 0.9 });
  const { text } = await talkWith({ business, findAnswer }).say(question);
  expect(text).toContain(no);
  expect(text).toContain("We don't go to Greeley.");
});

test('a place named beside the question is not denied', async () => {
  const text = "We do every kind of furnace. We don't go to Greeley.";
  const business = houseOf('What we do', text);
  const findAnswer = () => ({ kind: 'found' as const, text, sources: ['What we do'], score: 0.9 });
  const said = await talkWith({ business, findAnswer }).say('Mi hermano vive en Greeley. ¿Qué calderas arreglan?');
  expect(said.text).toContain('every kind of furnace');
  expect(said.text).not.toContain('no vamos');
});
