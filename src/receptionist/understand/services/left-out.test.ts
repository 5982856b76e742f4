// A part of what is wished for in one breath is left out again, or named wrong and put right: what is booked is what is left, and
// nothing of the diary is given up.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const services = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string, string]>([
  [
    'en',
    'I want a whitening and a teeth cleaning, actually skip the whitening, just the cleaning, Tuesday at 10',
    'clean',
  ],
  ['es', 'Quería una limpieza y un blanqueamiento, bueno, olvide el blanqueamiento, el martes 24 a las 10', 'clean'],
  ['fr', 'Je voudrais un détartrage et un blanchiment, non, laissez tomber le blanchiment, mardi 24 à 10 h', 'clean'],
  [
    'de',
    'Ich hätte gern eine Zahnreinigung und ein Bleaching, ach, lassen wir das Bleaching, am Dienstag um 10',
    'clean',
  ],
  ['en', 'I need a whitening Thursday at two. Oh, listen to me, I mean the cleaning.', 'clean'],
  ['es', 'Necesito un blanqueamiento el jueves a las 2, digo, una limpieza.', 'clean'],
  ['fr', 'Il me faut un blanchiment jeudi à 14 h, je veux dire un détartrage.', 'clean'],
  ['de', 'Ich brauche ein Bleaching am Donnerstag um zwei, ich meine eine Zahnreinigung.', 'clean'],
])('%s: %s', (language, text, left) => {
  const found = services(language, text);
  expect(found).toHaveLength(1);
  expect(found[0]?.toLowerCase()).toContain(left);
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string, string]>([
  ['en', 'Please cancel my teeth cleaning on Tuesday, skip the reminder too.', 'cancel'],
  ['en', 'I need a cleaning, I mean my gums bleed, Tuesday at 10', 'book'],
  ['es', 'Quiero una limpieza el martes a las 10, le digo la verdad, me duele', 'book'],
])('%s, as it was: %s', (language, text, flow) => {
  expect(begun(heard(language, text))).toEqual([flow]);
  expect(services(language, text)[0]?.toLowerCase() ?? 'clean').toContain('clean');
});
