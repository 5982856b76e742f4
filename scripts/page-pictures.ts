// The picture that a link to a page shows where it is shared: the page's own title in the brand's type, drawn at build,
// 1200 by 630 pixels, without a browser.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Drawing, type Paint, type Shape, tokensOf, wordmark } from '#shared/brand.ts';
import type { FoundPage } from './findable.ts';
import { pngOf } from './picture.ts';
import { openTypeface, type Typeface } from './typeface/typeface.ts';

const size = { width: 1200, height: 630 };
const margin = 80;
/** The width that a title may take: the two bars stand right of it. */
const measure = 800;
const titleSizes = [84, 76, 68, 60, 54, 48] as const;
const linesMax = 3;

/** How many are packed at once: each holds some six megabytes meanwhile. */
const drawnAtOnce = 4;

/** Draws one for each of the pages, into `/pictures/…` of the built site. The same sources give the same bytes. */
export async function writePagePictures(directory: string, pages: readonly FoundPage[]): Promise<void> {
  const { light } = tokensOf(await readFile('src/web/ui/colours.css', 'utf8'));
  const colour = (name: string) => light.get(name) ?? '#000000';
  const paint: Paint = { name: colour('ink'), voice: colour('signal'), ground: colour('paper') };
  const type = await typeface();
  const draw = async ({ path, title }: FoundPage) => {
    const file = join(directory, 'pictures', `${path === '/' ? 'home' : path.slice(1)}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pngOf(pictureOf(title.replace(/^Telle · | · Telle$/g, ''), type), paint, size.width));
  };
  for (let at = 0; at < pages.length; at += drawnAtOnce) await Promise.all(pages.slice(at, at + drawnAtOnce).map(draw));
}

/** Inter at its bold weight, from the file that the pages themselves are shown in. */
export async function typeface(): Promise<Typeface> {
  const name = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
  return openTypeface(await readFile(createRequire(import.meta.url).resolve(name)), 700, -0.035);
}

/** The logo above, the title below it, and the voice of the name, large, at the right. */
export function pictureOf(title: string, type: Typeface): Drawing {
  const { lines, letterSize } = setTitle(title, type);
  const step = letterSize * 1.06;
  const first = size.height - margin - 12 - step * (lines.length - 1);
  const text = lines.map((line, at) => type.pathOf(line, letterSize, margin, first + at * step)).join('');
  return {
    ...size,
    shapes: [
      { kind: 'bar', x: 0, y: 0, ...size, radius: 0, part: 'ground' },
      { kind: 'outline', path: text, x: 0, part: 'name' },
      ...wordmark.shapes.map((shape) => placed(shape, margin, margin - 8, 0.62)),
      { kind: 'bar', x: 968, y: 96, width: 62, height: 454, radius: 31, part: 'name' },
      { kind: 'bar', x: 1066, y: 210, width: 62, height: 340, radius: 31, part: 'voice' },
    ],
  };
}

/** The largest size at which the title stands in three lines; a longer one ends in an ellipsis, and a long word is set smaller. */
function setTitle(title: string, type: Typeface): { lines: string[]; letterSize: number } {
  for (const letterSize of titleSizes) {
    const fits = (text: string) => type.widthOf(text, letterSize) <= measure;
    const lines = brokenInto(title, fits);
    if (lines.length <= linesMax && lines.every(fits)) return { lines, letterSize };
  }
  const smallest = Math.min(...titleSizes);
  const all = brokenInto(title, (text) => type.widthOf(`${text}…`, smallest) <= measure);
  const lines = all.slice(0, linesMax);
  if (all.length > linesMax) lines[linesMax - 1] += '…';
  const widest = Math.max(...lines.map((line) => type.widthOf(line, smallest)));
  return { lines, letterSize: smallest * Math.min(1, measure / widest) };
}

function brokenInto(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A shape of the logo at another place and size. */
function placed(shape: Shape, x: number, y: number, scale: number): Shape {
  if (shape.kind === 'bar') {
    const { width, height, radius } = shape;
    return {
      ...{ ...shape, x: x + shape.x * scale, y: y + shape.y * scale },
      ...{ width: width * scale, height: height * scale, radius: radius * scale },
    };
  }
  const path = shape.path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    return `${((Number(across) + shape.x) * scale + x).toFixed(2)} ${(Number(down) * scale + y).toFixed(2)}`;
  });
  return { ...shape, path, x: 0 };
}
