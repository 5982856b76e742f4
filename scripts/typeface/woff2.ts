// The tables of a WOFF2 file (W3C, WOFF File Format 2.0) as they lie in it. Of the outlines, the transformed form is kept.
import { brotliDecompressSync } from 'node:zlib';
import { readerOf, times } from './reader.ts';

/** In the order of section 4.1 of the format, up to the last one that a font of outlines may hold. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar'.split(
    ' ',
  );
const headerBytes = 48;

export type Tables = ReadonlyMap<string, Buffer>;

/** Throws where it is no WOFF2 file, or a collection of several fonts. */
export function tablesOf(file: Buffer): Tables {
  if (file.toString('latin1', 0, 4) !== 'wOF2' || file.toString('latin1', 4, 8) === 'ttcf')
    throw new Error('This is no WOFF2 file of one font');
  const head = readerOf(file, 12);
  const count = head.u16();
  head.at = 20;
  const compressedBytes = head.u32();
  const reader = readerOf(file, headerBytes);
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = reader.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const directory = times(count, () => {
    const flags = reader.u8();
    const tag = (flags & 63) === 63 ? reader.tag() : (knownTags[flags & 63] ?? '').replace('_', ' ');
    const version = flags >> 6;
    const length = base128();
    // Outlines are transformed in version 0; of all other tables, version 0 is the table as it is.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    return { tag, length: isTransformed ? base128() : length };
  });
  const data = brotliDecompressSync(file.subarray(reader.at, reader.at + compressedBytes));
  let at = 0;
  return new Map(
    directory.map(({ tag, length }) => {
      at += length;
      return [tag, data.subarray(at - length, at)];
    }),
  );
}
