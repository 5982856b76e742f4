import { expect, it } from 'vitest';
import { aDoc, aDocx, anOdt, aPdf, aZip } from '../../../../tests/support/documents.ts';
import { kindOfFile } from './kind-of-file.ts';

const pdf = aPdf();
const docx = aDocx();

it.each([
  ['a PDF', pdf, 'pdf'],
  ['a Word file', docx, 'docx'],
  ['an old Word file', aDoc('Root Entry', 'WordDocument'), 'doc'],
  ['an OpenDocument text', anOdt(), 'odt'],
  ['a PDF that is cut off', pdf.subarray(0, -100), null],
  ['a Word file that is cut off', docx.subarray(0, -30), null],
  ['a Word file with a directory that is not there', Buffer.concat([docx.subarray(0, 40), docx.subarray(-22)]), null],
  ['a Word file with macros', aDocx({ 'word/vbaProject.bin': 'x' }), null],
  ['an old Word file with macros', aDoc('WordDocument', '_VBA_PROJECT'), null],
  ['an OpenDocument text with macros', anOdt({ 'Basic/Standard/Module1.xml': '' }), null],
  ['an old table', aDoc('Root Entry', 'Workbook'), null],
  ['a table', aZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), null],
  [
    'an OpenDocument table',
    aZip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
    null,
  ],
  ['any zip', aZip({ 'readme.txt': 'word/document.xml' }), null],
  ['a zip with a PDF inside', aZip({ 'cv.pdf': pdf.toString('latin1') }), null],
  ['text', Buffer.from('Curriculum vitae'), null],
  ['a page that names itself a PDF further down', Buffer.from(`<html>${pdf.toString('latin1')}`, 'latin1'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s', (_, bytes, kind) => {
  expect(kindOfFile(bytes)).toBe(kind);
});

it('stands any bytes', () => {
  for (let at = 0; at < docx.length; at += 1) {
    const broken = Buffer.from(docx);
    broken.writeUInt8(255, at);
    expect(() => kindOfFile(broken)).not.toThrow();
  }
});
