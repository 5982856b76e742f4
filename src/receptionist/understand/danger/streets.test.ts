import { describe, expect, it } from 'vitest';
import { withoutStreets } from './streets.ts';

describe('where somebody lives, in what dangers are looked for in', () => {
  it.each([
    ['200 North Water Street, Suite 12', /water/i],
    ["It's his house, 77 Dover Street in Lakewood", /street/i],
    ['41 Flood Road', /flood/i],
    ['18 Gas Lane, please', /gas/i],
    ['730 Greenbrae Dr, Sparks', /sparks/i],
    ['we are at 12 Oak Street, Sparks, NV 89431', /sparks/i],
    ['In Sparks, Nevada', /sparks/i],
  ])('is taken out of “%s”', (said, named) => {
    expect(withoutStreets(said)).not.toMatch(named);
    expect(withoutStreets(said)).toHaveLength(said.length);
  });

  it.each([
    '12 Elm Street, fire in the kitchen',
    '730 Greenbrae Drive, sparks are flying',
    '3 people in the water at the end of Pier Road',
    'water is running down 40 steps on the way in',
    '2 feet of water in the basement, 9 Elm',
    'we have sparks coming from the outlet',
    'sparks, hurry',
    'a tree fell 5 feet off the road',
  ])('leaves “%s”', (said) => {
    const kept = withoutStreets(said);
    for (const word of said.match(/(?<!\p{L})(?:fire|sparks|water|people|tree)(?!\p{L})/gu) ?? [])
      expect(kept).toContain(word);
  });
});
