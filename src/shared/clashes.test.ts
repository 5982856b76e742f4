import { expect, it } from 'vitest';
import { clashesOf, isClash, isSame, refuseClashes } from './clashes.ts';

const now = { name: 'Dana Reyes', tags: ['vip'], hours: { mon: [['09:00', '17:00']], tue: [] } };

it.each([
  ['nothing was said of what was seen', {}, { name: 'D. Reyes' }, []],
  ['nobody else changed it', { name: 'Dana Reyes' }, { name: 'D. Reyes' }, []],
  ['somebody else did', { name: 'Dana' }, { name: 'D. Reyes' }, ['name']],
  ['both wrote the same', { name: 'Dana' }, { name: 'Dana Reyes' }, []],
  ['somebody else changed another field', { name: 'Dana' }, { tags: [] }, []],
  ['one of two', { name: 'Dana', tags: ['vip'] }, { name: 'D. Reyes', tags: [] }, ['name']],
  ['parts in another order', { hours: { tue: [], mon: [['09:00', '17:00']] } }, { hours: {} }, []],
  ['a list in another order', { tags: ['new', 'vip'] }, { tags: [] }, ['tags']],
])('%s', (_, was, wanted, clashes) => {
  expect(clashesOf(now, was, wanted)).toEqual(clashes);
});

it('a list is no object, nothing is not null, and a part more is another value', () => {
  expect([
    isSame([], {}),
    isSame(null, undefined),
    isSame({ a: 1 }, { a: 1, b: 2 }),
    isSame({ a: undefined }, { b: 1 }),
  ]).toEqual([false, false, false, false]);
});

it('a refusal names each field, and by that it is known', () => {
  const thrown = (() => {
    try {
      refuseClashes(now, { name: 'Dana' }, { name: 'D. Reyes' });
    } catch (fault) {
      return fault as { code: string; fields: Record<string, string> };
    }
    return { code: '', fields: {} };
  })();
  expect(thrown).toMatchObject({ code: 'conflict', fields: { name: 'Changed by someone else meanwhile' } });
  expect([
    isClash(thrown),
    isClash({ code: 'conflict', fields: {} }),
    isClash({ ...thrown, code: 'name_taken' }),
  ]).toEqual([true, false, false]);
});
