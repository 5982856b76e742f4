// What would be said once more in the same words is said in others: more of what is needed, or how it is given.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';

const house: BusinessFile = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

test.each<[Language, readonly string[], string, RegExp]>([
  ['en', ['I would like to book a cleaning on Wednesday at ten', 'Anna Berg'], 'it is 55501', /55501/],
  ['es', ['Quisiera una limpieza el miércoles a las diez', 'Anna Berg'], 'es el 55501', /55501/],
  ['fr', ['Je voudrais un détartrage mercredi à dix heures', 'Anna Berg'], 'c’est le 55501', /55501/],
  ['de', ['Ich möchte eine Zahnreinigung am Mittwoch um zehn', 'Anna Berg'], 'das ist die 55501', /55501/],
])(
  'a number that cannot be read is told as it was understood, and asked for otherwise, %s',
  async (_, begin, number, heard) => {
    const talk = talkWith({ business: house, from: null });
    for (const line of begin) await talk.say(line);
    const replies = [await talk.say(number), await talk.say(number)];
    const [first, second] = replies.map(({ text }) => text);
    for (const { asks, text } of replies) {
      expect(asks).toBe('phone');
      expect(text).toMatch(heard);
    }
    const sentences = first?.split(/(?<=[.?])\s/) ?? [];
    for (const sentence of sentences) expect(second).not.toContain(sentence);
  },
);

test('what is heard in the place of a number and is none is not told as one', async () => {
  const talk = talkWith({ business: house, from: null });
  await talk.say('I would like to book a cleaning on Wednesday at ten');
  await talk.say('Anna Berg');
  const { text } = await talk.say('Do you open at 10 on 12/14?');
  expect(text).not.toMatch(/understood/);
});

const taken: Readonly<Record<Language, readonly string[]>> = {
  en: ['I would like a cleaning on November 24 at nine', 'No, November 24 at nine please', 'November 24 at nine'],
  es: [
    'Quisiera una limpieza el 24 de noviembre a las nueve',
    'No, el 24 de noviembre a las nueve',
    'el 24 a las nueve',
  ],
  fr: [
    'Je voudrais un détartrage le 24 novembre à neuf heures',
    'Non, le 24 novembre à neuf heures',
    'le 24 à neuf heures',
  ],
  de: ['Ich möchte eine Zahnreinigung am 24. November um neun', 'Nein, am 24. November um neun', 'am 24. um neun'],
};

test.each(Object.entries(taken))('a time that is taken is refused in other words each time, %s', async (_, lines) => {
  const talk = talkWith({ business: house });
  const texts: string[] = [];
  for (const line of lines) {
    const { text, asks, offers } = await talk.say(line);
    expect(asks).toBe('time');
    expect(offers.length).toBeGreaterThan(0);
    texts.push(text);
  }
  expect(new Set(texts).size).toBe(lines.length);
});

test('what says something else is worded as ever', async () => {
  const talk = talkWith({ business: house });
  const closed = await talk.say('I would like to book a dental exam on Sunday at ten');
  const again = await talk.say('And on Saturday at ten?');
  for (const { text } of [closed, again]) expect(text).not.toMatch(/looked again/);
});
