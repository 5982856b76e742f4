// A question that says nothing of its own is asked with what was told right before it, and what answers stays an answer.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { besideAnswer } from '../when-asked/beside-answer.ts';

test.each<[Language, string, string]>([
  ['en', 'yes, this number, my gate is locked, is that a problem?', 'my gate is locked, is that a problem?'],
  [
    'en',
    "2 o'clock, I've got gel on that has to come off, is that extra?",
    "I've got gel on that has to come off, is that extra?",
  ],
  ['en', "ten works, I'm bringing my kid, that's fine right?", "I'm bringing my kid, that's fine right?"],
  ['es', 'sí, ese número, tengo dos perros, ¿hay problema?', 'tengo dos perros, ¿hay problema?'],
  ['es', 'sí, ese número, tengo dos perros, hay problema?', 'tengo dos perros, hay problema?'],
  ['fr', "oui, j'ai acheté la pièce moi-même, ça dérange pas?", "j'ai acheté la pièce moi-même, ça dérange pas?"],
  ['de', 'ja, ich hab zwei Hunde, ist das ein Problem?', 'ich hab zwei Hunde, ist das ein Problem?'],
])('%s: %s', (language, text, question) => {
  expect(besideAnswer(text, language)?.questions).toEqual([question]);
});

test.each<[Language, string, string]>([
  ['en', 'Bill Kessler, is that a problem?', 'is that a problem?'],
  ['en', 'yes, my name is Ann, do you have a ramp?', 'do you have a ramp?'],
  ['de', 'um zehn, und was kostet das?', 'und was kostet das?'],
])('what asks by itself, or leans on a bare answer, stands alone, %s: %s', (language, text, question) => {
  expect(besideAnswer(text, language)?.questions).toEqual([question]);
});
