// Who only asks to come at some time asks for nothing that a text could answer; what else is said may be.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const asks = (language: Language, text: string) => heard(language, text).some((one) => one.do === 'ask');

test.each<[Language, string, boolean]>([
  ['en', 'ok can I get in tomorrow morning', false],
  ['en', 'do you have anything tomorrow?', false],
  ['es', '¿tienen algo para mañana en la mañana?', false],
  ['fr', 'vous avez une place demain matin ?', false],
  ['en', 'can I come in with a cast on Thursday?', true],
  ['en', "can you look at a three-year-old's teeth tomorrow?", true],
])('%s: %s', (language, text, expected) => {
  expect(asks(language, text)).toBe(expected);
});
