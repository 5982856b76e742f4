import { describe, expect, it } from 'vitest';
import { cursorOf, isSomeone, placeOf } from './rules.ts';

describe('a cursor', () => {
  const place = { createdAt: '2026-03-02T15:00:00.123Z', id: `ctc_${'0'.repeat(26)}` };
  it('leads back to its place', () => expect(placeOf(cursorOf(place))).toEqual(place));
  it.each(['', 'x', '2026-03-02T15:00:00.123Z', `2026-99-99T15:00:00.123Z_${place.id}`, `${cursorOf(place)}'`])(
    'that no page gave is none: %s',
    (text) => expect(placeOf(text)).toBeNull(),
  );
});

it('is someone by name, phone or e-mail', () => {
  const nobody = { name: '', phone: null, email: null };
  expect(isSomeone(nobody)).toBe(false);
  expect(isSomeone({ ...nobody, name: 'Dana' })).toBe(true);
  expect(isSomeone({ ...nobody, phone: '+12025550101' })).toBe(true);
  expect(isSomeone({ ...nobody, email: 'dana@example.com' })).toBe(true);
});
