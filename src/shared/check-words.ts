// What is wrong with an input, where its check has no sentence of its own: the same in a form and in the server's answer.
import type { z } from 'zod';
import { fieldMessages } from './fields.ts';

const isNothing = (input: unknown) => input === undefined || input === null;

/** The sentence for a check that has none of its own; undefined leaves zod's. */
export function sayInOurWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (isNothing(issue.input)) return fieldMessages.required;
      return issue.expected === 'number' || issue.expected === 'int' ? 'Must be a number' : fieldMessages.pattern;
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? fieldMessages.required : fieldMessages.minLength(Number(issue.minimum));
      if (issue.origin === 'array') return `Must have at least ${issue.minimum}`;
      return issue.inclusive === false ? `Must be more than ${issue.minimum}` : `Must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return fieldMessages.maxLength(Number(issue.maximum));
      if (issue.origin === 'array') return `Must have no more than ${issue.maximum}`;
      return issue.inclusive === false ? `Must be less than ${issue.maximum}` : `Must be no more than ${issue.maximum}`;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
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
