// A file is saved where somebody stands in it.
import { expect, it } from 'vitest';
import { csvOf } from '#shared/csv.ts';
import { isBare } from './save-contacts-file.ts';

const head = ['Name', 'Phone'];

it('tells a table of nobody from one of somebody, in one part or several', () => {
  expect(isBare(['\uFEFF', csvOf([head])])).toBe(true);
  expect(isBare(['\uFEFF', csvOf([head]), ''])).toBe(true);
  expect(isBare(['\uFEFF', csvOf([head, ['Dana', '']])])).toBe(false);
  expect(isBare(['\uFEFF', csvOf([head]), csvOf([['', '+12025550101']])])).toBe(false);
});
