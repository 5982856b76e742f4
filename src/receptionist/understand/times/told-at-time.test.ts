// Where a time is asked for, who calls and where they are is heard as that, and no house number is an hour.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';

const timeAsked: Partial<State> = {
  turns: 2,
  asked: 'time',
  lastText: 'Which day?',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};
const of = (text: string, kind: Command['do'], language: 'en' | 'es' | 'fr' = 'en') =>
  heard(language, text, timeAsked).filter((one) => one.do === kind);

test.each([
  ['Lou Weber, 412 555 0108', 'Lou Weber'],
  ['Grace Hope 412-555-0108', 'Grace Hope'],
])('a name of everyday words before a number: %s', (text, name) => {
  expect(of(text, 'set-name')).toMatchObject([{ name }]);
  expect(of(text, 'set-phone')).toEqual([{ do: 'set-phone', phone: '+14125550108' }]);
});

test.each(['My Cell, 412 555 0108', 'Good Morning, 412 555 0108', 'Call Back 412 555 0108'])(
  'what names nobody before a number: %s',
  (text) => {
    expect(of(text, 'set-name')).toEqual([]);
  },
);

test.each([
  ['en', 'We’re at 19 Maple in Carnegie', '19 Maple in Carnegie'],
  ['en', "We're at 18 Birch", '18 Birch'],
  ['en', '20 Clover in Dayton', '20 Clover in Dayton'],
  ['es', 'Estamos en 19 Maple', '19 Maple'],
] as const)('%s: a house and no hour: %s', (language, text, address) => {
  expect(of(text, 'set-address', language)).toEqual([{ do: 'set-address', address }]);
  expect(of(text, 'set-times', language)).toEqual([]);
});

test.each([
  ["we're free at 14 Friday", '14:00'],
  ["I'm in at 10 Monday", '10:00'],
  ['I am at home, so 10 Tuesday', '10:00'],
])('an hour and no house: %s', (text, time) => {
  expect(of(text, 'set-address')).toEqual([]);
  expect(of(text, 'set-times')).toMatchObject([{ wishes: [{ time }] }]);
});
