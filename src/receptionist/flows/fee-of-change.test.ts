// A fee that is asked after without its name is that of what is being done.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { frame, freshState, type State } from '../state.ts';
import { feeOfChange } from './fee-of-change.ts';

const cancelling: Partial<State> = { frames: [frame.parse({ flow: 'cancel', times: [] })] };
const booking: Partial<State> = { frames: [frame.parse({ flow: 'book', times: [] })] };

test.each<[Language, string]>([
  ['en', 'Do I have to pay the fifty bucks?'],
  ['es', '¿Me van a cobrar algo?'],
  ['fr', 'Ça me coûte quelque chose ?'],
  ['de', 'Kostet das was?'],
])('%s: %s', (language, question) => {
  const fresh = freshState(language);
  expect(feeOfChange({ ...fresh, ...cancelling }, question)).toMatch(/cancel|annuler|abzusagen/);
  expect(feeOfChange({ ...fresh, ...booking }, question)).toBeNull();
  expect(feeOfChange(fresh, question)).toBeNull();
});
