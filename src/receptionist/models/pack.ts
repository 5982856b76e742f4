// The shipped models' file format: a JSON header and typed arrays behind it, read without copying.
// Little-endian, as every machine that Node 20 runs on.

type Part = Int8Array | Uint8Array | Int32Array | Uint32Array | Float32Array;

const kinds = { i8: Int8Array, u8: Uint8Array, i32: Int32Array, u32: Uint32Array, f32: Float32Array } as const;
type Kind = keyof typeof kinds;

type Header = { meta: unknown; parts: { name: string; kind: Kind; offset: number; length: number }[] };

function kindOf(part: Part): Kind {
  if (part instanceof Int8Array) return 'i8';
  if (part instanceof Uint8Array) return 'u8';
  if (part instanceof Int32Array) return 'i32';
  return part instanceof Uint32Array ? 'u32' : 'f32';
}

/** One file of named arrays and a JSON value. */
export function pack(meta: unknown, parts: Readonly<Record<string, Part>>): Uint8Array {
  let offset = 0;
  const header: Header = { meta, parts: [] };
  for (const [name, part] of Object.entries(parts)) {
    header.parts.push({ name, kind: kindOf(part), offset, length: part.length });
    offset += Math.ceil(part.byteLength / 8) * 8;
  }
  const json = new TextEncoder().encode(JSON.stringify(header));
  const base = Math.ceil((4 + json.length) / 8) * 8;
  const file = new Uint8Array(base + offset);
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, 4);
  header.parts.forEach(({ name, offset: at }) => {
    const part = parts[name];
    if (part) file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), base + at);
  });
  return file;
}

/** The arrays of a packed file, as views on its bytes; throws a RangeError for a file that is cut short. */
export function unpack(file: Uint8Array): {
  meta: unknown;
  part: <K extends Kind>(name: string, kind: K) => InstanceType<(typeof kinds)[K]>;
} {
  const bytes = file.byteOffset % 8 === 0 ? file : file.slice();
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + size))) as Header;
  const base = bytes.byteOffset + Math.ceil((4 + size) / 8) * 8;
  return {
    meta: header.meta,
    part: (name, kind) => {
      const found = header.parts.find((part) => part.name === name && part.kind === kind);
      if (!found) throw new RangeError(`no ${kind} part called ${name} in the model file`);
      return new kinds[kind](bytes.buffer as ArrayBuffer, base + found.offset, found.length) as InstanceType<
        (typeof kinds)[typeof kind]
      >;
    },
  };
}
