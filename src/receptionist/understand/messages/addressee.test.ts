// Whoever is complained of, or did the work, is told nothing of it; whoever is to be told is.
import { expect, test } from 'vitest';
import { isForNamed, putRightFor } from './addressee.ts';

const house = { staff: ['Bianca Flores', 'Dr. Mai Tran'].map((name) => ({ name, services: [] })) };

test.each([
  ['can you tell the owner, bianca did them', 'Bianca Flores', false],
  ['Bianca ruined my brows, I want somebody to call me', 'Bianca Flores', false],
  ['dígale a la dueña que Bianca me cortó mal', 'Bianca Flores', false],
  ['sagen Sie dem Chef, dass Bianca da war', 'Bianca Flores', false],
  ['dites au patron que Bianca a oublié ma couleur', 'Bianca Flores', false],
  ['Bianca forgot to give me my jacket, have her call me', 'Bianca Flores', true],
  ['Bianca olvidó, y me cortó mal, dígale que me llame', 'Bianca Flores', true],
  ['Bianca a oublié ma veste, dites-lui de me rappeler', 'Bianca Flores', true],
  ['Bianca hat meine Jacke vergessen, sagen Sie ihr, sie soll anrufen', 'Bianca Flores', true],
  ['Bianca forgot my jacket, somebody should call me', 'Bianca Flores', false],
  ['Bianca forgot my jacket, ask your manager, tell him to call me', 'Bianca Flores', false],
  ['Bianca cut it and Mai saw, tell her to call me', 'Bianca Flores', false],
  ['tell Bianca the lashes held up great', 'Bianca Flores', true],
  ['a message for Dr. Tran: the swelling is gone', 'Dr. Mai Tran', true],
  ['Mai was going to call me about the test', 'Dr. Mai Tran', true],
  ['I had an appointment with Mai, could she ring me', 'Dr. Mai Tran', true],
  ['tell Bianca that Mai forgot my order', 'Bianca Flores', true],
])('%s: for %s: %s', (said, who, expected) => {
  expect(isForNamed(said, who, house)).toBe(expected);
});

test.each([
  ['no, for Mai', 'Dr. Mai Tran'],
  ['not for Bianca, for Mai', 'Dr. Mai Tran'],
  ['no not bianca! the owner.', null],
  ["that's for the manager", null],
  ['no, es para la dueña', null],
  ['nicht für Bianca', null],
  ['no, Bianca did it on Tuesday', undefined],
  ['no, the left one', undefined],
  ['no, my boss is in on Friday', undefined],
])('%s: is put right to %s', (said, expected) => {
  expect(putRightFor(said, house)).toBe(expected);
});
