// Who only asks to come at some time asks for nothing that a text could answer; what else is said may be.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const asks = (language: Language, text: string) => heard(language, text).some((one) => one.do === 'ask');

test.each<[Language, string, boolean]>([
  ['en', 'ok can I get in tomorrow morning', false],
  ['en', 'do you have anything tomorrow?', false],
  ['es', '¿tienen algo para mañana en la mañana?', false],
  ['fr', 'vous avez une place demain matin ?', false],
  ['en', 'can I come in with a cast on Thursday?', true],
  ['en', "can you look at a three-year-old's teeth tomorrow?", true],
])('%s: %s', (language, text, expected) => {
  expect(asks(language, text)).toBe(expected);
});

test.each(['can I get in today?', 'can i get in on friday?', "my tooth's killing me, can I get in this afternoon?"])(
  'a day and nothing else is asked for: %s',
  (text) => expect(begun(heard('en', text))).toEqual(['book']),
);

const offered: Partial<State> = {
  turns: 1,
  asked: 'message',
  frames: [{ flow: 'message', urgent: false, proposed: true, about: 'do I have to move out?' }],
  unanswered: 'do I have to move out?',
};
test.each<[Language, string]>([
  ['en', 'ok whatever book the first thing you got'],
  ['en', 'no, book me in'],
  ['es', 'no, mejor agéndeme'],
  ['fr', 'non, je veux juste prendre rendez-vous'],
  ['de', 'nein, ich möchte einfach einen Termin'],
])('%s: who wants a visit leaves no message: %s', (language, text) => {
  const commands = heard(language, text, offered);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'set-message')).toBe(false);
});
