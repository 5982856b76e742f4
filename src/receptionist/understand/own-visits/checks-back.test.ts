// A visit that was just moved, booked or told is only checked, or stays as it is: no move begins of that.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const moved: Partial<State> = {
  ...{ turns: 4, asked: 'more', lastText: 'x' },
  done: [{ did: 'moved', appointment: 'a', service: 'Teeth cleaning', startsAt: '2026-11-28T19:00:00.000Z' }],
};
const moving: Partial<State> = {
  ...{ turns: 2, asked: 'time', lastText: 'x' },
  frames: [{ flow: 'move', times: [], appointment: 'a', from: '2026-11-28T19:00:00.000Z' }],
};

test.each<[Language, string]>([
  ['en', 'sat 28 1pm, right? yes or no'],
  ['en', "so it's Saturday at one, correct?"],
  ['en', 'whats the new date again'],
  ['en', 'the NEW date of my cleaning'],
  ['en', "what's the new time of my appointment again?"],
  ['en', "what's the time for it"],
  ['es', 'el sábado 28 a la una, ¿verdad?'],
  ['es', '¿cuál es la nueva fecha otra vez?'],
  ['fr', 'samedi 28 à 13 h, oui ou non?'],
  ['fr', "c'est quoi la nouvelle date déjà?"],
  ['de', 'Samstag um 13 Uhr, richtig?'],
  ['de', 'Wie war nochmal das neue Datum?'],
])('checked: %s: %s', (language, text) => {
  expect(begun(heard(language, text, moved))).toEqual(['appointments']);
});

test.each<[Language, string]>([
  ['en', 'Can you make it Saturday at two instead?'],
  ['en', 'Saturday at three would be better, right?'],
  ['en', 'move it to Friday, ok?'],
  ['en', 'and a filling on Friday at ten, right?'],
  ['en', 'Is there parking, yes or no?'],
  ['en', "what's the time for my son?"],
  ['es', 'mejor el viernes a las diez, ¿sí?'],
  ['fr', 'plutôt vendredi à dix heures, possible?'],
  ['de', 'Lieber Freitag um zehn, geht das?'],
])('no check: %s: %s', (language, text) => {
  expect(begun(heard(language, text, moved))).not.toEqual(['appointments']);
});

test.each<[Language, string]>([
  ['en', 'no, i dont want to change it again. keep it'],
  ['en', 'actually no keep it'],
  ['en', 'leave it as it is please'],
  ['es', 'no, mejor déjela así'],
  ['es', 'no la cambie'],
  ['fr', 'non, laissez comme ça'],
  ['fr', 'finalement je garde mon rendez-vous'],
  ['de', 'nein, lassen Sie es so'],
  ['de', 'ich will den Termin doch nicht verschieben'],
])('stays: %s: %s', (language, text) => {
  expect(heard(language, text, moving)).toEqual([{ do: 'drop' }]);
});

const stated: Partial<State> = { ...moving, asked: 'confirm' };
test.each<[Language, string, boolean]>([
  ['en', "Okay, let's keep that", false],
  ['en', "ok I'll keep that", false],
  ['en', 'ok keep it then', false],
  ['es', 'Ok, la dejo así', false],
  ['en', "ok no, let's keep it", true],
  ['en', 'ok leave it as it is', true],
  ['en', 'well, keep the old one', true],
  ['en', "let's keep my appointment", true],
  ['en', 'actually keep it', true],
  ['en', 'keep it', true],
  ['es', 'bueno, sin cambios', true],
  ['fr', 'bon, je garde mon rendez-vous', true],
  ['de', 'ok, es bleibt beim alten', true],
])('read back, stays where it was: %s: %s: %s', (language, text, expected) => {
  const commands = heard(language, text, stated);
  expect(commands.some((one) => one.do === 'drop')).toBe(expected);
});

test.each<[Language, string]>([
  ['en', 'keep it on Saturday but at three'],
  ['en', 'can we keep it in the morning'],
  ['en', 'leave it to you, any day'],
  ['en', 'no'],
  ['en', 'no no'],
  ['en', 'ok please'],
  ['en', 'well, actually'],
  ['es', 'déjela para el viernes'],
  ['fr', 'laissez-moi voir, vendredi'],
  ['de', 'lassen Sie uns Freitag nehmen'],
])('moves on: %s: %s', (language, text) => {
  expect(heard(language, text, moving)).not.toContainEqual({ do: 'drop' });
});

test('the date is told from the record, and the visit stays', async () => {
  const { say } = talkWith({ from: hank });
  await say('move my cleaning to Monday the 30th at ten');
  await say('yes');
  const { text, asks } = await say('monday 30 10am, right? yes or no');
  expect(text).toContain('November 30');
  expect(asks).toBe('more');
});
