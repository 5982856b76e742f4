// Several people who come for the same have a visit each, and each is asked for by name; what a household wants once stays one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { guestsIn } from './several-people.ts';

test.each<[Language, string, number]>([
  ['en', 'I need cleanings for my two kids', 2],
  ['en', 'My wife and I both need an exam', 2],
  ['en', 'An exam for me and my son on Friday please', 2],
  ['en', 'can I get my son and daughter in for a cleaning?', 2],
  ['en', 'I need to book cleanings for my three kids', 3],
  ['en', 'Both of us need a teeth cleaning', 2],
  ['en', 'We need cleanings for myself, my husband and our daughter', 3],
  ['en', 'I need appointments for both my kids', 2],
  ['en', "I need my son and daughter's cleanings", 2],
  ['en', "My son's and my daughter's exams, please", 2],
  ['en', "I'd like to book my kids' cleanings", 2],
  ['en', 'cleanings for my two boys and myself', 3],
  ['es', 'Quiero la limpieza de mi hijo y de mi hija', 2],
  ['fr', 'Je voudrais le détartrage de mon fils et de ma fille', 2],
  ['es', 'Necesito una limpieza para mis dos hijos', 2],
  ['es', 'Mi esposa y yo necesitamos una limpieza dental', 2],
  ['es', 'Quiero una limpieza para mí y para mi hijo', 2],
  ['es', 'una cita para mi mamá y mi papá', 2],
  ['fr', 'Il me faut un détartrage pour mes deux enfants', 2],
  ['fr', "Ma femme et moi avons besoin d'un détartrage", 2],
  ['fr', 'Un rendez-vous pour moi et mon fils', 2],
  ['de', 'Ich brauche eine Zahnreinigung für mich und meine Frau', 2],
  ['de', 'Eine Zahnreinigung für meine beiden Kinder bitte', 2],
  ['de', 'Meine Frau und ich brauchen einen Termin', 2],
  ['de', 'Wir brauchen zwei Termine für eine Zahnreinigung', 2],
])('%s: “%s” begins %i', (language, text, count) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(Array.from({ length: count }, () => 'book'));
});

test.each<[Language, string]>([
  ['en', 'I need a cleaning for my son'],
  ['en', "It's for my son and I need it on Friday"],
  ['en', 'I need a cleaning, my wife and kids are coming along'],
  ['en', 'I need a cleaning, can I bring my two kids along?'],
  ['en', 'Can you do a cleaning at two?'],
  ['es', 'Una limpieza para mi hijo a las dos'],
  ['es', 'Necesito una limpieza el jueves a las dos'],
  ['fr', 'Un détartrage pour ma fille à deux heures'],
  ['de', 'Eine Zahnreinigung für meinen Sohn um zwei'],
])('%s: “%s” is one', (language, text) => expect(guestsIn(text, language).length).toBeLessThan(2));

test('whom each is for, the caller first', () => {
  expect(guestsIn('exams for my son and me', 'en')).toEqual([null, 'my son']);
  expect(guestsIn('cleanings for my two kids', 'en')).toEqual(['my two kids', 'my two kids (2)']);
  expect(guestsIn('nail trims for my two dogs', 'en')).toEqual([null, null]);
});

test('each has its own name and hour, near the first, and is booked on its own yes', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  const first = await say('My wife and I both need a teeth cleaning on Thursday');
  expect(first.text).toMatch(/one at a time/);
  await say('nine');
  await say('Juan Lopez');
  expect((await say('630 555 0188')).text).toMatch(/under the name Juan Lopez/);
  const second = await say('yes');
  expect(second).toMatchObject({ asks: 'time', text: expect.stringMatching(/next one.*November 19/) });
  const [offered] = second.offers;
  expect(offered).toMatchObject({ kind: 'time' });
  expect((await say('the first one')).asks).toBe('name');
  expect((await say('Ana Lopez')).text).toMatch(/ for Ana Lopez/);
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([
    { service: 'Teeth cleaning', name: 'Juan Lopez' },
    { service: 'Teeth cleaning', name: 'Ana Lopez' },
  ]);
});

test('what is named later is for each of them', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  expect((await say('I need appointments for my two kids')).asks).toBe('service');
  await say('a teeth cleaning');
  await say('Thursday at nine');
  await say('Emma Lopez');
  await say('630 555 0188');
  await say('yes');
  await say('the first one');
  await say('Leo Lopez');
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([
    { service: 'Teeth cleaning', name: 'Emma Lopez' },
    { service: 'Teeth cleaning', name: 'Leo Lopez' },
  ]);
});

test('given up, it is given up for them all', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('cleanings for my two kids');
  expect((await say('never mind')).asks).toBe('more');
  expect(records().appointments).toHaveLength(before);
});

test('what is done for a household is wanted once', async () => {
  const law = { ...dental, industry: 'legal' as const };
  const { say } = talkWith({ business: law });
  expect((await say('My wife and I need a dental exam')).text).not.toMatch(/one at a time/);
});
