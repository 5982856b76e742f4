// A visit that was booked is looked up where that is asked, and told of it begins no new one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "I booked a cleaning for thursday but I think it's the wrong day, can you check?"],
  ['en', 'I booked a cleaning for thursday, what time was that?'],
  ['en', "I made an appointment for an exam next week but I can't remember which day"],
  ['en', 'I booked a cleaning for thursday, can you check you have me down?'],
  ['es', 'Reservé una limpieza para el jueves pero creo que me equivoqué de día, ¿puede mirar?'],
  ['fr', "J'ai réservé un détartrage jeudi mais je ne suis plus sûr du jour, vous pouvez vérifier ?"],
  ['de', 'Ich habe eine Zahnreinigung am Donnerstag gebucht, bin mir aber nicht sicher, können Sie nachsehen?'],
])('is looked up, and nothing else is asked, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['appointments']);
  expect(commands.some((one) => one.do === 'ask')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'I booked a cleaning with you for Thursday. Where can I park?'],
  ['en', 'I booked a cleaning for Thursday, can you confirm you take Delta insurance?'],
  ['en', 'I booked a cleaning for Thursday, can you tell me which floor you are on?'],
  ['en', 'I booked a cleaning for Thursday. What time is the parking garage open until?'],
  ['en', 'I booked a cleaning for Thursday, can you tell me which documents I need?'],
  ['es', 'Reservé una limpieza para el jueves. ¿Pueden decirme qué formularios tengo que llenar?'],
  ['fr', "J'ai réservé un détartrage pour jeudi. Pouvez-vous me dire quels formulaires il faut ?"],
  ['fr', "J'ai réservé un détartrage pour jeudi. Pouvez-vous me dire où vous êtes ?"],
  ['es', 'Reservé una limpieza para el jueves. ¿Dónde puedo estacionar?'],
  ['fr', "J'ai réservé un détartrage pour jeudi. Où est-ce que je peux me garer ?"],
  ['de', 'Ich habe für Donnerstag eine Zahnreinigung gebucht. Wo kann ich parken?'],
])('is only told beside a question, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands.some((one) => one.do === 'ask')).toBe(true);
});

test.each<[Language, string, string]>([
  ['en', 'I booked a cleaning for thursday but I need to move it, can you check friday?', 'move'],
  ['en', 'I booked a cleaning for thursday and want to cancel it', 'cancel'],
  ['es', 'Reserve una limpieza para el jueves, por favor', 'book'],
  ['en', 'I booked with you last year and would like a cleaning on Thursday', 'book'],
])('what else is wanted is heard, %s: %s', (language, text, flow) =>
  expect(begun(heard(language, text))).toContain(flow),
);

test.each<[Language, string]>([
  ['en', 'I think I have something with you on the 24th but I need it to be after 4 instead'],
  ['en', 'I have a cleaning on the 24th but it needs to be after 4'],
  ['es', 'Tengo una limpieza el 24 pero tendría que ser después de las 4'],
  ['fr', "J'ai un détartrage le 24 mais il faudrait que ce soit après 16 h"],
  ['de', 'Ich habe am 24. eine Zahnreinigung, aber sie müsste nach 16 Uhr sein'],
])('one that stands is put on another time, %s: %s', (language, text) =>
  expect(begun(heard(language, text))).toEqual(['move']),
);

test.each<[Language, string]>([
  ['en', 'I have a bad tooth, I can come at 9 but it has to be on Friday'],
  ['en', 'I have a day off on Friday but it has to be after 4'],
])('what else somebody has is no visit, %s: %s', (language, text) =>
  expect(begun(heard(language, text))).not.toContain('move'),
);

test.each<[Language, string]>([
  ['en', "I have an appointment but I don't remember when"],
  ['en', 'I know I have something booked with you but I forgot the day'],
  ['es', 'tengo una cita pero no recuerdo cuándo'],
  ['fr', "j'ai un rendez-vous mais je ne sais plus quand"],
  ['de', 'ich habe einen Termin, weiß aber nicht mehr wann'],
])('%s: it is only told that there is one: %s', (language, text) =>
  expect(begun(heard(language, text))).toEqual(['appointments']),
);
