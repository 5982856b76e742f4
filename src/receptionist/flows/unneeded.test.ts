// Who comes to the house is asked for no address, and who asks why a detail is needed hears it once.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../tests/support/talk.ts';

const visited = {
  ...dental,
  services: dental.services.map((one) => (one.name === 'Dental exam' ? { ...one, needsAddress: true } : one)),
} as typeof dental;

async function asked(step: 'name' | 'phone' | 'address') {
  const talk = talkWith({ business: visited });
  let reply = await talk.say('I need a dental exam on Thursday at nine');
  if (step !== 'name') reply = await talk.say('Maria Lopez');
  if (step === 'address') reply = await talk.say('312 555 0144');
  expect(reply.asks).toBe(step);
  return talk;
}
const note = (talk: { records(): { appointments: readonly object[] } }) => JSON.stringify(talk.records().appointments);

test.each(["Do you need that? I'd be coming to you.", "I'm bringing it to your office though."])(
  'goes on without an address: %s',
  async (text) => {
    const talk = await asked('address');
    expect((await talk.say(text)).asks).toBe('confirm');
    await talk.say('yes');
    expect(note(talk)).toContain('Maria Lopez');
  },
);

test.each(['Why do you need my address?', 'Is that really necessary?'])('why, once, and on: %s', async (text) => {
  const talk = await asked('address');
  const reply = await talk.say(text);
  expect(reply.asks).toBe('address');
  expect(reply.text).toContain('where we would come to you');
  expect((await talk.say(text)).asks).toBe('confirm');
});

test('a number that is needed is said why, and then given', async () => {
  const talk = await asked('phone');
  expect((await talk.say('Why do you need my number?')).text).toContain('reach you');
  await talk.say('312 555 0144');
  expect((await talk.say('12 Elm Street')).asks).toBe('confirm');
});

test('nobody is booked without a name', async () => {
  const talk = await asked('name');
  expect((await talk.say('What do you need my name for?')).asks).toBe('name');
  expect((await talk.say('What do you need my name for?')).asks).toBe('name');
});

test.each(["You're coming to my mom's, 12 Elm Street", "I'll bring the dog in, it's 77 Cedar Lane"])(
  'an address that is given is taken: %s',
  async (text) => {
    const talk = await asked('address');
    expect((await talk.say(text)).asks).toBe('confirm');
    await talk.say('yes');
    expect(note(talk)).toMatch(/12 Elm|77 Cedar/);
  },
);

test.each(['Do I come to you or do you come to me?', 'Do you need me to be there early?'])(
  'still asked: %s',
  async (text) => {
    const talk = await asked('address');
    expect((await talk.say(text)).asks).toBe('address');
  },
);
