// What sounds like a visit, and asks something of a thing that a text is of and does not tell, is no visit; a wish stays one.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';

const knowledge = [
  {
    title: 'Saturday ride',
    text: 'A free group ride leaves the shop every Saturday at 7:30 in the morning, about 20 miles.',
  },
];
const shop = {
  ...dental,
  name: 'Hawthorn Cycles',
  hours: { ...dental.hours, sat: [['09:00', '17:00']] },
  staff: undefined,
  services: [
    { name: 'Test ride', minutes: 30 },
    { name: 'Tune-up', minutes: 60 },
  ],
  knowledge,
};
const talk = () => talkWith({ business: shop as never, findAnswer });

test('what a text leaves untold is said not to be known, with what lies nearest', async () => {
  const { say } = talk();
  const reply = await say('What time does the Saturday ride get back?');
  expect(reply.text).toMatch(/nearest/);
  expect(reply.asks).toBe('message');
});

test.each(['What time does the Saturday ride leave?', 'Where does the Saturday ride leave from?'])(
  'what it tells is told: %s',
  async (line) => {
    expect((await talk().say(line)).text).toMatch(/7:30/);
  },
);

test.each([
  "I'd like to book a test ride for Saturday, when does it end?",
  'Can I get a test ride on Saturday?',
  'Do you have a test ride available Saturday?',
])('a wish is one: %s', async (line) => {
  expect((await talk().say(line)).asks).toMatch(/time|name/);
});
