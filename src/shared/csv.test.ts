import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, readCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a table as text', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\r1\t2\r'],
    ['a mark at its start and empty lines', '\uFEFFa,b\n\n , \n1,2\n\n'],
    ['quotes', '"a","b"\n"1","2"'],
  ])('is read with %s', (_, text) =>
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  );

  it('keeps separators, quotes and line ends within quotes, and counts its lines', () => {
    const rows = readCsv('name,notes\n"Reyes, Dana","said ""yes""\nand left"\nOmar,\n');
    expect(rows).toEqual([
      { line: 1, cells: ['name', 'notes'] },
      { line: 2, cells: ['Reyes, Dana', 'said "yes"\nand left'] },
      { line: 4, cells: ['Omar', ''] },
    ]);
  });

  it('counts separators outside of quotes alone', () => expect(cellsOf('"a,b,c";d')).toEqual([['a,b,c', 'd']]));

  it('is nothing where nothing is written', () => expect([readCsv(''), readCsv('\n\n')]).toEqual([[], []]));

  it('never writes what a spreadsheet would run', () => {
    expect(csvOf([['=1+1', '+12025550101', '-5', '@SUM(A1)', '+1+cmd|x']])).toBe(
      "'=1+1,+12025550101,-5,'@SUM(A1),'+1+cmd|x\r\n",
    );
  });

  it('comes back as it was written, whatever stands in it', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1', "'=1", "''-a", "'+1", '"', ',', ';', '\r\n', '+1'),
    );
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, cell, cell), { minLength: 1 }), (rows) => {
        const plain = rows.map((row) => row.map((text) => text.replace(/^\uFEFF/, '')));
        expect(cellsOf(csvOf([['a', 'b', 'c'], ...plain])).slice(1)).toEqual(plain);
      }),
    );
  });
});
