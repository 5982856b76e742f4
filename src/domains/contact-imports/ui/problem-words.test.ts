// Each line of a file that is left out says which of its fields is the reason.
import { expect, test } from 'vitest';
import { errorTable } from '#shared/errors.ts';
import { problemWords } from './problem-words.ts';

test.each([
  ['email', 'Please enter a valid email address', 'Email: Please enter a valid email address'],
  ['otherEmails', 'Please enter a valid email address', 'Email: Please enter a valid email address'],
  ['phone', 'Please enter a valid phone number', 'Phone: Please enter a valid phone number'],
  ['notes', 'Too long', 'Good to know: Too long'],
  ['name', 'Too long', 'Name: Too long'],
  ['name', 'This field is required', 'A name, a phone number or an email is needed'],
  ['name', errorTable.contact_limit.message, errorTable.contact_limit.message],
  ['fields.fld_1', 'Boiler: Choose one of these', 'Boiler: Choose one of these'],
])('%s: %s', (field, message, words) => {
  expect(problemWords({ field, message })).toBe(words);
});
