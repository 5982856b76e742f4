// A font at one weight, for setting a line of text as an outline: what the build's own pictures are written with.
import { type Glyph, glyphsOf } from './outlines.ts';
import { readerOf, times } from './reader.ts';
import { movesOf, placeOfWeight } from './variations.ts';
import { type Tables, tablesOf } from './woff2.ts';

export type Typeface = {
  /** How wide a text is at a size in pixels. */
  widthOf(text: string, size: number): number;
  /** Its outline with the baseline's beginning at `x`, `y`: absolute M, L, Q and Z, y downwards. */
  pathOf(text: string, size: number, x: number, y: number): string;
};

type Drawn = { readonly points: readonly { x: number; y: number; isOn: boolean }[]; readonly ends: readonly number[] };

/** Reads a variable WOFF2 font. Letters that it does not have are left out. `tracking` is added behind each letter, in ems. */
export function openTypeface(file: Buffer, weight: number, tracking = 0): Typeface {
  const tables = tablesOf(file);
  const need = (tag: string): Buffer => tables.get(tag) ?? Buffer.alloc(0);
  const em = need('head').readUInt16BE(18);
  const glyphs = glyphsOf(need('glyf'));
  const moves = movesOf(tables, placeOfWeight(tables, weight));
  const letters = lettersOf(need('cmap'));
  const advances = advancesOf(tables, glyphs.length);

  const drawn = (id: number): Drawn & { readonly advance: number } => {
    const glyph: Glyph = glyphs[id] ?? { kind: 'simple', points: [], ends: [] };
    const spots = glyph.kind === 'simple' ? glyph.points : glyph.parts;
    // Each part of a composite is a point of its own, and moves by itself.
    const moved = moves(id, spots, glyph.kind === 'simple' ? glyph.ends : spots.map((_, at) => at));
    const advance = (advances[id] ?? 0) + (moved.x[spots.length + 1] ?? 0) - (moved.x[spots.length] ?? 0);
    const shift = (at: number) => ({ x: moved.x[at] ?? 0, y: moved.y[at] ?? 0 });
    if (glyph.kind === 'simple') {
      const points = glyph.points.map(({ x, y, isOn }, at) => ({ x: x + shift(at).x, y: y + shift(at).y, isOn }));
      return { points, ends: glyph.ends, advance };
    }
    const whole = { points: [] as Drawn['points'][number][], ends: [] as number[], advance };
    for (const [at, part] of glyph.parts.entries()) {
      const { points, ends } = drawn(part.glyph);
      const before = whole.points.length;
      const [dx, dy] = [part.x + shift(at).x, part.y + shift(at).y];
      whole.points.push(...points.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })));
      whole.ends.push(...ends.map((end) => end + before));
    }
    return whole;
  };

  const known = new Map<number, ReturnType<typeof drawn>>();
  const set = (text: string) =>
    [...text].flatMap((letter) => {
      const id = letters.get(letter.codePointAt(0) ?? 0);
      if (id === undefined) return [];
      const glyph = known.get(id) ?? drawn(id);
      known.set(id, glyph);
      return [glyph];
    });
  return {
    widthOf: (text, size) => set(text).reduce((sum, { advance }) => sum + (advance / em + tracking) * size, 0),
    pathOf: (text, size, x, y) => {
      let pen = x;
      const paths = set(text).map((glyph) => {
        const path = contoursOf(glyph, (point) => [pen + (point.x / em) * size, y - (point.y / em) * size]);
        pen += (glyph.advance / em + tracking) * size;
        return path;
      });
      return paths.join('');
    },
  };
}

type Spot = { readonly x: number; readonly y: number };

function contoursOf({ points, ends }: Drawn, at: (point: Spot) => readonly [number, number]): string {
  const words = (point: Spot) =>
    at(point)
      .map((value) => value.toFixed(2))
      .join(' ');
  const middle = (one: Spot, other: Spot) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  return ends
    .map((end, contour) => {
      const own = points.slice((ends[contour - 1] ?? -1) + 1, end + 1);
      const begin = own.findIndex(({ isOn }) => isOn);
      const ring = [...own.slice(Math.max(0, begin)), ...own.slice(0, Math.max(0, begin))];
      const [first] = ring;
      if (!first) return '';
      const parts = [`M${words(first)}`];
      for (const [place, point] of ring.entries()) {
        const next = ring[(place + 1) % ring.length] ?? first;
        if (point.isOn && next.isOn) parts.push(`L${words(next)}`);
        if (!point.isOn) parts.push(`Q${words(point)} ${words(next.isOn ? next : middle(point, next))}`);
      }
      return `${parts.join('')}Z`;
    })
    .join('');
}

/** Which glyph a letter is, from the `cmap` subtable of format 4. */
function lettersOf(table: Buffer): ReadonlyMap<number, number> {
  const reader = readerOf(table, 2);
  const starts = times(reader.u16(), () => {
    reader.at += 4;
    return reader.u32();
  });
  const start = starts.find((offset) => table.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font does not say which glyph a letter is in a way that we read');
  reader.at = start + 6;
  const count = reader.u16() / 2;
  reader.at += 6;
  const lasts = times(count, () => reader.u16());
  reader.at += 2;
  const firsts = times(count, () => reader.u16());
  const deltas = times(count, () => reader.u16());
  const rangesAt = reader.at;
  const letters = new Map<number, number>();
  for (const [segment, last] of lasts.entries()) {
    const [first = 0, delta = 0, range = 0] = [
      firsts[segment],
      deltas[segment],
      table.readUInt16BE(rangesAt + segment * 2),
    ];
    for (let letter = first; letter <= last && letter < 0xffff; letter += 1) {
      const listed = range === 0 ? letter : table.readUInt16BE(rangesAt + segment * 2 + range + (letter - first) * 2);
      if (range === 0 || listed !== 0) letters.set(letter, (listed + delta) & 0xffff);
    }
  }
  return letters;
}

function advancesOf(tables: Tables, count: number): number[] {
  const [head, metrics] = [tables.get('hhea'), tables.get('hmtx')];
  if (!head || !metrics) throw new Error('The font does not say how wide its glyphs are');
  const own = head.readUInt16BE(34);
  return times(count, (glyph) => metrics.readUInt16BE(Math.min(glyph, own - 1) * 4));
}
