import { expect, it } from 'vitest';
import { isId } from '#shared/ids.ts';
import { datedId, idsOf } from './ids.ts';

const at = (ms: number) => ({ now: () => new Date(ms) });
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number that an id's characters spell. */
const spelled = (id: string): bigint =>
  [...id.slice(4)].reduce((bits, character) => bits * 32n + BigInt(alphabet.indexOf(character)), 0n);

it.each([
  [0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [1_772_463_600_123, [1, 35, 69, 103, 137, 171, 205, 239, 254, 220]],
  [2 ** 48 - 1, [255, 255, 255, 255, 255, 255, 255, 255, 255, 255]],
])('spells the milliseconds and the random bits, all of them: %i', (ms, bytes) => {
  const id = idsOf(at(ms), () => Uint8Array.from(bytes)).make('contact');
  const random = bytes.reduce((bits, byte) => bits * 256n + BigInt(byte), 0n);
  expect(isId('contact', id)).toBe(true);
  expect(spelled(id)).toBe((BigInt(ms) << 80n) + random);
});

it('gives no id twice, also beyond one page of random bytes', () => {
  const { make } = idsOf(at(1_772_463_600_000));
  const made = Array.from({ length: 5000 }, () => make('request'));
  expect(new Set(made).size).toBe(made.length);
  expect(made.every((id) => isId('request', id))).toBe(true);
});

it('sorts by birth', () => {
  let ms = 1_772_463_600_000;
  const { make } = idsOf({
    now: () => {
      ms += 1;
      return new Date(ms);
    },
  });
  const made = Array.from({ length: 200 }, () => make('contact'));
  expect([...made].sort()).toEqual(made);
});

it('dates an id to an instant, before and after which others sort', () => {
  const clock = { now: () => new Date('2026-03-02T15:00:00Z') };
  const ids = idsOf(clock);
  const at = new Date('2024-05-06T07:08:09.010Z');
  const dated = datedId(ids.make('contact'), at);
  expect(isId('contact', dated)).toBe(true);
  expect(dated.slice(0, 14)).toBe(
    idsOf({ now: () => at })
      .make('contact')
      .slice(0, 14),
  );
  expect(dated < ids.make('contact')).toBe(true);
});
