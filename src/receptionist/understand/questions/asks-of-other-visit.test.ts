// Asked at the read-back whether another visit is still kept, no hour of it is wished for and nothing is called off.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';
import { asksOfOtherVisit } from './asks-of-other-visit.ts';

test.each([
  "so the eleven o'clock is gone right, he doesn't have two now",
  'and the one at eleven is cancelled then?',
  'wait, what happens to the eleven o’clock?',
  'did you take the eleven out',
  'is the old appointment cancelled?',
  'entonces la de las once ya no está, ¿verdad?',
  '¿y qué pasa con la de las once?',
  'donc celui de onze heures est annulé, c’est ça ?',
  'et que devient l’autre rendez-vous ?',
  'der um elf ist dann weg, oder?',
  'er hat jetzt nicht zwei, oder?',
])('asks of another: %s', (line) => expect(asksOfOtherVisit(line)).toBe(true));

test.each([
  'is eleven gone?',
  'what about eleven',
  "is the eleven o'clock still free?",
  "cancel the eleven o'clock then",
  "the eleven o'clock then",
  'the other one is better, right?',
  "so that's cancelled, right?",
  "so the eleven o'clock is gone, then make it noon",
  'can we do the one at eleven?',
  "my eleven o'clock is cancelled",
  'la de las once mejor, ¿no?',
  'celui de onze heures alors',
  'der um elf ist besser, oder?',
  'was ist mit dem um elf?',
])('asks nothing of another: %s', (line) => expect(asksOfOtherVisit(line)).toBe(false));

const exam: readonly Command[] = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Dental exam', sure: 1 },
  { do: 'set-name', name: 'Dana Mott', sure: 1 },
  { do: 'set-phone', phone: '+15185550777' },
  { do: 'set-times', wishes: [{ date: '2026-11-19', time: '14:00' }] },
];

test.each(["so the nine o'clock is gone right, he doesn't have two now", 'and the one at nine is cancelled then?'])(
  'what is read back stays: %s',
  async (line) => {
    const talk = talkWith({});
    expect(await talk.say(exam)).toMatchObject({ asks: 'confirm' });
    const { text, asks } = await talk.say(line);
    expect(asks).toBe('confirm');
    expect(text).toMatch(/haven't touched any other appointment.*Thursday, November 19 at 2 PM/s);
    await talk.say('yes');
    const booked = talk.records().appointments.filter(({ name }) => name === 'Dana Mott');
    expect(booked.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual(['2026-11-19T20:00:00.000Z']);
  },
);

test('who somebody is makes no other booking', async () => {
  const talk = talkWith({});
  const { text } = await talk.say(exam);
  const [other] = (dental.staff ?? []).filter((one) => !text.includes(one.name));
  if (!other) throw new Error('everybody is named');
  const asked = await talk.say(`is ${other.name} the one with the beard`);
  expect(asked.asks).toBe('confirm');
  expect(asked.text).not.toContain(`with ${other.name}`);
});

test.each([
  ['what about nine?', /9 AM/],
  ['can we make it nine', /9 AM/],
])('another hour is still a wish: %s', async (line, to) => {
  const talk = talkWith({});
  await talk.say(exam);
  expect((await talk.say(line)).text).toMatch(to);
});
