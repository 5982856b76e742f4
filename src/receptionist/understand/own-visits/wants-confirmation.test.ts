// What goes out with every booking is no message; what is to be passed on stays one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';

test.each([
  "I'd like a teeth cleaning Thursday at eight, please text me a confirmation",
  "I'd like a teeth cleaning Thursday at eight. You can email me the details, it's jay@example.com",
  'I need a teeth cleaning Thursday at eight and text me the details for it',
  'Teeth cleaning Thursday at eight please, text me a confirmation',
])('a visit is booked: %s', (said) => expect(begun(heard('en', said))).toEqual(['book']));

test.each([
  'Can you send me the details of what the cleaning costs?',
  'Leave a message that they should email me the details of the cleaning',
  'Please email me the invoice from last time',
  'Please email me info on whitening',
  'Can you email me the info for a dental exam?',
])('none is booked: %s', (said) => expect(begun(heard('en', said))).not.toContain('book'));

test('a reminder of what is booked already is for the team', () => {
  const commands = heard('en', 'Text me a reminder for my cleaning on Thursday please, I already have the appointment');
  expect(commands.map((one) => one.do)).not.toContain('set-times');
});
