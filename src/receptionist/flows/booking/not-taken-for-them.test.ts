// No service is taken for a caller who has not said which, who is new gets the visit for that also midway, and what the house does
// not do is told before a time is taken.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const house = (names: readonly string[], text = ''): BusinessFile => ({
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  services: names.map((name) => ({ name, minutes: 30 })),
  staff: [{ name: 'Helen Yoo', services: [...names] }],
  knowledge: text === '' ? [] : [{ title: 'House rules', text }],
  emergencies: [],
  appointments: [],
});
const physio = house(['Initial assessment', 'Follow-up session', 'Dry needling']);
const dentist = house(['Cleaning', 'Filling', 'New patient visit']);
const garage = {
  ...house(['Check engine diagnosis', 'Oil change'], 'All makes except Tesla and other fully electric cars.'),
  industry: 'automotive',
} as const;

test.each([
  ['I need an appointment', 'two in the afternoon'],
  ['ich bräuchte einen Termin', 'zwei Uhr'],
])('which of the first and the further visit is not guessed: %s, %s', async (opens, says) => {
  const talk = talkWith({ business: physio });
  await talk.say(opens);
  expect((await talk.say(says)).asks).toBe('service');
});

test.each([
  "he hasn't been there before",
  "I've never been to you guys",
  'es la primera vez que voy',
  'ich war noch nie bei Ihnen',
])('midway, who is new has the first visit: %s', async (line) => {
  const talk = talkWith({ business: dentist });
  await talk.say('I need a cleaning next Tuesday');
  expect((await talk.say(line)).text).toContain('ew patient visit');
});

test.each(["it's not my first time", "I haven't been there in a while", 'my husband said you are great'])(
  'midway, who is not new keeps what was named: %s',
  async (line) => {
    const talk = talkWith({ business: dentist });
    await talk.say('I need a cleaning next Tuesday');
    expect((await talk.say(line)).text).not.toContain('ew patient visit');
  },
);

test('what was read back is not swapped by a question, and is by who tells that they are new', async () => {
  for (const [line, isNew] of [
    ["What do I need to bring, since it's my first time?", false],
    ["Oh, I've never been there before", true],
  ] as const) {
    const talk = talkWith({ business: dentist });
    await talk.say("I need a cleaning next Tuesday at ten, I'm Dana Reed, 312 555 0188");
    await talk.say(line);
    await talk.say('yes');
    expect(talk.records().appointments.at(-1)?.service ?? 'none').toBe(isNew ? 'New patient visit' : 'Cleaning');
  }
});

test("a rule of the owner's for who is new goes before what is asked for", async () => {
  const rule = 'Everybody who comes here for the first time books the New patient visit.';
  const line = "Hi, I've never been there, I'd like to get a filling next Tuesday";
  expect(
    (await talkWith({ business: { ...dentist, knowledge: [{ title: 'First visit', text: rule }] } }).say(line)).text,
  ).toContain('ew patient visit');
  expect((await talkWith({ business: dentist }).say(line)).text).not.toContain('ew patient visit');
});

test.each(["my check engine light's on, it's a Tesla Model 3", 'I need an oil change for my Tesla on Thursday'])(
  'what is excepted is told: %s',
  async (line) => {
    expect((await talkWith({ business: garage }).say(line)).text).toContain('except Tesla');
  },
);

test('whoever is called like it names nothing that is excepted', async () => {
  const line = 'Hi, this is Tom Tesla, I need an oil change on Thursday';
  expect((await talkWith({ business: garage }).say(line)).text).not.toContain('except Tesla');
});

test.each(["my check engine light's on, it's a Subaru", "I need an oil change, it's not a Tesla"])(
  'what is not excepted is not told of: %s',
  async (line) => {
    expect((await talkWith({ business: garage }).say(line)).text).not.toContain('Tesla');
  },
);
