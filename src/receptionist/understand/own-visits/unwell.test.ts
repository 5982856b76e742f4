// Who is ill has their visit found, and is asked before anything is done to it; who asks for a visit because of it gets one.
// Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Leo is sick, he has an appointment tomorrow'],
  ['en', "my daughter has an appointment tomorrow and she's got a fever"],
  ['en', "I woke up with a fever and I'm supposed to come in today at three"],
  ['es', 'Mi hijo tiene cita mañana y está enfermo'],
  ['es', 'Tengo cita mañana y estoy con fiebre'],
  ['fr', 'Ma fille a rendez-vous demain et elle a de la fièvre'],
  ['fr', 'Léo est malade, il a un rendez-vous demain'],
  ['de', 'Leo ist krank, er hat morgen einen Termin'],
  ['de', 'Meine Tochter hat morgen einen Termin und hat Fieber'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'can I have an appointment tomorrow, my son is sick'],
  ['en', 'My son has a fever, I need an appointment tomorrow'],
  ['es', 'Necesito una cita mañana, mi hijo está enfermo'],
  ['fr', 'Je voudrais un rendez-vous demain, ma fille est malade'],
  ['de', 'Ich brauche morgen einen Termin, mein Sohn ist krank'],
])('%s: “%s” wants one', (language, text) => expect(begun(heard(language, text))).not.toContain('cancel'));

test('that it can be moved as well is said, and a day for it moves it', async () => {
  const { say, records } = talkWith({ from: hank });
  const stated = await say('I have an appointment on Tuesday the 24th and I have a fever');
  expect(stated).toMatchObject({ asks: 'confirm', text: expect.stringMatching(/another time.*cancel it\?/) });
  expect((await say('no, move it to Friday at ten')).text).toMatch(/Friday/);
  expect(records().appointments.some((one) => one.status === 'cancelled')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "Leo can't do Thursday, would Friday work?"],
  ['de', 'Leo kann am Donnerstag nicht, geht auch Freitag?'],
  ['de', 'Ich kann am Donnerstag nicht, geht auch Freitag um zehn?'],
])('%s: “%s” moves it', (language, text) => expect(begun(heard(language, text))).toEqual(['move']));
