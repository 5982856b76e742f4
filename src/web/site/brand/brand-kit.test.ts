// The brand page: six colours that are the stylesheet's own, three weights, and downloads that the build really makes.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastOf, rgbOf, tokensOf } from '#shared/brand.ts';
import { brandFiles } from '../../../../scripts/brand-files.ts';
import { content } from '../content/brand-kit.content.tsx';
import { filesOf } from './downloads.tsx';
import { swatches } from './swatches.tsx';

const sheet = readFileSync('src/web/ui/colours.css', 'utf8');

it('shows six colours as the stylesheet has them, each with hex and rgb', () => {
  expect(swatches).toHaveLength(6);
  for (const { name, hex, rgb, darkHex } of swatches) {
    expect(sheet).toContain(`--${name}: ${hex.toLowerCase()};`);
    expect(sheet).toContain(darkHex.toLowerCase());
    expect(rgb).toBe(rgbOf(hex).join(', '));
    expect(content.colours.uses[name]).not.toBe('');
  }
  expect(swatches.find(({ name }) => name === 'signal')).toMatchObject({ hex: '#C2401C', rgb: '194, 64, 28' });
});

it('takes what the dark does not name from the light', () => {
  const { light, dark } = tokensOf(
    ':root { --a: #000001; --b: #000002; } @media (prefers-color-scheme: dark) { :root { --a: #000003; } }',
  );
  expect([light.get('a'), dark.get('a'), dark.get('b')]).toEqual(['#000001', '#000003', '#000002']);
});

it('says contrast as the guidelines count it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('sets Inter in 400, 600 and 700', () => {
  expect(content.type.heading).toContain('Inter');
  expect(content.type.weights.map(({ weight }) => weight)).toEqual([400, 600, 700]);
});

it('offers only files that the build makes, and every one of them', async () => {
  const made = [...(await brandFiles(sheet)).keys(), 'telle-brand-kit.zip'];
  expect(content.downloads.flatMap(({ file }) => filesOf(file)).sort()).toEqual(made.sort());
});

it('has lists of what to do and what not to do', () => {
  expect(content.rules.does.length).toBeGreaterThanOrEqual(3);
  expect(content.rules.donts.length).toBeGreaterThanOrEqual(3);
});
