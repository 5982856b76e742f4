import { describe, expect, it } from 'vitest';
import type { Contact } from '#domains/contacts/contract.ts';
import { likenessOf, mergedOf, pairCursorOf, pairPlaceOf } from './rules.ts';

const someone = (fields: Partial<Contact>): Contact => ({
  ...{ id: `ctc_${'0'.repeat(26)}`, name: '', phone: null, email: null, otherPhones: [], otherEmails: [], fields: {} },
  ...{ notes: '', tags: [], createdAt: '2027-01-01T00:00:00.000Z', updatedAt: '2027-01-01T00:00:00.000Z' },
  ...fields,
});
const dana = { name: 'Dana Reyes', phone: '+12025550101', email: 'dana@example.com' };

describe('two contacts', () => {
  it.each<[string, Partial<Contact>, Partial<Contact>, string | null, string]>([
    ['one number, one name', dana, { ...dana, email: null }, 'sure', 'phone name'],
    ['a name and none', dana, { phone: dana.phone }, 'sure', 'phone'],
    ['the name turned round', dana, { name: 'REYES, Dána', email: dana.email }, 'sure', 'email name'],
    ['one number of two countries', { phone: '+4930901820' }, { phone: '+130901820' }, 'sure', 'phone'],
    ['a zero behind the country', { phone: '+4930901820' }, { phone: '+49030901820' }, 'sure', 'phone'],
    [
      'a second number',
      { phone: '+12025550199', otherPhones: ['+12025550101'] },
      { phone: dana.phone },
      'sure',
      'phone',
    ],
    ['capitals of an address', { email: 'Dana@Example.com' }, { email: dana.email }, 'sure', 'email'],
    ['dots at Gmail', { email: 'd.ana@gmail.com' }, { email: 'dana+list@googlemail.com' }, 'sure', 'email'],
    ['dots elsewhere', { email: 'd.ana@example.com' }, { email: 'dana@example.com' }, null, ''],
    ['a family', dana, { name: 'Omar Reyes', phone: dana.phone }, 'likely', 'phone'],
    ['a name and a mailbox’s', dana, { name: 'Dana Reyes', email: 'dana@else.example' }, 'likely', 'name email-name'],
    ['a name and an ending', dana, { name: 'dana reyes', phone: '+13015550101' }, 'likely', 'name phone-ending'],
    ['a name alone', dana, { name: 'Dana  Reyes', phone: '+12025550102' }, 'maybe', 'name'],
    ['a first name alone', { name: 'Dana', phone: '+12025550101' }, { name: 'Dana', phone: '+13015550199' }, null, ''],
    ['nothing', dana, { name: 'Omar Said', phone: '+12025550102' }, null, ''],
  ])('%s', (_, first, second, likeness, reasons) => {
    for (const [a, b] of [
      [first, second],
      [second, first],
    ] as const) {
      const found = likenessOf(someone(a), someone(b));
      expect([found?.likeness ?? null, found?.reasons.join(' ') ?? '']).toEqual([likeness, reasons]);
    }
  });
});

describe('what two become', () => {
  const [boiler, rooms] = [`fld_${'0'.repeat(26)}`, `fld_${'1'.repeat(26)}`] as const;
  const kept = someone({
    ...dana,
    fields: { [boiler]: 'Gas' },
    notes: 'Gate code 12',
    tags: ['VIP'],
    otherPhones: ['+12025550155'],
  });
  const gone = someone({
    ...{
      name: 'D. Reyes',
      phone: '+12025550102',
      email: 'dana@else.example',
      notes: 'Pays late',
      tags: ['vip', 'Spring'],
    },
    otherEmails: ['dana@example.com'],
    fields: { [boiler]: 'Oil', [rooms]: 4 },
  });
  it('loses no number, address, tag or note', () =>
    expect(mergedOf(kept, gone, {})).toEqual({
      ...dana,
      ...{ otherPhones: ['+12025550155', '+12025550102'], otherEmails: ['dana@else.example'] },
      ...{ notes: 'Gate code 12\n\nPays late', tags: ['VIP', 'Spring'] },
      fields: { [boiler]: 'Gas', [rooms]: 4 },
    }));
  it('says what was chosen', () =>
    expect(
      mergedOf(kept, gone, {
        ...{ name: 'gone', phone: 'gone', email: 'gone', notes: 'gone', fields: { [boiler]: 'gone' } },
      } as const),
    ).toMatchObject({
      ...{ name: 'D. Reyes', phone: '+12025550102', email: 'dana@else.example', notes: 'Pays late' },
      fields: { [boiler]: 'Oil', [rooms]: 4 },
      ...{ otherPhones: ['+12025550101', '+12025550155'], otherEmails: ['dana@example.com'] },
    }));
  it('takes what one alone says, whatever was chosen', () =>
    expect(mergedOf(kept, someone({ phone: '+12025550102' }), { name: 'gone', notes: 'gone' })).toMatchObject({
      ...{ name: 'Dana Reyes', notes: 'Gate code 12' },
    }));
});

it('finds its place again, and takes no other text for one', () => {
  const place = { rank: 1, first: `ctc_${'0'.repeat(26)}`, second: `ctc_${'1'.repeat(26)}` };
  expect(pairPlaceOf(pairCursorOf(place))).toEqual(place);
  for (const text of ['', '3_a_b', `${pairCursorOf(place)}x`]) expect(pairPlaceOf(text)).toBeNull();
});
