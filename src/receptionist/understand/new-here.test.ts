// Whoever says that they are new here complains of nothing and refuses nothing; what is for who is new is what they get.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import { dental } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';
import { isNewHere, serviceOfNew } from './new-here.ts';

const askedWhich: Partial<State> = {
  turns: 1,
  asked: 'service',
  lastText: 'What can we do for you?',
  frames: [{ flow: 'book', times: [] }],
};

test.each<[Language, string]>([
  ['en', "no I've never been"],
  ['en', "I'm a new patient"],
  ['en', "it's my first time there"],
  ['es', 'nunca he ido'],
  ['es', 'no, es la primera vez'],
  ['fr', 'jamais venu'],
  ['fr', "non, c'est la première fois"],
  ['de', 'nein, ich war noch nie da'],
  ['de', 'ich bin neu bei Ihnen'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text, askedWhich);
  expect(commands.filter((one) => one.do === 'complaint' || one.do === 'deny' || one.do === 'drop')).toEqual([]);
  expect(begun(commands)).toEqual([]);
});

test.each(['They never came, and nobody called me', 'I have never been so angry, nobody showed up'])(
  'a complaint all the same: %s',
  (text) => {
    expect(heard('en', text)).toContainEqual(expect.objectContaining({ do: 'complaint' }));
  },
);

test.each([
  ['Initial assessment', 'Follow-up'],
  ['Bilan initial', 'Massage'],
  ['Erstberatung', 'Testament'],
  ['Consulta de primera vez', 'Control'],
])('the one service that is for who is new: %s', (first, other) => {
  const named = (...names: string[]) => ({ ...dental, services: names.map((name) => ({ name, minutes: 30 })) });
  expect(serviceOfNew(named(other, first))).toBe(first);
  expect(serviceOfNew(named(other))).toBeUndefined();
  expect(serviceOfNew(named(first, `${first} B`))).toBeUndefined();
});

test('to be new is said in whole words', () => {
  expect(isNewHere('i never go there')).toBe(false);
});
