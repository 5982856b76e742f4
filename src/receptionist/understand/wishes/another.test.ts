// A second booking that is asked for with the yes to the first is begun besides; what puts the first right is still heard so.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';

test.each<[Language, string]>([
  ['en', 'Yes, and another one for my wife on Friday'],
  ['en', 'Yes. And one more on Friday at 10 please'],
  ['en', "Yes, and I'd like another exam for my son on Friday at 9"],
  ['en', 'yes and can I get one for my daughter too'],
  ['en', 'Sounds good, and can you also put my daughter down for an exam on Friday at 9?'],
  ['es', 'Sí, y también apunte a mi hija para el viernes'],
  ['fr', 'Oui. Et pouvez-vous inscrire aussi mon fils vendredi à 10 h ?'],
  ['de', 'Ja bitte. Und tragen Sie auch meinen Mann für Freitag um zehn ein.'],
  ['es', 'Sí, y otra para mi esposo el viernes'],
  ['es', 'Sí, y una más para el viernes a las 10'],
  ['fr', 'Oui, et un autre pour ma femme vendredi'],
  ['fr', 'Oui. Et encore un rendez-vous pour mon fils vendredi à 10 h'],
  ['de', 'Ja, und noch einen für meine Frau am Freitag'],
  ['de', 'Ja, und auch für meinen Sohn am Freitag um zehn'],
])('%s: %s', (language, text) => {
  const [first, second, ...rest] = heard(language, text, examStated);
  expect([first, second]).toMatchObject([{ do: 'affirm' }, { do: 'also' }]);
  expect(rest).toContainEqual({ do: 'start', flow: 'book' });
  expect(rest).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Dental exam' }));
  expect(rest.some((one) => one.do === 'ask')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Yes, the one for my daughter'],
  ['en', 'Yes, that one for my son'],
  ['en', 'Yes, and for my daughter please'],
  ['en', 'Yes, for my daughter'],
  ['es', 'Sí, y para mi hija'],
  ['es', 'Sí, es para mi hijo'],
  ['fr', 'Oui, une pour ma fille'],
  ['fr', "Oui, c'est pour mon fils"],
  ['de', 'Ja, eine für meine Tochter'],
  ['de', 'Ja, der ist für meinen Sohn'],
])('%s: “%s” tells whom the stated one is for', (language, text) => {
  expect(heard(language, text, examStated)).toEqual([{ do: 'affirm' }, { do: 'for-other', whose: 'other' }]);
});

test.each<[Language, string]>([
  ['en', 'Yes, the exam for my daughter'],
  ['en', 'Yes, and the exam is for my daughter'],
  ['es', 'Sí, el examen es para mi hija'],
  ['fr', "Oui, l'examen pour ma fille"],
  ['de', 'Ja, die Untersuchung ist für meine Tochter'],
])('%s: “%s” does so too', (language, text) => {
  expect(heard(language, text, examStated)).toContainEqual({ do: 'for-other', whose: 'other' });
  expect(begun(heard(language, text, examStated))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Yes, and a cleaning for my daughter on Friday at 10'],
  ['es', 'Sí, y una limpieza para mi hija el viernes'],
  ['fr', 'Oui, et un détartrage pour ma fille vendredi'],
  ['de', 'Ja, und eine Zahnreinigung für meine Tochter am Freitag'],
])('%s: “%s” begins one of another kind', (language, text) => {
  const [first, second, ...rest] = heard(language, text, examStated);
  expect([first, second]).toEqual([{ do: 'affirm' }, { do: 'also' }]);
  expect(begun(rest)).toEqual(['book']);
  expect(rest).toContainEqual({ do: 'for-other', whose: 'other' });
  expect(rest).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
});

test('whom it turns out to be for is asked, and nothing is booked for anybody before', async () => {
  const { say, records } = talkWith();
  await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  const before = records().appointments.length;
  expect((await say('Yes, the one for my daughter')).asks).toBe('name');
  expect((await say('Ana Lopez')).text).toMatch(/exam on Thursday.* for Ana Lopez/);
  expect(records().appointments).toHaveLength(before);
  // Once it is stated for her, saying so again is a plain yes.
  await say('Yes, the one for my daughter');
  expect(records().appointments.slice(before)).toMatchObject([{ name: 'Ana Lopez' }]);
});

test('another time for the one whose name is known asks it no second time', async () => {
  const { say } = talkWith();
  await say("I'd like a dental exam for my wife on Thursday at 9, my number is 630 555 0126");
  await say('Ana Lopez');
  expect((await say('No, Friday at 9, for my wife')).text).toMatch(/exam on Friday.* for Ana Lopez/);
});

test.each<[Language, string]>([
  ['en', 'Please, another one on Friday'],
  ['en', 'Ok, could I get another appointment on Friday?'],
  ['es', 'Ok, ¿tienen otra cita el viernes?'],
  ['fr', "D'accord, vous avez un autre rendez-vous vendredi ?"],
  ['de', 'Okay, haben Sie noch einen Termin am Freitag?'],
])('%s: “%s” is no yes to what was stated', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(begun(commands)).not.toContain('book');
  expect(commands.some((one) => one.do === 'also')).toBe(false);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-times' }));
});

test.each<[Language, string, Command['do'][]]>([
  ['en', 'Yes, but on Friday', ['affirm', 'set-times']],
  ['en', 'Yes, I have another appointment at ten', ['affirm', 'set-times']],
  ['en', 'Yes, do I need another appointment after that?', ['ask', 'affirm']],
  ['en', 'Yes, but what do I need to bring?', ['ask']],
  ['en', 'Yes, but on another day, on Friday', ['affirm', 'set-times']],
  ['es', 'Sí, pero a otra hora, el viernes a las 10', ['affirm', 'set-times']],
  ['fr', 'Oui, mais à une autre heure, à 10 h', ['affirm', 'set-times']],
  ['de', 'Ja, aber an einem anderen Tag, am Freitag', ['affirm', 'set-times']],
])('%s: %s begins nothing', (language, text, does) => {
  const commands = heard(language, text, examStated);
  expect(begun(commands)).not.toContain('book');
  expect(commands.map((one) => one.do)).toEqual(does);
});

test('the stated one is booked as it was stated, and the other for whom it is', async () => {
  const { say, records } = talkWith();
  await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  expect((await say('Yes, and another one for my wife on Friday')).acts).toEqual([
    { did: 'booked', appointment: expect.any(String) },
  ]);
  expect((await say('at ten')).asks).toBe('name');
  await say('Ana Lopez');
  await say('yes');
  expect(records().appointments.slice(-2)).toMatchObject([
    { service: 'Dental exam', startsAt: '2026-11-19T15:00:00.000Z', name: 'Maria Lopez' },
    { service: 'Dental exam', startsAt: '2026-11-20T16:00:00.000Z', name: 'Ana Lopez' },
  ]);
});

test('after a booking, another one is another of the same', async () => {
  const { say } = talkWith();
  await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  await say('yes');
  expect((await say('Another one for my wife on Friday')).text).toMatch(/dental exam/i);
});

test.each<[Language, string]>([
  ['en', "Yes. Also, please tell Dana I'll bring the cake on Friday"],
  ['en', "Yes, and let Dr. Park know I'm bringing my old X-rays"],
  ['es', 'Sí. Y dígale a Dana que el viernes llevo el pastel'],
  ['fr', "Oui. Et dites à Dana que j'apporte le gâteau vendredi"],
  ['de', 'Ja. Und sagen Sie Dana, dass ich am Freitag den Kuchen bringe'],
])('with a message, %s: %s', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands[0]).toEqual({ do: 'affirm' });
  expect(begun(commands)).toEqual(['message']);
  expect(commands.some((one) => one.do === 'set-times' || one.do === 'set-staff')).toBe(false);
});

test('the stated one is booked also where somebody is to be told something', async () => {
  const { say, records } = talkWith();
  await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  await say("Yes. Also, please tell Dana I'll bring the cake on Friday");
  expect(records().appointments.at(-1)).toMatchObject({ startsAt: '2026-11-19T15:00:00.000Z', name: 'Maria Lopez' });
  await say('yes');
  expect(records().messages).toMatchObject([{ body: expect.stringMatching(/cake on Friday/) }]);
});

test.each<[Language, string]>([
  ['en', 'No, I meant for my wife'],
  ['es', 'No, es para mi esposo'],
  ['fr', "Non, c'est pour mon mari"],
  ['de', 'Nein, der ist für meinen Mann'],
])('%s: %s puts right whom it is for', (language, text) => {
  expect(heard(language, text, examStated)).toEqual([{ do: 'deny' }, { do: 'for-other', whose: 'other' }]);
});

test('put right, it is stated for whoever it is for', async () => {
  const { say } = talkWith();
  await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  expect((await say('No, I meant for my wife')).asks).toBe('name');
  expect((await say('Ana Lopez')).text).toMatch(/exam on Thursday.* for Ana Lopez/);
});
