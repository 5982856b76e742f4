// The font is read right where it draws what the brand's own letters are, which another program took out of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { wordmark } from '#shared/brand.ts';
import { openTypeface } from './typeface.ts';
import { tablesOf } from './woff2.ts';

const name = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const file = readFileSync(createRequire(import.meta.url).resolve(name));
const bold = openTypeface(file, 700);
const regular = openTypeface(file, 400);

/** Every number of a path; a logo's letters stand on a line of their own, so their height is taken from the first. */
const numbers = (path: string, lift = 0) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y) + lift]);

it('draws the bold letters of the logo to a hundredth of a pixel', () => {
  const [t, e] = wordmark.shapes.flatMap((shape) => (shape.kind === 'outline' ? [shape.path] : []));
  for (const [letter, path = ''] of [
    ['t', t],
    ['e', e],
  ] as const) {
    const theirs = numbers(path);
    const lift = (theirs[0]?.[1] ?? 0) - (numbers(bold.pathOf(letter, 100, 0, 0))[0]?.[1] ?? 0);
    const ours = numbers(bold.pathOf(letter, 100, 0, 0), lift);
    // The logo leaves out the line that closes a contour.
    for (const [x = 0, y = 0] of theirs)
      expect(ours.some(([ox = 0, oy = 0]) => Math.abs(ox - x) < 0.02 && Math.abs(oy - y) < 0.02)).toBe(true);
  }
});

it('is wider when it is bolder, grows with its size, and adds its tracking behind each letter', () => {
  expect(bold.widthOf('Telle', 100)).toBeGreaterThan(regular.widthOf('Telle', 100));
  expect(bold.widthOf('Telle', 200)).toBeCloseTo(2 * bold.widthOf('Telle', 100), 6);
  const tight = openTypeface(file, 700, -0.05);
  expect(bold.widthOf('Telle', 100) - tight.widthOf('Telle', 100)).toBeCloseTo(5 * 0.05 * 100, 6);
});

it('puts an accent over its letter, and leaves out what the font does not have', () => {
  const contours = (text: string) => bold.pathOf(text, 100, 0, 0).split('M').length - 1;
  expect(contours('é')).toBe(contours('e') + 1);
  expect(contours('ü')).toBe(contours('u') + 2);
  expect(bold.pathOf('王', 100, 0, 0)).toBe('');
  expect(bold.widthOf('a王b', 100)).toBe(bold.widthOf('ab', 100));
});

it('refuses what is no such font', () => {
  expect(() => tablesOf(Buffer.from('wOFF and then something else, long enough to be read'))).toThrow('no WOFF2 file');
});

it('is cut into what nearly every page is written in and the rest, as the styles say', () => {
  const signsIn = (list: string) =>
    [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => `${from}-${to}`).sort();
  const styles = readFileSync(new URL('../../src/web/ui/tokens.css', import.meta.url), 'utf8');
  const [, named = ''] = /inter\.woff2"\) format\("woff2"\);\s+unicode-range:([^;]+);/.exec(styles) ?? [];
  const cut = readFileSync(new URL('./subset.sh', import.meta.url), 'utf8').match(/^common=.*$/gm) ?? [];
  expect(signsIn(named).length).toBeGreaterThan(10);
  expect(signsIn(named)).toEqual(signsIn(cut.join(',')));
});
