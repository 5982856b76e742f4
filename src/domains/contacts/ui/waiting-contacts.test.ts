import { expect, it } from 'vitest';
import { type Id, isId } from '#shared/ids.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
import {
  afterEdits,
  changed,
  contactFrom,
  deletionOf,
  isNewContactId,
  isNote,
  listAfterEdits,
  newContactId,
  noteEdits,
  recordOf,
} from './waiting-contacts.ts';

const known = contactFrom(`ctc_${'1'.repeat(26)}`, { name: 'Dana Reyes', phone: '+12025550123', tags: ['vip'] }, 0);
const other = contactFrom(`ctc_${'2'.repeat(26)}`, { name: 'Ines Roth' }, 0);
const fresh = newContactId();

function edit(method: Edit['method'], id: Id<'contact'>, body: unknown = undefined): Edit {
  const isNew = method === 'POST';
  return {
    ...{ id: crypto.randomUUID(), owner: 'o', series: 's', seq: 1, tries: 0, faults: 0, madeAt: 60_000, until: 1e9 },
    ...{ method, body, path: isNew ? '/contacts' : recordOf(id), record: recordOf(id), newId: isNew ? id : null },
    ...{ about: '', state: 'waiting', aside: null },
  };
}

it('what was seen before a change is no part of the contact', () => {
  expect(changed(known, { name: 'D. Reyes', was: { name: 'Dana Reyes' } }, 60_000)).not.toHaveProperty('was');
});

it('an id that this device gives has the form of every other one, and can be none of the server’s', () => {
  expect(isId('contact', fresh)).toBe(true);
  expect([isNewContactId(fresh), isNewContactId(known.id), isNewContactId(`ctc_7${'z'.repeat(25)}`)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(newContactId()).not.toBe(fresh);
});

it('a change leaves what it does not name, and empty text means none', () => {
  const after = changed(known, { phone: '', notes: 'Gate 4' }, 1000);
  expect(after).toEqual({ ...known, phone: null, notes: 'Gate 4', updatedAt: new Date(1000).toISOString() });
});

it('a contact is what its edits make of it, in their order', () => {
  const edits = [edit('PUT', known.id, { name: 'Dana R.' }), edit('PUT', other.id, { name: 'X' })];
  expect(afterEdits(known, known.id, edits)?.name).toBe('Dana R.');
  expect(afterEdits(known, known.id, [...edits, edit('DELETE', known.id)])).toBeNull();
  expect(afterEdits(null, known.id, edits)).toBeNull();
  const made = [edit('POST', fresh, { name: 'New' }), edit('PUT', fresh, { name: 'Newer', email: 'n@example.com' })];
  expect(afterEdits(null, fresh, made)).toMatchObject({ id: fresh, name: 'Newer', email: 'n@example.com' });
});

it('a note that waits leaves the contact as it is', () => {
  const note = {
    ...edit('POST', known.id, { body: 'Rang at noon' }),
    path: `${recordOf(known.id)}/notes`,
    newId: null,
  };
  expect(isNote(note)).toBe(true);
  expect(afterEdits(known, known.id, [note])).toEqual(known);
  expect(listAfterEdits([known], [note], false)).toEqual([known]);
  expect(noteEdits([note, edit('PUT', known.id, { name: 'D.' }), edit('DELETE', other.id)], known.id)).toEqual([note]);
});

it('a note whose deletion waits goes alone, and its contact stays', () => {
  const note: Id<'contactNote'> = `nte_${'3'.repeat(26)}`;
  const deletion = { ...edit('DELETE', known.id), path: `/contact-notes/${note}` };
  expect(deletionOf([edit('DELETE', other.id), deletion], note)).toBe(deletion);
  expect(deletionOf([deletion], `nte_${'4'.repeat(26)}`)).toBeUndefined();
  expect(afterEdits(known, known.id, [deletion])).toEqual(known);
  expect(listAfterEdits([known], [deletion], false)).toEqual([known]);
  expect(noteEdits([deletion], known.id)).toEqual([deletion]);
});

it('a list shows whom it knows after their edits, and who is new before them', () => {
  const second = newContactId();
  const edits = [
    edit('POST', fresh, { name: 'First' }),
    edit('POST', second, { name: 'Second' }),
    edit('DELETE', known.id),
    edit('PUT', fresh, { name: 'First of all' }),
  ];
  const names = (isNarrowed: boolean) => listAfterEdits([known, other], edits, isNarrowed).map(({ name }) => name);
  expect(names(false)).toEqual(['Second', 'First of all', 'Ines Roth']);
  expect(names(true)).toEqual(['Ines Roth']);
  expect(listAfterEdits([known], [], false)).toEqual([known]);
});
