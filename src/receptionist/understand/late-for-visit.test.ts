// Who is late for a visit that they tell of is reported, and books no second one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

test.each<[Language, string]>([
  ['en', "I have an appointment at three and I'm running late"],
  ['en', "I have an appointment at three and I'm running late, just wanted to ask how long you hold it"],
  ['es', 'Tengo una cita a las tres y voy a llegar tarde'],
  ['fr', "J'ai un rendez-vous à quinze heures et je vais être en retard"],
  ['de', 'Ich habe um drei einen Termin und verspäte mich'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['message']);
  expect(commands).toContainEqual({ do: 'set-message', body: text });
});

test.each<[Language, string, string]>([
  ['en', 'I need an appointment late on Friday afternoon', 'book'],
  ['en', "I have an appointment at three, I'm running late, can I move it to four?", 'move'],
  ['es', 'Quiero una cita el viernes por la tarde', 'book'],
])('%s: %s', (language, text, flow) => expect(begun(heard(language, text))).toContain(flow));
