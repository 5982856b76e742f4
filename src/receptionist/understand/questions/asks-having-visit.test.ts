// Who has a visit already and wants to know something of the house is told it, and nothing is booked or looked up.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, string]>([
  ['en', 'I have an appointment next week and want to know when you open', 'when you open'],
  ['en', 'I have an appointment next week and I need to know if there is parking', 'if there is parking'],
  ['en', "I've got an appointment on the 24th and want to know what to bring", 'what to bring'],
  [
    'en',
    'I have an appointment next week and wanted to know where you are located. Thank you so much.',
    'where you are located.',
  ],
  ['en', "I have an appointment next week and wanted to ask where Dr. Park's office is", "where Dr. Park's office is"],
  ['es', 'Tengo cita el jueves y quiero saber qué tengo que llevar', 'qué tengo que llevar'],
  ['es', 'tengo una cita la próxima semana y quería saber a qué hora abren', 'a qué hora abren'],
  ['fr', "J'ai un rendez-vous jeudi et je voudrais savoir quoi apporter", 'quoi apporter'],
  ['de', 'Ich habe nächste Woche einen Termin und wollte wissen, wann Sie aufmachen', 'wann Sie aufmachen'],
])('%s: %s', (language, text, question) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual({ do: 'ask', question });
});

test.each<[Language, string, string]>([
  ['en', 'I have an appointment next week and want to know what time it is', 'appointments'],
  ['en', 'I have an appointment Tuesday and need to know if I can come Wednesday instead', 'move'],
  ['en', 'I have an appointment next week and want to know if you have anything sooner', 'book'],
  ['fr', "j'ai un rendez-vous la semaine prochaine et je voudrais savoir quand", 'appointments'],
  ['en', 'I want an appointment next week and need to know what you charge', 'book'],
])('of a visit, %s: %s', (language, text, flow) => {
  expect(begun(heard(language, text))).toEqual([flow]);
});

test('what is asked before it is not lost, and who is late is reported', () => {
  const both = heard('en', 'Where do I park? I have an appointment Thursday and wanted to know what to bring');
  expect(both.some((one) => one.do === 'ask' && one.question.includes('Where do I park'))).toBe(true);
  const late = heard(
    'en',
    "I have an appointment at three and I'm running late, just wanted to ask how long you hold it",
  );
  expect(begun(late)).toContain('message');
});
