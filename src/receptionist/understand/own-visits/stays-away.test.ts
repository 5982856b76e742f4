// Somebody is kept away from a visit: it is stated and may go, and nobody is offered another on the very day.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { gwen, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "She can't come Thursday"],
  ['en', 'Something came up on Thursday'],
  ['en', 'I have an appointment Thursday but I will be out of town'],
  ['es', 'Mi hijo no va a poder ir el jueves'],
  ['es', 'Leo no puede venir el jueves'],
  ['es', 'Me surgió algo el jueves'],
  ['fr', 'Zoé ne pourra pas venir jeudi'],
  ['fr', 'Zoé est malade, elle ne pourra pas venir à sa leçon jeudi'],
  ['fr', "j'ai un empêchement jeudi"],
  ['de', 'Leo kann am Donnerstag nicht kommen'],
  ['de', 'Meine Tochter kann am Donnerstag nicht'],
  ['de', "Ich schaff's am Donnerstag leider nicht"],
  ['de', 'Ich bin am Donnerstag verhindert'],
  ['de', 'Mir ist am Donnerstag was dazwischengekommen'],
  ['de', 'Ich habe am Donnerstag einen Termin, ich bin aber dann im Urlaub'],
])('a visit is given up, and nobody is called by that name, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.filter((one) => one.do === 'set-name')).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "I need an appointment but I can't come Thursday"],
  ['en', "I need a cleaning but I can't make it Thursday"],
  ['es', 'Necesito una limpieza, pero no puedo ir el jueves'],
  ['fr', 'Je voudrais un rendez-vous mais je ne peux pas venir jeudi'],
  ['de', 'Ich brauche einen Termin, am Donnerstag kann ich nicht'],
])('who asks for a visit has none to give up, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-times', wishes: [{ date: '2026-11-19', excluded: true }] });
});

test.each<[Language, string]>([
  ['en', "You can't come Thursday?"],
  ['es', '¿No pueden venir el jueves?'],
  ['fr', 'Vous ne pouvez pas venir jeudi ?'],
  ['de', 'Ich kann vor Donnerstag nicht kommen, haben Sie Freitag was?'],
])('none is given up, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('cancel');
});

test('the visit is stated, and may be moved instead', async () => {
  const talk = talkWith({ from: gwen });
  const before = talk.records().appointments.length;
  expect(await talk.say("She can't come Thursday")).toMatchObject({
    asks: 'confirm',
    text: expect.stringMatching(/November 19[\s\S]*cancel/),
  });
  expect(await talk.say('No, move it to Friday at ten')).toMatchObject({
    asks: 'confirm',
    text: expect.stringContaining('November 20'),
  });
  expect(talk.records().appointments).toHaveLength(before);
});

test.each<[Language, string]>([
  ['en', "I can't make the cleaning tomorrow at 8, cancel it please"],
  ['es', 'mañana no voy a poder ir a la limpieza a las 8, cancelenmela porfa'],
  ['es', 'no puedo ir mañana a la limpieza, anúlemela por favor'],
])('who says that it be cancelled books nothing, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});
