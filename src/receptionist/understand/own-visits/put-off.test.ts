// A visit that is put off without a word for it, and what only sounds like giving one up, like being late or like no message.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  [
    'en',
    "Something came up at school, so I can't bring him in on Thursday at 1. Could we make it the Tuesday after, at 10 am?",
  ],
  [
    'en',
    "I'm supposed to bring my son in tomorrow at three and I've got a meeting. Could we make it next Tuesday at ten thirty?",
  ],
  ['es', 'Ya no puedo el miércoles con lo de la limpieza de mi hija. ¿Me lo cambian al sábado a las 10:30 porfa?'],
  ['fr', "Je devais venir jeudi à 9 h et j'ai un empêchement. On peut le décaler à vendredi à 10 h ?"],
  ['de', 'Ich sollte am Donnerstag um neun kommen und bin krank. Können wir das auf Freitag um zehn verschieben?'],
  ['en', "My cleaning thing tomorrow's gotta move. Put me down Monday at four."],
  ['en', 'The cleaning on Thursday has to be moved to Friday at ten'],
])('%s: put off: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['de', 'Ich habe übermorgen um neun die Zahnreinigung. Können wir das auf nächsten Dienstag legen, elf Uhr?'],
  ['de', 'Können Sie meinen Termin am Donnerstag auf Freitag schieben?'],
])('%s: laid on another day: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  [
    'en',
    'Please tell Dr. Abrams that the new tray fits badly. My appointment on the 23rd stays as it is, no change there.',
  ],
  ['es', 'Díganle a la Dra. Abrams que la férula no ajusta. Mi cita del 23 se queda igual.'],
  ['fr', 'Dites au Dr Abrams que la gouttière me serre. Mon rendez-vous du 23 reste comme il est.'],
  ['de', 'Bitte sagen Sie Dr. Abrams, dass die Schiene drückt. Mein Termin bleibt bestehen.'],
])('%s: left where it is: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'Could we make it Tuesday at ten for a teeth cleaning?'],
  ['en', "I can't do mornings. Could I have a teeth cleaning on Tuesday at two?"],
])('%s: booked: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', 'My meeting got cancelled. Is there a teeth cleaning I can get into today, like one o’clock?'],
  ['en', 'Our flight was cancelled, so I have time: could I come for a teeth cleaning tomorrow at ten?'],
  ['es', 'Se canceló mi junta. ¿Habrá una limpieza dental mañana a las diez?'],
  ['fr', 'Ma réunion a été annulée. Je voudrais un détartrage demain à dix heures.'],
  ['de', 'Meine Besprechung wurde abgesagt. Ich hätte gern morgen um zehn eine Zahnreinigung.'],
])('%s: cancels nothing: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each([
  'Bitte streichen Sie den Termin, einen neuen brauchen wir nicht.',
  'Den Termin, den brauche ich nicht mehr.',
])('what is denied last is not what is asked for first: %s', (text) => {
  expect(begun(heard('de', text))).toEqual(['cancel']);
});

test('a visit that is cancelled is told of as before', () => {
  expect(begun(heard('en', 'I need my appointment on Thursday cancelled.'))).toEqual(['cancel']);
});

test.each<[Language, string]>([
  ['en', 'No need to fetch anybody, just take down a message for him: I found the October receipts he was after.'],
  ['es', 'No hace falta que venga nadie, solo tome un recado para él: encontré los recibos de octubre.'],
  ['fr', "Ne dérangez personne, c'est juste un message pour lui : j'ai retrouvé les reçus d'octobre."],
  ['de', 'Sie müssen niemanden holen, nur eine kurze Nachricht für ihn: Ich habe die Belege gefunden.'],
  ['en', 'Please pass my question on and have someone write to me at gil@example.com'],
  ['es', 'Pase mi pregunta al equipo y que alguien me escriba a gil@example.com'],
  ['fr', "Transmettez ma question et qu'on m'écrive à gil@example.com"],
  ['es', 'En la factura el nombre está mal escrito. Les ruego hagan llegar esto a quien lleva la facturación.'],
])('%s: a message: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['fr', "C'est pour faire enlever un bouchon de cire. Est-ce que mardi à neuf heures, ça irait ?"],
  ['de', 'Ich wollte am Montag um 9 zur Zahnreinigung kommen, geht das? Bin nur 5 Minuten da.'],
  ['en', "Friday would be good, I'm in town anyway, say quarter past ten?"],
  [
    'es',
    '¿Puedo ir el jueves a las seis? Ay, no, el jueves salgo tarde del trabajo, mejor el viernes a la misma hora.',
  ],
])('%s: nobody is late: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});
