// What one text is read of in two ways is found, an edge of a word being one; what is read in one way is left alone.
import { expect, test } from 'vitest';
import { readInTwoWays } from './read-in-two-ways.ts';

test.each([
  /^(?:no|un|uno|o)+$/u,
  /^(?:(?:bye|bye bye| )\s?)*x/u,
  /(?: (?:bye|bye bye))*$/u,
  /(?:(?:y|ya)|a)+z/u,
  /(?:so|ach |ach so)*$/u,
  /(?:please|please)*$/u,
  /(?:a?|ab|b)*$/u,
])('read in two ways: %s', (pattern) => {
  expect(readInTwoWays(pattern).found).toHaveLength(1);
});

test.each([
  /^(?:no|un|uno)+$/u,
  /(?:(?:y|ya|a)(?!\p{L})\s*)*$/u,
  /(?:(?<!\p{L})(?:un|una|a))+$/u,
  /(?:(?:un|una|a)(?![\p{L}'])[\s,]*)+x/u,
  /(?:bye|goodbye|bye bye)?$/u,
  /(?:no|un|uno|o){1,3}$/u,
  /(?: (?:bye|goodbye|thanks))*$/u,
])('read in one: %s', (pattern) => {
  expect(readInTwoWays(pattern).found).toEqual([]);
});
