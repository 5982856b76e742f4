import { expect, it } from 'vitest';
import { heard, heldOf } from './use-loaded.ts';

const ofDana = async () => 'Dana';
const ofIdris = async () => 'Idris';
const dana = { of: ofDana, value: 'Dana', failed: false };

it('what was loaded is nothing of what is asked for now', () => {
  expect(heldOf(dana, ofIdris)).toEqual({ of: ofIdris, value: undefined, failed: false });
  expect(heldOf({ ...dana, failed: true }, ofIdris).failed).toBe(false);
  expect(heldOf(dana, ofDana)).toBe(dana);
});

it('an answer to what was asked for before is passed over', () => {
  const asked = heldOf(dana, ofIdris);
  expect(heard(asked, ofDana, { value: 'Dana, late' })).toBe(asked);
  expect(heard(asked, ofDana, { failed: true })).toBe(asked);
  expect(heard(asked, ofIdris, { value: 'Idris' }).value).toBe('Idris');
});

it('a failed reload leaves what is there, and says that it failed', () => {
  expect(heard(dana, ofDana, { failed: true })).toEqual({ ...dana, failed: true });
});
