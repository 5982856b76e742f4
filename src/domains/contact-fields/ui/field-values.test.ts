import { expect, it } from 'vitest';
import { check } from './field-values.ts';

const choice = (count: number) => ({
  ...{ label: 'Boiler', kind: 'choice' },
  choices: Array.from({ length: count }, (_, place) => `Choice ${place}`).join('\n'),
});

it('what is not right is said in our words', () => {
  expect(check(choice(50))).toEqual({});
  expect(check(choice(60))).toEqual({ choices: 'Must have no more than 50' });
  expect(check(choice(0))).toEqual({ choices: 'This field is required' });
  expect(check({ label: ' ', kind: 'text', choices: '' })).toEqual({ label: 'This field is required' });
});
