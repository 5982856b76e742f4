// Says in the specification's words which input is at fault, and why.
import type { z } from 'zod';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';

/** The sentence for a check that has none of its own; undefined leaves zod's. */
export function sayInOurWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? fieldMessages.required : fieldMessages.pattern;
    case 'too_small':
      if (issue.origin !== 'string') return undefined;
      return issue.minimum === 1 ? fieldMessages.required : fieldMessages.minLength(Number(issue.minimum));
    case 'too_big':
      return issue.origin === 'string' ? fieldMessages.maxLength(Number(issue.maximum)) : undefined;
    case 'unrecognized_keys':
      return 'Unknown field';
    case 'invalid_format':
    case 'invalid_value':
    case 'invalid_union':
      return fieldMessages.pattern;
    default:
      return undefined;
  }
}

/** The fault for inputs that failed their check: one sentence a field, the first that was found. */
export function invalidFields(error: z.core.$ZodError): Fault {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, 50)) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.map(String).join('.').slice(0, 200) || 'body';
      if (!Object.hasOwn(fields, name)) fields[name] = issue.message;
    }
  }
  return new Fault('invalid_request', { fields });
}
