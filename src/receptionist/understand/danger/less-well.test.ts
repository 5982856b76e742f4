// What goes less well than it did is no loss that came at once; what is gone, or went at once, is.
import { expect, test } from 'vitest';
import { foldCue } from '../cues/cue.ts';
import { goesLessWell } from './less-well.ts';

const isLess = (said: string, sign: string) => {
  const folded = foldCue(said);
  const start = folded.indexOf(sign);
  return goesLessWell(folded, start, start + sign.length);
};

test.each([
  ['ich sehe abends beim Fahren nicht mehr so richtig scharf', 'sehe'],
  ["I can't see as well as I used to at night", 'see'],
  ['ya no veo tan bien de noche', 'veo'],
  ['je ne vois plus très bien le soir', 'vois'],
])('goes less well: %s', (said, sign) => {
  expect(isLess(said, sign)).toBe(true);
});

test.each([
  ['ich sehe auf einmal nicht mehr so gut', 'sehe'],
  ['auf dem linken Auge sehe ich nichts mehr', 'sehe'],
  ["suddenly I can't see as well on the left", 'see'],
  ["I can't see anything", 'see'],
  ['de repente ya no veo tan bien', 'veo'],
  ['je ne vois plus rien', 'vois'],
  ["He can't breathe. He was not so well yesterday", 'breathe'],
])('is no less than it says: %s', (said, sign) => {
  expect(isLess(said, sign)).toBe(false);
});
