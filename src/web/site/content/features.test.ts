// Nine features, nine pages: the addresses of the specification, its figures to the letter, and nothing that a neighbour says.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesMax } from '#domains/knowledge/rules.ts';
import { testQuestionsMax } from '#domains/questions/rules.ts';
import { planLimits, trialCallsAtStart, trialDays } from '#domains/subscriptions/rules.ts';
import { features } from '../../paths.ts';
import routes from '../../routes.ts';
import type { FeatureContent } from './shapes.ts';

type Module = {
  readonly content?: FeatureContent;
  readonly meta?: () => readonly { readonly title?: string; readonly name?: string; readonly content?: string }[];
};
const all = Object.values(import.meta.glob<Module>('./*.content.tsx', { eager: true }));
const pages = all.flatMap(({ content, meta }) =>
  content?.path.startsWith('/features/') ? [{ ...content, meta: meta?.() ?? [] }] : [],
);

/** Of section 9: the claims and the samples of the free plan, in the order in which the page shows them. */
const figures: Readonly<Record<string, readonly string[]>> = {
  'ai-phone-answering': ['10,000+', '99.9%', '3', '4'],
  'ai-email-responder': ['5/50', '50', '$79'],
  'ai-text-messaging': ['3/25', '25', 'No limit', '4'],
  'ai-chat-bot': ['10M+', 'under 200ms', '8 kB', '$79'],
  'customer-crm': ['10/100', '100', '0'],
  'job-manager': ['1', '0', '$79'],
  'smart-scheduling': ['2/10', '10', '0'],
  'train-telle': ['2,000', '50', '500', '4'],
  invoicing: ['$0', '$79', 'Custom'],
};

/** What is left to others, by the folder that it would be: once that exists, the page has to say something else. */
const unbuilt: Readonly<Record<string, string>> = {
  'Your public number': 'src/channels/phone',
  'Your mailbox': 'src/channels/email',
  'A number for texts': 'src/channels/sms',
  'The job as a record of its own': 'src/domains/jobs',
  'The invoice itself': 'src/domains/invoices',
  // The payments that are there are a business's own, for its plan.
  'Payment by card': 'src/domains/invoices',
  'Your Google or Outlook calendar': 'src/ports/calendars.ts',
};

test('every feature of the menu has its page, under the name that the menu says', () => {
  const named = pages.map(({ path, name }) => `${path} ${name}`).sort();
  expect(named).toEqual(features.map(({ path, label }) => `${path} ${label}`).sort());
});

test('every feature of the menu has its address', () => {
  const site = routes[0];
  const paths = site?.children?.map(({ path }) => `/${path}`);
  expect(paths).toEqual(expect.arrayContaining(features.map(({ path }) => path)));
});

test('figures that are limits are the limits that hold', () => {
  const { emailsPerMonth, textsPerMonth, contacts, appointmentsPerMonth } = planLimits.free;
  const shown = new Map(pages.map(({ path, figures: { list } }) => [path, list.map(({ figure }) => figure)]));
  const limits = {
    'ai-phone-answering': [trialCallsAtStart],
    'ai-email-responder': [emailsPerMonth],
    'ai-text-messaging': [textsPerMonth],
    'customer-crm': [contacts],
    'smart-scheduling': [appointmentsPerMonth],
    'train-telle': [sourcesMax.toLocaleString('en-US'), testQuestionsMax],
  };
  for (const [slug, list] of Object.entries(limits))
    expect(shown.get(`/features/${slug}`)).toEqual(expect.arrayContaining(list.map(String)));
  const trial = pages.find(({ path }) => path.endsWith('/invoicing'))?.figures.list[0]?.words;
  expect(trial).toContain(`${trialDays}-day`);
});

test.each(pages)('$path', (page) => {
  expect(page.headline.split(/\s+/).length).toBeLessThanOrEqual(8);
  expect(page.description.length).toBeGreaterThanOrEqual(110);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.meta.find(({ title }) => title)?.title).toBe(page.title);
  expect(page.meta.find(({ name }) => name === 'description')?.content).toBe(page.description);
  expect(page.figures.list.map(({ figure }) => figure)).toEqual(figures[page.path.split('/').at(-1) ?? '']);
  // Six cards show six different kinds of work.
  expect(new Set(page.grid.cards.map(({ work }) => work.kind)).size).toBe(6);
});

test.each(pages)(
  '$path says how far it reaches, and leaves to others no part that is there',
  ({ standing: { list } }) => {
    expect(list.some(({ state }) => state === 'today')).toBe(true);
    for (const { state, what } of list) {
      if (state !== 'outside') continue;
      expect(unbuilt).toHaveProperty([what]);
      expect(existsSync(unbuilt[what] ?? '')).toBe(false);
    }
  },
);

test('from each feature two others are reached, and every one from some', () => {
  const reached = pages.flatMap(({ path, neighbours }) => {
    const paths = neighbours.map(({ slug }) => `/features/${slug}`);
    expect(new Set([path, ...paths]).size).toBe(3);
    return paths;
  });
  expect([...new Set(reached)].sort()).toEqual(features.map(({ path }) => path).sort());
});

test('no page says what another one says', () => {
  const said = pages.flatMap(
    ({ headline, lead, grid, benefits, questions = [], closing, standing, strip, neighbours }) => [
      ...[headline, lead, grid.heading, benefits.heading, closing.heading, closing.words, standing.heading],
      ...neighbours.map(({ words }) => words),
      ...(strip ? [strip.heading, strip.words] : []),
      ...grid.cards.flatMap(({ title, line }) => [title, line]),
      ...benefits.list.flatMap(({ title, words }) => [title, words]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ],
  );
  expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
});
