// Once it was said whom the visit is for, "my name is …" tells who calls, and changes nothing of who comes.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const forSon: Partial<State> = {
  turns: 5,
  asked: 'phone',
  lastText: 'x',
  said: { name: 'Evan Brooks' },
  frames: [
    {
      flow: 'book',
      service: 'Dental exam',
      times: [],
      forOther: 'son',
      chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
    },
  ],
};

test.each<[Language, string]>([
  ['en', 'um my name is Nicole Brooks'],
  ['es', 'yo soy Nicole Brooks'],
  ['fr', "moi je m'appelle Nicole Brooks"],
  ['de', 'mein Name ist Nicole Brooks'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, forSon).some((one) => one.do === 'set-name')).toBe(false);
});

test('of a visit for whoever calls, the name is put right', () => {
  const [frame] = forSon.frames ?? [];
  const own = { ...forSon, frames: frame?.flow === 'book' ? [{ ...frame, forOther: undefined }] : [] };
  expect(heard('en', 'sorry, my name is Nicole Brooks', own).some((one) => one.do === 'set-name')).toBe(true);
});

test.each(['oh ok wrong place sorry', 'ok sorry, wrong number'])(
  'who meant another house leaves no message: %s',
  (text) => {
    const state: Partial<State> = {
      turns: 1,
      asked: 'message',
      unanswered: 'q',
      frames: [{ flow: 'message', urgent: false, proposed: true }],
    };
    expect(heard('en', text, state)).toEqual([{ do: 'wrong-number' }]);
  },
);

test.each<[Language, string, string]>([
  ['en', "it's Tasha Wren, t.wren@example.com", 'Tasha Wren'],
  ['en', "I'm Tasha Wren, t.wren@example.com, whenever's good", 'Tasha Wren'],
  ['es', 'Soy Ana Ruiz, ana@example.com', 'Ana Ruiz'],
])('what leads to a name before an address is no part of it, %s: %s', (language, text, name) => {
  expect(heard(language, text)).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
});

test('a goodbye is no name', () => {
  expect(heard('es', 'gracias, adiós').some((one) => one.do === 'set-name')).toBe(false);
});
