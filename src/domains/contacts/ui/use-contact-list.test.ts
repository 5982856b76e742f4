// What a list of contacts says of how many there are.
import { expect, it } from 'vitest';
import { type ContactList, countOf } from './use-contact-list.ts';

const three = [{}, {}, {}] as unknown as NonNullable<ContactList['contacts']>;

it.each([
  ['what is here whole', { contacts: three, hasMore: false, isCurrent: true }, undefined, 3],
  ['what was asked for before', { contacts: three, hasMore: false, isCurrent: false }, undefined, undefined],
  ['a tag that is counted, before its list is here', { contacts: three, hasMore: false, isCurrent: false }, 7, 7],
  ['more than a page', { contacts: three, hasMore: true, isCurrent: true }, undefined, undefined],
  ['nothing yet', { contacts: undefined, hasMore: false, isCurrent: false }, undefined, undefined],
])('counts %s', (_, list, known, count) => {
  expect(countOf(list, known)).toBe(count);
});
