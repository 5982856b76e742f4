// A question without its mark is a question: what is taught goes before a day and an hour, and a wish stays one.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { splitClauses } from '../../models/clauses.ts';
import { signsOf } from '../signs.ts';
import { asksUnmarked } from './asks-unmarked.ts';

const asks = (said: string, language: Language) =>
  asksUnmarked(
    splitClauses(said, language).map(({ text, start, end, negated }) =>
      signsOf(text, language, null, { start, end, negated }),
    ),
  );

test.each<[Language, string, boolean]>([
  ['en', 'our boy is nine, can he take the exam', true],
  ['en', 'he has a fever, is that a problem', true],
  ['en', 'can braces be cleaned too', true],
  ['en', 'he has a few cavities in the back is that extra', true],
  ['en', "she's fourteen is that too old", true],
  ['en', 'the one I want is that dental exam', false],
  ['es', 'tiene cuatro años, puede ella venir sola', true],
  ['fr', "il a six ans, est-ce que c'est trop jeune", true],
  ['de', 'er ist erst drei, geht das', true],
  ['en', 'can you clean my teeth', false],
  ['en', 'can i get a cleaning', false],
  ['en', 'i need a cleaning', false],
  ['fr', 'je voudrais un détartrage', false],
  ['de', 'ich brauche eine Zahnreinigung', false],
])('%s: %s', (language, said, expected) => {
  expect(asks(said, language)).toBe(expected);
});
