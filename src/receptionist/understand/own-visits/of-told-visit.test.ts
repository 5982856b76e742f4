// What is said right after a visit was told is meant of that visit: another time moves it, and nobody has to say again which.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

/** Told: Thursday the 19th at nine. */
const told: Partial<State> = { turns: 2, asked: 'more', visitTold: '2026-11-19T15:00:00.000Z' };
const wishes = (language: Language, text: string) =>
  heard(language, text, told).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));

test.each<[Language, string]>([
  ['en', 'Can we make it Friday instead?'],
  ['en', "That's too early, can he come later in the day?"],
  ['en', 'can we do it an hour later?'],
  ['en', 'can I come at eleven?'],
  ['es', 'A esa hora no puedo, ¿no se podría más tarde?'],
  ['fr', "En fait jeudi ça m'arrange pas, vous avez autre chose ?"],
  ['de', 'Das wird mir zu spät. Ginge es auch früher?'],
])('%s: it is moved: %s', (language, text) => expect(begun(heard(language, text, told))).toEqual(['move']));

test('of the hour alone, the day stays', () => {
  expect(wishes('en', "that's too early, can I come later?")).toEqual([{ date: '2026-11-19', earliest: '09:15' }]);
  expect(wishes('de', 'Das wird mir zu spät. Ginge es auch früher?')).toEqual([
    { date: '2026-11-19', latest: '08:45' },
  ]);
  expect(wishes('en', 'can I come at eleven?')).toEqual([{ date: '2026-11-19', time: '11:00' }]);
});

test.each<[Language, string]>([
  ['en', "who's that with?"],
  ['es', '¿y con quién me toca?'],
  ['fr', "c'est avec qui déjà ?"],
  ['de', 'bei wem ist das?'],
])('%s: with whom it is is told with it: %s', (language, text) =>
  expect(heard(language, text, told)).toEqual([{ do: 'start', flow: 'appointments' }]),
);

test.each([
  ['cancel it please', 'cancel'],
  ['I also need a cleaning on Friday', 'book'],
])('what else is wanted stays what it is: %s', (text, flow) => expect(begun(heard('en', text, told))).toEqual([flow]));

test.each<[Language, string]>([
  ['en', 'Friday then, at ten'],
  ['es', 'entonces el viernes a las diez'],
  ['fr', 'alors vendredi à dix heures'],
  ['de', 'dann Freitag um zehn'],
])('%s: another time where it is to be cancelled is a change: %s', (language, text) => {
  const frames: State['frames'] = [{ flow: 'cancel', times: [], appointment: 'apt_1', confirming: true }];
  expect(begun(heard(language, text, { turns: 2, asked: 'confirm', frames }))).toEqual(['move']);
});

test('who does not know yet has not said no', () =>
  expect(begun(heard('es', 'No sé todavía cuándo regreso, mejor cancélela', told))).toEqual(['cancel']));

test.each<[Language, string]>([
  ['en', "oh I can't make tomorrow"],
  ['es', 'mañana no puedo'],
  ['fr', 'demain je peux pas en fait'],
  ['de', 'morgen passt mir leider nicht'],
])('%s: of several that were told, one is moved, and nothing new is booked: %s', (language, text) => {
  const several: Partial<State> = { turns: 2, asked: 'more', visitsTold: true };
  expect(begun(heard(language, text, several))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', 'can you bump it to next week'],
  ['es', 'pásemela para la otra semana'],
  ['es', 'muévamela al viernes'],
  ['de', 'da kann ich leider doch nicht'],
])('%s: put elsewhere in other words: %s', (language, text) =>
  expect(begun(heard(language, text, told))).toEqual(['move']),
);
