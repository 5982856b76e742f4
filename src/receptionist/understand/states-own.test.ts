// A visit that is told to stand is changed or confirmed, and no new one is booked for its hour.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

test.each<[Language, string]>([
  ['en', 'Hi, Nora Vance here, I have a cleaning on the 24th at nine, could we start at ten instead?'],
  ['en', "I've got a filling Wednesday at three and I'm going to have to beg off. Next week sometime?"],
  ['en', 'Dr. Park was seeing me Wednesday at two, I need that moved to the next day, after lunch.'],
  ['es', 'Soy Tomás Iglesias, tengo limpieza el martes a la una y se me complicó, ¿puede ser el miércoles?'],
  ['de', 'können wir den Termin am Dienstag um eine Stunde nach hinten schieben'],
])('%s, changed: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', 'hi its gwen adler just double checking im thursday at 3'],
  ['en', "Can you check whether I'm booked for Thursday or Friday?"],
  ['es', 'confirmo mi cita del jueves'],
  ['de', 'Hartmann, ich habe für Freitag um neun eine Zahnreinigung gebucht und wollte fragen, ob das so bleibt.'],
  ['de', 'Ich habe morgen einen Termin, bin aber nicht mehr sicher'],
])('%s, confirmed: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['appointments']);
});

test.each<[Language, string]>([['en', 'I have a cleaning on Thursday at ten, where do I park?']])(
  '%s, only told: %s',
  (language, text) => {
    expect(begun(heard(language, text))).toEqual([]);
  },
);

test.each<[Language, string]>([
  ['en', 'I have a cavity, can I come Thursday at nine?'],
  ['de', 'Ich hätte gern eine Zahnreinigung am Dienstag um 10 Uhr, ginge das?'],
  ['es', 'tengo una caries, ¿puede ser el jueves?'],
])('%s, a wish: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test('what is called off is not moved', () =>
  expect(
    begun(heard('es', 'tengo cita el martes a las 11 y fíjese que ya no voy a poder, me la cancela por favor')),
  ).toEqual(['cancel']));
