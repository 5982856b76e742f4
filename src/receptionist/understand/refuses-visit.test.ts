// Who wants no appointment, and something passed on, gives up what was being booked.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { begun, heard } from '../../../tests/support/heard.ts';

const said = (language: Language, text: string) =>
  heard(language, text, {
    language,
    turns: 2,
    asked: 'time',
    frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
  });

test.each<[Language, string]>([
  ['en', "I don't want an appointment. Please tell the doctor that I need my records."],
  ['es', 'No quiero una cita. Dígale al doctor que necesito mis papeles.'],
  ['fr', 'Je ne veux pas de rendez-vous. Transmettez simplement ma commande au docteur : deux brosses.'],
  ['de', 'Ich will keinen Termin. Richten Sie dem Arzt bitte aus, dass ich meine Unterlagen brauche.'],
])('%s: “%s”', (language, text) => {
  expect(said(language, text)[0]).toEqual({ do: 'drop' });
  expect(begun(said(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', "I don't want an appointment on Thursday, Friday is better"],
  ['en', "I don't need an appointment before Friday"],
  ['es', 'No quiero una cita por la mañana'],
  ['fr', 'Je ne veux pas de rendez-vous le matin'],
  ['de', 'Ich brauche keinen Termin am Morgen, lieber nachmittags'],
])('%s: “%s” is heard as before', (language, text) => {
  expect(begun(said(language, text))).not.toContain('message');
});
