// What is wanted in one breath is seen to one after the other, and that the second one is not forgotten is said before the first.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const business: typeof dental = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

test.each([
  ['I need a teeth cleaning and a dental exam', /dental exam right after/i],
  ['Necesito una limpieza dental y una revisión dental', /Después de esto vemos .*(?:revisión|exam)/iu],
  ["J'aurais besoin d'un détartrage et d'un examen dentaire", /verrons .*(?:examen|exam).* juste après/iu],
  ['Ich brauche eine Zahnreinigung und eine Zahnuntersuchung', /Danach .*(?:Untersuchung|exam)/iu],
])('the second one is told to come after the first: %s', async (line, said) => {
  const first = await talkWith({ business }).say(line);
  expect(first).toMatchObject({ asks: 'time', text: expect.stringMatching(said) });
});

test('the second is offered on the day of the first, and neither is booked without its own yes', async () => {
  const talk = talkWith({});
  const before = talk.records().appointments.length;
  await talk.say('I need a teeth cleaning and a dental exam');
  await talk.say('Thursday at 9');
  await talk.say('Maria Lopez');
  expect((await talk.say('630 555 0188')).asks).toBe('confirm');
  expect(talk.records().appointments).toHaveLength(before);
  const booked = await talk.say('yes');
  expect(booked).toMatchObject({ asks: 'time', text: expect.stringMatching(/dental exam[\s\S]*November 19/i) });
  expect(talk.records().appointments).toHaveLength(before + 1);
});

test('a second one that has its own day keeps it', async () => {
  const talk = talkWith({});
  await talk.say('a teeth cleaning on Thursday at 9 and a dental exam on Friday at 10');
  await talk.say('Maria Lopez');
  await talk.say('630 555 0188');
  expect(await talk.say('yes')).toMatchObject({ text: expect.stringMatching(/dental exam[\s\S]*November 20/i) });
});

test('one alone is followed by nothing', async () => {
  expect((await talkWith({}).say('I need a teeth cleaning on Thursday')).text).not.toMatch(/right after/);
});

const garage: typeof dental = {
  ...business,
  services: [
    { name: 'Oil change', minutes: 30 },
    { name: 'Tire rotation', minutes: 30 },
  ],
  staff: undefined,
  appointments: [],
};

test.each([
  ['I need an oil change and rotate the tires too', /tire rotation/i],
  ['Quiero cambiar el aceite y que me roten las llantas', /Tire rotation/],
])('the second is a verb: %s', async (line, said) => {
  expect(await talkWith({ business: garage }).say(line)).toMatchObject({
    asks: 'time',
    text: expect.stringMatching(said),
  });
});

test('what is added to the one that was booked is booked besides, on its day', async () => {
  const { say, records } = talkWith({ business: garage });
  await say('an oil change on Thursday at 10, Dan Miller, 630 555 0188');
  await say('yes');
  const next = await say('Can you add a tire rotation to that?');
  expect(next).toMatchObject({ asks: 'time', text: expect.stringMatching(/November 19 at 10:30/) });
  expect(records().appointments).toHaveLength(1);
});

test('what waits in line already is not put there once more', async () => {
  const talk = talkWith({});
  await talk.say('I need a teeth cleaning on Thursday at 9');
  await talk.say('and a dental exam too');
  await talk.say('Maria Lopez');
  await talk.say('630 555 0188');
  expect(await talk.say('also a dental exam please')).toMatchObject({ asks: 'confirm' });
  expect(await talk.say('yes')).toMatchObject({ asks: 'time', text: expect.stringMatching(/dental exam/i) });
  await talk.say('the first one');
  expect(await talk.say('yes')).toMatchObject({ asks: 'more' });
});

test.each([
  ['what waited takes the place of the first, and waits no more', 'sorry, just the dental exam', 'more'],
  [
    'another takes the place of the first, and what waited waits on',
    'sorry, not the teeth cleaning, a filling',
    'time',
  ],
])('%s', async (_, put, asks) => {
  const services = [...business.services, { name: 'Filling', minutes: 30 }];
  const talk = talkWith({ business: { ...business, services, staff: undefined } });
  await talk.say('I need a teeth cleaning and a dental exam on Thursday at 9');
  await talk.say(put);
  await talk.say('Maria Lopez');
  expect(await talk.say('630 555 0188')).toMatchObject({ asks: 'confirm' });
  expect(await talk.say('yes')).toMatchObject({ asks });
});
