// Behind "anything else?", a question of how it is done begins no second visit; one that is wished for does. A day that is asked
// about with nothing booked is for a new visit.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const behind = { turns: 5, asked: 'more' } as const;

test.each<[Language, string]>([
  ['en', 'do I need to brush before the cleaning?'],
  ['en', 'do we have to pay for the cleaning up front'],
  ['es', '¿tengo que cepillarme antes de la limpieza?'],
  ['fr', 'est-ce que je dois me brosser les dents avant le détartrage ?'],
  ['de', 'muss ich vor der Zahnreinigung etwas beachten?'],
])('%s: only asks: %s', (language, text) => {
  expect(begun(heard(language, text, behind))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'can I get a cleaning too, on Friday'],
  ['en', 'I also need a filling'],
  ['es', 'también quiero una limpieza el viernes'],
  ['fr', 'je voudrais aussi un détartrage vendredi'],
  ['de', 'ich brauche auch noch eine Zahnreinigung am Freitag'],
])('%s: wishes: %s', (language, text) => {
  expect(begun(heard(language, text, behind))).toEqual(['book']);
});

test.each(['geht auch Freitagnachmittag?', 'ginge auch Freitag um drei?'])('nothing is moved: %s', (text) =>
  expect(begun(heard('de', text, { turns: 2, topic: 'Dental exam' }))).toEqual(['book']),
);
test('with a visit named it is moved', () =>
  expect(begun(heard('de', 'Mein Termin am Montag, ginge der auch am Freitag?'))).toContain('move'));
test('a new visit that is wished for, with another day that would do, is no move', () =>
  expect(begun(heard('de', 'Ich hätte gern einen Termin am Montag, Dienstag geht auch'))).toEqual(['book']));
