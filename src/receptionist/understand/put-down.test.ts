// "Put him down for …" is a wish to come, for whomever and however it is said; to have something noted is none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const thursday = { date: '2026-11-19' };

test.each<[Language, string]>([
  ['en', 'put him down for a visit on Thursday'],
  ['en', 'could you put us down for Thursday'],
  ['es', 'me la apunta para el jueves'],
  ['es', 'Apúntelo para el jueves'],
  ['fr', 'inscrivez-la pour jeudi'],
  ['fr', 'notez-moi pour jeudi'],
  ['de', 'Trag ihn ein für Donnerstag'],
  ['de', 'Tragen Sie meinen Sohn bitte für Donnerstag ein'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-times', wishes: [thursday] });
  expect(commands.some((one) => one.do === 'person' || one.do === 'ask')).toBe(false);
});

test('the end of a German verb is no hour', () => {
  expect(heard('de', 'Tragen Sie sie für Donnerstag um zehn ein')).toContainEqual({
    do: 'set-times',
    wishes: [{ ...thursday, time: '10:00' }],
  });
});

test.each<[Language, string]>([
  ['en', 'Put Dr. Abrams on please'],
  ['es', 'Anote mi número: 773 555 0118'],
])('%s: %s books nothing', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
});
