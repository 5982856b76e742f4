// What callers open with that is no wish for a visit: whom they have reached, papers they want, thanks, complaints, whether it is safe.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';

const says = (language: Language, text: string): readonly Command['do'][] => heard(language, text).map((one) => one.do);

test.each<[Language, string]>([
  ['en', 'Is this Walgreens? I’m trying to refill a prescription.'],
  ['en', 'is this the dentist on Western'],
  ['es', '¿hablo con la clínica dental?'],
  ['de', 'Ist das die Praxis von Doktor Weber?'],
])('%s, whom have I reached: %s', (language, text) => {
  expect(says(language, text)).toEqual(['what-are-you']);
});

test.each<[Language, string]>([
  ['en', 'pls send invoice from october for my taxes, chidi okonkwo, same email as before'],
  ['en', 'I should be grateful if you would send me a copy of my x rays.'],
  ['es', 'Necesito copia de mi receta por favor, para comprar en internet.'],
  ['fr', 'Pourriez-vous me rappeler au 207 555 0177 ce soir vers six heures ? Merci, Paul Gagnon.'],
  ['de', 'Bitte rufen Sie mich an: 414 555 0160, Brenner.'],
])('%s, to be passed on: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'Just wanted to say thank you to Dr. Park, the filling is perfect. No need to call back.'],
  ['en', 'Thanks for fixing my tooth, I slept till midnight.'],
  ['fr', 'Merci mille fois à Marisol, le détartrage était parfait !'],
])('%s, thanks: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
  expect(says(language, text)).toContain('thanks');
});

test.each<[Language, string]>([
  ['en', 'I got a bill for a visit I canceled two days ahead, and that is simply not right.'],
  ['en', 'You charged me fifty dollars for a missed visit, and I was home.'],
  ['en', 'it feels WORSE than before you did the filling'],
])('%s, unhappy: %s', (language, text) => {
  expect(says(language, text)).toContain('complaint');
  expect(begun(heard(language, text))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'im 10 wks pregnant is the cleaning ok'],
  ['es', '¿y si estoy embarazada me pueden hacer la limpieza?'],
])('%s, whether it is safe: %s', (language, text) => {
  expect(says(language, text)).toContain('ask');
  expect(begun(heard(language, text))).toEqual([]);
});

test('everything is called off by who moves away, and nobody is taken for giving orders', () => {
  expect(says('en', 'cancel everything under my name, moving to Denver, thanks for all the years')).toEqual([
    'start',
    'every',
    'thanks',
  ]);
});

test.each<[Language, string, string]>([
  ['en', 'a cleaning wendsday', '2026-11-18'],
  ['en', 'a cleaning on firday', '2026-11-20'],
  ['es', 'una limpieza el vierns', '2026-11-20'],
  ['de', 'eine Zahnreinigung am Donerstag', '2026-11-19'],
])('%s, a day that is misspelled: %s', (language, text, date) => {
  expect(heard(language, text)).toContainEqual({ do: 'set-times', wishes: [{ date }] });
});

test.each<[string, object]>([
  ['a cleaning, any day next week but wednesday', { date: '2026-11-18', excluded: true }],
  [
    'a cleaning but not on a wednesday, i have the kids wednesdays',
    { date: '2026-11-18', excluded: true, weekdays: ['wed'] },
  ],
])('%s', (text, wish) => {
  const times = heard('en', text).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(times).toContainEqual(wish);
  expect(times.filter((one) => !one.excluded && one.until === undefined)).toEqual([]);
});

test('of next week the day that is ruled out is the one of that week', async () => {
  const reply = await talkWith({}).say('a cleaning, any day next week but tuesday');
  expect(reply.text).toContain('November 23');
  expect(reply.text).not.toContain('November 24');
});

test('"how much" alone is told what there is, and any day but one is offered at once', async () => {
  expect((await talkWith({}).say('how much?')).text).toContain('$');
  const reply = await talkWith({}).say('I need a cleaning, any day but tuesday');
  expect(reply.asks).toBe('time');
  expect(reply.offers.length).toBeGreaterThan(0);
  expect(reply.text).not.toContain('Tuesday');
});

test.each<[Language, string, string]>([
  ['en', 'Frida Gomez', 'Frida Gomez'],
  ['es', 'Dominga Pérez', 'Dominga Pérez'],
  ['es', 'Rosa Martos', 'Rosa Martos'],
  ['de', 'Gustav Freytag', 'Gustav Freytag'],
  ['es', 'Sí, Marco', 'Marco'],
  ['es', 'Me dicen Beto', 'Beto'],
  ['es', 'Yolanda con y griega, Quiñones con eñe', 'Yolanda Quiñones'],
  ['de', 'Nicht für mich, für meinen Opa, Herrn Wenzel Krahl', 'Wenzel Krahl'],
  ['de', 'ich buchstabiere: P wie Paula, F, E wie Emil, U, Pfeu', 'Pfeu'],
])('%s, a name is no day and no word about it: %s', (language, text, name) => {
  const frames = [{ flow: 'book' as const, service: 'Dental exam', times: [] }];
  const commands = heard(language, text, { turns: 3, asked: 'name', lastText: 'x', frames });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
  expect(commands).not.toContainEqual(expect.objectContaining({ do: 'set-times' }));
});

test.each<[Language, string]>([
  ['en', 'Thanks for the great work, but the crown fell out'],
  ['en', "I'm pregnant, can I book a cleaning?"],
  ['en', 'send me the paperwork, I am coming thursday at 10 for a cleaning'],
])('%s, wished for all the same: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});
