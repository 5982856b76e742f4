import { expect, it } from 'vitest';
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { faultsIn, mended, wordsIn } from './mend-words.ts';

const field = (id: ContactField['id'], kind: ContactField['kind'], choices: string[] = []): ContactField => ({
  ...{ id, kind, choices, label: id, isArchived: false },
});
const boiler = field('fld_01boiler', 'choice', ['Heat pump', 'Gas']);
const rooms = field('fld_02rooms', 'number');
const fields = [boiler, rooms];

const body = {
  ...{ name: 'Ines', phone: null, tags: ['vip', 'spring'], otherPhones: ['+12025550100'], otherEmails: [] },
  fields: { [boiler.id]: 'Oil', [rooms.id]: 4, fld_99gone: 'Blue' },
  was: { name: 'Inés' },
};

it('shows every word of a change, lists with commas between and own fields by name', () => {
  expect(wordsIn({ body })).toEqual({
    ...{ name: 'Ines', phone: '', tags: 'vip, spring', otherPhones: '+12025550100', otherEmails: '' },
    ...{ [`fields.${boiler.id}`]: 'Oil', [`fields.${rooms.id}`]: '4', 'fields.fld_99gone': 'Blue' },
  });
  expect(wordsIn({ body: { text: 'Hello', seq: 4 } })).toEqual({ text: 'Hello' });
  expect(wordsIn({ body: { body: 'Rang at noon' } })).toEqual({ body: 'Rang at noon' });
  expect(wordsIn({ body: undefined })).toEqual({});
});

it('gives back what it was where nothing was put right', () => {
  expect(mended({ body }, wordsIn({ body }), fields)).toEqual(body);
  const tagged = { ...body, tags: ['Kitchen, new'] };
  const words = { ...wordsIn({ body: tagged }), phone: '+12025550123' };
  expect(mended({ body: tagged }, words, fields)).toEqual({ ...tagged, phone: '+12025550123' });
});

it('reads lists as lists and own fields by their kind', () => {
  const words = {
    ...wordsIn({ body }),
    ...{ tags: 'vip', otherEmails: 'a@example.com, b@example.com' },
    ...{ [`fields.${boiler.id}`]: 'Gas', [`fields.${rooms.id}`]: ' 5 ', 'fields.fld_99gone': '' },
  };
  expect(mended({ body }, words, fields)).toEqual({
    ...{ ...body, tags: ['vip'], otherEmails: ['a@example.com', 'b@example.com'] },
    fields: { [boiler.id]: 'Gas', [rooms.id]: 5 },
  });
  const emptied = mended({ body }, { ...words, [`fields.${rooms.id}`]: '' }, fields);
  expect(emptied).toMatchObject({ fields: { [boiler.id]: 'Gas', [rooms.id]: null } });
});

it('finds fault with an own field before it is sent again', () => {
  const words = { [`fields.${rooms.id}`]: 'many', [`fields.${boiler.id}`]: 'Gas', 'fields.fld_99gone': 'Blue' };
  expect(Object.keys(faultsIn(words, fields))).toEqual([`fields.${rooms.id}`]);
});

it('finds fault with a name, a note and a message without words, and with nothing else that is empty', () => {
  const empty = { firstName: '', lastName: ' ', body: '', text: '', phone: '', name: '', [`fields.${rooms.id}`]: '' };
  expect(Object.keys(faultsIn(empty, fields))).toEqual(['firstName', 'lastName', 'body', 'text']);
  expect(faultsIn({ firstName: 'Ines', lastName: 'Roth', body: 'Rang at noon', text: 'Hello' }, fields)).toEqual({});
});
