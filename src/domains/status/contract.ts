// How this server does, as browser and server agree on it: six systems, each with what was measured and since when.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idOf } from '#shared/ids.ts';

/** In the order in which they are shown. */
export const systems = ['telephony', 'messaging', 'mail', 'chat', 'assistant', 'api'] as const;
export type System = (typeof systems)[number];

/** What one look finds. */
export const foundStates = ['operational', 'degraded', 'outage'] as const;
export type FoundState = (typeof foundStates)[number];

/** `unknown`: not measured in the last minutes. `not-set-up`: the operator has not connected it, so that it is not measured. */
export const systemStates = [...foundStates, 'unknown', 'not-set-up'] as const;
export type SystemState = (typeof systemStates)[number];

/** How many days of history there are, today among them. Days are of UTC. */
export const historyDays = 90;

const minutes = z.int().min(0);
const milliseconds = z.int().min(0);
const share = z.number().min(0).max(1);

/** The minutes of a day by what was found in them; minutes in which the server did not run are of outage. */
const systemDay = z.object({ day: z.iso.date(), operational: minutes, degraded: minutes, outage: minutes });
export type SystemDay = z.output<typeof systemDay>;

const systemStatus = z.object({
  system: z.enum(systems),
  state: z.enum(systemStates),
  /** What there is to say about the state. */
  note: z.string().nullable(),
  /** The median of the last day's looks. */
  responseMs: milliseconds.nullable(),
  /** The share of the minutes of history in which it worked, slowly or not. */
  uptime: share.nullable(),
  measuredSince: z.iso.date().nullable(),
  /** The oldest first; a day without a look is left out. */
  days: z.array(systemDay).max(historyDays),
});
export type SystemStatus = z.output<typeof systemStatus>;

const incident = z.object({
  id: idOf('incident'),
  kind: z.enum(['incident', 'maintenance']),
  system: z.enum(systems).nullable(),
  title: z.string(),
  state: z.enum(['ongoing', 'resolved', 'completed']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  notes: z.array(z.object({ saidAt: z.iso.datetime(), text: z.string() })),
});
export type Incident = z.output<typeof incident>;

/** The same for everybody; as old as half a minute. */
export const readStatus = endpoint({
  name: 'readStatus',
  method: 'GET',
  path: '/status',
  summary: 'How this server does: measured each minute, with ninety days of history',
  tag: 'Status',
  access: 'public',
  answer: z.object({
    /** The worst of what is set up. */
    state: z.enum(systemStates),
    checkedAt: z.iso.datetime().nullable(),
    measuredSince: z.iso.datetime().nullable(),
    systems: z.array(systemStatus),
    figures: z.object({
      uptime: share.nullable(),
      /** How long the receptionist took to reply in conversations of the last day; null where there were none. */
      replies: z.object({ count: z.int(), medianMs: milliseconds, p95Ms: milliseconds }).nullable(),
      /** Looks of the last day. */
      checks: z.int(),
    }),
    /** The newest first, of the days of history. */
    incidents: z.array(incident),
  }),
});
export type Status = z.output<typeof readStatus.answer>;
