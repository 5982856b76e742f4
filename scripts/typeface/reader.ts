// Bytes of a font read one after the other, most significant first.

export type Reader = {
  at: number;
  u8(): number;
  i8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  /** Fixed point of 2 bits before and 14 behind the point. */
  f2dot14(): number;
  tag(): string;
};

export function readerOf(bytes: Buffer, start = 0): Reader {
  const reader: Reader = {
    at: start,
    u8: () => bytes.readUInt8(moved(1)),
    i8: () => bytes.readInt8(moved(1)),
    u16: () => bytes.readUInt16BE(moved(2)),
    i16: () => bytes.readInt16BE(moved(2)),
    u32: () => bytes.readUInt32BE(moved(4)),
    f2dot14: () => bytes.readInt16BE(moved(2)) / 16_384,
    tag: () => bytes.toString('latin1', moved(4), reader.at),
  };
  const moved = (length: number): number => {
    reader.at += length;
    return reader.at - length;
  };
  return reader;
}

/** So many values of one kind. */
export const times = <T>(count: number, read: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => read(at));
