import { expect, it } from 'vitest';
import type { ContactImport } from '../contract.ts';
import { summaryWords } from './import-state.ts';

const none = { added: 0, changed: 0, same: 0, refused: 0 };
const one: ContactImport = {
  ...{ id: `imp_${'0'.repeat(26)}`, fileName: 'list.csv', total: 12_000, counts: none, tags: [], by: null },
  ...{ state: 'waiting', begunAt: '2027-01-01T00:00:00.000Z', endedAt: null },
};

it.each([
  [{}, '0 of 12,000 lines'],
  [{ state: 'running', counts: { added: 1000, changed: 200, same: 30, refused: 4 } }, '1,234 of 12,000 lines'],
  [{ state: 'done', counts: { ...none, added: 12_000 } }, '12,000 added'],
  [{ state: 'stopped', counts: { added: 0, changed: 7, same: 1, refused: 2 } }, '0 added, 7 filled up, 2 left out'],
] as const)('%j reads %s', (more, words) => {
  expect(summaryWords({ ...one, ...more })).toBe(words);
});
