// What is torn or broken is the part where a service for that is named; the whole, or another thing, is mended as before.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const appliances = [
  { name: 'Appliance diagnostic visit', aka: ['appliance repair', 'washer repair', 'fridge repair', 'oven repair'] },
  { name: 'Dishwasher installation', aka: ['dishwasher install'] },
  { name: 'Refrigerator seal replacement', aka: ['fridge gasket', 'fridge door seal', 'refrigerator gasket'] },
];
const names = (said: string, language: Language = 'en') =>
  matchNames(said, appliances, language).map(({ name }) => name);

test.each([
  "Her fridge door doesn't seal anymore, the rubber's all torn",
  'the gasket on our refrigerator is ripped',
  'The seal on my fridge is broken',
  'My fridge door seal is all ripped up',
])('%s', (said) => expect(names(said)).toEqual(['Refrigerator seal replacement']));

test.each([
  'My fridge is broken',
  'My oven door is broken',
  'Something in my washer is torn',
  'I need a repair of my oven',
  'my dishwasher is broken',
])('of the whole: %s', (said) => expect(names(said)).toEqual(['Appliance diagnostic visit']));

test('another thing that is broken is mended beside it', () => {
  expect(names('My fridge door seal is torn, and my oven is broken').toSorted()).toEqual([
    'Appliance diagnostic visit',
    'Refrigerator seal replacement',
  ]);
});

test('beside a part that is only put in new, the whole is mended as before', () => {
  const sweeps = [{ name: 'Chimney repair' }, { name: 'Cap installation', aka: ['chimney cap'] }];
  const among = (said: string) => matchNames(said, sweeps, 'en').map(({ name }) => name);
  expect(among('my chimney is broken')).toEqual(['Chimney repair']);
  expect(among('the chimney cap is broken')).toContain('Chimney repair');
});
