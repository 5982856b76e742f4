// A ZIP archive as a stream (PKWARE APPNOTE 6.3.10, without ZIP64): each file is compressed while it is made, and nothing
// of it is kept. Up to 4 GiB and 65,535 files.
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file by its path in the archive. Text is written as UTF-8. */
export type ZippedFile = {
  readonly path: string;
  readonly content: AsyncIterable<string | Uint8Array>;
};

/** January 1, 1980, midnight: the oldest date that the format can say; an archive's own date says when it was made. */
const date = 0x0021;
/** Names are UTF-8, and sizes stand behind a file, since they are known only then. */
const flags = 0x0808;
const deflated = 8;
const version = 20;

/** The archive in pieces. What a file's content throws ends it. */
export async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { path, content } of files) {
    const name = Buffer.from(path);
    const start = at;
    const head = factsOf(name, { crc: 0, packed: 0, size: 0 });
    const opening = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name]);
    at += opening.length;
    yield opening;
    const facts = { crc: 0, packed: 0, size: 0 };
    const deflate = createDeflateRaw();
    const fed = pipeline(measured(content, facts), deflate);
    // Its failure ends the reading below as well, which is where it is heard.
    fed.catch(() => undefined);
    for await (const piece of deflate) {
      facts.packed += piece.length;
      at += piece.length;
      yield piece;
    }
    await fed;
    const sizes = Buffer.alloc(16);
    sizes.write('PK\x07\x08', 0, 'latin1');
    sizes.writeUInt32LE(facts.crc, 4);
    sizes.writeUInt32LE(facts.packed, 8);
    sizes.writeUInt32LE(facts.size, 12);
    at += sizes.length;
    yield sizes;
    directory.push(entryOf(name, facts, start));
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([entries, end]);
}

type Facts = { crc: number; packed: number; size: number };

async function* measured(content: ZippedFile['content'], facts: Facts): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece);
    facts.crc = crc32(bytes, facts.crc);
    facts.size += bytes.length;
    yield bytes;
  }
}

function factsOf(name: Buffer, { crc, packed, size }: Facts): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(deflated, 4);
  facts.writeUInt16LE(0, 6);
  facts.writeUInt16LE(date, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function entryOf(name: Buffer, facts: Facts, start: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(start, 10);
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  const madeBy = Buffer.from([version, 0]);
  return Buffer.concat([signature, madeBy, factsOf(name, facts), tail, name]);
}
