// Keys for programs, as browser and server agree on them. A key itself leaves the server once, when it is made.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

/** From the least to the most that a key may do. */
export const keyRoles = ['read-only', 'staff', 'owner'] as const;

export const apiKey = z.object({
  id: idOf('apiKey'),
  name: z.string(),
  role: z.enum(keyRoles),
  /** `telle_4fQx…`: enough to know it again. */
  shownStart: z.string(),
  createdAt: instantField,
  /** To within ten minutes; null until it is used. */
  lastUsedAt: instantField.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api-keys',
  summary: 'List the keys of the business, newest first',
  tag: 'API keys',
  access: 'owner',
  answer: z.object({ keys: z.array(apiKey) }),
});

export const createApiKeyBody = z.strictObject({ name: requiredText(60), role: z.enum(keyRoles) });

/** Never repeated: each call makes another key. A key cannot make keys. */
export const createApiKey = endpoint({
  name: 'createApiKey',
  method: 'POST',
  path: '/api-keys',
  summary: 'Make a key for a program; it is shown this once',
  tag: 'API keys',
  access: 'owner',
  fresh: true,
  body: createApiKeyBody,
  answer: apiKey.extend({ key: z.string() }),
  limit: { name: 'api-keys', max: 30, windowSeconds: 3600 },
});

export const revokeApiKey = endpoint({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api-keys/{id}',
  summary: 'End a key at once',
  tag: 'API keys',
  access: 'owner',
  params: z.object({ id: idOf('apiKey') }),
  answer: z.object({ done: z.literal(true) }),
});
