// Where somebody is, is not who they are.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "Hi I'm in Greeley and I need a cleaning."],
  ['es', 'Estamos en Greeley y necesito una limpieza.'],
  ['fr', "J'habite à Greeley et je voudrais un détartrage."],
  ['de', 'Wir sind in Greeley und ich brauche eine Zahnreinigung.'],
  ['en', 'got a ticket for 90 in a 55 in Waukesha, can you get me out of it'],
  ['es', 'Me pusieron una multa en Waukesha, ¿me ayudan?'],
  ['fr', 'J’ai eu une amende à Tours, vous pouvez m’aider ?'],
  ['de', 'Ich habe einen Strafzettel in Fulda bekommen, können Sie helfen?'],
])('%s: %s', (language, line) => {
  expect(heard(language, line).filter((one) => one.do === 'set-name')).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'Hi, this is Robert Hale in Waukesha, I need a cleaning.', 'Robert Hale'],
  ['en', 'Robert Hale, 312 555 0177, I live in Carnegie', 'Robert Hale'],
  ['es', 'Soy Ana Torres y vivo en Greeley, necesito una limpieza.', 'Ana Torres'],
])('who tells it beside is heard, %s: %s', (language, line, name) => {
  expect(heard(language, line)).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
});
