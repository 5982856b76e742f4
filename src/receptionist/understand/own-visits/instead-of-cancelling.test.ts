// An end that is given and taken for another time in one breath is a change, and so is a time said where it is asked whether it goes.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'I have to cancel my appointment on Wednesday... well, no, actually, could you just do it Thursday instead?'],
  ['en', 'I need to cancel my Wednesday appointment. No wait, can you do Thursday?'],
  ['es', 'Tengo que cancelar mi cita del miércoles... bueno, no, ¿mejor me la puede poner el jueves a la misma hora?'],
  ['fr', 'Je dois annuler mon rendez-vous de mercredi... enfin non, vous pourriez plutôt le faire jeudi ?'],
  ['de', 'Ich muss den Mittwoch absagen. Nein, Moment, könnten Sie es lieber am Donnerstag machen?'],
])('%s: “%s” moves it', (language, text) => expect(begun(heard(language, text))).toEqual(['move']));

test.each<[Language, string, readonly string[]]>([
  ['en', "Please cancel my cleaning on Wednesday, I'm at my sister's on Thursday instead", ['cancel']],
  ['en', 'Could you cancel my cleaning on Wednesday?', ['cancel']],
  ['en', 'Cancel my cleaning Wednesday. Could I have an exam on Thursday instead?', ['cancel', 'book']],
  ['de', 'Bitte sagen Sie den Mittwoch ab, ich bin am Donnerstag schon wieder weg', ['cancel']],
])('%s: “%s” does not', (language, text, flows) => expect(begun(heard(language, text))).toEqual(flows));

const own = (talk: ReturnType<typeof talkWith>) =>
  talk.records().appointments.filter((one) => one.name === 'Hank Bauer' && one.status === 'booked');

test('a yes to another time than any visit has is asked about as a change, and never said over', async () => {
  const talk = talkWith({ from: hank });
  const stated = await talk.say('I need to cancel my cleaning');
  const moved = await talk.say("Yes, Thursday at two, that's it.");
  expect(moved.asks).toBe('confirm');
  expect(moved.text).not.toBe(stated.text);
  await talk.say("Yes, Thursday at two, that's it.");
  expect(own(talk)).toMatchObject([{ service: 'Teeth cleaning', startsAt: '2026-11-19T20:00:00.000Z' }]);
});

test.each([
  ['yes, cancel it', []],
  ['yes, on Tuesday', [{ startsAt: '2026-11-24T09:00:00-06:00' }]],
])('“%s” moves nothing', async (yes, left) => {
  const talk = talkWith({ from: hank });
  await talk.say('I need to cancel my cleaning');
  expect((await talk.say(yes)).text).not.toMatch(/goes from/);
  expect(own(talk)).toMatchObject(left);
});

test.each([
  'Yes, I have to work on Thursday at two',
  'yes please, I leave on Thursday',
  'yes, my sister gets married Thursday',
])('“%s” gives the reason, and it goes', async (yes) => {
  const talk = talkWith({ from: hank });
  await talk.say('I need to cancel my cleaning');
  await talk.say(yes);
  expect(own(talk)).toEqual([]);
});
