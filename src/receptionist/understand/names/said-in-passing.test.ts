// What is dictated beside what was asked for: numbers of a house and a flat, a name ahead of a number, and words that name nobody.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';

const offers = ['2026-11-19T15:00:00.000Z', '2026-11-19T17:00:00.000Z'].map((startsAt) => ({
  ...{ kind: 'time' as const, startsAt, staff: null, label: startsAt },
}));
const asked = (what: State['asked']): Partial<State> => ({
  turns: 2,
  asked: what,
  offers: what === 'time' ? offers : [],
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
});
const ofKind = <Kind extends Command['do']>(kind: Kind, commands: readonly Command[]) =>
  commands.filter((one): one is Extract<Command, { do: Kind }> => one.do === kind);

test.each<[string, string, string[]]>([
  ['44 Birch Lane, Apt 2', '44 Birch Lane, Apt 2', []],
  ['12 Oak Street, unit 3, at ten', '12 Oak Street, unit 3', ['10:00']],
])('the number of a flat is no hour: %s', (text, address, times) => {
  const commands = heard('en', text, asked('time'));
  expect(ofKind('set-address', commands).map((one) => one.address)).toEqual([address]);
  expect(ofKind('set-times', commands).flatMap(({ wishes }) => wishes.map(({ time }) => time))).toEqual(times);
});

test.each([
  'Dee Wallace 3125550188, 19 Oak St',
  'ok go on. Dee Wallace, 312-555-0188, 19 Oak St.',
  "Dee Wallace, 312-555-0188, and it's 19 Oak St",
])('a name, a number and an address in one breath are all kept: %s', (text) => {
  const commands = heard('en', text, asked('phone'));
  expect(ofKind('set-name', commands).map(({ name }) => name)).toEqual(['Dee Wallace']);
  expect(ofKind('set-phone', commands).map(({ phone }) => phone)).toEqual(['+13125550188']);
  expect(ofKind('set-address', commands).map(({ address }) => address.replace(/\.$/, ''))).toEqual(['19 Oak St']);
});

test.each<[Language, string]>([
  ['en', 'fine'],
  ['en', 'No problem.'],
  ['en', "that's fine"],
  ['en', 'sounds good'],
  ['es', 'Perfecto'],
  ['es', 'no hay problema'],
  ['fr', 'Très bien'],
  ['fr', 'pas de souci'],
  ['de', 'Alles klar'],
  ['de', 'kein Problem'],
])('nobody is called so, %s: %s', (language, text) => {
  expect(ofKind('set-name', heard(language, text, asked('name')))).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'fine, paul novak', 'Paul Novak'],
  ['en', 'Great, Tom Fine', 'Tom Fine'],
  ['es', 'Perfecto, Ana Bueno', 'Ana Bueno'],
  ['de', 'Gut, Peter Klein', 'Peter Klein'],
])('a name behind such a word is one, %s: %s', (language, text, name) => {
  expect(ofKind('set-name', heard(language, text, asked('name'))).map((one) => one.name)).toEqual([name]);
});

test.each<[Language, string, boolean]>([
  ['en', 'the earliest', true],
  ['en', 'is that the earliest', false],
  ['es', 'es lo más temprano', false],
  ['fr', "c'est le plus tôt", false],
  ['de', 'ist das der früheste', false],
])('whoever asks whether there is no earlier one chooses none, %s: %s', (language, text, picks) => {
  expect(heard(language, text, asked('time')).some((one) => one.do === 'pick')).toBe(picks);
});
