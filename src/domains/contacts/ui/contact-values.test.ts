import { expect, it } from 'vitest';
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { bodyOf, changesOf, check, valuesOf } from './contact-values.ts';
import { contactFrom } from './waiting-contacts.ts';

const fieldOf = (place: number, kind: ContactField['kind']): ContactField => ({
  ...{ id: `cfd_${String(place).repeat(26)}` as ContactField['id'], label: kind, kind, choices: [], isArchived: false },
});
const [boiler, visits] = [fieldOf(1, 'text'), fieldOf(2, 'number')];
const fields = [boiler, visits];
const dana = contactFrom(
  `ctc_${'1'.repeat(26)}`,
  {
    ...{ name: 'Dana Reyes', phone: '+12025550123', tags: ['vip'], notes: 'Gate 4', otherPhones: ['+12025550199'] },
    fields: { [boiler.id]: 'Vaillant', [visits.id]: 3 },
  },
  0,
);
const before = valuesOf(fields, dana);

it('of somebody known only what was changed is sent, in our fields and in their own', () => {
  expect(changesOf(before, { ...before, phone: '(202) 555-0124' }, fields)).toEqual({ phone: '(202) 555-0124' });
  expect(changesOf(before, { ...before, tags: '', notes: '' }, fields)).toEqual({ tags: [], notes: '' });
  expect(changesOf(before, { ...before, [`fields.${visits.id}`]: '4' }, fields)).toEqual({
    fields: { [visits.id]: 4 },
  });
  expect(changesOf(before, { ...before, [`fields.${boiler.id}`]: ' ' }, fields)).toEqual({
    fields: { [boiler.id]: null },
  });
});

it('nothing is sent where nothing was changed, but for blanks', () => {
  expect(changesOf(before, before, fields)).toEqual({});
  expect(changesOf(before, { ...before, name: ' Dana Reyes ' }, fields)).toEqual({});
});

it('of somebody new everything is sent, own fields that were filled in alone', () => {
  const values = { ...valuesOf(fields, undefined), name: 'Ines', tags: 'a, b', [`fields.${visits.id}`]: '2' };
  expect(bodyOf(values, fields)).toEqual({
    ...{ name: 'Ines', phone: '', email: '', notes: '', tags: ['a', 'b'], otherPhones: [], otherEmails: [] },
    fields: { [visits.id]: 2 },
  });
});

it('what stands wrong from before is let be, and what is changed to something wrong is not', () => {
  const odd = { ...before, email: 'not an address', [`fields.${visits.id}`]: 'three' };
  expect(check({ ...odd, notes: 'New' }, fields, odd)).toEqual({});
  expect(Object.keys(check(odd, fields, before))).toEqual(['email', `fields.${visits.id}`]);
  expect(Object.keys(check(odd, fields, undefined))).toEqual(['email', `fields.${visits.id}`]);
});

it('somebody whom nothing identifies is not taken', () => {
  expect(check({ ...before, name: '', phone: '' }, fields, before).name).toContain('is needed');
});

it('more than one contact holds is said in our words', () => {
  const many = (count: number, of: (place: number) => string) =>
    Array.from({ length: count }, (_, at) => of(at)).join();
  const full = {
    ...before,
    tags: many(41, (at) => `tag ${at}`),
    otherPhones: many(25, (at) => `+120255501${10 + at}`),
  };
  expect(check(full, fields, before)).toEqual({
    tags: 'Must have no more than 40',
    otherPhones: 'Must have no more than 20',
  });
});
