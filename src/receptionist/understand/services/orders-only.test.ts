// Who says what is not to be done orders the rest; a price, and whether the house does it at all, are asked.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "Can you do the whitening but don't do the cleaning?"],
  ['en', 'Could you do a cleaning but not the whitening?'],
  ['fr', 'Vous pouvez faire le détartrage mais ne faites pas le blanchiment ?'],
  ['de', 'Machen Sie die Zahnreinigung nicht, nur die Füllung'],
])('%s: is ordered: %s', (language, said) => {
  const found = heard(language, said);
  expect(begun(found)).toEqual(['book']);
  expect(found.filter((one) => one.do === 'set-service')).toHaveLength(1);
});

test.each<[Language, string]>([
  ['en', 'Can you do fillings?'],
  ['en', "How much is whitening if you don't do the cleaning?"],
  ['en', 'Do you do whitening, and not only cleanings?'],
  ['de', 'Machen Sie auch Füllungen, nicht nur Zahnreinigungen?'],
])('%s: is asked: %s', (language, said) => {
  expect(begun(heard(language, said))).toEqual([]);
});
