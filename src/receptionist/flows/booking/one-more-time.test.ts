// With the yes to a booking one more is asked for on another day: the first is booked, and the other is stated for a yes of its own.
import { describe, expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';

const speaking = (language: BusinessFile['languages'][number]): BusinessFile => ({
  ...dental,
  languages: [language, ...dental.languages.filter((one) => one !== language)],
});

/** A talk in which an exam on Thursday the 19th at nine is stated for Maria. */
async function examStated(business = dental) {
  const talk = talkWith({ business });
  const { asks } = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
    { do: 'set-name', name: 'Maria Lopez', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
  expect(asks).toBe('confirm');
  const made = () => talk.records().appointments.filter((one) => one.startsAt.endsWith('Z'));
  return { ...talk, booked: () => made().map((one) => `${one.startsAt.slice(0, 16)} ${one.name}`) };
}
const first = '2026-11-19T15:00 Maria Lopez';
const weekLater = '2026-12-03T15:00 Maria Lopez';

describe('one more on another day', () => {
  test.each([
    ['en', 'yes and the 3rd of December, same time'],
    ['en', 'Yes please, and on December 3 at nine too'],
    ['es', 'sí, y el 3 de diciembre a la misma hora'],
    ['fr', 'oui, et le 3 décembre aussi, à la même heure'],
    ['de', 'ja, und am 3. Dezember auch, gleiche Uhrzeit'],
  ] as const)('%s: %s', async (language, line) => {
    const { say, booked } = await examStated(speaking(language));
    expect((await say(line)).asks).toBe('confirm');
    expect(booked()).toEqual([first]);
    await say([{ do: 'affirm' }]);
    expect(booked()).toEqual([first, weekLater]);
  });

  test('without an hour its day is offered, and the first is not lost', async () => {
    const { say, booked } = await examStated();
    const { text, asks } = await say('yes and the friday after');
    expect(booked()).toEqual([first]);
    expect(asks).toBe('time');
    expect(text).toMatch(/November (?:20|27)/);
  });

  test('for somebody else it is for the same somebody', async () => {
    const talk = talkWith({ from: hank });
    await talk.say([
      { do: 'start', flow: 'book' },
      { do: 'set-service', service: 'Dental exam', sure: 1 },
      { do: 'for-other', whose: 'daughter' },
      { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
    ]);
    await talk.say([{ do: 'set-name', name: 'Lena Novak', sure: 1 }]);
    const { text, asks } = await talk.say('yes and the 3rd of December, same time');
    expect(asks).toBe('confirm');
    expect(text).toMatch(/exam is booked for .*December 3 .*for Lena Novak/s);
  });
});

test.each([
  'yes, on December 3',
  'yes but the 3rd of December, same time',
  'yes and make it the 3rd of December',
  'yes and can we do the 3rd of December instead',
  'yes and friday works too',
  'yes and at ten',
  'yes and on thursday please',
  'yes and not the friday',
  'no, and the 3rd of December, same time',
])('"%s" is no second one, and books nothing yet that it may put right', async (line) => {
  const { say, booked } = await examStated();
  const { text } = await say(line);
  expect(booked().length).toBeLessThanOrEqual(1);
  expect(text).not.toMatch(/booked for .*(?:So that's|I have)/s);
});
