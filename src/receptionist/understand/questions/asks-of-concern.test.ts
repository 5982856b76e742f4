import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const concern = 'i got hit by a car last week';
const begun: Partial<State> = { turns: 1, asked: 'reason', concern };

test.each<[Language, string]>([
  ['en', 'is that something you handle'],
  ['en', 'can you guys help with that?'],
  ['en', 'do you do that kind of thing'],
  ['es', '¿Eso es algo que ustedes ven?'],
  ['es', 'me pueden ayudar con eso'],
  ['fr', 'est-ce que vous traitez ce genre de cas ?'],
  ['fr', 'vous pouvez nous aider pour ça ?'],
  ['de', 'Machen Sie so was?'],
  ['de', 'Können Sie mir damit helfen?'],
])('%s: asks about what was told first: %s', (language, text) => {
  expect(heard(language, text, begun)).toEqual([{ do: 'ask', question: text, told: concern }]);
});

test('with a service under way it points at that', () => {
  const booking = [{ flow: 'book' as const, service: 'Dental exam', times: [] }];
  const commands = heard('en', 'do you do that', { ...begun, frames: booking });
  expect(commands.some((one) => one.do === 'ask' && one.told === concern)).toBe(false);
});
