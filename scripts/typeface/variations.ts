// What a weight changes in a font of one axis (OpenType 1.9: fvar, avar, gvar): how far each point of a glyph moves.
import { type Reader, readerOf, times } from './reader.ts';
import type { Tables } from './woff2.ts';

export type Moves = { readonly x: readonly number[]; readonly y: readonly number[] };

const table = (tables: Tables, tag: string): Buffer => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag}`);
  return found;
};

/** Where a weight lies between the font's default (0) and its heaviest (1) or lightest (-1), as its curve has it. */
export function placeOfWeight(tables: Tables, weight: number): number {
  const axes = readerOf(table(tables, 'fvar'), 4);
  axes.at = axes.u16();
  if (axes.tag() !== 'wght') throw new Error('The font varies in something else than its weight');
  const [min = 0, usual = 0, max = 0] = times(3, () => axes.u32() / 65_536);
  const place = weight < usual ? (weight - usual) / (usual - min) : (weight - usual) / (max - usual);
  const curve = tables.get('avar');
  if (!curve) return place;
  const reader = readerOf(curve, 8);
  const stops = times(reader.u16(), () => ({ from: reader.f2dot14(), to: reader.f2dot14() }));
  const after = stops.findIndex(({ from }) => from >= place);
  const [low, high] = [stops[after - 1], stops[after]];
  if (!low || !high) return high?.to ?? place;
  return low.to + ((place - low.from) / (high.from - low.from)) * (high.to - low.to);
}

/**
 * Gives how far the points of a glyph move at that place, the four points behind the last one included: the second of them is
 * the advance. `ends` are the last points of its contours; none for a composite, whose points are its parts.
 */
export function movesOf(
  tables: Tables,
  place: number,
): (glyph: number, points: readonly Spot[], ends: readonly number[]) => Moves {
  const bytes = table(tables, 'gvar');
  const head = readerOf(bytes, 4);
  if (head.u16() !== 1) throw new Error('The font varies in more than one thing');
  const sharedCount = head.u16();
  const shared = readerOf(bytes, head.u32());
  const peaks = times(sharedCount, () => shared.f2dot14());
  const glyphCount = head.u16();
  const isLong = head.u16() & 1;
  const dataStart = head.u32();
  const offsets = times(glyphCount + 1, () => (isLong ? head.u32() : head.u16() * 2));
  return (glyph, points, ends) => {
    const total = points.length + 4;
    const sum = { x: new Array<number>(total).fill(0), y: new Array<number>(total).fill(0) };
    const [from = 0, to = 0] = [offsets[glyph], offsets[glyph + 1]];
    if (from === to) return sum;
    for (const { share, touched, x, y } of tuplesAt(bytes, dataStart + from, peaks, place, total)) {
      const moved = { x: spread(touched, x, total), y: spread(touched, y, total) };
      if (touched !== 'all')
        for (const axis of ['x', 'y'] as const) interpolate(moved[axis], touched, points, ends, axis);
      for (let at = 0; at < total; at += 1) {
        sum.x[at] = (sum.x[at] ?? 0) + share * (moved.x[at] ?? 0);
        sum.y[at] = (sum.y[at] ?? 0) + share * (moved.y[at] ?? 0);
      }
    }
    return sum;
  };
}

export type Spot = { readonly x: number; readonly y: number };
type Touched = readonly number[] | 'all';

function* tuplesAt(bytes: Buffer, start: number, peaks: readonly number[], place: number, total: number) {
  const head = readerOf(bytes, start);
  const count = head.u16();
  const data = readerOf(bytes, start + head.u16());
  const sharedPoints = count & 0x8000 ? pointsIn(data) : 'all';
  let next = data.at;
  for (let tuple = 0; tuple < (count & 0x0fff); tuple += 1) {
    const size = head.u16();
    const index = head.u16();
    const peak = index & 0x8000 ? head.f2dot14() : (peaks[index & 0x0fff] ?? 0);
    const [low, high] = index & 0x4000 ? [head.f2dot14(), head.f2dot14()] : [Math.min(0, peak), Math.max(0, peak)];
    data.at = next;
    next += size;
    const share = shareOf(place, low, peak, high);
    if (share === 0) continue;
    const touched: Touched = index & 0x2000 ? pointsIn(data) : sharedPoints;
    const length = touched === 'all' ? total : touched.length;
    yield { share, touched, x: deltasIn(data, length), y: deltasIn(data, length) };
  }
}

function shareOf(place: number, low: number, peak: number, high: number): number {
  if (peak === 0 || place === peak) return 1;
  if (place <= low || place >= high) return 0;
  return place < peak ? (place - low) / (peak - low) : (high - place) / (high - peak);
}

function pointsIn(data: Reader): Touched {
  const first = data.u8();
  if (first === 0) return 'all';
  const count = first & 0x80 ? ((first & 0x7f) << 8) + data.u8() : first;
  const points: number[] = [];
  while (points.length < count) {
    const run = data.u8();
    for (let left = (run & 0x7f) + 1; left > 0; left -= 1)
      points.push((points.at(-1) ?? 0) + (run & 0x80 ? data.u16() : data.u8()));
  }
  return points;
}

function deltasIn(data: Reader, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const run = data.u8();
    for (let left = (run & 0x3f) + 1; left > 0; left -= 1)
      deltas.push(run & 0x80 ? 0 : run & 0x40 ? data.i16() : data.i8());
  }
  return deltas;
}

function spread(touched: Touched, deltas: readonly number[], total: number): number[] {
  const moved = new Array<number>(total).fill(0);
  for (const [at, delta] of deltas.entries()) moved[touched === 'all' ? at : (touched[at] ?? 0)] = delta;
  return moved;
}

/** Points of a contour that are not named move with their named neighbours. */
function interpolate(
  moved: number[],
  touched: readonly number[],
  points: readonly Spot[],
  ends: readonly number[],
  axis: 'x' | 'y',
): void {
  const known = new Set(touched);
  const at = (point: number) => points[point]?.[axis] ?? 0;
  let first = 0;
  for (const last of ends) {
    const own = touched.filter((point) => point >= first && point <= last);
    const length = last - first + 1;
    for (const [place, from] of own.entries()) {
      const to = own[(place + 1) % own.length] ?? from;
      for (let step = 1; ; step += 1) {
        const point = first + ((from - first + step) % length);
        if (point === to || known.has(point)) break;
        moved[point] = between(at(point), [at(from), moved[from] ?? 0], [at(to), moved[to] ?? 0]);
      }
    }
    first = last + 1;
  }
}

type Anchor = readonly [place: number, delta: number];

function between(place: number, one: Anchor, other: Anchor): number {
  const [low, high] = one[0] <= other[0] ? [one, other] : [other, one];
  if (low[0] === high[0]) return low[1] === high[1] ? low[1] : 0;
  if (place <= low[0]) return low[1];
  if (place >= high[0]) return high[1];
  return low[1] + ((place - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
