// The solution pages: the figures of the spec in its order, the names of the menu, and nothing that any other page says already.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solutions } from '../../paths.ts';
import type { IndustryContent, SolutionContent } from './shapes.ts';

type Page = IndustryContent | SolutionContent;
const all = Object.values(import.meta.glob<{ content: Page }>('./*.content.tsx', { eager: true })).flatMap(
  ({ content }) => (content?.path ? [content] : []),
);
const pages = all.filter(({ path }) => path.startsWith('/solutions/')) as SolutionContent[];

/** As the spec lists them, each with what it counts; the claims of a page stand in this order. */
const figures: Readonly<Record<string, readonly string[]>> = {
  'ai-receptionist': [
    '99.9% answer rate',
    '4.8/5 caller satisfaction',
    '85% appointment conversion',
    '78% cost savings',
    'up to 80% saved on receptionist costs',
  ],
  'customer-service': [
    'under 30 seconds first response',
    '87% resolution rate',
    '4.7/5 customer satisfaction',
    '65% cost reduction',
  ],
  'handling-faqs': [
    'up to 70% fewer tickets',
    '85% of questions resolved',
    '94% accuracy',
    '4.6/5 from those who asked',
    '68% cost reduction',
  ],
  'survey-insights': [
    '3x response rates',
    '78% response rate',
    '96% data accuracy',
    '4.8/5 from those who were asked',
    '92% insight generation',
  ],
  troubleshooting: [
    '80% of common issues resolved instantly',
    '60% shorter resolution',
    '82% first-call resolution',
    'under 5 minutes on average to a solution',
    '4.7/5 from people with a working printer',
    '58% cost reduction',
  ],
};

/** What is said to be left to others, and the folder that it would have: once that is there, the page must say so. */
const unbuilt: Readonly<Record<string, string>> = {
  'The telephone line': 'src/channels/phone',
  'Calls from outside': 'src/channels/phone',
  'Texts from a phone': 'src/channels/sms',
  'Letters by e-mail': 'src/channels/email',
  'Surveys after a visit': 'src/domains/surveys',
};

test('every solution of the menu has its page, under the name that the menu says', () => {
  const named = pages.map(({ path, name }) => `${path} ${name}`);
  expect(named.sort()).toEqual(solutions.map(({ path, label }) => `${path} ${label}`).sort());
});

test.each(pages)('$path', (page) => {
  expect(page.headline.split(/\s+/).length).toBeLessThanOrEqual(8);
  expect(page.description.length).toBeGreaterThanOrEqual(110);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.figures.list.map(({ figure, words }) => `${figure} ${words}`)).toEqual(
    figures[page.path.split('/').at(-1) ?? ''],
  );
  expect(page.figures.list.every(({ claim }) => claim)).toBe(true);
  // Six cards and the wide drawing show seven different kinds of work.
  expect(new Set([page.strip.work, ...page.grid.cards.map(({ work }) => work)].map(({ kind }) => kind)).size).toBe(7);
});

test.each(pages)(
  '$path says how far it reaches, and leaves to others no part that is there',
  ({ standing: { list } }) => {
    expect(list.some(({ state }) => state === 'today')).toBe(true);
    for (const { what } of list.filter(({ state }) => state === 'outside')) {
      expect(unbuilt).toHaveProperty([what]);
      expect(existsSync(unbuilt[what] ?? '')).toBe(false);
    }
  },
);

test('no page says what another one says', () => {
  const said = all
    .filter((page): page is Page => 'talk' in page)
    .flatMap(({ headline, lead, grid, benefits, questions = [], closing }) => [
      ...[headline, lead, grid.heading, benefits.heading, closing.heading, closing.words],
      ...grid.cards.flatMap(({ title, line }) => [title, line]),
      ...benefits.list.flatMap(({ title, words }) => [title, words]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ]);
  expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
});

test('the talk about frequent questions mentions the guarantee and the hours', () => {
  const said = pages.find(({ path }) => path.endsWith('/handling-faqs'))?.talk.lines.map(({ words }) => words) ?? [];
  expect(said.some((words) => words.includes('30-day money-back guarantee'))).toBe(true);
  expect(said.some((words) => words.includes('Monday to Friday 9 AM to 6 PM EST'))).toBe(true);
});
