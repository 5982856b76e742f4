// The scenario files in types and as schemas: what FORMAT.md says, checked when a set is loaded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type Business, industries, languages } from '../../src/receptionist/business.ts';
import { askable } from '../../src/receptionist/turn.ts';

const intervals = z.array(z.tuple([z.string(), z.string()]));
const hours = z.strictObject({
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
  sun: intervals,
});
const language = z.enum(languages);

export const business = z.strictObject({
  name: z.string(),
  industry: z.enum(industries),
  timezone: z.string(),
  languages: z.array(language).min(1),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  website: z.string(),
  hours,
  closedDates: z.array(z.string()),
  services: z.array(
    z.strictObject({
      name: z.string(),
      aka: z.array(z.string()).optional(),
      minutes: z.number().int(),
      bufferMinutes: z.number().int().optional(),
      priceCents: z.number().int().optional(),
      priceNote: z.string().optional(),
      currency: z.string().optional(),
      needsAddress: z.boolean().optional(),
    }),
  ),
  staff: z
    .array(z.strictObject({ name: z.string(), services: z.array(z.string()), hours: hours.optional() }))
    .optional(),
  booking: z.strictObject({ leadMinutes: z.number(), horizonDays: z.number(), stepMinutes: z.number() }),
  voice: z.strictObject({
    style: z.enum(['Professional', 'Friendly', 'Casual', 'Formal']),
    speed: z.enum(['Fast', 'Normal', 'Thoughtful']),
  }),
  escalation: z.strictObject({
    rule: z.enum(['Auto-escalate complex issues', 'Always try to resolve first', 'Escalate after 3 attempts']),
    humanHours: z.enum(['business', 'always', 'never']).optional(),
    onCall: z.string().optional(),
  }),
  emergencies: z.array(z.string()),
  knowledge: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  contacts: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      phone: z.string().optional(),
      email: z.string().optional(),
      notes: z.string().optional(),
    }),
  ),
  appointments: z.array(
    z.strictObject({ contact: z.string(), service: z.string(), staff: z.string().optional(), startsAt: z.string() }),
  ),
});
export type BusinessFile = z.infer<typeof business> & Business;

const lines = z.array(z.string()).min(1);
const aside = z.strictObject({
  before: z.enum(askable),
  say: z.string(),
  matches: z.string().optional(),
  never: z.string().optional(),
});
export type Aside = z.infer<typeof aside>;

const expected = z.strictObject({
  appointments: z
    .array(
      z.strictObject({
        service: z.string().optional(),
        staff: z.string().optional(),
        startsAt: z.string().optional(),
        status: z.enum(['booked', 'cancelled']).optional(),
        name: z.string().optional(),
        phone: z.string().optional(),
        email: z.string().optional(),
        address: z.string().optional(),
      }),
    )
    .optional(),
  messages: z
    .array(
      z.strictObject({
        matches: z.string().optional(),
        name: z.string().optional(),
        phone: z.string().optional(),
        email: z.string().optional(),
        urgent: z.boolean().optional(),
      }),
    )
    .optional(),
  handoff: z
    .union([z.null(), z.strictObject({ to: z.enum(['human', 'on-call']), matches: z.string().optional() })])
    .optional(),
  contact: z
    .strictObject({
      name: z.string().optional(),
      phone: z.string().optional(),
      email: z.string().optional(),
      notes: z.string().optional(),
    })
    .optional(),
  says: z.array(z.string()).optional(),
  neverSays: z.array(z.string()).optional(),
});
export type Expected = z.infer<typeof expected>;

const call = z.strictObject({
  id: z.string(),
  business: z.string(),
  channel: z.enum(['phone', 'sms', 'chat', 'email']),
  language,
  now: z.string(),
  from: z.string().nullable(),
  caller: z.strictObject({
    opening: z.string(),
    answers: z.partialRecord(z.enum([...askable, 'other']), lines),
    asides: z.array(aside).optional(),
  }),
  expect: expected,
  maxTurns: z.number().int().optional(),
  tags: z.array(z.string()),
});
export type Call = z.infer<typeof call>;

const questions = z.array(
  z.strictObject({
    q: z.string(),
    language,
    answerable: z.boolean(),
    matches: z.string().optional(),
    never: z.string().optional(),
    title: z.string().optional(),
  }),
);
export type Question = z.infer<typeof questions>[number];

export type ScenarioSet = {
  readonly businesses: ReadonlyMap<string, BusinessFile>;
  readonly calls: readonly Call[];
  readonly questions: ReadonlyMap<string, readonly Question[]>;
};

/** Reads a folder of `businesses/`, `calls/` and `questions/`; a file that does not fit the format is thrown with its path. */
export function loadSet(folder: string): ScenarioSet {
  const read = <T>(kind: string, schema: z.ZodType<T>): Map<string, T> => {
    const found = new Map<string, T>();
    const at = join(folder, kind);
    if (!existsSync(at)) return found;
    for (const file of readdirSync(at).sort()) {
      if (!file.endsWith('.json')) continue;
      const parsed = schema.safeParse(JSON.parse(readFileSync(join(at, file), 'utf8')));
      if (!parsed.success) throw new Error(`${join(at, file)}: ${z.prettifyError(parsed.error)}`);
      found.set(basename(file, '.json'), parsed.data);
    }
    return found;
  };
  return {
    businesses: read('businesses', business) as Map<string, BusinessFile>,
    calls: [...read('calls', call).values()],
    questions: read('questions', questions),
  };
}

/** An expression of a scenario: JavaScript's syntax with a leading `(?i)` for ignore-case. */
export function expression(written: string): RegExp {
  return written.startsWith('(?i)') ? new RegExp(written.slice(4), 'i') : new RegExp(written);
}
