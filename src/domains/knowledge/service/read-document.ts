// Turns what was uploaded or fetched into text. What a file claims to be counts for nothing: its first bytes do. Sizes are
// capped before and after unpacking, so that a small file cannot become a large one.
import { inflateRawSync } from 'node:zlib';
import { load } from 'cheerio';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { sourceTextMax } from '../contract.ts';

export type Document = { readonly title: string; readonly text: string };

/** Why a document cannot be read; the sentence is for the owner. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

const unpackedBytesMax = 30 * 1024 * 1024;
const zipEntriesMax = 2000;
const pdfPagesMax = 1000;

/** 'pdf' or 'docx' by the first bytes; null for anything else, whatever its name says. */
export function kindOf(bytes: Buffer): 'pdf' | 'docx' | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'docx';
  return null;
}

/** Throws an UnreadableError for what is no whole PDF, is locked, or holds no text. */
export async function readPdf(bytes: Buffer): Promise<string> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
    if (pdf.numPages > pdfPagesMax) throw new UnreadableError(`This PDF has more than ${pdfPagesMax} pages.`);
    const { text } = await extractText(pdf, { mergePages: true });
    return capped(text, 'This PDF holds no text; it may be a scan.');
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError('This PDF could not be read. It may be damaged or protected by a password.', {
      cause: error,
    });
  }
}

/** Throws an UnreadableError for what is no whole Word file, or unpacks to more than is taken. */
export async function readWord(bytes: Buffer): Promise<string> {
  checkUnpacked(bytes);
  try {
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    return capped(value, 'This Word file holds no text.');
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError('This Word file could not be read. It may be damaged.', { cause: error });
  }
}

/** Unpacks every part of a zip with a cap, before any library does so without one. */
function checkUnpacked(bytes: Buffer): void {
  const damaged = () => new UnreadableError('This Word file could not be read. It may be damaged.');
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > bytes.length) throw damaged();
  const entries = bytes.readUInt16LE(end + 10);
  if (entries > zipEntriesMax) throw new UnreadableError('This Word file has too many parts.');
  let at = bytes.readUInt32LE(end + 16);
  let left = unpackedBytesMax;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged();
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length) throw damaged();
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    if (packed.length < size || (method !== 0 && method !== 8)) throw damaged();
    try {
      left -= method === 0 ? packed.length : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
      left = -1;
    }
    if (left < 0) throw new UnreadableError('This Word file unpacks to more than can be read.');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** The words of a web page without what surrounds them on every page, and the links that lead on. */
export function readHtml(html: string, address: string): Document & { readonly links: readonly string[] } {
  const page = load(html);
  const title = page('title').first().text().trim().slice(0, 200) || new URL(address).hostname;
  const links = page('a[href]')
    .toArray()
    .flatMap((link) => {
      const href = page(link).attr('href') ?? '';
      if (!URL.canParse(href, address)) return [];
      const url = new URL(href, address);
      url.hash = '';
      return [url.href];
    });
  page('script,style,noscript,template,svg,iframe,nav,header,footer,form').remove();
  page('p,div,section,article,li,tr,br,h1,h2,h3,h4,h5,h6,dt,dd').append('\n');
  const body = page('main').first();
  const text = (body.length > 0 ? body : page('body')).text();
  return { title, text: capped(text, 'This page holds no text.'), links: [...new Set(links)] };
}

function capped(text: string, ifEmpty: string): string {
  const tidy = text
    .replaceAll('\0', '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (tidy === '') throw new UnreadableError(ifEmpty);
  return tidy.slice(0, sourceTextMax);
}
