// A no that is of another visit than the one read back leaves that one alone: what was read back is stated once more, and booked on a yes.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

async function stated(language: Language, wish: string) {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language, 'en'] } });
  expect((await talk.say(wish)).asks).toBe('confirm');
  return { talk, before: talk.records().appointments.length };
}
const wishes: Readonly<Record<Language, string>> = {
  en: 'I want a dental exam on Thursday at nine',
  es: 'Quiero una revisión dental el jueves a las nueve',
  fr: 'Je voudrais un examen dentaire jeudi à 9 h',
  de: 'Ich hätte gern eine Zahnuntersuchung am Donnerstag um neun',
};
const yes: Readonly<Record<Language, string>> = { en: 'yes', es: 'sí', fr: 'oui', de: 'ja' };

test.each<[Language, string]>([
  ['en', "No, that's not the cleaning, it's a new one, an exam"],
  ['en', 'No, the cleaning stays. I want a separate appointment'],
  ['es', 'No, la limpieza se queda. Quiero otra, una revisión dental'],
  ['fr', "Non, le détartrage reste. C'est un autre rendez-vous, jeudi à 9 h"],
  ['de', 'Nein, die Zahnreinigung bleibt. Das ist ein neuer Termin'],
])('%s: “%s” leaves the other one alone', async (language, said) => {
  const { talk, before } = await stated(language, wishes[language]);
  expect(await talk.say(said)).toMatchObject({ asks: 'confirm', text: expect.stringMatching(/exam/i) });
  expect(talk.records().appointments).toHaveLength(before);
  await talk.say(yes[language]);
  expect(talk.records().appointments.slice(before)).toMatchObject([{ service: 'Dental exam' }]);
});

test.each<[Language, string]>([
  ['en', 'No'],
  ['en', 'No, not the exam, the cleaning'],
  ['en', 'No, a separate appointment on Friday at ten'],
  ['en', "No, that's not what I want"],
  ['es', 'No, la revisión no, la limpieza'],
  ['fr', 'Non, pas jeudi'],
  ['de', 'Nein, lieber am Freitag'],
])('%s: “%s” is of what was read back', async (language, said) => {
  const { talk, before } = await stated(language, wishes[language]);
  const { text } = await talk.say(said);
  expect(text).not.toMatch(/exam.*(?:Thursday|jueves|jeudi|Donnerstag).*(?:\?|9 )/i);
  expect(talk.records().appointments).toHaveLength(before);
});

/** Hank has an exam on Thursday the 26th as well. */
const hasTwo = (language: Language) => {
  const [first] = dental.appointments;
  if (!first) throw new Error('the business lacks the visit');
  const exam = { ...first, id: 'apt_90', service: 'Dental exam', startsAt: '2026-11-26T10:00:00-06:00' };
  return talkWith({
    from: hank,
    business: { ...dental, languages: [language, 'en'], appointments: [...dental.appointments, exam] },
  });
};
const isOfCleaning = /cleaning|limpieza|détartrage|zahnreinigung/i;

test.each<[Language, string, string]>([
  ['en', 'Cancel the cleaning on the 24th.', 'No, the exam stays.'],
  ['en', 'Take the cleaning on the 24th off the books.', 'No, leave the dental exam.'],
  ['es', 'Cancele la limpieza del martes 24.', 'No, la revisión dental se queda.'],
  ['fr', 'Annulez le détartrage du mardi 24.', "Non, l'examen dentaire reste."],
  ['de', 'Die Zahnreinigung am Dienstag bitte absagen.', 'Nein, die Zahnuntersuchung bleibt.'],
])('%s: “%s” “%s”: the one that stays is not called off', async (language, first, line) => {
  const talk = hasTwo(language);
  expect((await talk.say(first)).asks).toBe('confirm');
  const { text, asks } = await talk.say(line);
  expect(text).not.toMatch(/exam/i);
  expect(asks === 'confirm' ? text : '').toMatch(asks === 'confirm' ? isOfCleaning : /^$/);
  expect(talk.records().appointments.every(({ status }) => status === 'booked')).toBe(true);
});

test.each(['Scratch the cleaning, keep the exam.', 'Cancel the cleaning, leave the exam.'])(
  'of two the other one is meant: %s',
  async (line) => {
    const { text, asks } = await hasTwo('en').say(line);
    expect(asks, text).toBe('confirm');
    expect(text).toMatch(isOfCleaning);
  },
);

test.each(['Cancel the exam, I cannot keep it.', 'Cancel the exam on the 26th.'])(
  'what is to be called off is: %s',
  async (line) => {
    const { text } = await hasTwo('en').say(line);
    expect(text).toMatch(/exam.*Shall I cancel it/);
  },
);

test('a plain no to calling it off leaves it', async () => {
  const talk = hasTwo('en');
  await talk.say('Cancel the cleaning on the 24th.');
  const { asks } = await talk.say('No, leave it.');
  expect(asks).not.toBe('confirm');
});
