// Where it is asked what to pass on, a refusal of it is none of its words; what only begins like one is.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const offered: Partial<State> = {
  turns: 2,
  asked: 'message',
  unanswered: 'Do you sponsor the chess club?',
  lastText: 'What shall I tell them?',
  frames: [{ flow: 'message', urgent: false, proposed: true }],
};

test.each<[Language, string]>([
  ['en', 'ah ok, thanks anyway'],
  ['en', 'gotta run, bye'],
  ['en', 'no, leave it'],
  ['en', "no don't worry about it"],
  ['es', 'ah bueno, gracias de todos modos'],
  ['es', 'ya le pregunto yo a mi vecino'],
  ['es', 'déjelo ya'],
  ['es', 'no, tengo que colgar'],
  ['fr', 'laissez ça'],
  ['fr', 'je dois filer, salut'],
  ['fr', 'ah bon, merci quand même'],
  ['de', 'nein, lassen Sie'],
  ['de', 'machen Sie sich keine Mühe'],
  ['de', 'ach so, trotzdem danke'],
  ['de', 'ich muss jetzt los'],
])('%s: no message: %s', (language, text) => {
  const commands = heard(language, text, offered);
  expect(commands[0]).toEqual({ do: 'deny' });
  expect(commands.every((one) => one.do === 'deny' || one.do === 'goodbye')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'leave it with the boss please'],
  ['en', 'I have to run a race there, ask them about it'],
  ['en', 'I need to leave at five, tell them'],
  ['fr', 'laissez le mot au patron'],
  ['de', 'lassen Sie den Chef anrufen'],
  ['de', 'lassen Sie mich wissen ob das geht'],
])('%s: a message all the same: %s', (language, text) => {
  expect(heard(language, text, offered)).not.toContainEqual({ do: 'deny' });
});
