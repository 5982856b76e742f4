import { expect, it } from 'vitest';
import { groupAmong, keyOf } from './rules.ts';

it.each([
  ['Do you have parking?', 'is there any parking', true],
  ['Do you take credit cards?', 'Can I pay with a credit card?', false],
  ['Do you repair gas boilers?', 'do you repair a gas boiler', true],
  ['¿Tienen estacionamiento?', '¿Hay estacionamiento?', true],
  ['Do you have parking?', 'Do you have towels?', false],
])('%s / %s', (one, other, isSame) => {
  const known = keyOf(one);
  expect(groupAmong(keyOf(other), [known]) === known).toBe(isSame);
});

it('a question of small words alone still has a key', () => {
  expect(keyOf('What is it?')).not.toBe('');
  expect(keyOf('???')).toBe('');
});
