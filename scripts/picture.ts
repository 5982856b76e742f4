// A drawing as a PNG (W3C PNG, third edition): edges are followed exactly across and in eight steps down each row of pixels.
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { type Drawing, type Paint, rgbOf, type Shape } from '#shared/brand.ts';

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

const stepsDown = 8;
const curveSteps = 12;

/** The drawing at a width in pixels, on nothing. */
export function pngOf(drawing: Drawing, paint: Paint, width: number): Promise<Buffer> {
  const scale = width / drawing.width;
  const height = Math.ceil(drawing.height * scale);
  const pixels = Buffer.alloc(width * height * 4);
  for (const shape of drawing.shapes) {
    const colour = paint[shape.part];
    if (colour === 'none') continue;
    if (fillsAll(shape, drawing)) {
      pixels.fill(Buffer.from([...rgbOf(colour), 255]));
      continue;
    }
    const rings = ringsOf(shape).map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]));
    const rows = rowsOf(rings, height);
    lay(pixels.subarray(rows.first * width * 4), coverage(rings, width, rows), rgbOf(colour));
  }
  return encode(pixels, width, height);
}

const fillsAll = (shape: Shape, { width, height }: Drawing): boolean =>
  shape.kind === 'bar' &&
  [shape.x, shape.y, shape.radius, width - shape.width, height - shape.height].every((one) => one === 0);

/** The closed lines around a shape, curves as short straight ones. */
export function ringsOf(shape: Shape): Ring[] {
  if (shape.kind === 'bar') return [ringOfBar(shape)];
  const rings: Point[][] = [];
  for (const [, letter = '', numbers = ''] of shape.path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const values = numbers.trim().split(/\s+/).filter(Boolean).map(Number);
    const points = values.flatMap((value, at): Point[] => (at % 2 ? [[(values[at - 1] ?? 0) + shape.x, value]] : []));
    if (letter === 'M') rings.push([]);
    const ring = rings.at(-1);
    const [control, end] = points;
    if (!ring || !control) continue;
    const start = ring.at(-1);
    if (letter !== 'Q' || !end || !start) ring.push(control);
    else ring.push(...curve(start, control, end));
  }
  return rings;
}

function curve([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] {
  return Array.from({ length: curveSteps }, (_, step): Point => {
    const t = (step + 1) / curveSteps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2];
  });
}

function ringOfBar({ x, y, width, height, radius }: Extract<Shape, { kind: 'bar' }>): Ring {
  const corners: readonly (readonly [x: number, y: number, quarter: number])[] = [
    [x + width - radius, y + radius, -1],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 1],
    [x + radius, y + radius, 2],
  ];
  return corners.flatMap(([atX, atY, quarter]) =>
    Array.from({ length: curveSteps + 1 }, (_, step): Point => {
      const angle = ((quarter + step / curveSteps) * Math.PI) / 2;
      return [atX + radius * Math.cos(angle), atY + radius * Math.sin(angle)];
    }),
  );
}

type Rows = { readonly first: number; readonly count: number };

/** The rows of pixels that a shape can touch. */
function rowsOf(rings: readonly Ring[], height: number): Rows {
  let [top, bottom] = [height, 0];
  for (const [, y] of rings.flat()) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const first = Math.max(0, Math.floor(top));
  return { first, count: Math.max(0, Math.min(height, Math.ceil(bottom)) - first) };
}

/** How much of each pixel of those rows lies inside, from 0 to 1, by the nonzero rule. */
function coverage(rings: readonly Ring[], width: number, { first, count }: Rows): Float32Array {
  const covered = new Float32Array(width * count);
  for (const [row, crossed] of crossingsOf(rings, first * stepsDown, count * stepsDown).entries()) {
    const crossings = crossed.sort((one, other) => one.x - other.x);
    let turns = 0;
    let open = 0;
    for (const { x, turn } of crossings) {
      if (turns === 0) open = x;
      turns += turn;
      if (turns === 0) span(covered, Math.floor(row / stepsDown) * width, width, open, x);
    }
  }
  return covered;
}

type Crossing = { readonly x: number; readonly turn: number };

/** Where the edges cross the middle of each step, from step `top` down. */
function crossingsOf(rings: readonly Ring[], top: number, steps: number): Crossing[][] {
  const rows = Array.from({ length: steps }, (): Crossing[] => []);
  for (const ring of rings) {
    for (const [at, [fromX, fromY]] of ring.entries()) {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY];
      const [high, low] = [Math.min(fromY, toY), Math.max(fromY, toY)];
      const first = Math.max(top, Math.ceil(high * stepsDown - 0.5));
      for (let row = first; row < top + steps && (row + 0.5) / stepsDown < low; row += 1) {
        const y = (row + 0.5) / stepsDown;
        rows[row - top]?.push({ x: fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), turn: toY > fromY ? 1 : -1 });
      }
    }
  }
  return rows;
}

/** Adds one step's share to the pixels between two places of a row. */
function span(covered: Float32Array, start: number, width: number, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(width, to)];
  for (let pixel = Math.floor(left); pixel < right; pixel++) {
    const share = Math.min(pixel + 1, right) - Math.max(pixel, left);
    covered[start + pixel] = (covered[start + pixel] ?? 0) + share / stepsDown;
  }
}

/** Lays a colour over what is there (source over, colours not multiplied). */
function lay(pixels: Buffer, covered: Float32Array, colour: readonly [number, number, number]): void {
  const whole = Buffer.from([...colour, 255]).readUInt32LE();
  for (let pixel = 0; pixel < covered.length; pixel += 1) {
    const share = covered[pixel] ?? 0;
    if (share <= 0) continue;
    const at = pixel * 4;
    if (share >= 1) {
      pixels.writeUInt32LE(whole, at);
      continue;
    }
    const under = ((pixels[at + 3] ?? 0) / 255) * (1 - share);
    const alpha = share + under;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = colour[channel] ?? 0;
      pixels[at + channel] = Math.round((value * share + (pixels[at + channel] ?? 0) * under) / alpha);
    }
    pixels[at + 3] = Math.round(alpha * 255);
  }
}

async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, colour with alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const lines = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row++)
    pixels.copy(lines, row * (width * 4 + 1) + 1, row * width * 4, (row + 1) * width * 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await promisify(deflate)(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}
