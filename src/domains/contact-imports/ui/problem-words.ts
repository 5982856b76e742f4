// What is wrong with a line of a file, with the field in which it is.
import { fieldMessages } from '#shared/fields.ts';
import { targetNames } from './import-mapping.ts';
import type { Refused } from './use-import.ts';

const fieldNames: Readonly<Partial<Record<string, string>>> = {
  ...targetNames,
  otherPhones: targetNames.phone,
  otherEmails: targetNames.email,
};

/** `Email: Please enter a valid email address`. A field of the business's own is named by the server. */
export function problemWords({ field, message }: Pick<Refused, 'field' | 'message'>): string {
  // A line shows who somebody is by any of the three.
  if (field === 'name' && message === fieldMessages.required) return 'A name, a phone number or an email is needed';
  const name = fieldNames[field];
  return name === undefined || isOfPlan({ message }) ? message : `${name}: ${message}`;
}

/** Whether it is the plan that has no room, and nothing is wrong with the line. */
export const isOfPlan = ({ message }: Pick<Refused, 'message'>): boolean => message.includes('plan');
