import { expect, it } from 'vitest';
import { type Named, refuseClashes } from '#shared/clashes.ts';
import type { Fault } from '#shared/errors.ts';
import { ClientFailure } from './client.ts';
import { type Choose, saveSeen } from './save-seen.ts';

/** A record that answers as the server does. */
function aRecord(start: Named) {
  let now = start;
  return {
    now: () => now,
    save: async (changes: Named, was: Named) => {
      try {
        refuseClashes(now, was, changes);
      } catch (thrown) {
        const { code, message, fields } = thrown as Fault;
        throw new ClientFailure(code, message, { status: 409, fields });
      }
      now = { ...now, ...changes };
      return now;
    },
    read: async () => now,
  };
}
const mine = { changes: { name: 'Mine', phone: '1' }, was: { name: 'Before', phone: '0' } };
const keep =
  (...names: string[]): Choose =>
  async () =>
    new Set(names);

it('asks nothing where nobody else changed the same', async () => {
  const record = aRecord({ name: 'Before', phone: '0', notes: 'theirs' });
  const choose: Choose = async () => expect.unreachable();
  expect(await saveSeen({ ...mine, ...record, choose })).toEqual({ name: 'Mine', phone: '1', notes: 'theirs' });
});

it.each([
  ['mine is kept', keep('name'), { name: 'Mine', phone: '1' }],
  ['theirs is taken, and the rest is saved', keep(), { name: 'Theirs', phone: '1' }],
])('%s', async (_, choose, after) => {
  const record = aRecord({ name: 'Theirs', phone: '0' });
  expect(await saveSeen({ ...mine, ...record, choose })).toEqual(after);
});

it('shows both values, and changes nothing for whoever goes back', async () => {
  const record = aRecord({ name: 'Theirs', phone: '0' });
  const asked: unknown[] = [];
  const choose: Choose = async (clashes) => {
    asked.push(...clashes);
    return null;
  };
  expect(await saveSeen({ ...mine, ...record, choose })).toBeUndefined();
  expect(asked).toEqual([{ name: 'name', mine: 'Mine', theirs: 'Theirs' }]);
  expect(record.now()).toEqual({ name: 'Theirs', phone: '0' });
});

it('asks again where it was changed again while a person chose', async () => {
  const record = aRecord({ name: 'Theirs', phone: '0' });
  let rounds = 0;
  const choose: Choose = async () => {
    rounds += 1;
    if (rounds === 1) await record.save({ name: 'Theirs again' }, {});
    return new Set(['name']);
  };
  expect(await saveSeen({ ...mine, ...record, choose })).toMatchObject({ name: 'Mine' });
  expect(rounds).toBe(2);
});

it('passes every other failure on', async () => {
  const save = () => Promise.reject(new ClientFailure('conflict', '', { status: 409 }));
  await expect(saveSeen({ ...mine, ...aRecord({}), save, choose: keep() })).rejects.toMatchObject({ code: 'conflict' });
});
