// Whether somebody of the house comes to a caller's bank or office is asked before a visit at the house is offered.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Could Dr. Park come over to my bank to sign'],
  ['en', "Can somebody come over to my mother's nursing home for a dental exam?"],
  ['en', 'Would you come to the hospital so my mom can have a cleaning there?'],
  ['en', 'Would Dr. Park go to a nursing home for a cleaning?'],
  ['en', 'Do you ever go to hospitals for a cleaning?'],
  ['es', '¿Vendrían al hospital para una limpieza dental?'],
  ['fr', "Vous viendriez à l'hôpital pour un détartrage ?"],
  ['de', 'Würden Sie ins Pflegeheim kommen für eine Zahnreinigung?'],
  ['es', '¿El doctor Park podría venir a mi oficina a hacer una limpieza?'],
  ['fr', 'Le docteur Park pourrait venir à mon bureau pour un détartrage ?'],
  ['de', 'Könnte Dr. Park in mein Büro kommen für eine Zahnreinigung?'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual({ do: 'ask', question: text });
});

test('a day that is said with it is kept, and the question is answered', () => {
  const text = 'Could you come to our office Tuesday at ten for a cleaning?';
  const commands = heard('en', text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'ask', question: text });
});

test.each<[Language, string]>([
  ['en', 'Can I come to my usual cleaning on Tuesday at nine?'],
  ['en', 'Could I come to your office Tuesday at ten for a cleaning?'],
  ['de', 'Kann ich am Dienstag um neun zu meiner Zahnreinigung kommen?'],
  ['en', "I'd like a cleaning Tuesday at nine before I drive to my sister's"],
  ['en', 'Can you do a cleaning Tuesday at nine before I go to church?'],
  ['en', 'Could you do a cleaning Saturday at ten before we drive to the hospital?'],
  ['en', 'Can you clean my teeth Tuesday at nine for my mother to go to church?'],
  ['es', '¿Puede venir a la clínica mi hijo solo el jueves a las cuatro para una limpieza?'],
  ['es', '¿Mis dos hijos pueden venir a la clínica el jueves a las cuatro para una limpieza?'],
  ['en', 'I work at the hospital, could I come to a cleaning Tuesday at ten?'],
  ['es', '¿Podría ir a su clínica el martes a las diez para una limpieza?'],
  ['fr', 'Je voudrais un détartrage mardi à midi, je peux passer dans ma pause'],
  ['de', 'Ich hätte gern eine Zahnreinigung, kann mein Mann am Dienstag um zwölf in seiner Mittagspause kommen?'],
])('who comes to the house asks nothing of that, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'ask' && one.soft !== true)).toBe(false);
});
