import { expect, test } from 'vitest';
import { foldCue } from '../../understand/cues/cue.ts';
import { namedInPart } from './named-in-part.ts';

const visit = (service: string) => ({
  id: service,
  service,
  staff: null,
  startsAt: '2026-11-24T15:00:00.000Z',
  name: 'Hank Bauer',
});
const heater = visit('Water heater replacement');

test.each([
  ["he's coming Friday for the water heater", true],
  ['tengo lo del heater el viernes', true],
  ['can somebody look at my sink on Friday', false],
  ['I was heated on Friday', false],
])('by a word of its name: %s', (said, is) => {
  expect(namedInPart(foldCue(said), heater, [heater])).toBe(is);
});

test('of two that share the word neither is', () => {
  expect(namedInPart('the water heater on friday', heater, [heater, visit('Water heater flush')])).toBe(false);
});

test('a word of every visit names none', () => {
  const visits = visit('Estimate visit');
  expect(namedInPart('my visit on friday', visits, [visits])).toBe(false);
});
