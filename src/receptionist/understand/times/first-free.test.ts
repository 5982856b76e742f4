// Asked what it is for, "the first one you have" is a time, and "the first one" is what was listed first.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const choosing: Partial<State> = {
  turns: 2,
  asked: 'service',
  frames: [{ flow: 'book', times: [] }],
  offers: [
    { kind: 'service', service: 'Dental exam', label: 'Dental exam' },
    { kind: 'service', service: 'Teeth cleaning', label: 'Teeth cleaning' },
  ],
};

test.each<[Language, string]>([
  ['en', 'the first one you have'],
  ['en', "whatever's first"],
  ['es', 'la primera que tenga'],
  ['fr', 'le premier que vous avez'],
  ['de', 'das erste, das Sie haben'],
])('the soonest, %s: %s', (language, text) => {
  const commands = heard(language, text, choosing);
  expect(commands.some((one) => one.do === 'pick')).toBe(false);
  expect(commands).toContainEqual({ do: 'set-times', wishes: [{ relative: 'soonest' }] });
});

test.each<[Language, string]>([
  ['en', 'the first one'],
  ['es', 'la primera, por favor'],
  ['fr', 'la première'],
  ['de', 'das erste bitte'],
])('the first of those, %s: %s', (language, text) => {
  expect(heard(language, text, choosing)).toContainEqual({ do: 'pick', offer: 1 });
});

test.each([
  ['I need to get my kid in, she is four', true],
  ['I have to get my dog in for a cleaning', true],
  ['How do I get my chair in through the door?', false],
])('somebody is to be got in: %s', (text, books) => {
  expect(begun(heard('en', text)).includes('book')).toBe(books);
});
