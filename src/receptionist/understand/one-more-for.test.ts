// Who has booked and names one of theirs wants one more of the same; what is only told of somebody begins none.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../tests/support/heard.ts';
import { talkWith } from '../../../tests/support/talk.ts';
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

test.each<[Language, string, string]>([
  ['en', 'actually my sister wants one too', 'my sister'],
  ['en', 'and my wife wants one as well', 'my wife'],
  ['es', 'y mi esposa también quiere una', 'mi esposa'],
  ['fr', 'et ma femme en veut un aussi', 'ma femme'],
  ['de', 'und meine Frau möchte auch einen', 'meine Frau'],
])('%s: “%s” comes after what is stated', (language, text, whose) =>
  expect(heard(language, text, examStated)).toEqual([
    { do: 'also' },
    { do: 'start', flow: 'book' },
    { do: 'for-other', whose },
  ]),
);

test('said with a yes, what was stated is booked, and the other begun', () =>
  expect(heard('en', 'yes, and my wife wants one as well', examStated)).toMatchObject([
    { do: 'affirm' },
    { do: 'also' },
    { do: 'start', flow: 'book' },
    { do: 'for-other', whose: 'my wife' },
    { do: 'set-service', service: 'Dental exam' },
  ]));

test.each<[Language, string]>([
  ['en', 'can my sister come too?'],
  ['en', 'yes, the one for my wife'],
])('%s: “%s” begins none', (language, text) => expect(begun(heard(language, text, examStated))).toEqual([]));

test('what is stated stands, and the other comes after it', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('I need a teeth cleaning on Thursday at nine');
  await say('Juan Lopez');
  await say('630 555 0188');
  expect((await say('actually my sister wants one too')).text).toMatch(/next right after.*under the name Juan Lopez/);
  expect((await say('yes')).text).toMatch(/booked.*next one/);
  expect((await say('the first one')).text).toMatch(/person it is for/);
  await say('Ana Lopez');
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([{ name: 'Juan Lopez' }, { name: 'Ana Lopez' }]);
});
