import { expect, it } from 'vitest';
import { pictureOf, typeface } from './page-pictures.ts';
import { pngOf, ringsOf } from './picture.ts';

const type = await typeface();
const titleIn = (title: string) => {
  const shape = pictureOf(title, type).shapes[1];
  if (shape?.kind !== 'outline') throw new Error('the title is not where it should be');
  return ringsOf(shape).flat();
};

it.each([
  ['a short one', 'Log in'],
  ['a long one', 'AI receptionist for architects, consultants and agencies'],
  ['one that is far too long', 'Everything that anybody has ever asked a receptionist '.repeat(6)],
  ['one long word', 'Donaudampfschifffahrtsgesellschaft'],
])('sets %s inside its place', (_, title) => {
  const points = titleIn(title);
  expect(points.length).toBeGreaterThan(100);
  expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(78);
  expect(Math.max(...points.map(([x]) => x))).toBeLessThan(960);
  expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(150);
  expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(600);
});

it('is a PNG of 1200 by 630, the same each time', async () => {
  const draw = () => pngOf(pictureOf('Log in', type), { name: '#1d1b2e', voice: '#c2401c', ground: '#fbf6ee' }, 1200);
  const png = await draw();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
  expect((await draw()).equals(png)).toBe(true);
});
