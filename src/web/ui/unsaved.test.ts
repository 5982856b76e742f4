// What counts as the same place on the way out of a page.
import { expect, test } from 'vitest';
import { lossAt, placeOf } from './unsaved.ts';

test.each([
  ['/settings', '', '/settings', '?tab=ai', false],
  ['/settings', '?tab=ai', '/settings', '?tab=ai&from=mail', true],
  ['/contacts', '?search=a', '/contacts', '?search=b', true],
  ['/settings', '', '/diary', '', false],
])('%s%s and %s%s', (pathname, search, other, otherSearch, isSame) => {
  expect(placeOf({ pathname, search }) === placeOf({ pathname: other, search: otherSearch })).toBe(isSame);
});

test('nothing is lost where nothing is held', () => {
  expect(lossAt({ pathname: '/settings', search: '' })).toBeUndefined();
});
