// Who is late for a visit that they tell of is reported, and books no second one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

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

test.each<[Language, string]>([
  [
    'en',
    "I have a cleaning Thursday at eight, the movers are running late so that won't work. Monday the 23rd at one would be good.",
  ],
  ['en', 'I have an exam Thursday at eight, my flight is delayed. Can you make it Monday the 23rd at one?'],
  ['es', 'Tengo una limpieza el jueves a las ocho, el vuelo viene con retraso. ¿Puede ser el lunes 23 a la una?'],
  [
    'fr',
    "J'ai un détartrage jeudi à huit heures, mon train aura du retard, ça n'ira pas. Plutôt lundi 23 à treize heures.",
  ],
  [
    'de',
    'Ich habe am Donnerstag um acht eine Zahnreinigung, mein Zug hat Verspätung. Ginge stattdessen Montag der 23. um eins?',
  ],
])('%s: another day is wished for, and no delay told: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', "I'm running ten minutes late for my cleaning today"],
  ['en', "I'm late! I'll be there at 10:15 today. See you again on Friday at 3 too."],
  ['en', "I'm going to be 15 minutes late for my cleaning today, I can also do tomorrow at 9 if that's easier"],
  [
    'en',
    "Running 20 minutes late for my cleaning today, the traffic's bad, and tomorrow at 9 I'm coming with my daughter",
  ],
  ['en', "I'm running late for my exam at three, I'll bring the forms tomorrow"],
])('%s: a delay all the same: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});
