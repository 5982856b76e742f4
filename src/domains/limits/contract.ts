// The meters of a plan's limits, as browser and server agree on them.
import { z } from 'zod';
import { plans } from '#domains/subscriptions/rules.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { metered } from './rules.ts';

export const readLimits = endpoint({
  name: 'readLimits',
  method: 'GET',
  path: '/limits',
  summary: 'Read how much of what the plan allows is used',
  tag: 'Subscription',
  access: 'read-only',
  answer: z.object({
    plan: z.enum(plans),
    timezone: z.string(),
    /** When what counts by the month begins anew, on the business's wall. */
    renewsAt: instantField,
    meters: z.array(
      z.object({
        of: z.enum(metered),
        used: z.number().int(),
        /** Null: as much as there is. */
        limit: z.number().int().nullable(),
        level: z.enum(['open', 'near', 'met']),
      }),
    ),
  }),
});
export type Limits = z.output<typeof readLimits.answer>;
