// Who complains of the business is heard; a knee that complains is not, nor is laughter a name.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import { nameIn } from './details.ts';

const complains = (text: string) => heard('en', text).some((one) => one.do === 'complaint');

test.each([
  ["my tooth's been complaining ever since I bit on a nut", false],
  ['the left side keeps complaining, could somebody look at it on Wednesday?', false],
  ['the crown has been acting up', false],
  ['I want to complain about my last visit', true],
  ['my wife has been complaining about your front desk', true],
])('%s: %s', (text, expected) => {
  expect(complains(text)).toBe(expected);
});

test.each([
  ['es', 'soy rosa marquez jajaja', 'Rosa Marquez'],
  ['de', 'danke, lieselotte brandt haha', 'Lieselotte Brandt'],
] as const)('%s: laughter is no part of a name: %s', (language, text, name) => {
  expect(nameIn(text, language, false)?.name).toBe(name);
});

test.each([
  ['es', 'ya me urge jajaja'],
  ['es', 'y ando impresentable jaja'],
  ['en', 'it hurts like crazy haha'],
] as const)('%s: nor is it one by itself: %s', (language, text) => {
  expect(nameIn(text, language, false)).toBeNull();
});
