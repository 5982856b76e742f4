import { expect, it } from 'vitest';
import type { Id } from '#shared/ids.ts';
import { merged } from './merge-pages.ts';

const row = (id: string, minute: number) => ({
  id: `cnv_${id}` as Id<'conversation'>,
  lastLineAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
});
const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id.slice(4)).join('');

it.each([
  ['nothing was shown', undefined, [row('b', 9), row('a', 8)], 'ba'],
  [
    'a new one comes first and the rest stays below',
    [row('b', 9), row('a', 8), row('z', 2)],
    [row('c', 10), row('b', 9)],
    'cbaz',
  ],
  [
    'one that spoke up moves up and is there once',
    [row('b', 9), row('a', 8), row('z', 2)],
    [row('z', 11), row('b', 9)],
    'zba',
  ],
  [
    'one that no longer belongs is gone from the first page',
    [row('c', 10), row('b', 9), row('a', 8)],
    [row('b', 9), row('a', 8)],
    'ba',
  ],
])('where %s', (_, shown, first, expected) => {
  expect(ids(merged(shown && { rows: shown, cursor: 'later' }, { rows: first, cursor: 'next' }))).toBe(expected);
});

it('where the first page is all there is, nothing else is shown', () => {
  const shown = { rows: [row('b', 9), row('a', 8)], cursor: null };
  expect(
    ids(merged<{ rows: typeof shown.rows; cursor: string | null }>(shown, { rows: [row('b', 9)], cursor: null })),
  ).toBe('b');
});
