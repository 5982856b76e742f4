// The head of a mail ends at a word, and never in the midst of a character.
import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['Vale Plumbing', 40, 'Vale Plumbing'],
  [' Vale\n Plumbing ', 40, 'Vale Plumbing'],
  ['Łukasiewicz & Søns Überlange Handwerksgesellschaft', 40, 'Łukasiewicz & Søns Überlange…'],
  ['Smith, Brown & Daughters', 15, 'Smith, Brown…'],
  ['Donaudampfschifffahrtsgesellschaft', 20, 'Donaudampfschifffah…'],
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['aaaaaaaa😀😀', 10, 'aaaaaaaa…'],
])('%j in %i characters is %j', (text, most, line) => {
  expect(oneLine(text, most)).toBe(line);
  expect(line.length).toBeLessThanOrEqual(most);
});
