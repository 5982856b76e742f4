// What is amiss with something of the caller's own opens a visit with that for its reason; it is no complaint, and no change of a visit.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { onlyRepair } from '../services/new-here.ts';

test.each<[Language, string]>([
  ['en', 'My gums are really sore and bleeding when I brush'],
  ['en', 'My toilet keeps running.'],
  ['en', "There's no hot water in my apartment."],
  ['en', "I'm locked out of my house."],
  ['en', "My knee's acting up again"],
  ['en', 'it shakes when I go over 60'],
  ['en', 'my mower makes a weird grinding noise'],
  ['en', 'the breaker keeps tripping'],
  ['es', 'me sangran las encías'],
  ['fr', "j'ai très mal au genou"],
  ['de', 'mein Zahnfleisch blutet'],
  ['de', 'Mein Computer startet nicht mehr'],
  ['es', 'Mi computadora ya no inicia'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-reason', reason: text });
});

test.each(['My ear feels blocked since I went swimming', 'My eyes are really itchy and dry'])(
  'nobody is unhappy with the house: %s',
  (text) => expect(heard('en', text).some((one) => one.do === 'complaint')).toBe(false),
);

test.each<[Language, string]>([
  ['en', "you guys were here yesterday and it's still leaking"],
  ['en', 'you fixed my tooth last week and it broke again'],
  ['es', 'vinieron ayer y sigue goteando'],
  ['fr', 'vous êtes venus hier et ça fuit toujours'],
  ['de', 'Sie waren gestern da und es tropft immer noch'],
])('%s: who was helped in vain complains: %s', (language, text) =>
  expect(heard(language, text).some((one) => one.do === 'complaint')).toBe(true),
);

test.each(['The light switch in my bathroom buzzes when I turn it on.', "My light switch isn't working."])(
  'a switch is a thing: %s',
  (text) => expect(begun(heard('en', text))).not.toContain('move'),
);

test('where one visit alone is for whatever is broken, it is that one', () => {
  const services = [
    { name: 'Appliance repair', minutes: 60, needsAddress: true },
    { name: 'Dryer vent cleaning', minutes: 45, needsAddress: true },
  ];
  const repairer = {
    ...dental,
    name: 'Bell Appliance',
    industry: 'trades' as const,
    services,
    staff: undefined,
  };
  expect(onlyRepair(repairer)).toBe('Appliance repair');
  expect(onlyRepair({ ...repairer, services: [...services, { name: 'General repair', minutes: 60 }] })).toBeUndefined();
  expect(onlyRepair({ ...repairer, services: [{ name: 'Flat tire repair', minutes: 30 }] })).toBeUndefined();
});
