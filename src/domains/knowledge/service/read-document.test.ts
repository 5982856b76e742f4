import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kindOf, readHtml, readPdf, readWord } from './read-document.ts';

/** A zip of these parts, packed. */
function zip(parts: Record<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(parts)) {
    const packed = deflateRawSync(data);
    const crc = crc32(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(name.length, 26);
    locals.push(local, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(data.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const wordOf = (text: string) =>
  zip({
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': Buffer.from(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });

/** A PDF of one page with one line. */
function pdfOf(line: string): Buffer {
  const stream = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${body}endobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(`${text}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`, 'latin1');
}

describe('a document', () => {
  it('is what its first bytes say', () => {
    expect([kindOf(pdfOf('x')), kindOf(wordOf('x')), kindOf(Buffer.from('<svg onload="x">'))]).toEqual([
      'pdf',
      'docx',
      null,
    ]);
  });

  it('gives its words', async () => {
    expect(await readPdf(pdfOf('We repair boilers'))).toBe('We repair boilers');
    expect(await readWord(wordOf('We repair boilers'))).toBe('We repair boilers');
  });

  it('says clearly when it is cut off, empty, or something else', async () => {
    const word = wordOf('We repair boilers');
    for (const bad of [
      word.subarray(0, word.length / 2),
      word.subarray(0, -10),
      zip({ 'a.txt': Buffer.from('x') }),
      Buffer.from('PK\u0003\u0004'),
    ])
      await expect(readWord(bad)).rejects.toMatchObject({ name: 'UnreadableError' });
    for (const bad of [Buffer.from('%PDF-1.4 and nothing'), Buffer.from(`%PDF-1.4\n${'x'.repeat(5000)}`)])
      await expect(readPdf(bad)).rejects.toMatchObject({ name: 'UnreadableError' });
  });

  it('that unpacks to a giant is refused in little memory', async () => {
    const bomb = zip({ 'word/document.xml': Buffer.alloc(200 * 1024 * 1024) });
    const before = process.memoryUsage().rss;
    await expect(readWord(bomb)).rejects.toThrow('more than can be read');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    const many = zip(Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`${at}`, Buffer.from('x')])));
    await expect(readWord(many)).rejects.toThrow('too many parts');
  }, 240_000);
});

it('a page gives its words, its title and where it leads, and nothing of its frame', () => {
  const html = `<title>Boilers</title><nav>Menu</nav><script>alert(1)</script>
    <main><h1>Boilers</h1><p>We repair <b>all</b> makes.</p><a href="/prices#top">Prices</a><a href="mailto:x@y.z">Mail</a></main>`;
  const read = readHtml(html, 'https://example.com/boilers');
  expect(read.title).toBe('Boilers');
  expect(read.text).toBe('Boilers\nWe repair all makes.\nPricesMail');
  expect(read.links).toEqual(['https://example.com/prices', 'mailto:x@y.z']);
  expect(() => readHtml('<body></body>', 'https://example.com')).toThrow('no text');
});
