import { describe, expect, it } from 'vitest';
import type { Edit } from '#web/offline/edit-rules.ts';
import { updateAccount } from '../contract.ts';
import { keptWords, personAfter, personClashWords, personIn, profileEditsIn } from './save-profile.ts';

const ana = personIn({ firstName: 'Ana', lastName: 'Ruiz', phone: null });

it('shows a person as the changes of this device leave them, one after the other', () => {
  expect(personAfter(ana, [])).toEqual({ firstName: 'Ana', lastName: 'Ruiz', phone: '' });
  const edits = [
    { body: { firstName: 'Anna', was: { firstName: 'Ana' } } },
    { body: { phone: '(202) 555-0188', was: { phone: '' } } },
    { body: { firstName: 'Annie', was: { firstName: 'Anna' } } },
  ];
  expect(personAfter(ana, edits)).toEqual({ firstName: 'Annie', lastName: 'Ruiz', phone: '(202) 555-0188' });
  expect(personAfter({ ...ana, phone: '+12025550188' }, [{ body: { phone: '' } }]).phone).toBe('');
});

it('names both values where two devices changed the same', () => {
  expect(personClashWords({ name: 'phone', mine: '', theirs: '+12025550188' })).toEqual({
    ...{ label: 'Phone', mine: '', theirs: '+12025550188' },
  });
});

describe('the changes of a profile that this device keeps', () => {
  const edit = (madeAt: number, more: Partial<Edit> = {}): Edit => ({
    ...{
      id: `edit ${madeAt}`,
      owner: 'o',
      series: 's',
      seq: madeAt,
      method: 'PUT',
      path: updateAccount.path,
      body: {},
    },
    ...{ madeAt, until: 9, record: updateAccount.path, newId: null, about: 'Ana', tries: 0, faults: 0 },
    ...{ state: 'waiting', aside: null, ...more },
  });

  it('are given as they were made, also where an older one waits again', () => {
    const newer = edit(3, { state: 'aside' });
    const held = { waiting: [edit(1), edit(4), edit(2, { path: '/contacts' })], aside: [newer] };
    expect(profileEditsIn(held).map(({ madeAt }) => madeAt)).toEqual([1, 3, 4]);
  });

  it('are said to wait only while all are sent by themselves', () => {
    expect(keptWords([])).toBeUndefined();
    expect(keptWords([edit(1)])).toBe('Waiting on this device');
    expect(keptWords([edit(1, { state: 'aside' })])).toBe('Needs attention');
    expect(keptWords([edit(1, { state: 'aside' }), edit(2)])).toBe('Needs attention');
  });
});
