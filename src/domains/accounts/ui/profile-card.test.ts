import { expect, it } from 'vitest';
import { profileErrors } from './profile-card.tsx';

const values = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@lopez.example', phone: '' };

it('the email is required and an address, in the words of the other fields', () => {
  expect(profileErrors({ ...values, email: ' ' }, values.email, true)).toEqual({ email: 'This field is required' });
  expect(profileErrors({ ...values, email: 'ana at' }, values.email, true)).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(profileErrors({ ...values, email: 'new@lopez.example' }, values.email, true)).toEqual({});
});

it.each([
  ['firstName', ' ', 'This field is required'],
  ['lastName', '', 'This field is required'],
  ['phone', '12', 'Please enter a valid phone number'],
])('%s is held back as %j, and says why', (name, typed, why) => {
  expect(profileErrors({ ...values, [name]: typed }, values.email, true)).toEqual({ [name]: why });
});

it('another email is not kept for later without a connection; the same one is no change', () => {
  expect(profileErrors({ ...values, email: 'new@lopez.example' }, values.email, false)).toEqual({
    email: 'Changing your email needs a connection. It is not kept for later.',
  });
  expect(profileErrors({ ...values, email: ' Ana@Lopez.example ' }, values.email, false)).toEqual({});
});
