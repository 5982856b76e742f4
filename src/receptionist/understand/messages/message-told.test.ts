// What is to be passed on is told in a clause of its own, and wishes for no time that it names; who tells what is broken is not late.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const messageAsked: Partial<State> = { turns: 1, asked: 'message', frames: [{ flow: 'message', urgent: false }] };

test.each<[Language, string]>([
  ['en', "That I'll be there at three"],
  ['es', 'Que llego a las tres'],
  ['fr', 'que je serai là à trois heures'],
  ['de', 'Dass ich am Donnerstag um drei da bin'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, messageAsked)).toEqual([{ do: 'set-message', body: text }]);
});

test.each<[Language, string]>([
  ['en', "tell him it's Monday not Tuesday"],
  [
    'en',
    "the interview got moved, it's November 9 now instead of the 2nd, and does she need the original or is a copy ok",
  ],
  ['es', 'dígale que es el lunes y no el martes'],
  ['fr', "dites-lui que c'est lundi et pas mardi"],
  ['de', 'sagen Sie ihm, es ist Montag und nicht Dienstag'],
])('the day it tells is no visit, %s: %s', (language, text) => {
  const commands = heard(language, text, messageAsked);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual({ do: 'set-message', body: text });
});

test('who is to be reached is heard beside it, and a wish of their own is none of it', () => {
  const reach = heard('en', 'just have her call me, 802 555 0111, ask for Doug', messageAsked);
  expect(reach).toContainEqual({ do: 'set-phone', phone: '+18025550111' });
  expect(begun(heard('en', 'actually can I move my cleaning to Friday', messageAsked))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', 'What times do you have tomorrow?'],
  ['es', '¿Qué horas tienen mañana?'],
])('a time that is asked for is no message, %s: %s', (language, text) => {
  expect(heard(language, text, messageAsked).some((one) => one.do === 'set-message')).toBe(false);
});

test.each(["My filling is broken, I'm in the Bronx", "My crown came off, I'm over in Queens"])(
  'nobody is late: %s',
  (text) => expect(begun(heard('en', text))).toEqual(['book']),
);

test.each<[Language, string, string]>([
  ['fr', "Étienne Morin à l'appareil. Est-ce que je pourrais laisser un message pour Owen ?", 'Étienne Morin'],
  ['de', 'Karl Weber am Apparat. Kann ich Frau Vega eine Nachricht hinterlassen?', 'Karl Weber'],
  ['en', 'Ann Miller speaking. Could I leave a message for Marisol?', 'Ann Miller'],
])('who is on the line is heard beside whom the message is for, %s: %s', (language, text, name) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['message']);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
});
