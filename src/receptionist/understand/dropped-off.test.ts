// What is brought or left with the house is not given up.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';

const asked = { asked: 'time', frames: [{ flow: 'book', service: 'Cleaning', times: [] }], turns: 4 } as never;
const drops = (said: string) => heard('en', said, asked).some((one) => one.do === 'drop');

test.each([
  'wait can I drop it the night before',
  'can I drop it off the night before',
  'could we leave it with you overnight?',
  "I'll leave it with you over the weekend",
  'may I leave it there on Friday',
])('%s', (said) => {
  expect(drops(said)).toBe(false);
});

test.each([
  'ok drop it',
  'just leave it',
  'leave it',
  'can you just drop it',
  "let's leave it at that",
  "I'd leave it at that",
])('%s: given up', (said) => {
  expect(drops(said)).toBe(true);
});
