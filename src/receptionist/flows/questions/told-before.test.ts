// "How much is that?", behind what was told: of the same text, where it holds a price; and what else is asked of what was just spoken of.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';
import type { Language } from '../../business.ts';
import { factsAbout } from '../../facts/facts.ts';

const gas = { title: 'Laughing gas', text: 'Laughing gas is $80 a visit, and given from age 4.' };
const parking = { title: 'Parking', text: 'There is a lot behind the house.' };
const business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'] satisfies Language[],
  services: [
    { name: 'Filling', minutes: 45 },
    { name: 'Exam', minutes: 30, priceCents: 9000 },
    { name: 'Cat groom', minutes: 60 },
  ],
  knowledge: [gas, parking],
  staff: undefined,
};

test('the price of what was told is told with it', async () => {
  const { say } = talkWith({ business, findAnswer });
  expect((await say('My son needs a filling and he is scared, do you have laughing gas?')).text).toContain('$80');
  expect((await say('How much is that?')).text).toContain('$80');
});

test('what was told without a price is not told for one', async () => {
  const { say } = talkWith({ business, findAnswer });
  await say('Where can I park?');
  expect((await say('How much is that?')).text).not.toContain('behind the house');
});

test('what only sounds as if it pointed back is asked for itself', async () => {
  const tours = {
    ...business,
    knowledge: [
      {
        title: 'Children',
        text: 'Children from eight years may come on a kayak tour, in a double kayak with an adult.',
      },
      { title: 'Weather', text: 'We cancel when the wind is too strong and give you another day or your money back.' },
    ],
  };
  const { say } = talkWith({ business: tours, findAnswer });
  expect((await say('Can a child of nine come on the kayak tour?')).text).toContain('eight years');
  expect((await say('And what if it is too windy?')).text).toContain('wind is too strong');
});

const said = (question: string, language: Language) =>
  factsAbout(question, language, { business, now: '2026-11-16T10:00:00-06:00', service: undefined, person: undefined });

test.each<[Language, string]>([
  ['en', 'Is it going to be expensive?'],
  ['es', '¿Va a salir muy caro?'],
  ['fr', "C'est cher ?"],
  ['de', 'Wird das teuer?'],
])('whether it is dear is after the list, where nothing is spoken of, %s: %s', (language, question) => {
  expect(said(question, language)?.says).toMatchObject([{ say: 'price', service: 'Exam', amountCents: 9000 }]);
});

test('"do you guys do cats" is after the one visit that is named after them', () => {
  expect(said('do you guys do cats', 'en')?.says).toEqual([{ say: 'service-offered', service: 'Cat groom' }]);
  expect(said('do you guys do birds', 'en')?.says ?? []).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'What times do you have Thursday?'],
  ['es', '¿Qué horas tienen el jueves?'],
  ['fr', 'Quelles heures avez-vous jeudi ?'],
  ['de', 'Welche Zeiten haben Sie am Donnerstag?'],
])('which times there are on a day, %s: %s', (language, text) =>
  expect(begun(heard(language, text))).toEqual(['book']),
);

test.each<[Language, string]>([
  ['en', 'ok how much is a filling'],
  ['es', 'bueno cuánto cuesta una limpieza dental'],
  ['fr', "d'accord c'est combien un détartrage chez vous"],
  ['de', 'gut was kostet denn eine Zahnreinigung bei Ihnen'],
])('a price asked where a message was offered is none, %s: %s', (language, text) => {
  const commands = heard(language, text, {
    turns: 1,
    asked: 'message',
    unanswered: 'do you do braces',
    frames: [{ flow: 'message', urgent: false, proposed: true, about: 'do you do braces' }],
  });
  expect(commands.some((one) => one.do === 'set-message')).toBe(false);
  expect(commands.some((one) => one.do === 'ask')).toBe(true);
});
