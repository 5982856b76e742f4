// What sounds like a message, a change or a complaint, and asks for what the owner may have taught: the answer is looked up on the very
// words, and what was begun stays begun.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Will you ring me before you start on my crown?'],
  ['en', 'Could you text me what came back from the lab?'],
  ['fr', 'Pouvez-vous me rappeler avant de commencer la couronne ?'],
  ['de', 'Können Sie mich zurückrufen, bevor Sie mit der Krone anfangen?'],
])('a message that asks, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'ask', question: text, soft: true, beside: true });
  expect(commands).toContainEqual({ do: 'start', flow: 'message' });
});

test.each<[Language, string]>([
  ['en', 'Please tell Dr. Reyes that my filling came out.'],
  ['es', 'Dígale a la doctora que se me cayó el empaste, por favor.'],
  ['fr', 'Dites au docteur que mon plombage est tombé.'],
  ['de', 'Sagen Sie der Ärztin bitte, dass meine Füllung herausgefallen ist.'],
])('a message that asks nothing, %s: %s', (language, text) => {
  expect(heard(language, text).filter((one) => one.do === 'ask' && one.beside)).toEqual([]);
});

test('what is asked of a complaint is answered where it is taught, and the complaint is taken', async () => {
  const knowledge = [{ title: 'Our guarantee', text: 'Two years on crowns and fillings. A redo is free.' }];
  const { say } = talkWith({ findAnswer: (question, language) => findAnswer(question, language, knowledge) });
  const { text } = await say('The filling you did fell out again after a month, do I pay twice?');
  expect(text).toMatch(/a redo is free/i);
  expect(text).toMatch(/sorry/i);
});
