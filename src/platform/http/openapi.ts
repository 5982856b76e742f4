// The OpenAPI 3.1 document, made from the same declarations that serve the routes. It is built when someone first asks.
import { z } from 'zod';
import type { Access, Endpoint } from '#shared/endpoint.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';

type Json = Record<string, unknown>;

/** Codes that every endpoint may give, by what it declares. */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const codes: ErrorCode[] = ['invalid_request', 'too_many_requests', 'internal', 'unavailable', 'timeout'];
  if (endpoint.access !== 'public') codes.push('not_signed_in', 'forbidden');
  else if (endpoint.method !== 'GET') codes.push('forbidden');
  if (endpoint.params) codes.push('not_found');
  if (endpoint.body) codes.push('too_large');
  if (endpoint.fresh) codes.push('not_signed_in', 'forbidden', 'reauth_required');
  if (endpoint.keyed) codes.push('idempotency_conflict', 'idempotency_mismatch');
  if (endpoint.offline) codes.push('edit_gap', 'edit_passed', 'edit_of_other_account', 'idempotency_mismatch');
  codes.push('conflict', ...(endpoint.refusals ?? []));
  return [...new Set(codes)];
}

const accessWords: Readonly<Record<Access, string>> = {
  public: 'Anyone may call this.',
  'signed-in': 'For a signed-in person.',
  'read-only': 'For every member of the business.',
  staff: 'For staff and owners of the business.',
  owner: 'For owners of the business.',
};

/** The document for `endpoints`, served below `serverUrl`; `sessionCookie` is the name of the cookie that sign-in sets. */
export function openApiOf(endpoints: readonly Endpoint[], serverUrl: string, sessionCookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const tags = [...new Set(endpoints.map(({ tag }) => tag))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Telle',
      version: '1',
      description:
        'The API of this Telle. Every answer is an envelope: `success` and `data`, or `success: false` with a sentence, a code and a request id. ' +
        'Requests that create or pay take an `Idempotency-Key`: a repeat with the same key within a day gets the first answer.',
    },
    servers: [{ url: serverUrl }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'The cookie that sign-in sets' },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key of the business' },
      },
    },
  };
}

const failureSchema: Json = {
  type: 'object',
  required: ['success', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'A sentence for people' },
    code: { enum: Object.keys(errorTable), description: 'A word for programs' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What is wrong with which input' },
    instead: { type: 'array', description: 'What could be had instead, such as free times' },
    requestId: { type: 'string', description: 'Under this id the server’s log knows more' },
  },
};

function operationOf(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description:
      accessWords[endpoint.access] + (endpoint.fresh ? ' Asks for a proof of identity younger than ten minutes.' : ''),
    tags: [endpoint.tag],
    'x-access': endpoint.access,
    security:
      endpoint.access === 'public'
        ? []
        : endpoint.access === 'signed-in'
          ? [{ session: [] }]
          : [{ session: [] }, { bearer: [] }],
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } } : {}),
    responses: { 200: { description: 'Done', content: json(successSchema(endpoint)) }, ...failuresOf(endpoint) },
  };
}

function successSchema(endpoint: Endpoint): Json {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: schemaOf(endpoint.answer, 'output') },
  };
}

/** One response a status; its description lists the sentences that it may carry. */
function failuresOf(endpoint: Endpoint): Record<string, Json> {
  const byStatus: Record<string, string[]> = {};
  for (const code of refusalsOf(endpoint)) {
    const { status, message } = errorTable[code];
    const sentences = byStatus[status] ?? [];
    byStatus[status] = [...sentences, `\`${code}\`: ${message}`];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, sentences]) => [
      status,
      { description: sentences.join('\n\n'), content: json({ $ref: '#/components/schemas/Failure' }) },
    ]),
  );
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = fieldsOf(endpoint.params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema }));
  const inQuery = fieldsOf(endpoint.query).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Any text of your own, one an intended effect, kept over your retries',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  };
  return [...inPath, ...inQuery, ...(endpoint.keyed ? [key] : [])];
}

function fieldsOf(object: z.ZodObject | undefined): { name: string; schema: Json; required: boolean }[] {
  if (!object) return [];
  const whole = schemaOf(object, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(whole.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: whole.required?.includes(name) ?? false,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
