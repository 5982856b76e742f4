// What a file is, by its bytes: the name and type that came with it count for nothing. Nothing is unpacked or run.
import type { FileKind } from '../contract.ts';

const zipEntriesMax = 2000;

/**
 * Null for anything but a whole PDF, a Word file or an OpenDocument text, and for a Word file with macros: it is opened on
 * the operator's own machine.
 */
export function kindOfFile(bytes: Buffer): FileKind | null {
  const starts = (text: string) => bytes.subarray(0, text.length).toString('latin1') === text;
  if (starts('%PDF-')) return bytes.subarray(-2048).includes('%%EOF') ? 'pdf' : null;
  if (starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return holds(bytes, 'WordDocument') && !holds(bytes, '_VBA_PROJECT') ? 'doc' : null;
  if (starts('PK\x03\x04')) return kindOfZip(bytes);
  return null;
}

/** A stream of a compound file by its name, as its directory writes it (MS-CFB 2.6.1). */
const holds = (bytes: Buffer, stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));

function kindOfZip(bytes: Buffer): FileKind | null {
  const names = namesInZip(bytes);
  if (names === null) return null;
  if (names.has('word/document.xml') && names.has('[Content_Types].xml'))
    return [...names].some((name) => /vba|\.bin$/i.test(name)) ? null : 'docx';
  // OpenDocument 1.3, part 2, 3.3: the type comes first, unpacked, so that it can be read without reading a zip.
  const type = 'mimetypeapplication/vnd.oasis.opendocument.text';
  const isText = bytes.subarray(30, 30 + type.length).toString('latin1') === type;
  return isText && names.has('content.xml') && ![...names].some((name) => /^Basic\//.test(name)) ? 'odt' : null;
}

/** The names that a zip's directory lists (APPNOTE 4.3.12); null where it is cut off or has too many. */
function namesInZip(bytes: Buffer): ReadonlySet<string> | null {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > zipEntriesMax) return null;
  const names = new Set<string>();
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null;
    const length = bytes.readUInt16LE(at + 28);
    names.add(bytes.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}
