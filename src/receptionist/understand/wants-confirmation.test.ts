// What goes out with every booking is no message; what is to be passed on stays one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';

test.each([
  "I'd like a teeth cleaning Thursday at eight, please text me a confirmation",
  "I'd like a teeth cleaning Thursday at eight. You can email me the details, it's jay@example.com",
])('a visit is booked: %s', (said) => expect(begun(heard('en', said))).toEqual(['book']));

test.each([
  'Can you send me the details of what the cleaning costs?',
  'Leave a message that they should email me the details of the cleaning',
  'Please email me the invoice from last time',
])('none is booked: %s', (said) => expect(begun(heard('en', said))).not.toContain('book'));
