// What language models cost a business, as browser and server agree on it.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

/** Micro-dollars: a millionth of a dollar, since a turn costs fractions of a cent. */
const micros = z.number().int();

export const spending = z.object({
  /** Whether a language model is asked at all on this server. */
  isOn: z.boolean(),
  /** The business's own day. */
  day: z.string(),
  /** What was spent and what is set aside for turns that are under way. */
  tokens: z.number().int(),
  costMicros: micros,
  /** The day's caps; null is no limit. */
  tokensMax: z.number().int().nullable(),
  costMicrosMax: micros.nullable(),
  /** When the caps first kept a turn from the model: from then on the embedded brain took those turns. */
  cappedAt: instantField.nullable(),
  /** The day's conversations, the dearest first; at most a hundred. */
  conversations: z.array(
    z.object({
      conversationId: idOf('conversation'),
      questions: z.number().int(),
      tokens: z.number().int(),
      costMicros: micros,
    }),
  ),
});
export type Spending = z.output<typeof spending>;

export const readSpending = endpoint({
  name: 'readSpending',
  method: 'GET',
  path: '/spending',
  summary: 'Read what the language model cost on a day, and whether its caps were reached',
  tag: 'Spending',
  access: 'read-only',
  query: z.object({ day: z.iso.date().optional() }),
  answer: spending,
});
