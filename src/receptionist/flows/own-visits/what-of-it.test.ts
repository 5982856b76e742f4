// Whoever is known and only speaks of a visit of theirs is asked what is to be done with it, and what is answered is done; who asks after
// it, or confirms it, is told of it and nothing more. Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';

const told = {
  en: ['The cleaning on Tuesday the 24th at nine would just waste your time.', /stay as it is/],
  es: ['Lo de la limpieza dental del martes 24 a las nueve quedó resuelto.', /como está/],
  fr: ['Le détartrage de mardi 24 à neuf heures, ça me fait beaucoup.', /tel quel/],
  de: ['Zahnreinigung am Dienstag dem 24. um neun, das wird mir zu viel.', /dabei bleiben/],
} as const;
type Language = keyof typeof told;
const after = async (language: Language, ...lines: readonly string[]) => {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language] } });
  const first = await talk.say(told[language][0]);
  expect(first.text).toMatch(told[language][1]);
  let reply = first;
  for (const line of lines) reply = await talk.say(line);
  return { reply, booked: talk.records().appointments.filter(({ status }) => status === 'booked').length };
};

test.each([
  ['en', 'Call it off, please.', /Shall I cancel it/],
  ['en', "No, I don't need it anymore.", /Shall I cancel it/],
  ['es', 'Anúlela, por favor.', /Quiere que la anule/],
  ['fr', 'Annulez-le.', /Voulez-vous que je l’annule/],
  ['de', 'Absagen bitte.', /Soll ich ihn stornieren/],
] as const)('%s: it is stated to be called off: %s', async (language, line, stated) => {
  expect((await after(language, line)).reply.text).toMatch(stated);
});

test.each([
  ['en', 'It stays.'],
  ['en', 'Leave it as it is.'],
  ['en', 'yes'],
  ['es', 'Déjela como está.'],
  ['fr', 'Non, laissez-le.'],
  ['de', 'Ja, soll so bleiben.'],
] as const)('%s: it stays: %s', async (language, line) => {
  const { reply, booked } = await after(language, line);
  expect(reply.asks, reply.text).toBe('more');
  expect(reply.text).not.toMatch(/\?.*\?/);
  const all = talkWith({ from: hank })
    .records()
    .appointments.filter(({ status }) => status === 'booked').length;
  expect(booked).toBe(all);
});

test('a bare no leaves open which it is, and ends nothing', async () => {
  const { reply } = await after('en', 'no');
  expect(reply.asks).toBe('reason');
});

test('another time for it is a move', async () => {
  const { reply } = await after('en', 'Move it to Thursday the 26th.');
  expect(reply.asks, reply.text).not.toBe('more');
});

test.each([
  'When is my cleaning?',
  'Just confirming my cleaning on Tuesday the 24th at nine.',
  'My cleaning is on the 24th at nine, is that right?',
  'Do I have a cleaning on the 24th?',
])('who asks after it, or confirms it, is asked no such thing: %s', async (line) => {
  const { text } = await talkWith({ from: hank }).say(line);
  expect(text).not.toMatch(/stay as it is/);
});

test.each([
  ['en', "The cleaning on the 24th, she's not going to need sedation I hope."],
  ['en', "The cleaning on the 24th, we'll leave the key under the mat."],
  ['en', "My ride fell through. The 24th at nine won't work, two would."],
  ['en', "I won't make the 24th at nine but ten thirty works."],
  ['en', 'Just the cleaning on the 24th, no polish.'],
  ['en', "The cleaning on the 24th at nine, I'll be ten minutes late."],
  ['es', 'La limpieza dental del martes 24, solo vamos mi hija y yo en carro.'],
  ['fr', 'Le détartrage de mardi 24, j’arrive avec dix minutes de retard.'],
  ['de', 'Die Zahnreinigung am Dienstag dem 24., ich habe zehn Minuten Verspätung.'],
] as const)('%s: what is told beside it asks for nothing of it: %s', async (language, line) => {
  const { text } = await talkWith({ from: hank, business: { ...dental, languages: [language] } }).say(line);
  expect(text).not.toMatch(/stay as it is|como está|tel quel|dabei bleiben|Shall I cancel/);
});

test.each([
  ['en', 'It stays, but with Marisol.'],
  ['es', 'Se queda, pero con Marisol.'],
  ['fr', 'Il reste, mais avec Marisol.'],
  ['de', 'Bleibt so, aber bei Marisol.'],
] as const)('%s: what stays otherwise is not left as it is: %s', async (language, line) => {
  const { reply } = await after(language, line);
  expect(reply.text).not.toMatch(/left everything|dejo todo|laisse tout|lasse alles/);
});

test.each([
  ['en', "My cleaning on the 24th isn't going to happen.", 'Yes.'],
  ['de', 'Die Zahnreinigung am Dienstag dem 24. ist hinfällig.', 'Ja.'],
] as const)('%s: a plain yes to what was told to be given up leaves it open: %s', async (language, line, yes) => {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language] } });
  const first = await talk.say(line);
  if (first.asks !== 'more') return;
  expect((await talk.say(yes)).text).toMatch(told[language][1]);
  expect(talk.records().appointments.every(({ status }) => status === 'booked')).toBe(true);
});

test('of another one that stays nothing is begun, and it is asked once more', async () => {
  const { reply } = await after('en', 'No, leave the exam.');
  expect(reply.text).toMatch(told.en[1]);
});

test.each([
  ['en', 'Are you open on Saturdays?', /stay as it is/],
  ['es', '¿A qué hora abren los sábados?', /como está/],
  ['de', 'Wann haben Sie samstags geöffnet?', /dabei bleiben/],
] as const)(
  '%s: asked something in the middle, it is asked again once that is answered: %s',
  async (language, line, asked) => {
    const { reply, booked } = await after(language, line);
    expect(reply.text).toMatch(asked);
    const all = talkWith({ from: hank })
      .records()
      .appointments.filter(({ status }) => status === 'booked').length;
    expect(booked).toBe(all);
  },
);

test('once it was said that it stays, a question is only answered', async () => {
  const { reply } = await after('en', 'It stays.', 'What are your opening hours on Saturdays?');
  expect(reply.text).not.toMatch(/stay as it is/);
});
