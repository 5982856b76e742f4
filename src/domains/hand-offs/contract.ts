// A conversation going to a person, as browser and server agree on it.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

export const handOff = z.object({
  id: idOf('handOff'),
  conversationId: idOf('conversation'),
  to: z.enum(['human', 'on-call']),
  reason: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  askedAt: instantField,
  takenAt: instantField.nullable(),
  /** Given back to the receptionist: by the person, or because nobody came. */
  returnedAt: instantField.nullable(),
});
export type HandOff = z.output<typeof handOff>;

export const listHandOffs = endpoint({
  name: 'listHandOffs',
  method: 'GET',
  path: '/hand-offs',
  summary: 'List the hand-offs that wait for a person, the longest waiting first',
  tag: 'Conversations',
  access: 'read-only',
  answer: z.object({ handOffs: z.array(handOff) }),
});
