// The outlines of a font's glyphs, from the transformed `glyf` table of WOFF2 (section 5.1 of the format).
import { type Reader, readerOf, times } from './reader.ts';

export type Point = { readonly x: number; readonly y: number; readonly isOn: boolean };
export type Component = { readonly glyph: number; readonly x: number; readonly y: number };
/** Made of contours, or of other glyphs set beside one another. */
export type Glyph =
  | { readonly kind: 'simple'; readonly points: readonly Point[]; readonly ends: readonly number[] }
  | { readonly kind: 'composite'; readonly parts: readonly Component[] };

/** Every glyph in order. Throws for one whose parts are turned or scaled, which the fonts that we read have none of. */
export function glyphsOf(table: Buffer): Glyph[] {
  const head = readerOf(table, 4);
  const count = head.u16();
  head.at = 8;
  const sizes = times(7, () => head.u32());
  let start = head.at;
  const [contours, counts, flags, coordinates, composites] = sizes.map((size) => {
    start += size;
    return readerOf(table, start - size);
  });
  if (!contours || !counts || !flags || !coordinates || !composites) throw new Error('The outlines have no streams');
  return times(count, () => {
    const contourCount = contours.i16();
    if (contourCount < 0) return compositeIn(composites, coordinates);
    const ends: number[] = [];
    for (let contour = 0; contour < contourCount; contour += 1) ends.push((ends.at(-1) ?? -1) + number255(counts));
    const place = { x: 0, y: 0 };
    const points = times((ends.at(-1) ?? -1) + 1, () => {
      const flag = flags.u8();
      const [dx, dy] = step(flag & 127, coordinates);
      place.x += dx;
      place.y += dy;
      return { ...place, isOn: flag < 128 };
    });
    // The length of the instructions, which a drawing does not need.
    if (contourCount > 0) number255(coordinates);
    return { kind: 'simple', points, ends };
  });
}

/** 255UInt16 of the format: one byte for most. */
function number255(reader: Reader): number {
  const first = reader.u8();
  if (first === 253) return reader.u16();
  if (first === 255) return reader.u8() + 253;
  return first === 254 ? reader.u8() + 506 : first;
}

/** One of the format's 128 ways to write how far the next point is. */
function step(flag: number, from: Reader): readonly [number, number] {
  const signed = (sign: number, value: number) => (sign & 1 ? value : -value);
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + from.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + from.u8()), 0];
  if (flag < 84) {
    const [way, byte] = [flag - 20, from.u8()];
    return [signed(flag, 1 + (way & 0x30) + (byte >> 4)), signed(flag >> 1, 1 + ((way & 0x0c) << 2) + (byte & 15))];
  }
  if (flag < 120) {
    const way = flag - 84;
    const dx = 1 + (Math.floor(way / 12) << 8) + from.u8();
    return [signed(flag, dx), signed(flag >> 1, 1 + (((way % 12) >> 2) << 8) + from.u8())];
  }
  if (flag < 124) {
    const [first, middle, last] = [from.u8(), from.u8(), from.u8()];
    return [signed(flag, (first << 4) + (middle >> 4)), signed(flag >> 1, ((middle & 15) << 8) + last)];
  }
  return [signed(flag, from.u16()), signed(flag >> 1, from.u16())];
}

const [argsAreWords, argsAreOffsets, isScaled, hasMore, hasInstructions] = [0x01, 0x02, 0xc8, 0x20, 0x100];

function compositeIn(composites: Reader, coordinates: Reader): Glyph {
  const parts: Component[] = [];
  for (let flags = hasMore; flags & hasMore; ) {
    flags = composites.u16();
    const glyph = composites.u16();
    if (!(flags & argsAreOffsets) || flags & isScaled) throw new Error('A glyph has a part that is turned or scaled');
    const read = () => (flags & argsAreWords ? composites.i16() : composites.i8());
    parts.push({ glyph, x: read(), y: read() });
    if (!(flags & hasMore) && flags & hasInstructions) number255(coordinates);
  }
  return { kind: 'composite', parts };
}
