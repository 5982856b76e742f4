// Whoever comes for the first time has the visit that the house has for them, unless they say what else is to be done, in whichever words.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
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

const bare = (name: string, ...services: readonly string[]) => ({
  ...dental,
  name,
  languages: ['en', 'es', 'fr', 'de'] as const,
  services: services.map((one) => ({ name: one, minutes: 30 })),
  staff: undefined,
});
const teeth = bare('Smile Dental', 'Teeth cleaning', 'New patient exam');

test.each<[Language, string, ReturnType<typeof bare>, string]>([
  ['fr', 'Je suis nouvelle cliente, je voudrais un détartrage vendredi', teeth, 'Teeth cleaning'],
  ['es', 'Es mi primera vez, quiero una limpieza dental', teeth, 'Teeth cleaning'],
  ['de', 'Ich bin neu hier und möchte eine Zahnreinigung', teeth, 'Teeth cleaning'],
  [
    'en',
    "We're new here, my puppy needs his shots",
    bare('Paws Vet', 'Vaccinations', 'New patient exam'),
    'Vaccinations',
  ],
  ['en', "It's my first time, can I get a trim", bare('Mane Hair', 'Haircut', 'New client consultation'), 'Haircut'],
  [
    'en',
    "It's my first time, can I get a trim",
    bare('Mane Haircuts', 'Haircut', 'New client consultation'),
    'Haircut',
  ],
])('another word for it names it too, %s: %s', (language, said, business, service) => {
  const named = servicesIn(said, language, business).find(({ name }) => name === service);
  expect(named && firstVisit(said, named, language, business)).toBeUndefined();
  expect(named?.name).toBe(service);
});
