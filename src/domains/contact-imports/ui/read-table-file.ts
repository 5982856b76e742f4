// A file that somebody chose, as rows: UTF-8 where it is that, else what older spreadsheets of the West write.
import { type CsvRow, readCsv } from '#shared/csv.ts';

const bytesMost = 30_000_000;

/** Throws an error in words for a reader: for a workbook, and for a file that is far too large. */
export async function readTableFile(file: File): Promise<CsvRow[]> {
  if (file.size > bytesMost) throw new Error('This file is larger than 30 MB. Please split it.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new Error('This is a workbook. Please save it as CSV in your spreadsheet, and choose that file.');
  return readCsv(decoded(bytes));
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
