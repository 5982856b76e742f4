// Inputs of declared endpoints, made up by fast-check from the same JSON schemas that the OpenAPI document shows.
import fc from 'fast-check';
import { z } from 'zod';

type Schema = { readonly [key: string]: unknown };

/** Values that a schema takes, or nearly: what it cannot say (a refinement, a transform) may refuse some. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function fromJsonSchema(schema: Schema): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map(fromJsonSchema));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      if (Array.isArray(schema.prefixItems)) return fc.tuple(...(schema.prefixItems as Schema[]).map(fromJsonSchema));
      const { minItems = 0, maxItems = 5 } = schema as { minItems?: number; maxItems?: number };
      const items = (schema.items ?? {}) as Schema;
      return fc.array(fromJsonSchema(items), { minLength: minItems, maxLength: Math.min(maxItems, 20) });
    }
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      const model = Object.fromEntries(properties.map(([name, inner]) => [name, fromJsonSchema(inner)]));
      return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
    }
    default:
      return fc.jsonValue();
  }
}

function bounds({ minimum, maximum }: Schema): { min: number; max: number } {
  const within = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && Math.abs(value) < 1e9 ? value : otherwise;
  return { min: within(minimum, -1e6), max: within(maximum, 1e6) };
}

function text({ pattern, minLength = 0, maxLength = 50, format }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date-time') {
    const years = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(years).map((instant) => instant.toISOString());
  }
  if (format === 'email' || (typeof pattern === 'string' && pattern.includes('@'))) return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  const length = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 300) };
  const any = fc.string({ ...length, unit: 'grapheme' });
  if (typeof pattern !== 'string') return any;
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return any;
  }
}

/** What nobody should send: other types, huge and broken texts, deep and odd objects. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '\0',
    '\uffff',
    '\ud800',
    'x'.repeat(65_536),
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    -0,
    '__proto__',
    "'; drop table contacts; --",
    '{{7*7}}',
    '../../etc/passwd',
    '=cmd()',
    '\r\nBcc: x@example.com',
    [],
    {},
    null,
  ),
);

/** A value that `schema` takes; throws when none was found, so that a test cannot pass for want of input. */
export function exampleOf(schema: z.ZodType): unknown {
  const found = fc
    .sample(arbitraryOf(schema), { numRuns: 200, seed: 42 })
    .find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error('no example satisfies the schema');
  return found;
}
