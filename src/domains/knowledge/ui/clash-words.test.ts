import { expect, it } from 'vitest';
import { serviceClashWords, staffClashWords } from './known-words.ts';
import { profileClashWords, zoneOptions } from './profile-words.ts';

it.each([
  ['responseSpeed', 'Fast', 'Thoughtful', 'Fast (<1 s)', 'Thoughtful (2-3 s)'],
  ['humanHours', 'business', 'never', 'During opening hours', 'Never: take a message'],
  ['timezone', 'America/Chicago', 'Asia/Tokyo', 'America/Chicago (Central)', 'Asia/Tokyo'],
  ['languages', ['en'], ['fr', 'de'], 'English', 'French\nGerman'],
])('a fact of the profile reads as its form says it: %s', (name, mine, theirs, mineWords, theirWords) => {
  expect(profileClashWords({ name, mine, theirs })).toMatchObject({ mine: mineWords, theirs: theirWords });
});

it('the usual zones are named by their key and by what people call them', () => {
  expect(zoneOptions('America/Denver').map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'America/New_York (Eastern)',
      'America/Chicago (Central)',
      'America/Denver (Mountain)',
      'America/Los_Angeles (Pacific)',
    ]),
  );
});

it.each([
  ['priceCents', 9900, null, 'Price', '$99.00', ''],
  ['needsAddress', true, false, "Done at the customer's address", 'Yes', 'No'],
  ['aka', ['polish', 'shine'], [], 'Other words for it', 'polish, shine', ''],
  ['minutes', 30, 45, 'Minutes', '30', '45'],
])('a field of a service reads as its form says it: %s', (name, mine, theirs, label, mineWords, theirWords) => {
  expect(serviceClashWords('USD')({ name, mine, theirs })).toEqual({ label, mine: mineWords, theirs: theirWords });
});

it('what two people changed of somebody of the staff reads by the names of services and days', () => {
  const cut = {
    ...{ id: 'svc_1', name: 'Cut', aka: [], minutes: 30, bufferMinutes: 0, priceCents: null },
    priceNote: null,
  };
  const words = staffClashWords([{ ...cut, currency: 'USD', needsAddress: false } as never]);
  expect(words({ name: 'serviceIds', mine: ['svc_1'], theirs: ['svc_2'] })).toEqual({
    ...{ label: 'Does', mine: 'Cut', theirs: 'A service off the list' },
  });
  const day = { mon: [['09:00', '17:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  expect(words({ name: 'hours', mine: null, theirs: day })).toMatchObject({
    mine: 'The opening hours',
    theirs: 'Mon 09:00–17:00',
  });
});
