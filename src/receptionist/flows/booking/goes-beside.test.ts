// With the yes to one visit another is called off, or the one that is moved: what was said yes to is done, and nothing else takes its day.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const first: Readonly<Record<Language, string>> = {
  en: "I'd like a dental exam on Thursday at 9 for my son, Leo Bauer",
  es: 'quiero un examen dental el jueves a las 9 para mi hijo, Leo Bauer',
  fr: 'je voudrais un examen dentaire jeudi à 9 h pour mon fils, Leo Bauer',
  de: 'ich möchte eine Untersuchung am Donnerstag um 9 für meinen Sohn, Leo Bauer',
};

/** Hank has a cleaning on Tuesday the 24th at nine. */
async function at(language: Language, ...lines: readonly string[]) {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language, 'en'] } });
  let reply = await talk.say(lines[0] ?? '');
  for (const line of lines.slice(1)) reply = await talk.say(line);
  const mine = talk.records().appointments.filter((one) => one.contact === 'bauer');
  return { reply, mine };
}

test.each<[Language, string]>([
  ['en', 'Yes, and take the one on the 24th off'],
  ['en', 'Yes, and cancel my appointment on the 24th'],
  ['es', 'Sí, y la del martes 24 me la quita.'],
  ['fr', 'Oui, et annulez celui du mardi 24.'],
  ['de', 'Ja, und den am 24. streichen Sie bitte.'],
])('%s: booked, and the other is asked after: %s', async (language, line) => {
  const { reply, mine } = await at(language, first[language], line);
  expect(mine.some((one) => one.status === 'booked' && one.startsAt.startsWith('2026-11-19'))).toBe(true);
  expect(reply.asks).toBe('confirm');
  expect(reply.text).toMatch(/24/);
});

const moved: Readonly<Record<Language, string>> = {
  en: 'move my cleaning to Thursday at 10',
  es: 'quiero mover mi cita al jueves a las 10',
  fr: 'je veux déplacer mon rendez-vous à jeudi 10 h',
  de: 'verlegen Sie meine Zahnreinigung auf Donnerstag um 10',
};

test.each<[Language, string]>([
  ['en', 'Yes, and cancel the one on the 24th'],
  ['es', 'Sí, y la del martes 24 me la quita.'],
  ['fr', 'Oui, et annulez celui du mardi 24.'],
  ['de', 'Ja, und den am 24. streichen Sie bitte.'],
])('%s: what is moved leaves its old time: %s', async (language, line) => {
  const { reply, mine } = await at(language, moved[language], line);
  expect(mine.filter((one) => one.status === 'booked').map((one) => one.startsAt.slice(0, 10))).toEqual(['2026-11-19']);
  expect(reply.asks).toBe('more');
});

test('a question behind the yes to a move is answered, and the move made', async () => {
  const { mine } = await at('en', moved.en, 'yes. and can I leave the key the night before?');
  expect(mine.some((one) => one.startsAt.startsWith('2026-11-19'))).toBe(true);
});
