// What the public site shows as a talk is what the engine says today, to the letter.
import { expect, test } from 'vitest';
import { haveTalk, writtenTalks } from './make-talks.ts';

test.each([...writtenTalks()])('%s', async (_name, written) => {
  expect(await haveTalk(written)).toEqual(written);
});

test.each([...writtenTalks()])('%s leaves something behind and ends politely', (_name, { lines, left }) => {
  expect(lines.at(-1)?.who).toBe('telle');
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(left.length).toBeGreaterThan(0);
});
