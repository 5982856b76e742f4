// Something is told and somebody asked to see to it: a visit is wished for, and what the owner surely taught of it is told first.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'hey my tooth feels weird when i bite, can you guys look at it'],
  ['en', 'My crown is wobbling, could someone take a look at it please?'],
  ['es', 'Se me mueve una corona, ¿me la pueden revisar?'],
  ['fr', 'Ma couronne bouge, vous pouvez la regarder ?'],
  ['de', 'Meine Krone wackelt, können Sie sich das mal ansehen?'],
])('begins a visit, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.filter((one) => one.do === 'ask')).toEqual([{ do: 'ask', question: text, soft: true, beside: true }]);
  expect(commands.some((one) => one.do === 'set-service')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'I sent you an email about my crown, can you look at it?'],
  ['en', 'My crown is wobbling. What do you charge, and can you fix it?'],
  ['es', 'Les mandé un formulario, ¿lo pueden revisar?'],
  ['de', 'Ich habe Ihnen die Unterlagen geschickt, können Sie sich das mal ansehen?'],
])('is asked where it is of paper or beside something else, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands.some((one) => one.do === 'set-reason' && begun(commands).includes('book'))).toBe(false);
});

test.each([
  [0.9, 'said before the visit goes on', true],
  [0.7, 'left out, as it may be of something else', false],
] as const)('what is taught of it with %s is %s', async (score, _, isSaid) => {
  const text = 'Of crowns we see to those of our own making.';
  const { say } = talkWith({
    findAnswer: () => ({ kind: 'found', text, score, sources: ['Taught'] }),
    business: { ...dental, knowledge: [{ title: 'Taught', text }] },
  });
  const reply = await say('My crown is wobbling, could someone take a look at it please?');
  expect(reply.text.includes(text)).toBe(isSaid);
  expect(reply.asks).toBe('time');
});
