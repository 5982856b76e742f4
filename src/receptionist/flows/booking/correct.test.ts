// What callers put right of themselves once a visit is booked stands in the booking, and only what is theirs.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const languages = ['en', 'es', 'fr', 'de'] as const;

/** An exam on Thursday at nine is booked for Dan Morse. */
async function booked(language: Language = 'en') {
  const business = { ...dental, languages: [language, ...languages.filter((one) => one !== language)] };
  const talk = talkWith({ business, from: null });
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
    { do: 'set-name', name: 'Dan Morse', sure: 1 },
    { do: 'set-phone', phone: '+12155550144' },
  ]);
  await talk.say([{ do: 'affirm' }]);
  const record = () => talk.records().appointments.at(-1);
  expect(record()).toMatchObject({ name: 'Dan Morse', phone: '+12155550144' });
  return { ...talk, record };
}

test.each<[Language, string]>([
  ['en', "wait the number's wrong, it's 215 555 0145"],
  ['en', "shoot, it's 0145 at the end"],
  ['es', 'perdón, el número es 215 555 0145'],
  ['fr', "non, mon numéro c'est 215 555 0145"],
  ['de', 'nein, die Nummer ist 215 555 0145'],
])('%s: the number is put right: %s', async (language, line) => {
  const talk = await booked(language);
  const { text } = await talk.say(line);
  expect(talk.record()).toMatchObject({ name: 'Dan Morse', phone: '+12155550145' });
  expect(text).toContain('555-0145');
});

test('the name is put right', async () => {
  const talk = await booked();
  await talk.say('and its spelled m o r s s');
  expect(talk.record()).toMatchObject({ name: 'Dan Morss', phone: '+12155550144' });
});

test.each(['his name is Raj Shah', 'thanks, Dan'])(
  'nobody else, and no less of a name, takes its place: %s',
  async (line) => {
    const talk = await booked();
    await talk.say(line);
    expect(talk.record()).toMatchObject({ name: 'Dan Morse' });
  },
);

test('what is said of a visit that is not booked yet changes none', async () => {
  const talk = await booked();
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Teeth cleaning', sure: 1 },
  ]);
  await talk.say([{ do: 'set-phone', phone: '+12155550199' }]);
  expect(talk.record()).toMatchObject({ phone: '+12155550144' });
});
