// An hour of the caller's own is no wish beside one that is wished, and stands where it is all there is.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const hours = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-times' ? one.wishes.map(({ time }) => time) : []));

test.each<[Language, string]>([
  ['en', 'Can I come in on Tuesday at 8 am for an exam? I start work at ten.'],
  ['en', 'I need a cleaning on Tuesday at 8 in the morning, I have to be at work by ten'],
  ['en', 'Tuesday at 8 am for a cleaning please. My shift starts at ten.'],
  ['es', '¿Puede ser el martes a las 8 de la mañana una limpieza? Entro a trabajar a las diez.'],
  ['es', 'Una limpieza el martes a las 8 de la mañana, por favor. Mi turno empieza a las diez.'],
  ['fr', 'Un nettoyage mardi à 8 h du matin, c’est possible ? Je commence à dix heures.'],
  ['de', 'Eine Reinigung am Dienstag um 8 Uhr morgens, geht das? Ich fange um zehn an zu arbeiten.'],
])('%s: of “%s” only eight is wished', (language, text) => {
  expect(hours(language, text)).toEqual(['08:00']);
});

test.each<[Language, string, string]>([
  ['en', 'Can you start at 9 on Tuesday with the cleaning?', '09:00'],
  ['en', 'Can we start at 9 instead of 10 on Tuesday?', '09:00'],
  ['en', 'I have to be there at 9 or 10 on Tuesday, whatever you have', '10:00'],
])('%s: the hour of “%s” stays', (language, text, hour) => {
  expect(hours(language, text)).toContain(hour);
});

test('from the hour on at which they get off work they can come, where none is wished', () =>
  expect(wishes('en', 'I get off work at 5, could you do a cleaning on Tuesday?')).toContainEqual(
    expect.objectContaining({ earliest: '17:00' }),
  ));

test.each<string>([
  'I shoulda done this back in October. Can I get a cleaning on Tuesday at 9?',
  'We talked back in September, and now I want a cleaning on Tuesday at 9',
])('a month gone by is none that is wished: %s', (text) => {
  expect(
    heard('en', text).flatMap((one) => (one.do === 'set-times' ? one.wishes.map(({ until }) => until) : [])),
  ).toEqual(hours('en', text).map(() => undefined));
  expect(hours('en', text)).toContain('09:00');
});

test.each<string>([
  'Can I come back in January?',
  'I would bring it back in January for a cleaning',
  'I need a cleaning, we are back on Monday',
])('what is to come is wished: %s', (text) => {
  expect(heard('en', text).some((one) => one.do === 'set-times')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'What do I need to bring that day?'],
  ['es', '¿Y qué tengo que llevar ese día?'],
  ['fr', 'Que dois-je apporter ce jour-là ?'],
  ['de', 'Was muss ich an dem Tag mitbringen?'],
])('%s: “%s” asks about the day, and wishes for none', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
  expect(commands.some((one) => one.do === 'ask')).toBe(true);
});

test('a visit that is told whole is no message, whatever story is told beside it', () => {
  const told =
    'I should have called weeks ago, my wife has been on me about it. I need a dental exam, you got anything Wednesday at nine?';
  const commands = heard('en', told);
  expect(commands).toContainEqual({ do: 'start', flow: 'book' });
  expect(commands.some((one) => one.do === 'set-message')).toBe(false);
});

const wishes = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));

test.each<[Language, string]>([
  ['en', 'My tooth hurts at night, can I come in on Friday?'],
  ['es', 'Me duele mucho por la noche, ¿puedo ir el viernes?'],
  ['fr', "J'ai mal la nuit, je peux venir vendredi ?"],
  ['de', 'Mein Zahn tut nachts weh, kann ich am Freitag kommen?'],
])('no visit is wished for by night, %s: %s', (language, text) => {
  expect(wishes(language, text)).toEqual([{ date: '2026-11-20' }]);
});

test('a night that is wished for stays one', () => {
  const [wish] = wishes('en', 'My tooth hurts, can I come Friday night?');
  expect(wish).toMatchObject({ date: '2026-11-20', earliest: '19:00' });
});

test.each<[Language, string]>([
  ['en', 'I need my sore tooth looked at Friday night'],
  ['en', 'Please fix the leaking crown Friday night'],
  ['es', 'Necesito que me quiten el dolor el viernes por la noche'],
  ['de', 'Ich brauche wegen der Schmerzen Hilfe am Freitag nachts'],
])('nor is one thrown away that is needed because something hurts, %s: %s', (language, text) => {
  expect(wishes(language, text)).toMatchObject([{ date: '2026-11-20' }]);
});

test.each<[Language, string]>([
  ['en', 'Tuesday at 3 for a cleaning please, I fly out on Friday'],
  ['en', "A cleaning on Tuesday at 3, I'm back at work on Thursday"],
  ['es', 'Una limpieza el martes a las 3, es que entro a trabajar el jueves'],
  ['fr', 'Un nettoyage mardi à 15 h, je reprends le travail jeudi'],
  ['de', 'Eine Reinigung am Dienstag um 15 Uhr, ich arbeite wieder am Donnerstag'],
])('%s: of “%s” only Tuesday is wished', (language, text) => {
  const wished = heard(language, text).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(wished).toEqual([{ date: '2026-11-17', time: '15:00' }]);
});

test('a day of their own stays where it is all there is', () => {
  const wished = heard('en', 'I fly out on Thursday, can I come for a cleaning?');
  expect(wished).toContainEqual(expect.objectContaining({ do: 'set-times' }));
});

test.each<string>(["I'm in court at 3, is Friday ok?", 'I have dialysis at 3, would Friday work?'])(
  'beside the hour of their own a day is proposed for a visit: %s',
  (text) => {
    const commands = heard('en', text);
    expect(commands).toContainEqual({ do: 'start', flow: 'book' });
    expect(commands).toContainEqual({ do: 'set-times', wishes: [{ date: '2026-11-20', doneBy: '15:00' }] });
  },
);

test.each<string>(["I'm at work at 3 on Friday, what time do you close?", 'I have court at 3 on Friday'])(
  'no visit is wished for by it alone: %s',
  (text) => {
    expect(heard('en', text)).not.toContainEqual(
      expect.objectContaining({ wishes: [expect.objectContaining({ time: '15:00', date: '2026-11-20' })] }),
    );
  },
);
