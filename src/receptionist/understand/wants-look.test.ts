// Something is told and somebody asked to see to it: a visit is wished for, and nothing the owner could have taught is asked.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

test.each<[Language, string]>([
  ['en', 'hey my tooth feels weird when i bite, can you guys look at it'],
  ['en', 'My crown is wobbling, could someone take a look at it please?'],
  ['es', 'Se me mueve una corona, ¿me la pueden revisar?'],
  ['fr', 'Ma couronne bouge, vous pouvez la regarder ?'],
  ['de', 'Meine Krone wackelt, können Sie sich das mal ansehen?'],
])('begins a visit, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'ask')).toBe(false);
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
