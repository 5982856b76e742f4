// The pages about the company: each literal of the spec is there, and what nobody here measured is marked as a sample.
import { expect, test } from 'vitest';
import { operator } from '../operator.ts';
import { content as about } from './about.content.tsx';
import { content as careers } from './careers.content.tsx';
import { content as privacy } from './privacy.content.tsx';
import { content as terms } from './terms.content.tsx';

test.each([about, careers, terms, privacy])(
  '$path has a head that search engines show whole',
  ({ description, headline }) => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(headline.split(/\s+/).length).toBeLessThanOrEqual(8);
  },
);

test('about has the mission, the stats as claims, four people who are said to be samples, and the values', () => {
  expect(about.mission.heading).toBe('Our mission');
  const claims = about.figures.filter(({ claim }) => claim);
  expect(claims.map(({ figure, words }) => `${figure} ${words.split(' ')[0]}`)).toEqual([
    '10,000+ businesses',
    '99.9% uptime',
  ]);
  expect(about.team.people).toHaveLength(4);
  expect(about.team.note).toMatch(/^Sample team/);
  expect(about.values.list.length).toBeGreaterThanOrEqual(4);
});

test('careers has six openings with all their fields, and the four steps with their times', () => {
  const { list } = careers.openings;
  expect(list).toHaveLength(6);
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(6);
  for (const { title, department, location, type, description, requirements, isSample } of list) {
    for (const words of [title, department, location, type, description]) expect(words).not.toBe('');
    expect(requirements.length).toBeGreaterThanOrEqual(3);
    expect(isSample).toBe(true);
  }
  expect(careers.sample).toMatch(/^Sample/);
  expect(careers.process.steps).toHaveLength(4);
  expect(careers.process.steps.map(({ when }) => when)).toEqual(
    expect.arrayContaining(['Reviewed within 48 hours', '30 minutes']),
  );
  expect(careers.benefits.list.length).toBeGreaterThan(0);
  expect(careers.values.list.length).toBeGreaterThan(0);
});

test.each([terms, privacy])('$path holds since January 15, 2025, and names the operator', ({ since, lead }) => {
  expect(new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(since))).toBe(
    'January 15, 2025',
  );
  expect(lead).toContain(operator.name);
});

test('the terms say the limits that hold, and the spec’s numbers are among them', () => {
  const said = terms.parts.flatMap(({ paragraphs }) => paragraphs.flat()).join(' ');
  for (const limit of [
    '14 days',
    'no credit card',
    '3 test calls',
    '50 e-mails',
    '25 text messages',
    '100 contacts',
    '$79',
  ])
    expect(said).toContain(limit);
});
