// The judge of the crash runs must itself be able to say no.
import { expect, it } from 'vitest';
import { newLedger } from './ledger.ts';

const row = (key: string, name: string, answered = true) => ({ key, name, answered });

it('finds what was lost, half-applied, doubled, undone or changed', () => {
  const ledger = newLedger();
  for (const key of ['lost', 'half', 'twice', 'renamed', 'deleted', 'fine']) ledger.willCreate(key, 'first')();
  ledger.willRename('renamed', 'second')();
  ledger.willDelete('deleted')();
  const kept = [
    row('half', 'first', false),
    row('twice', 'first'),
    row('twice', 'first'),
    row('renamed', 'first'),
    row('deleted', 'first'),
    row('fine', 'first'),
    row('stranger', 'first'),
  ];
  expect(ledger.compare(kept)).toEqual([
    'lost was acknowledged and is lost',
    'half is there without the answer to its key',
    'twice was created 2 times',
    'renamed is called first and was acknowledged as second',
    'deleted was deleted and is back',
    'stranger was never sent',
  ]);
});

it('lets a request without an answer have happened or not', () => {
  const ledger = newLedger();
  ledger.willCreate('made', 'first');
  ledger.willCreate('not made', 'first');
  ledger.willCreate('renamed', 'first')();
  ledger.willRename('renamed', 'second');
  ledger.willCreate('deleted', 'first')();
  ledger.willDelete('deleted');
  expect(ledger.compare([row('made', 'first'), row('renamed', 'first'), row('deleted', 'first')])).toEqual([]);
  expect(ledger.compare([row('renamed', 'second')])).toEqual([]);
});
