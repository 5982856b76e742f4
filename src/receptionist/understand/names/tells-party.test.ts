// Who comes is told where the name is asked: no name is made of it, and no word is said of not having understood.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { tellsParty } from './tells-party.ts';

const askedName: Partial<State> = {
  turns: 2,
  asked: 'name',
  frames: [
    {
      flow: 'book',
      service: 'Dental exam',
      times: [],
      chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
    },
  ],
};

test.each<[Language, string]>([
  ['en', 'just me and my wife'],
  ['en', 'me, my husband and the kids'],
  ['es', 'solo yo y mi esposa'],
  ['fr', 'juste moi et ma femme'],
  ['de', 'nur ich und meine Frau'],
])('is kept as a note, %s: %s', (language, text) => {
  const commands = heard(language, text, askedName);
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
  expect(commands).toContainEqual({ do: 'set-reason', reason: text, isNote: true });
});

test('what is done to a person is wanted once for each', () => {
  const commands = heard('en', "it's for me and my sister", askedName);
  expect(commands).toContainEqual({ do: 'also' });
  expect(commands.some((one) => one.do === 'set-reason')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "it's under my wife"],
  ['en', 'Robert Hale, me and my wife'],
  ['en', 'Me Hale'],
  ['es', 'a nombre de mi esposa'],
  ['de', 'auf meine Frau'],
])('says more, or less, %s: %s', (language, text) => {
  expect(tellsParty(text, language)).toBe(false);
});

test('a name that stands with it is heard', () => {
  const commands = heard('en', 'Robert Hale, just me and my wife', askedName);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name: 'Robert Hale' }));
});
