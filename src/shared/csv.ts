// Tables as text (RFC 4180), as spreadsheets write and read them: separators of all countries, quotes, line ends, a mark at
// the start. What a spreadsheet would run as a formula is written so that it stays text, and read back as it was.

/** A row with the line of the file on which it starts, counted from one. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

const separators = [',', ';', '\t'] as const;

/** The separator that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The rows that say something. A quote that is never closed takes the rest of the text, as it does everywhere. */
export function readCsv(written: string): CsvRow[] {
  const text = written.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let startedOn = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: startedOn, cells });
    cells = [];
    line += 1;
    startedOn = line;
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (; at < text.length; at += 1) {
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at += 1;
        if (text[at] === '\n') line += 1;
        cell += text[at];
      }
      at += 1;
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(unguarded(cell + text.slice(from, at)));
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    endRow();
  }
  if (cells.length > 0) endRow();
  return rows;
}

/** What begins like a formula, save a plain number such as +12025550101; and what begins as one that was made safe. */
const formula = /^'*[=+\-@\t\r]/;
const plainNumber = /^[+-]?[\d., ]+$/;

function guarded(cell: string): string {
  return formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

/** A cell of a program that makes everything safe, plain numbers too, is read as it was there. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** The table as text, a line end behind each row. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const written = (cell: string) => {
    const safe = guarded(cell);
    return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
