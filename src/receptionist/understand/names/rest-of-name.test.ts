// Names in the parts and places in which callers give them: the surname a breath later, beside an hour, spelled, behind a title; and a
// town is nobody's.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { foreignLanguageOf } from '../../models/language.ts';
import type { State } from '../../state.ts';
import { nameIn } from './details.ts';

const booking: Partial<State> = { turns: 3, frames: [{ flow: 'book', times: [], service: 'Dental exam' }] };
const named = (language: Language, text: string, state: Partial<State>) =>
  heard(language, text, { ...booking, ...state }).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string, string]>([
  ['en', 'Kowalski', 'Paul Kowalski'],
  ['de', 'hinze', 'Paul Hinze'],
  ['es', 'Saucedo', 'Paul Saucedo'],
  ['fr', 'Thibodeau', 'Paul Thibodeau'],
])('the surname, said when all of it was stated, %s: %s', (language, text, name) =>
  expect(named(language, text, { asked: 'confirm', said: { name: 'Paul' } })).toEqual([name]),
);

test.each<[Language, string]>([
  ['en', 'yess'],
  ['en', 'correct'],
  ['de', 'genau'],
  ['es', 'claro'],
  ['fr', 'parfait'],
])('no surname, %s: %s', (language, text) =>
  expect(named(language, text, { asked: 'confirm', said: { name: 'Paul' } })).toEqual([]),
);

test.each<[Language, string]>([
  ['en', '9:00 works. im jenna kowalski 4155550188'],
  ['en', 'nine is fine, jenna kowalski 4155550188'],
])('a name in small letters between an hour and a number, %s: %s', (language, text) =>
  expect(named(language, text, { asked: 'time' })).toEqual(['Jenna Kowalski']),
);

test('spelled letters are in no foreign language', () =>
  expect(foreignLanguageOf('Laura Bianchi, B I A N C H I', ['en', 'de'])).toBeNull());

test.each<[Language, string, string]>([
  ['de', 'Frau Özdemir, Vorname Aylin', 'Aylin Özdemir'],
  ['en', 'Mrs. Hendricks, first name Paula', 'Paula Hendricks'],
])('%s: %s', (language, said, name) => expect(nameIn(said, language, true)?.name).toBe(name));

test.each<[Language, string]>([
  ['en', 'We live in San Antonio, do you come there?'],
  ['es', 'Vivimos en San Antonio, ¿llegan hasta allá?'],
  ['fr', 'Nous habitons à San Antonio, vous venez ?'],
  ['de', 'Wir wohnen in San Antonio, kommen Sie da hin?'],
])('a town is no name, %s: %s', (language, text) => {
  const commands = heard(language, text, { ...booking, asked: 'name' });
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
});

test('a day that is picked tells its hour, and the others of that day are told when asked for', async () => {
  const talk = talkWith();
  await talk.say('I need a dental exam in the afternoon');
  const picked = await talk.say('Wednesday');
  expect(picked.asks).toBe('name');
  expect(picked.text).toContain('1 PM');
  const others = await talk.say('what else');
  expect(others.asks).toBe('time');
});

test.each<[Language, string]>([
  ['en', 'Kowalski'],
  ['de', 'Hinze'],
])('the surname, asked for all of the name once the first was told, %s: %s', (language, text) =>
  expect(named(language, text, { asked: 'name', said: { name: 'Paul' } })).toEqual([`Paul ${text}`]),
);

test('of whoever else is to come it is their own', () =>
  expect(
    named('en', 'Lily', {
      asked: 'name',
      said: { name: 'Paul' },
      frames: [{ flow: 'book', times: [], service: 'Dental exam', forOther: 'my daughter' }],
    }),
  ).toEqual(['Lily']));
