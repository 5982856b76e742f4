// How old the next of several is, and what is done for a child in place of what is done for everybody.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { childsService, withoutAges } from './guest-age.ts';

const barbers: typeof dental = {
  ...dental,
  services: [
    { name: "Men's haircut", minutes: 30 },
    { name: "Kids' haircut", minutes: 30 },
    { name: 'Hot towel shave', minutes: 45 },
  ],
};

test.each<[Language, string, string, string | null]>([
  ['en', 'my son', 'my son needs one too, he’s nine', "Kids' haircut"],
  ['fr', 'mon fils', 'mon fils aussi, il a 8 ans', "Kids' haircut"],
  ['de', 'mein Sohn', 'mein Sohn auch, er ist acht', "Kids' haircut"],
  ['es', 'mi hijo', 'mi hijo también, tiene 8 años', "Kids' haircut"],
  ['en', 'my son', 'my son needs one too', null],
  ['en', 'my son', 'my son needs one too, he’s 24', null],
  ['en', 'my brother', 'my brother needs one too', null],
])('%s: %s – %s', (language, whom, said, service) =>
  expect(childsService(barbers, language, "Men's haircut", whom, said)).toBe(service),
);

test('nothing takes the place of what is not done for children', () =>
  expect(childsService(barbers, 'en', 'Hot towel shave', 'my son', 'my son too, he’s nine')).toBeNull());

test.each<[Language, string]>([
  ['en', 'she is 9 am or later'],
  ['de', 'er ist 9 Uhr'],
])('%s: “%s” is no age', (language, said) => expect(withoutAges(said, language)).toBe(said));
