// Who hears of what is done to their appointment, and that it is said.
import { expect, it } from 'vitest';
import { isToldOf, telling, toldWords } from './telling.ts';

const now = Date.parse('2026-03-02T15:00:00Z');

it('tells whoever left an address of what is still to come, and nobody else', () => {
  const coming = '2026-03-02T15:30:00Z';
  expect(isToldOf({ email: 'vic@example.com', endsAt: coming }, now)).toBe(true);
  expect(isToldOf({ email: null, endsAt: coming }, now)).toBe(false);
  expect(isToldOf({ email: 'vic@example.com', endsAt: '2026-03-02T14:30:00Z' }, now)).toBe(false);
});

it('asks the server for what it says', () => {
  expect([telling(true), toldWords(true)]).toEqual([{ tellCustomer: 'true' }, ' They are told by email.']);
  expect([telling(false), toldWords(false)]).toEqual([{ tellCustomer: 'false' }, '']);
});
