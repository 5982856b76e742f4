import { expect, it } from 'vitest';
import { initialsOf, listIn, nameWords } from './contact-words.ts';

const nobody = { name: '', phone: null, email: null };

it('calls a contact by name, else number, else address', () => {
  expect(nameWords({ name: 'Dana', phone: '+12025550101', email: 'd@example.com' })).toBe('Dana');
  expect(nameWords({ ...nobody, phone: '+12025550101', email: 'd@example.com' })).toBe('(202) 555-0101');
  expect(nameWords({ ...nobody, email: 'd@example.com' })).toBe('d@example.com');
});

it.each([
  ['Dana Reyes', 'DR'],
  ['Ana María del Olmo', 'AO'],
  ['émile', 'É'],
  ['7 Oaks', 'O'],
  ['(202) 555', ''],
])('%s is %s in short', (name, short) => expect(initialsOf({ ...nobody, name })).toBe(short));

it('reads tags between commas', () => expect(listIn(' VIP, ,late payer,')).toEqual(['VIP', 'late payer']));
