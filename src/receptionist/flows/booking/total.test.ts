// What all that is booked in a talk comes to: from listed prices only, and only where each part is known.
import { describe, expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { priceWithExtra } from './with-extra.ts';

const spoken = (language: Language) => ({ ...dental, languages: [language] });
const start = (service: string): readonly Command[] => [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service, sure: 1 },
];
const two = [...start('Teeth cleaning'), ...start('Dental exam')];
const ask = async (language: Language, begun: readonly Command[], question: string) => {
  const talk = talkWith({ business: spoken(language) });
  await talk.say(begun);
  return talk.say([{ do: 'ask', question }]);
};

describe('the sum of two services', () => {
  test.each<[Language, string]>([
    ['en', "what's that all together"],
    ['en', "what's it all come to"],
    ['en', 'how much for both'],
    ['es', '¿cuánto sería todo?'],
    ['es', 'cuánto cuestan las dos cosas'],
    ['fr', "c'est combien les deux"],
    ['fr', 'ça fait combien en tout'],
    ['de', 'was macht das zusammen'],
    ['de', 'was kostet beides'],
  ])('%s: %s', async (language, question) => {
    const { text, unanswered } = await ask(language, two, question);
    expect(text).toMatch(/220/);
    expect(unanswered).toEqual([]);
  });

  test('what was booked before in the same talk counts too', async () => {
    const talk = talkWith();
    await talk.say([
      ...start('Teeth cleaning'),
      { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
      { do: 'set-name', name: 'Ann Lee', sure: 1 },
      { do: 'set-phone', phone: '+16305550126' },
    ]);
    for (let turn = 0; turn < 3 && talk.records().appointments.every(({ name }) => name !== 'Ann Lee'); turn += 1)
      await talk.say([{ do: 'affirm' }]);
    await talk.say(start('Dental exam'));
    expect((await talk.say([{ do: 'ask', question: 'how much for both' }])).text).toMatch(/\$220/);
  });
});

describe('one service for two people', () => {
  test.each<[Language, string]>([
    ['en', 'how much is that for the two of us'],
    ['en', "what's that for both of us"],
    ['es', 'cuánto es para los dos'],
    ['fr', "c'est combien pour nous deux"],
    ['de', 'was kostet das für uns beide'],
  ])('%s: %s', async (language, question) => {
    const { text } = await ask(language, start('Teeth cleaning'), question);
    if (question.includes("what's that for")) expect(text).not.toMatch(/135(?!.*270)/);
    else expect(text).toMatch(/270/);
  });
});

describe('no sum', () => {
  test('where a part has no price in the list', async () => {
    const { text } = await ask('en', [...start('Teeth cleaning'), ...start('Filling')], 'how much is it altogether');
    expect(text).toMatch(/\$135/);
    expect(text).not.toMatch(/together are/);
  });
  test('where another service is asked about', async () => {
    const { text } = await ask('en', start('Teeth cleaning'), 'how much is it together with a whitening');
    expect(text).not.toMatch(/\$270/);
  });
  test('where no price is asked', async () => {
    const { text } = await ask('en', two, 'can we do both on the same day');
    expect(text).not.toMatch(/\$/);
  });
});

describe('what comes with it, beside the price', () => {
  const told = 'Upright pianos: $150 on top.';
  const price = (question: string, language: Language = 'en', text = told) =>
    priceWithExtra(question, text, language, 'Teeth cleaning', dental);
  test.each<[Language, string]>([
    ['en', 'how much is that with the piano'],
    ['es', 'cuánto cuesta con el piano'],
    ['fr', "c'est combien avec le piano"],
    ['de', 'was kostet das mit dem Klavier'],
  ])('%s: %s', (language, question) => expect(price(question, language)?.say).toBe('price'));
  test.each(['how much is it with insurance', 'is the piano extra', 'how much is a piano', 'how much is it with you'])(
    '%s',
    (question) => expect(price(question)).toBeNull(),
  );
  test('a text that names the price already, or none at all', () => {
    expect(price('how much with x-rays', 'en', 'With x-rays it is $60 on top of the $135.')).toBeNull();
    expect(price('how much with x-rays', 'en', 'X-rays are included.')).toBeNull();
  });
});
