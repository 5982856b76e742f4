// The brand's files, made with the site: each logo as SVG and PNG, the colours as JSON, and all of it in one archive.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandColours, rgbOf, svgOf, tokensOf, variants } from '#shared/brand.ts';
import { pngOf } from './picture.ts';
import { zipOf } from './zip.ts';

/** Writes `/brand/…` into the built site. The same sources give the same bytes. */
export async function writeBrandFiles(directory: string): Promise<void> {
  const files = await brandFiles(await readFile('src/web/ui/colours.css', 'utf8'));
  await mkdir(join(directory, 'brand'), { recursive: true });
  const archive = zipOf(new Map([...files].map(([name, bytes]) => [`telle-brand-kit/${name}`, bytes])));
  for (const [name, bytes] of [...files, ['telle-brand-kit.zip', archive] as const])
    await writeFile(join(directory, 'brand', name), bytes);
}

/** Every file of the kit but the archive itself, by its name. `colours` is the stylesheet with the tokens. */
export async function brandFiles(colours: string): Promise<ReadonlyMap<string, Buffer>> {
  const tokens = tokensOf(colours);
  const logos = variants.map(async ({ name, drawing, pngWidth, paint }) => {
    const painted = paint(tokens);
    return [
      [`${name}.svg`, Buffer.from(svgOf(drawing, painted))] as const,
      [`${name}.png`, await pngOf(drawing, painted, pngWidth)] as const,
    ];
  });
  const swatches = brandColours.map((name) => {
    const [light = '', dark = ''] = [tokens.light.get(name), tokens.dark.get(name)];
    return { name, light: { hex: light, rgb: rgbOf(light) }, dark: { hex: dark, rgb: rgbOf(dark) } };
  });
  return new Map([
    ...(await Promise.all(logos)).flat(),
    ['telle-colours.json', Buffer.from(`${JSON.stringify(swatches, null, 2)}\n`)],
  ]);
}
