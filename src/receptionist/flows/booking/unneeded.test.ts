// Who comes to the house is asked for no address, and who asks why a detail is needed hears it once.
import { expect, test } from 'vitest';
import { dental, stranger, talkWith } from '../../../../tests/support/talk.ts';

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

test.each([
  ['en', 'Why do you need my number?', 'yes'],
  ['en', 'What do you need that for?', 'yes'],
  ['es', '¿Para qué lo quiere?', 'sí'],
  ['fr', 'Pourquoi ?', 'oui'],
  ['de', 'Warum denn?', 'ja'],
] as const)('a second why declines no number that is at hand: %s %s', async (language, why, yes) => {
  const opening = {
    en: 'I need a filling on Thursday at nine',
    es: 'Quiero un filling el jueves a las nueve',
    fr: 'Je voudrais un filling jeudi à neuf heures',
    de: 'Ich hätte gern ein Filling am Donnerstag um neun',
  };
  const business = { ...dental, languages: [language, 'en'] } as typeof dental;
  const talk = talkWith({ business, channel: 'phone', from: stranger });
  await talk.say(opening[language]);
  expect((await talk.say('Maria Lopez')).asks).toBe('phone');
  expect((await talk.say(why)).asks).toBe('phone');
  expect((await talk.say(why)).asks).toBe('phone');
  expect((await talk.say(yes)).asks).toBe('confirm');
});

test('a number that is not at hand is gone on without, and no why is thanked for', async () => {
  const talk = await asked('phone');
  await talk.say('Why do you need my number?');
  const { asks, text } = await talk.say('Why do you need my number?');
  expect(asks).toBe('email');
  expect(text).not.toMatch(/thank|happy|great|perfect|sure/i);
});

test.each(['Why do you need my address?', 'Do you need my e-mail address?', 'Why do you need my last name?'])(
  'why the number is needed is no answer to: %s',
  async (text) => {
    const talk = await asked('phone');
    const reply = await talk.say(text);
    expect(reply.asks).toBe('phone');
    expect(reply.text).not.toContain('reach you if');
  },
);
