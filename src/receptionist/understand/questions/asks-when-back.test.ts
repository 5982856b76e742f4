// How soon a thing is given back or done is asked of what the owner taught; how soon one can come wants a time.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { asksWhenBack } from './asks-when-back.ts';

test.each<[Language, string]>([
  ['en', 'How soon would I get my crown back after you fix it?'],
  ['en', "once you've got the mould, when is my night guard done"],
  ['en', 'When will my retainer be ready?'],
  ['es', '¿Cuándo me devuelven la férula?'],
  ['fr', 'Quand est-ce que je récupère ma gouttière ?'],
  ['de', 'Wann bekomme ich meine Schiene zurück?'],
])('asks, and begins no booking, %s: %s', (language, text) => {
  expect(asksWhenBack({ folded: foldCue(text) })).toBe(true);
  expect(begun(heard(language, text))).not.toContain('book');
});

test.each<[Language, string]>([
  ['en', 'How soon can I come in for a cleaning?'],
  ['en', 'When can you see me?'],
  ['es', '¿Cuándo puedo ir para una limpieza?'],
  ['fr', 'Quand puis-je venir pour un détartrage ?'],
  ['de', 'Wann kann ich zur Zahnreinigung kommen?'],
])('wants a time, %s: %s', (_, text) => {
  expect(asksWhenBack({ folded: foldCue(text) })).toBe(false);
});
