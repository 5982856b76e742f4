// A yes that only begins to speak answers nothing: what stands behind it is what is wanted.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const asked = (what: 'reason' | 'more'): Partial<State> => ({ turns: 1, asked: what, lastText: 'x' });

test.each<[Language, string]>([
  ['en', 'yeah hi um I think I cracked a tooth'],
  ['en', 'yes hello my tooth hurts'],
  ['es', 'sí, hola, me duele una muela'],
  ['fr', "oui bonjour j'ai mal aux dents"],
  ['de', 'ja hallo, mein Knie tut weh'],
])('%s: %s', (language, text) => {
  for (const what of ['reason', 'more'] as const) {
    const commands = heard(language, text, asked(what));
    expect(begun(commands)).toEqual(['book']);
    expect(commands.some((one) => one.do === 'affirm')).toBe(false);
  }
});

test.each(['yes please', "yeah that's what I thought", 'no thanks'])('a mere yes or no stays one: %s', (text) => {
  expect(begun(heard('en', text, asked('more')))).toEqual([]);
});

test('asked what it is about for a person, the trouble is the reason', () => {
  const commands = heard('en', 'yeah my tooth hurts', { ...asked('reason'), personAsked: 1 });
  expect(commands.some((one) => one.do === 'set-reason')).toBe(true);
  expect(begun(commands)).toEqual([]);
});

test('who only said hello is not asked for anything else', async () => {
  const talk = talkWith();
  await talk.say('hello?');
  expect(['service', 'time']).toContain((await talk.say('yeah hi um i think i cracked a tooth')).asks);
});

test.each<[Language, string]>([
  ['en', "no it's not bleeding it just hurts when I bite"],
  ['es', 'no, no sangra, solo me molesta cuando muerdo'],
  ['fr', 'non ça saigne pas mais ça fait mal quand je mords'],
  ['de', 'nein es blutet nicht, es tut nur beim Beißen weh'],
])('a no that tells more of it gives no booking up, %s: %s', (language, text) => {
  const state: Partial<State> = { turns: 2, asked: 'service', lastText: 'x', frames: [{ flow: 'book', times: [] }] };
  expect(heard(language, text, state).some((one) => one.do === 'deny')).toBe(false);
  expect(heard('en', 'no thanks, I want none of those', state)).toContainEqual({ do: 'deny' });
});
