// What is brought or left with the house is not given up.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';

const asked = { asked: 'time', frames: [{ flow: 'book', service: 'Cleaning', times: [] }], turns: 4 } as never;
const drops = (said: string) => heard('en', said, asked).some((one) => one.do === 'drop');

test.each([
  'wait can I drop it the night before',
  'can I drop it off the night before',
  'could we leave it with you overnight?',
  "I'll leave it with you over the weekend",
  'may I leave it there on Friday',
  'if I drop it at noon do I get it back today',
  "I'll have them leave it on then, yes put me in",
  'the driver will leave it on the porch',
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
  'no, leave it then',
  "leave it, I'll think about it",
  'Leave it as it is',
  'Let me leave it until I know more',
  'Just drop it altogether',
])('%s: given up', (said) => {
  expect(drops(said)).toBe(true);
});

const begins = (said: string) => heard('en', said, asked).flatMap((one) => (one.do === 'start' ? one.flow : []));

test.each([
  "2 o'clock. I've got polish on from somewhere else that has to come off, is that extra?",
  'Nine. The old one was called off by the other place, by the way',
])('beside an hour that is chosen, nothing is called off: %s', (said) => {
  expect(begins(said)).not.toContain('cancel');
});

test('what is called off outright is', () => {
  expect(begins("At two I can't, cancel the whole thing")).toContain('cancel');
});
