// What was said may be one of a few services: they are asked about, and no others; after two prices, "both" is both.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const { staff: _staff, ...house } = dental;
const groomer = {
  ...house,
  services: [
    { name: 'Bath and brush', aka: ['bath', 'dog wash'], minutes: 60, priceCents: 4500, currency: 'USD' },
    { name: 'Full groom, small dog', minutes: 90, priceCents: 7500, currency: 'USD' },
    { name: 'Full groom, large dog', minutes: 120, priceCents: 11_000, currency: 'USD' },
    { name: 'Nail trim', minutes: 15, priceCents: 1800, currency: 'USD' },
    { name: 'Puppy introduction', aka: ['puppy visit'], minutes: 30 },
  ],
};
const talk = () => talkWith({ business: groomer });

test('only those that were meant are asked about', async () => {
  const open = talk();
  const reply = await open.say('I need a full groom on friday');
  expect(reply.asks).toBe('service');
  expect(reply.text).toContain('Full groom, small dog or full groom, large dog'.slice(4));
  expect(reply.text).not.toContain('ath and brush');
});

test.each(['big one, golden', 'the second one', 'full groom, large dog'])('%s chooses', async (answer) => {
  const open = talk();
  await open.say('I need a full groom on friday at 10');
  await open.say(answer);
  await open.say('Pete Dahl');
  await open.say('this number');
  await open.say('yes');
  expect(open.records().appointments.find((one) => one.name === 'Pete Dahl')?.service).toBe('Full groom, large dog');
});

test('a long list gives way to the few that were named from it', async () => {
  const open = talk();
  expect((await open.say('I want to make an appointment')).asks).toBe('service');
  const reply = await open.say('full groom');
  expect(reply.asks).toBe('service');
  expect(reply.text).not.toContain('ail trim');
});

test('what the whole house is about chooses no visit', async () => {
  expect((await talk().say('do you have anything this week for a dog')).text).not.toContain('For puppy introduction');
});

test('both of those whose prices were told are booked, one after the other', async () => {
  const open = talk();
  await open.say('how much for a bath and a nail trim');
  await open.say('book me both friday at 10');
  await open.say('Ann Poe');
  await open.say('this number');
  expect((await open.say('yes')).text).toContain('ail trim');
  expect(open.records().appointments.find((one) => one.name === 'Ann Poe')?.service).toBe('Bath and brush');
});

test('one of those whose prices were told is asked about', async () => {
  const open = talk();
  await open.say('how much for a bath and a nail trim');
  const reply = await open.say('ok book one for friday');
  expect(reply.asks).toBe('service');
  expect(reply.text).not.toContain('ull groom');
});

test.each(['ok thanks bye', 'ok bye'])('%s leaves no message', async (text) => {
  const open = talk();
  await open.say("I'd like to leave a message");
  expect((await open.say(text)).ended).toBe(true);
  expect(open.records().messages).toEqual([]);
});

test('who says something else is asked on, and gets none of them', async () => {
  const open = talk();
  await open.say('I need a full groom');
  await open.say('friday after 9');
  const reply = await open.say('yep');
  expect(reply.asks).not.toBe('time');
  expect(reply.asks).not.toBe('name');
});

test.each([['how much is a full groom?'], ['I need a full groom for my dog', 'how much is it?']])(
  'of two that were meant, the price of each is told: %s',
  async (...lines) => {
    const open = talk();
    let text = '';
    for (const line of lines) ({ text } = await open.say(line));
    expect(text).toContain('$75');
    expect(text).toContain('$110');
  },
);

test('dogs choose no visit that is for puppies', async () => {
  expect((await talk().say('Can I bring two dogs on friday?')).asks).toBe('service');
  expect((await talk().say('my puppy should come on friday')).asks).toBe('time');
});
