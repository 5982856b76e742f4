// A yes that is taken back in the same breath sends and books nothing; a no that says nothing of it leaves it a yes.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const body = 'We are five now, my brother comes too';
const read: Partial<State> = {
  turns: 3,
  asked: 'confirm',
  frames: [{ flow: 'message', urgent: false, body, confirming: true }],
};

test.each<[Language, string]>([
  ['en', 'Yes, send it. No wait, leave my brother out, he stays home.'],
  ['de', "Ja, richten Sie's aus. Nein warten Sie, lassen Sie den Schwager, der bleibt zuhause."],
  ['fr', 'Oui, envoyez. Non attendez, mon frère ne vient pas finalement.'],
])('%s: puts the message right: %s', (language, text) => {
  const commands = heard(language, text, read);
  expect(commands.some((one) => one.do === 'affirm')).toBe(false);
  const words = commands.flatMap((one) => (one.do === 'set-message' ? one.body : ''));
  expect(words.join()).toMatch(/^We are five now, my brother comes too\. \S/);
});

test.each<[Language, string]>([
  ['en', 'yes. no, wait'],
  ['en', 'Yes, or no, leave it.'],
  ['de', "Ja, oder nein, lassen Sie's."],
  ['en', "Yes. No wait, don't send it"],
  ['en', 'Yes, rain or no rain. No wait, hold it'],
  ['en', 'Yes, send it. No wait, I said yes too soon, my brother stays home'],
  ['de', "Ja, richten Sie's aus. Nein warten Sie, doch lieber erst morgen"],
  ['de', "Ja, richten Sie's aus. Nein warten Sie, ja nicht den Schwager"],
])('%s: sends nothing yet: %s', (language, text) =>
  expect(heard(language, text, read).some((one) => one.do === 'affirm')).toBe(false),
);

test.each<[Language, string]>([
  ['en', 'Yes, and no rush'],
  ['en', "Yes that's right, no need to call back"],
  ['en', "Yes. No, that's all"],
  ['en', 'Yes please. No hurry, I can wait'],
  ['de', 'Ja, genau. Nein, das war alles'],
  ['es', 'Sí, no hay prisa'],
  ['en', 'Yes please, rain or no rain'],
  ['en', 'Yes or no? Yes!'],
  ['en', 'Yes. No wait, yes that is right'],
  ['fr', 'Oui, pluie ou non'],
  ['de', 'Ja. Nein, Moment, doch passt'],
])('%s: stays a yes: %s', (language, text) => {
  expect(heard(language, text, read).some((one) => one.do === 'affirm')).toBe(true);
});

test('a visit is not booked by it either', () => {
  const commands = heard('en', 'Yes. No, hang on', examStated);
  expect(commands.some((one) => one.do === 'affirm')).toBe(false);
});
