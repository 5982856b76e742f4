// What all of a case comes to is not the price of talking about it: that is told with a way on; asked of the talk itself, it is told as it is.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const firm = {
  ...dental,
  name: 'Alder Law',
  staff: undefined,
  services: [
    { name: 'Divorce consultation', minutes: 60, priceCents: 18000 },
    { name: 'Will signing', minutes: 30, priceCents: 9000 },
  ],
};
const say = (line: string) => talkWith({ business: firm as never }).say(line);

test.each(['How much would the whole divorce come to?', 'What does an entire divorce cost?'])('%s', async (line) => {
  expect((await say(line)).text).toMatch(/180.*meant/s);
});
test.each(['How much is a divorce consultation?', 'What does the whole will signing visit cost?'])(
  '%s',
  async (line) => {
    const { text } = await say(line);
    expect(text).toMatch(/180|90/);
    expect(text).not.toMatch(/meant/);
  },
);
