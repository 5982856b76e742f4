// One bar for everything that takes its time, said to a screen reader by its name and how far it is.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

const drawn = (value: number | undefined, max: number | undefined) =>
  renderToStaticMarkup(createElement(Progress, { label: 'Contacts done', value, max }));

it('tells its name, how far it is, and of how much', () => {
  expect(drawn(20, 50)).toMatch(/^<progress aria-label="Contacts done" value="20" max="50" /);
  expect(drawn(60, 50)).toContain('value="50"');
});

it('claims no place where nobody knows how much there is to do', () => {
  expect(drawn(20, undefined)).not.toMatch(/ (value|max)=/);
});

it('is the only one of its kind', () => {
  const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const own = Object.entries(sources).filter(([, text]) => text.includes('<progress'));
  expect(own.map(([path]) => path)).toEqual(['./progress.tsx']);
});
