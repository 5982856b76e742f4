// Where somebody is, is not who they are.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

test.each<[Language, string]>([
  ['en', "Hi I'm in Greeley and I need a cleaning."],
  ['es', 'Estamos en Greeley y necesito una limpieza.'],
  ['fr', "J'habite à Greeley et je voudrais un détartrage."],
  ['de', 'Wir sind in Greeley und ich brauche eine Zahnreinigung.'],
])('%s: %s', (language, line) => {
  expect(heard(language, line).filter((one) => one.do === 'set-name')).toEqual([]);
});
