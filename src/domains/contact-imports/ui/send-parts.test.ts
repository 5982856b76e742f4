import { expect, it } from 'vitest';
import type { ContactImport } from '../contract.ts';
import { importedRows } from './import-mapping.ts';
import { type Sending, sendParts } from './send-parts.ts';

const none = { added: 0, changed: 0, same: 0, refused: 0 };
const begun: ContactImport = {
  ...{ id: `imp_${'0'.repeat(26)}`, fileName: 'list.csv', total: 3, counts: none, tags: [], by: null },
  ...{ state: 'receiving', begunAt: '2027-01-01T00:00:00.000Z', endedAt: null },
};
const cells = [['Ann'], ['Ben'], ['Cleo']];
const rows = importedRows(
  cells.map((one, at) => ({ line: at + 1, cells: one })),
  ['name'],
  false,
);
const parts = [rows.slice(0, 2), rows.slice(2)];

/** What is asked of the server, in order, and how many lines count as sent. */
function aSending(more: Partial<Sending> = {}) {
  const asked: string[] = [];
  let lines = 0;
  const sending: Sending = {
    begin: async () => begun,
    part: async (_, part, { length }) => asked.push(`part ${part} of ${length}`),
    stop: async () => {
      asked.push('stop');
      return { ...begun, state: 'stopped' };
    },
    isStopped: () => false,
    onSent: (sent) => {
      lines += sent;
    },
    ...more,
  };
  return { sending, asked, lines: () => lines };
}

it('sends a file whole', async () => {
  const { sending, asked, lines } = aSending();
  expect(await sendParts(parts, sending)).toBe(begun.id);
  expect([asked, lines()]).toEqual([['part 1 of 2', 'part 2 of 1'], 3]);
});

it('stops what it began where a part fails, and throws why', async () => {
  const { sending, asked } = aSending({ part: () => Promise.reject(new Error('offline')) });
  await expect(sendParts(parts, sending)).rejects.toThrow('offline');
  expect(asked).toEqual(['stop']);
});

it('throws why a part failed also where it cannot be stopped', async () => {
  const part = () => Promise.reject(new Error('too large'));
  const { sending } = aSending({ part, stop: () => Promise.reject(new Error('offline')) });
  await expect(sendParts(parts, sending)).rejects.toThrow('too large');
});

it('stops nothing where nothing was begun', async () => {
  const { sending, asked } = aSending({ begin: () => Promise.reject(new Error('five')) });
  await expect(sendParts(parts, sending)).rejects.toThrow('five');
  expect(asked).toEqual([]);
});

it.each([0, 1, 2])('is stopped where the reader says so after %i parts, the last one too', async (after) => {
  const { sending, asked } = aSending({ isStopped: () => asked.length >= after });
  expect(await sendParts(parts, sending)).toBeNull();
  expect(asked).toEqual([...['part 1 of 2', 'part 2 of 1'].slice(0, after), 'stop']);
});

it('gives what was stopped after some of it was taken in', async () => {
  const stop = async (): Promise<ContactImport> => ({ ...begun, state: 'stopped', counts: { ...none, added: 2 } });
  const { sending } = aSending({ isStopped: () => true, stop });
  expect(await sendParts(parts, sending)).toBe(begun.id);
});
