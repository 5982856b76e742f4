// Whoever cannot prove whose visit it is changes nothing; what they would have changed is offered to be passed on, in their own words.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const talkOf = () => talkWith({ from: '+17735550199', business: dental });

test('who calls for their mother and knows no number is not asked over and over, and the team hears what is wanted', async () => {
  const talk = talkOf();
  expect((await talk.say('my mom has an appointment on Thursday, I need to move it to Monday')).asks).toBe('name');
  const offered = await talk.say('no idea what number she gave');
  expect(offered.text).toMatch(/Without proof/);
  expect(offered.asks).toBe('message');
  expect((await talk.say("yes please, I'm Dana Bell")).asks).toBe('phone');
  await talk.say('773 555 0199');
  await talk.say('yes');
  expect(talk.records().messages).toMatchObject([{ body: expect.stringContaining('Monday'), name: 'Dana Bell' }]);
  expect(talk.records().appointments.some((one) => one.status === 'cancelled')).toBe(false);
});

test('whose phone the code went to is not there: asked for once more, it is passed on', async () => {
  const talk = talkOf();
  await talk.say("I'm calling for my wife, Gwen Adler, can you move her appointment to next week");
  await talk.say('773 555 0146');
  const offered = await talk.say("what code? it's her phone, she's at work");
  expect(offered.text).toMatch(/Without proof/);
  expect(offered.text).not.toMatch(/exam/);
  const again = await talk.say('can you just have them move it to the afternoon');
  expect(again.asks).toBe('name');
  await talk.say('Tom Adler');
  await talk.say('773 555 0199');
  await talk.say('yes');
  expect(talk.records().messages).toMatchObject([
    { body: expect.stringMatching(/my wife.*afternoon/s), name: 'Tom Adler' },
  ]);
});

test('a no leaves it, and nobody is told', async () => {
  const talk = talkOf();
  await talk.say('I need to cancel my appointment on Thursday');
  await talk.say('Gwen Adler, 773 555 0146');
  expect((await talk.say('I don’t have it, it went to her phone')).asks).toBe('message');
  expect((await talk.say('no thanks')).asks).toBe('more');
  expect(talk.records().messages).toEqual([]);
});

test.each([
  "It went to my husband's cell and he's at work.",
  "That's on Mom's phone, and I haven't got it here",
  "My sister would have gotten that text, I can't get to it",
  "It's on my wife's phone, she's in surgery",
])('whose own code went to another telephone is not asked who they are once more: %s', async (line) => {
  const talk = talkWith({ from: '+17735550199', business: dental, channel: 'phone' });
  await talk.say("I'm Gwen Adler, I want to move my exam to Friday at ten");
  await talk.say('773 555 0146');
  expect((await talk.say(line)).asks).toBe('message');
  for (let turns = 0; turns < 3 && talk.records().messages.length === 0; turns += 1) await talk.say('Yes please.');
  expect(talk.records().messages).toMatchObject([
    { body: expect.stringContaining('Friday'), name: 'Gwen Adler', phone: '+17735550199' },
  ]);
  expect(talk.records().appointments.some((one) => one.status === 'cancelled')).toBe(false);
});
