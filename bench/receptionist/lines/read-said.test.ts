import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expression } from '../format.ts';
import { businessesOfLines, callOf, kinds } from './contexts.ts';
import { linesOf, readSaid } from './read-said.ts';

describe('the notation of the lines', () => {
  test('a heading holds for the lines below it, and a line says where its outcome differs', () => {
    const text = [
      '# batch 1',
      'the first',
      '',
      '# batch 2, any messages: Hello, can you help me?',
      'why? // Paul => at 2026-11-19 17:00 => name any',
    ].join('\n');
    expect(linesOf('name', 'en', text)).toEqual([
      {
        id: 'name-en-1-01',
        kind: 'name',
        language: 'en',
        batch: 1,
        opening: null,
        open: [],
        said: ['the first'],
        differs: {},
      },
      {
        id: 'name-en-2-01',
        kind: 'name',
        language: 'en',
        batch: 2,
        opening: 'Hello, can you help me?',
        open: ['messages'],
        said: ['why?', 'Paul'],
        differs: { at: '2026-11-19 17:00', name: 'any' },
      },
    ]);
  });

  test.each([
    ['a line before any batch', 'hello'],
    ['not a heading', '# batch two'],
    ['not a heading', '# batch 2, any weather'],
    ['not a difference', '# batch 1\nhello => nmae Paul'],
    ['not a difference', '# batch 1\nhello => name'],
  ])('refuses %s', (why, text) => {
    expect(() => linesOf('name', 'en', text)).toThrow(why);
  });
});

test('every line makes a call to a business that is there, with expressions that can be read', () => {
  const businesses = businessesOfLines();
  const lines = readSaid(fileURLToPath(new URL('./said', import.meta.url)));
  expect([...new Set(lines.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
  for (const line of lines) {
    const call = callOf(line);
    expect(businesses.has(call.business), line.id).toBe(true);
    const written = [line.differs.says, line.differs.message].filter((one) => one !== undefined);
    for (const one of written) expect(() => expression(one), line.id).not.toThrow();
    for (const { startsAt } of call.expect.appointments ?? []) {
      if (startsAt !== undefined) expect(Date.parse(startsAt), line.id).toBeGreaterThan(Date.parse(call.now));
    }
  }
});
