// Who has booked and names one of theirs wants one more of the same; what is only told of somebody begins none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';

const booked: Partial<State> = {
  turns: 5,
  asked: 'more',
  said: { name: 'Priya Shah', phone: '+12155550101' },
  done: [{ did: 'booked', appointment: 'apt_9', service: 'Teeth cleaning', startsAt: '2026-12-02T22:00:00.000Z' }],
};

test.each<[Language, string]>([
  ['en', 'also my husband, same day right after me'],
  ['en', 'my husband needs one too'],
  ['en', 'can you also do my son at the same time'],
  ['en', 'and my wife'],
  ['es', 'y mi esposo también'],
  ['fr', 'et mon mari aussi'],
  ['de', 'und mein Mann auch'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text, booked);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'for-other' }));
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
});

test.each(['and my wife will pay for it', 'my son is allergic to latex'])('nothing more is booked: %s', (text) =>
  expect(begun(heard('en', text, booked))).toEqual([]),
);
