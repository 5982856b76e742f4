// Whoever only calls out whether anybody is there is told what was said last, or asked how to help, and hears no "I don't know".
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const calls: [Language, string][] = [
  ['en', 'hello??'],
  ['en', 'Hello? Is anybody there?'],
  ['en', 'are you still there'],
  ['es', '¿Hola?'],
  ['es', '¿Hay alguien ahí?'],
  ['es', 'bueno, ¿me escucha?'],
  ['fr', 'Allô ?'],
  ['fr', "Allô, il y a quelqu'un ?"],
  ['fr', 'vous êtes toujours là ?'],
  ['de', 'Hallo??'],
  ['de', 'Hallo, ist da noch jemand?'],
  ['de', 'sind Sie noch dran'],
];

test.each(calls)('at the opening, or after a hand-off that nobody took, %s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'greet' }]);
});

test.each(calls)('while something is asked, %s: %s', (language, text) => {
  expect(heard(language, text, examStated)).toEqual([{ do: 'say-again' }]);
});

test.each<[Language, string]>([
  ['en', 'Is anyone there on Saturdays?'],
  ['es', '¿Hay alguien el sábado?'],
  ['fr', "Il y a quelqu'un le samedi ?"],
  ['de', 'Ist samstags jemand da?'],
])('a question about a day is one, %s: %s', (language, text) => {
  expect(heard(language, text)).not.toEqual([{ do: 'greet' }]);
});
