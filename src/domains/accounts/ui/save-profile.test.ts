import { expect, it } from 'vitest';
import { personAfter, personClashWords, personIn } from './save-profile.ts';

const ana = personIn({ firstName: 'Ana', lastName: 'Ruiz', phone: null });

it('shows a person as the changes of this device leave them, one after the other', () => {
  expect(personAfter(ana, [])).toEqual({ firstName: 'Ana', lastName: 'Ruiz', phone: '' });
  const edits = [
    { body: { firstName: 'Anna', was: { firstName: 'Ana' } } },
    { body: { phone: '(202) 555-0188', was: { phone: '' } } },
    { body: { firstName: 'Annie', was: { firstName: 'Anna' } } },
  ];
  expect(personAfter(ana, edits)).toEqual({ firstName: 'Annie', lastName: 'Ruiz', phone: '(202) 555-0188' });
  expect(personAfter({ ...ana, phone: '+12025550188' }, [{ body: { phone: '' } }]).phone).toBe('');
});

it('names both values where two devices changed the same', () => {
  expect(personClashWords({ name: 'phone', mine: '', theirs: '+12025550188' })).toEqual({
    ...{ label: 'Phone', mine: '', theirs: '+12025550188' },
  });
});
