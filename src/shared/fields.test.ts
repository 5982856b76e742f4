import { expect, it } from 'vitest';
import { optionalText, phoneField, requiredText } from './fields.ts';

it.each([
  ['a mark that turns what follows', requiredText(40), '\u202eevil.exe gpj', 'evil.exe gpj'],
  ['the same in text that may be empty', optionalText(40), 'Ring \u202btwice\u202c ', 'Ring twice'],
  ['an isolate that nothing ends', requiredText(40), 'Ada \u2067(gpj.exe', 'Ada (gpj.exe'],
  ['isolates in text that may be empty', optionalText(40), '\u2066Ring\u2069 \u2068twice', 'Ring twice'],
  ['what a right-to-left name is written with', requiredText(40), 'עברית\u200f (חברה)', 'עברית\u200f (חברה)'],
  ['a joiner within an emoji', requiredText(40), '👩\u200d🔧 Ada', '👩\u200d🔧 Ada'],
  ['a number copied out of an address book', phoneField, '\u202a+1 202-555-0124\u202c', '+1 202-555-0124'],
  ['a number between isolates', phoneField, '\u2066(202) 555-0124\u2069', '(202) 555-0124'],
])('takes %s', (_, field, given, kept) => expect(field.parse(given)).toBe(kept));

it('takes text of nothing but such marks for empty', () => {
  expect(requiredText(40).safeParse('\u202e \u202c').success).toBe(false);
});

it.each(['12', '+1', '(202)', '----------'])('takes %s for no number', (given) =>
  expect(phoneField.safeParse(given).success).toBe(false),
);
