// Where a question was offered to be passed on, a wish for an appointment is one, and no words for a message.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const offered: Partial<State> = {
  turns: 1,
  asked: 'message',
  unanswered: 'do you rent crutches',
  frames: [{ flow: 'message', urgent: false, proposed: true, about: 'do you rent crutches' }],
};

test.each<[Language, string]>([
  ['en', "no, I'd like an appointment for a cleaning on Thursday"],
  ['es', 'no, que me den cita para una limpieza, el jueves'],
  ['fr', 'non, je veux un rendez-vous pour un détartrage jeudi'],
  ['de', 'nein, ich möchte einen Termin für eine Zahnreinigung am Donnerstag'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text, offered);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'set-message')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'yes, my mother had one at her last appointment'],
  ['es', 'sí, que me llamen el jueves'],
])('%s: “%s” stays with the message', (language, text) => {
  expect(begun(heard(language, text, offered))).not.toContain('book');
});
