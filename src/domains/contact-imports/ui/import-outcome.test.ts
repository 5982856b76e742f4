import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Problems } from './import-outcome.tsx';
import type { Refused } from './use-import.ts';

const tooMany = (line: number): Refused => ({
  ...{ line, field: 'name', message: 'The free plan holds 100 contacts. Please upgrade to add more.' },
});
const faulty: Refused = { line: 7, field: 'email', message: 'Please enter a valid email address' };

function shown(refused: readonly Refused[], total = refused.length): string {
  const problems = createElement(Problems, { chosen: undefined, refused, total, all: async () => refused });
  return renderToStaticMarkup(createElement(MemoryRouter, undefined, problems)).replaceAll(/<[^>]+>/g, ' ');
}

it('what the plan has no room for is told once, and does not hide the lines that are wrong', () => {
  const told = shown([...Array.from({ length: 300 }, (_, at) => tooMany(at + 10)), faulty]);
  expect(told).toContain('300 do not fit.');
  expect(told.match(/The free plan holds 100 contacts/g)).toHaveLength(1);
  expect(told).toContain('Email: Please enter a valid email address');
  expect(told).toContain('Change the plan');
  expect(told).not.toContain('more, all in the file');
});

it('where only the plan is full, no line is called wrong', () => {
  const told = shown([tooMany(101)]);
  expect(told).toContain('Lines that do not fit');
  expect(told).toContain('1 does not fit.');
  expect(told).not.toContain('Lines with a problem');
});

it('where only the first of many are here, how many do not fit is not claimed', () => {
  const told = shown([tooMany(101), faulty], 5_000);
  expect(told).toContain('Not all of them fit.');
  expect(told).toContain('And 4,998 more, all in the file.');
});
