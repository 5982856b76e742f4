// Says in the specification's words which input is at fault, and why.
import type { z } from 'zod';
import { Fault } from '#shared/errors.ts';

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
