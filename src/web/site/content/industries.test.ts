// Nine trades, nine pages: the figures of the spec in its order, and nothing that reads like a neighbour with the noun changed.
import { expect, test } from 'vitest';
import { industries } from '../../paths.ts';
import type { IndustryContent } from './shapes.ts';

const pages = Object.values(import.meta.glob<{ content: IndustryContent }>('./*.content.tsx', { eager: true }))
  .map(({ content }) => content)
  .filter(({ path }) => path.startsWith('/industries/'));

/** As the spec lists them; the claims of a page stand in this order. */
const figures: Readonly<Record<string, readonly string[]>> = {
  trades: ['40%', '60%', '25%', '80%'],
  'medical-healthcare': ['50%', '75%', '90%', '60%'],
  professional: ['45%', '70%', '85%', '50%'],
  financial: ['55%', '80%', '92%', '65%'],
  legal: ['50%', '75%', '90%', '60%'],
  'health-wellness': ['60%', '80%', '95%', '50%'],
  automotive: ['55%', '70%', '90%', '45%'],
  tourism: ['65%', '85%', '95%', '40%'],
  'technology-it': ['70%', '85%', '60%', '40%'],
};

test('every trade of the menu has its page, under the name that the menu says', () => {
  const named = pages.map(({ path, name }) => `${path} ${name}`).sort();
  expect(named).toEqual(industries.map(({ path, label }) => `${path} ${label}`).sort());
});

test.each(pages)('$path', (page) => {
  expect(page.headline.split(/\s+/).length).toBeLessThanOrEqual(8);
  expect(page.description.length).toBeGreaterThanOrEqual(110);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.figures.list.map(({ figure }) => figure)).toEqual(figures[page.path.split('/').at(-1) ?? '']);
  expect(page.figures.list.every(({ claim }) => claim)).toBe(true);
  // Six cards show six different kinds of work.
  expect(new Set(page.grid.cards.map(({ work }) => work.kind)).size).toBe(6);
});

test('no two pages say the same thing', () => {
  const said = pages.flatMap(({ headline, lead, grid, benefits, questions = [], closing }) => [
    ...[headline, lead, grid.heading, benefits.heading, closing.heading, closing.words],
    ...grid.cards.flatMap(({ title, line }) => [title, line]),
    ...benefits.list.flatMap(({ title, words }) => [title, words]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ]);
  expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
});
