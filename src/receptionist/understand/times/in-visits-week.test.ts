// Of a visit in a later week, "the Thursday" is that week's, and what is put off goes behind it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

/** Hank's cleaning on Tuesday the 24th, said on Monday the 16th. */
const visit = '2026-11-24T16:00:00.000Z';
const moving: Partial<State> = {
  turns: 2,
  asked: 'time',
  frames: [{ flow: 'move', appointment: 'apt_1', from: visit, times: [] }],
};
const told: Partial<State> = { turns: 2, asked: 'more', visitTold: visit };
const dayOf = (language: Language, text: string, state: Partial<State>) =>
  heard(language, text, state).flatMap((one) => (one.do === 'set-times' ? one.wishes.map(({ date }) => date) : []));

test.each<[Language, string, string, Partial<State>]>([
  ['en', 'to the Thursday', '2026-11-26', moving],
  ['en', 'could we push that to the thursday instead?', '2026-11-26', told],
  ['en', 'can you push it to Monday', '2026-11-30', moving],
  ['en', 'the Thursday of that week', '2026-11-26', moving],
  ['es', 'pospóngala al jueves', '2026-11-26', moving],
  ['es', 'el jueves de esa misma semana', '2026-11-26', moving],
  ['fr', 'on peut le déplacer au jeudi ?', '2026-11-26', moving],
  ['de', 'auf den Donnerstag', '2026-11-26', moving],
  ['de', 'auf den Donnerstag um zehn', '2026-11-26', moving],
  ['en', 'Thursday', '2026-11-19', moving],
  ['en', 'this Thursday', '2026-11-19', moving],
  ['en', 'can you push it up to Thursday', '2026-11-19', moving],
  ['de', 'Donnerstag', '2026-11-19', moving],
])('%s: %s is the %s', (language, text, date, state) => {
  expect(dayOf(language, text, state)).toEqual([date]);
});

test.each<[Language, string, string[]]>([
  ['en', "I can't do Tuesday the 24th. Thursday that week at two?", ['2026-11-24', '2026-11-26']],
  ['en', 'I am away on Tuesday the 24th, can I come Thursday the same week at nine', ['2026-11-24', '2026-11-26']],
  ['es', 'el martes 24 no puedo, ¿el jueves de esa semana a las dos?', ['2026-11-24', '2026-11-26']],
  ['fr', 'mardi 24 je ne peux pas, jeudi de la même semaine à dix heures ?', ['2026-11-24', '2026-11-26']],
  ['de', 'Dienstag den 24. kann ich nicht, Donnerstag in derselben Woche um zehn?', ['2026-11-24', '2026-11-26']],
  ['en', "I can't do Tuesday the 24th. Thursday at two?", ['2026-11-24', '2026-11-19']],
  ['en', 'Is Thursday at two free? I am away that week of Tuesday the 24th', ['2026-11-19', '2026-11-23']],
])('%s: that week is the one of the day before it: %s', (language, text, dates) => {
  expect([...new Set(dayOf(language, text, {}))]).toEqual(dates);
});

test('after the week was named, its days are meant', async () => {
  const talk = talkWith({ from: hank });
  await talk.say('I need to move my appointment next week');
  expect((await talk.say('Thursday')).text).toContain('November 26');
});

test.each<[Language, string, string]>([
  ['en', 'can you move my cleaning on Tuesday the 24th to Thursday', 'November 26'],
  ['es', 'quiero pasar mi cita del martes 24 al jueves', '26 de noviembre'],
  ['fr', 'pouvez-vous déplacer mon détartrage du mardi 24 à jeudi ?', '26 novembre'],
  ['de', 'können Sie meine Zahnreinigung am Dienstag, den 24., auf Donnerstag verlegen?', '26. November'],
  ['en', 'can you move my cleaning on Tuesday the 24th to Thursday the 19th', 'November 19'],
  ['en', 'can you move my cleaning on Tuesday the 24th to this Thursday', 'November 19'],
  ['en', 'can you move my cleaning on Tuesday the 24th to next Monday', 'November 23'],
])('%s: where the visit is named by its date, its week is meant: %s', async (language, line, day) => {
  const business = { ...dental, languages: [language, ...dental.languages.filter((one) => one !== language)] };
  expect((await talkWith({ from: hank, business }).say(line)).text).toContain(day);
});
