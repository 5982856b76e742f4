// Whoever comes for the first time has the visit that the house has for them, unless they name another in the owner's words.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import { firstVisit } from './first-visit.ts';
import { servicesIn } from './near.ts';

const house = {
  ...dental,
  name: 'Straight Spine Chiropractic',
  services: [
    { name: 'Chiropractic adjustment', aka: ['adjustment'], minutes: 20 },
    { name: 'New patient exam', aka: ['first visit'], minutes: 60 },
    { name: 'Massage', minutes: 60 },
  ],
  staff: [
    { name: 'Dr. Ana Ruff', services: ['Chiropractic adjustment', 'New patient exam'] },
    { name: 'Bea Long', services: ['Massage'] },
  ],
};
const meant = (said: string) => {
  const [named] = servicesIn(said, 'en', house);
  return named && firstVisit(said, named, 'en', house);
};

test.each([
  "I've never been to you, my neck is stiff, I'd like to see a chiropractor",
  "My back hurts and I've never been to your office, can a chiropractor see me on Friday?",
])('%s', (said) => {
  expect(meant(said)).toBe('New patient exam');
});

test.each([
  "I'm new here and I'd like a massage",
  "I've never been to you, I want an adjustment",
  "It's not my first time, I'd like to see a chiropractor",
  "I'd like to see a chiropractor",
])('none is put in place of it: %s', (said) => {
  expect(meant(said)).toBeUndefined();
});
