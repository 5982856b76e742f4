import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { errandsIn } from './errands.ts';

const school = {
  services: [
    { name: 'Road test package', minutes: 60 },
    { name: 'Parking practice', minutes: 60 },
  ],
  languages: ['en', 'de'],
} as unknown as Business;

test.each<[Language, string, number]>([
  ['en', 'cancel the road test on Friday, and put me down for parking practice at one', 2],
  ['en', 'I cannot do the road test so cancel that, and then separately book me a parking practice Friday at one', 2],
  ['en', 'cancel the road test on Friday and book it again for Monday', 1],
  ['en', 'cancel my road test on Friday', 1],
  ['en', 'book me a parking practice on Friday at one', 1],
  ['en', 'move my road test to Friday, it was parking practice that I had on Monday', 1],
])('%s: %s', (language, said, count) => {
  const errands = errandsIn(said, language, school);
  expect(errands).toHaveLength(count);
  // Nothing that was said gets lost between them but the words that join them.
  for (const word of ['road', 'parking'].filter((one) => said.includes(one))) expect(errands.join(' ')).toContain(word);
});
