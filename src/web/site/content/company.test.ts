// The pages about the company: each literal of the spec is there, and what nobody here measured is marked as a sample.
import { expect, test } from 'vitest';
import { content as about } from './about.content.tsx';

test.each([about])('$path has a head that search engines show whole', ({ description, headline }) => {
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(headline.split(/\s+/).length).toBeLessThanOrEqual(8);
});

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
