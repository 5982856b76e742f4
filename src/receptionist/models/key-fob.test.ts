// An owner's word for one kind of key names that kind, and no key at large.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';

const locksmith = [
  { name: 'Home lockout', aka: ['locked out', 'open my door'] },
  { name: 'Lock rekeying', aka: ['rekey', 'change the keys'] },
  { name: 'Car key replacement', aka: ['lost car key', 'car key', 'key fob'] },
];
const best = (text: string) => matchNames(text, locksmith, 'en')[0];

test.each([
  ['my key fob died', 'Car key replacement'],
  ['I lost my car key', 'Car key replacement'],
  ['I left my keys inside the house', 'Home lockout'],
  ['the old owners still have keys, I want it rekeyed', 'Lock rekeying'],
])('%s is %s', (text, service) => {
  expect(best(text)?.name).toBe(service);
  expect(best(text)?.score).toBeGreaterThan(0.75);
});

test.each(['the key turns but nothing happens', 'can you copy a house key', 'I have two keys for the gate'])(
  'a key that is none of a car is not surely one: %s',
  (text) => {
    expect(
      matchNames(text, locksmith, 'en').find(({ name }) => name === 'Car key replacement')?.score ?? 0,
    ).toBeLessThan(0.75);
  },
);
