import { describe, expect, it } from 'vitest';
import { cursorOf, isSomeone, placeOf, searchedWords, searchWords, tidyTags } from './rules.ts';

describe('a cursor', () => {
  const id = `ctc_${'0'.repeat(26)}`;
  const place = { key: '2026-03-02T15:00:00.123Z', id };
  it('leads back to its place', () => {
    expect(placeOf(cursorOf(place))).toEqual(place);
    for (const key of ['', 'o_ctc_neil', 'o’neil\n'])
      expect(placeOf(cursorOf({ key, id }), 'name')).toEqual({ key, id });
  });
  it.each(['', 'x', '2026-03-02T15:00:00.123Z', `2026-99-99T15:00:00.123Z_${id}`, `${cursorOf(place)}'`, `dana_${id}`])(
    'that no page gave is none: %s',
    (text) => expect(placeOf(text)).toBeNull(),
  );
  it('holds nothing that the database could not read', () => expect(placeOf(`a\0_${id}`, 'name')).toBeNull());
});

describe('a search', () => {
  const zoe = { name: 'Zoë O’Neil-Petrov', phone: '+4930901820', email: 'z.oneil@example.com', tags: ['VIP client'] };
  const dana = { name: 'Dana Reyes', phone: '+12025550101', email: null, tags: [] };
  const finds = (search: string, contact: typeof zoe | typeof dana) =>
    searchedWords(search).every((begins) => searchWords(contact).some((word) => word.startsWith(begins)));
  it.each(['zoe', 'ZOË pet', 'neil o', 'example.com', 'z.oneil@example.com', '030 901820', '+49 30 901820'])(
    'finds by %s',
    (search) => expect(finds(search, zoe)).toBe(true),
  );
  it.each(['0101', '555-0101', '(202) 555', '+1 202 555 0101', '2025550101'])('finds a number by %s', (search) =>
    expect(finds(search, dana)).toBe(true),
  );
  it.each(['neilo', 'vip', '#vip client', '901820 zoe max', '5551', 'eyes'])('does not take %s for either', (search) =>
    expect([finds(search, zoe), finds(search, dana)]).toEqual([false, false]),
  );
  it('asks for nothing where nothing is said', () => expect(searchedWords(' -- ')).toEqual([]));
});

it('keeps each tag once, as it was written first', () =>
  expect(tidyTags([' VIP ', 'vip', 'Late  payer', '', 'Café', 'cafe'])).toEqual(['VIP', 'Late payer', 'Café']));

it('is someone by name, phone or e-mail', () => {
  const nobody = { name: '', phone: null, email: null };
  expect(isSomeone(nobody)).toBe(false);
  expect(isSomeone({ ...nobody, name: 'Dana' })).toBe(true);
  expect(isSomeone({ ...nobody, phone: '+12025550101' })).toBe(true);
  expect(isSomeone({ ...nobody, email: 'dana@example.com' })).toBe(true);
});
