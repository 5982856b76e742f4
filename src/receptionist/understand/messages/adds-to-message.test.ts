// Where a message was read back, what else is said of it is added, and read back with it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 2,
  asked: 'confirm',
  lastText: 'Is that right?',
  frames: [{ flow: 'message', body: 'Nobody came.', urgent: false, confirming: true }],
};

test.each<[Language, string]>([
  ['en', 'this is ridiculous, second time'],
  ['en', 'have someone call me back'],
  ['es', 'ya es la segunda vez'],
  ['fr', "c'est la deuxième fois"],
  ['de', 'das ist schon das zweite Mal'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, readBack)).toEqual([{ do: 'set-message', body: `Nobody came. ${text}` }]);
});

test.each<[string, string]>([
  ['yes', 'affirm'],
  ["no, that's wrong", 'deny'],
  ['what?', 'say-again'],
])('an answer stays one: %s', (text, act) => {
  expect(heard('en', text, readBack)).toContainEqual({ do: act });
});

test('all of it is passed on', async () => {
  const talk = talkWith({ from: hank });
  await talk.say([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: 'nobody has shown up' },
  ]);
  await talk.say('this is ridiculous, second time');
  await talk.say('yes');
  expect(talk.records().messages.map(({ body }) => body)).toEqual([
    'nobody has shown up. this is ridiculous, second time',
  ]);
});

test.each<[Language, string, string]>([
  ['en', "no just that it's leaking again", "just that it's leaking again"],
  ['en', 'no, just tell him it is urgent', 'just tell him it is urgent'],
  ['es', 'no, solo que es la segunda vez', 'solo que es la segunda vez'],
  ['fr', "non, juste que c'est pressé", "juste que c'est pressé"],
  ['de', 'nein, nur dass es eilt', 'nur dass es eilt'],
])('%s: behind a no that drops nothing: %s', (language, text, added) => {
  expect(heard(language, text, readBack)).toEqual([{ do: 'set-message', body: `Nobody came. ${added}` }]);
});

const whoIsIt: Partial<State> = {
  turns: 1,
  asked: 'name',
  lastText: "What's your full name?",
  frames: [{ flow: 'message', body: 'It leaks again.', urgent: false }],
};

test.each<[Language, string]>([
  ['en', "i don't want to pay again"],
  ['en', 'can somebody call me back'],
  ['es', 'no quiero pagar otra vez'],
  ['de', 'ich will nicht noch einmal zahlen'],
])('%s: where the name is asked: %s', (language, text) => {
  expect(heard(language, text, whoIsIt)).toEqual([{ do: 'set-message', body: `It leaks again. ${text}` }]);
});

test.each(["it's theresa kim", 'T H E R E S A', 'theresa kim is the name'])('a name stays one: %s', (text) => {
  expect(heard('en', text, whoIsIt).some((one) => one.do === 'set-message')).toBe(false);
});
