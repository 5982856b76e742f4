// Right after a price, one more thing that is named is asked for its price; anywhere else it is not.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';

const priced: Partial<State> = { turns: 1, asked: 'more', priced: true, lastText: 'Dental exam is $85.' };

test.each<[Language, string, RegExp]>([
  ['en', 'and a cleaning?', /^How much/],
  ['en', 'what about whitening?', /^How much/],
  ['es', '¿y una limpieza?', /^Cuánto/],
  ['fr', 'et un détartrage ?', /^Combien/],
  ['de', 'und eine Zahnreinigung?', /^Was kostet/],
])('%s: %s', (language, text, question) => {
  expect(heard(language, text, priced)).toEqual([{ do: 'ask', question: expect.stringMatching(question) }]);
});

test.each<[Language, string]>([
  ['en', 'and can I book a cleaning?'],
  ['en', 'and a cleaning on Friday at ten?'],
])('a wish is none, %s: %s', (language, text) => {
  const asked = heard(language, text, priced).flatMap((one) => (one.do === 'ask' ? one.question : []));
  expect(asked.filter((one) => one.startsWith('How much'))).toEqual([]);
});
