// To book a visit names no service of a house that keeps books.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import { servicesIn } from './near.ts';

const office = {
  ...dental,
  services: [
    { name: 'Bookkeeping consultation', aka: ['bookkeeping', 'the books'], minutes: 60 },
    { name: 'Tax return', minutes: 45 },
  ],
};
const named = (text: string) => servicesIn(text, 'en', office).map(({ name }) => name);

test.each(['Yes, please book it.', 'book me in', 'Can you book that for Tuesday?', 'ok, go ahead and book'])(
  'no service: %s',
  (text) => expect(named(text)).toEqual([]),
);

test.each(['I need help with the books', 'bookkeeping please', 'book me in for bookkeeping'])('named: %s', (text) =>
  expect(named(text)).toEqual(['Bookkeeping consultation']),
);
