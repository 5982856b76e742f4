import { afterEach, expect, it, vi } from 'vitest';
import { createContact } from '#domains/contacts/contract.ts';
import { makeEdit } from './edits.ts';

afterEach(() => vi.unstubAllGlobals());

const about = { record: '/contacts/ctc_new', newId: null, about: 'Ines' };

it('where this browser keeps nothing, a second press after a lost answer is known as the first', async () => {
  const keys: unknown[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    throw new TypeError('Failed to fetch');
  });
  for (const name of ['Ines', 'Ines', 'Omar'])
    await expect(makeEdit(createContact, { body: { name } }, about)).rejects.toMatchObject({ status: 0 });
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
