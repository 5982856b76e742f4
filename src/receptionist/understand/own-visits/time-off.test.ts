// When somebody has time off they may come; a visit is called off by other words.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';

test.each([
  "I need a filling. I've got this Thursday afternoon off, the nineteenth. Half past two?",
  "I've got this Thursday afternoon off, the nineteenth.",
  'We have Friday off from school, could my son get a teeth cleaning at nine?',
  "I'm off next Tuesday, can I get a cleaning at ten?",
])('nothing is called off: %s', (text) => expect(begun(heard('en', text))).toEqual(['book']));

test.each([
  'Please take Thursday off.',
  'take me off for Thursday',
  'My appointment on Thursday, can you call it off?',
  'I got my day off moved, so cancel my visit on Thursday',
])('something is called off: %s', (text) => expect(begun(heard('en', text))).toEqual(['cancel']));
