// What is amiss with something of the caller's own opens a visit with that for its reason; it is no complaint, and no change of a visit.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

test.each<[Language, string]>([
  ['en', 'My gums are really sore and bleeding when I brush'],
  ['en', 'My toilet keeps running.'],
  ['en', "There's no hot water in my apartment."],
  ['en', "I'm locked out of my house."],
  ['en', "My knee's acting up again"],
  ['es', 'me sangran las encías'],
  ['fr', "j'ai très mal au genou"],
  ['de', 'mein Zahnfleisch blutet'],
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
