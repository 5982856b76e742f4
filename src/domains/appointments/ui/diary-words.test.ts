import { expect, it } from 'vitest';
import { clashWords, spanWords, standWords, whoWords } from './diary-words.ts';

const staff = [{ id: 'stf_1', name: 'Ana' }];

it.each([
  [null, 'Everybody'],
  ['stf_1', 'Ana'],
  ['stf_2', 'Off the list'],
])('says whose time %s is', (staffId, words) => {
  expect(whoWords(staffId, staff)).toBe(words);
});

it.each([
  [0, undefined],
  [1, 'One appointment stands in this time. It stays: please move or cancel it.'],
  [731, '731 appointments stand in this time. They stay: please move or cancel them.'],
])('tells of %i that stand in blocked time', (count, words) => {
  expect(standWords(count)).toBe(words);
});

it('shows both places of an appointment that two people moved', () => {
  const words = clashWords('America/New_York', staff, [{ id: 'svc_1', name: 'Cut' }]);
  const [mine, theirs] = ['2026-03-03T15:00:00Z', '2026-03-04T16:30:00Z'];
  expect(words({ name: 'startsAt', mine, theirs })).toEqual({
    ...{ label: 'Time', mine: 'Tue, Mar 3, 10:00 AM', theirs: 'Wed, Mar 4, 11:30 AM' },
  });
  expect(words({ name: 'staffId', mine: null, theirs: 'stf_2' })).toEqual({
    ...{ label: 'With', mine: 'Whoever is free', theirs: 'Off the list' },
  });
  expect(words({ name: 'serviceId', mine: 'svc_1', theirs: 'svc_2' })).toEqual({
    ...{ label: 'Service', mine: 'Cut', theirs: 'Off the list' },
  });
  expect(words({ name: 'phone', mine: null, theirs: '+12025550101' })).toEqual({
    ...{ label: 'Phone', mine: '', theirs: '(202) 555-0101' },
  });
});

it.each([
  ['2026-03-03T15:00Z', '2026-03-03T16:30Z', undefined, '10:00 – 11:30 AM'],
  ['2026-03-03T03:00Z', '2026-03-03T11:00Z', undefined, '10:00 PM – Tue, Mar 3, 6:00 AM'],
  ['2026-03-03T03:00Z', '2026-03-03T11:00Z', '2026-03-02', '10:00 PM – Tue, Mar 3, 6:00 AM'],
  ['2026-03-03T03:00Z', '2026-03-03T11:00Z', '2026-03-03', 'Mon, Mar 2, 10:00 PM – 6:00 AM'],
  ['2026-03-03T03:00Z', '2026-03-06T11:00Z', '2026-03-04', 'Mon, Mar 2, 10:00 PM – Fri, Mar 6, 6:00 AM'],
])('says from when to when %s to %s is, read under %s', (startsAt, endsAt, under, words) => {
  expect(spanWords({ startsAt, endsAt }, 'America/New_York', under)).toBe(words);
});
