// Who has booked and names one of theirs wants one more of the same; what is only told of somebody begins none.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

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
  expect(commands).toContainEqual(expect.objectContaining({ do: 'also', guest: expect.anything() }));
  expect(commands).toContainEqual(expect.objectContaining({ do: 'for-other' }));
});

test.each([
  'and my wife will pay for it',
  'my son is allergic to latex',
  'And my husband, right after lunch, will drop off the coupon.',
  'and my wife needs the car',
])('nothing more is booked: %s', (text) => expect(begun(heard('en', text, booked))).toEqual([]));

test.each<[Language, string, string]>([
  ['en', 'actually my sister wants one too', 'my sister'],
  ['en', 'and my wife wants one as well', 'my wife'],
  ['es', 'y mi esposa también quiere una', 'mi esposa'],
  ['fr', 'et ma femme en veut un aussi', 'ma femme'],
  ['de', 'und meine Frau möchte auch einen', 'meine Frau'],
])('%s: “%s” comes after what is stated', (language, text, whose) =>
  expect(heard(language, text, examStated)).toEqual([
    { do: 'also', guest: 'same-day' },
    { do: 'start', flow: 'book' },
    { do: 'for-other', whose },
  ]),
);

test('said with a yes, what was stated is booked, and the other begun', () =>
  expect(heard('en', 'yes, and my wife wants one as well', examStated)).toMatchObject([
    { do: 'affirm' },
    { do: 'also', guest: 'same-day' },
    { do: 'start', flow: 'book' },
    { do: 'for-other', whose: 'my wife' },
    { do: 'set-service', service: 'Dental exam' },
  ]));

test.each<[Language, string, object]>([
  ['en', 'this number is fine. And my son needs one too, he is nine, right after me', { guest: 'right-after' }],
  ['en', 'can my husband come the same day', { guest: 'same-day' }],
  ['es', 'y mi vecina también quiere, el mismo día antes que yo', { guest: 'just-before' }],
  ['fr', 'ma voisine voudrait quelqu’un aussi, tout de suite après moi', { guest: 'right-after' }],
  ['de', 'meine Frau auch, gleich nach mir', { guest: 'right-after' }],
])('%s: “%s” says when', (language, text, when) =>
  expect(heard(language, text, examStated)).toContainEqual({ do: 'also', ...when }),
);

test.each<[Language, string]>([
  ['en', 'I’d like a teeth cleaning Monday at three and my wife wants one too'],
  ['es', 'quiero una limpieza dental el lunes a las tres y mi esposa también quiere una'],
  ['fr', 'je voudrais un détartrage lundi à 15h et ma femme en veut un aussi'],
  ['de', 'ich hätte gern eine Zahnreinigung am Montag um 15 Uhr und meine Frau möchte auch eine'],
])('%s: wanted in one breath with the first: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book', 'book']);
  expect(commands.findIndex((one) => one.do === 'for-other')).toBeGreaterThan(
    commands.findIndex((one) => one.do === 'also'),
  );
});

test.each<[Language, string]>([
  ['en', 'I need a teeth cleaning and my wife needs a ride'],
  ['en', 'my husband will come with me'],
  ['en', 'Yes, and I need my wife, she has the calendar.'],
  ['en', 'yes, and my wife needs the car'],
  ['es', 'sí, y mi esposa necesita el carro'],
  ['de', 'meine Frau kommt mit'],
])('%s: “%s” begins no other', (language, text) =>
  expect(begun(heard(language, text, examStated)).filter((one) => one === 'book').length).toBeLessThan(2),
);

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

test('right after the first, under a name of its own, once that one is said yes to in the same breath', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('I need a teeth cleaning on Thursday at nine');
  await say('Juan Lopez');
  await say('630 555 0188');
  const next = await say('yes. and my sister needs one too, right after me');
  expect(next).toMatchObject({ asks: 'name', text: expect.stringMatching(/booked.*November 19 at (?!9 AM)/s) });
  await say('Ana Lopez');
  expect(records().appointments).toHaveLength(before + 1);
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([{ name: 'Juan Lopez' }, { name: 'Ana Lopez' }]);
});

test('another name of the house, said once it is booked, puts nothing right', async () => {
  const { say, records } = talkWith();
  await say('I need a teeth cleaning on Thursday at nine, Juan Lopez, 630 555 0188');
  await say('yes');
  await say('Ana Lopez');
  expect(records().appointments.at(-1)).toMatchObject({ name: 'Juan Lopez' });
  await say('the name is Juan Lopes');
  expect(records().appointments.at(-1)).toMatchObject({ name: 'Juan Lopes' });
});

test('who waits for their turn is called as was said before it, and the caller is not', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('I need a teeth cleaning on Thursday at nine and my sister wants one too, right after me');
  await say('Juan Lopez');
  await say('630 555 0188');
  expect((await say('Ana Lopez')).text).toMatch(/under the name Juan Lopez/);
  await say('yes');
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([{ name: 'Juan Lopez' }, { name: 'Ana Lopez' }]);
});

test('the first that is named where its time is asked is whom it is for, and no other', () => {
  const frames = [{ flow: 'book' as const, service: 'Teeth cleaning', times: [] }];
  const commands = heard('en', 'For my son, right after school.', { turns: 2, asked: 'time', frames });
  expect(begun(commands)).toEqual([]);
  expect(commands.some((one) => one.do === 'also')).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'and my daughter right after', 'my daughter'],
  ['en', 'and my daughter right after, the same thing', 'my daughter'],
  ['es', 'y mi hija justo después', 'mi hija'],
  ['fr', 'et ma fille juste après pour la même chose', 'ma fille'],
  ['de', 'und meine Tochter gleich danach', 'meine Tochter'],
])('%s: %s: next to come, and no note', (language, text, whose) => {
  for (const asked of ['phone', 'confirm'] as const)
    expect(heard(language, text, { ...examStated, asked }).slice(0, 3)).toEqual([
      { do: 'also', guest: 'right-after' },
      { do: 'start', flow: 'book' },
      { do: 'for-other', whose },
    ]);
});

test.each(['my daughter has school right after lunch', 'my wife picks me up right after'])('only told: %s', (text) =>
  expect(begun(heard('en', text, { ...examStated, asked: 'phone' }))).toEqual([]),
);
