// A whole business in one file: what Telle imports and exports, and what its benchmarks set up.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, optionalText, requiredText } from '#shared/fields.ts';
import { weekHours } from '#shared/hours.ts';
import {
  bookingRules,
  e164,
  escalationRules,
  humanHours,
  ianaZone,
  industries,
  languages,
  localDate,
  phrase,
  responseSpeeds,
  sourceTextMax,
  voiceStyles,
  website,
} from '../knowledge/contract.ts';

/** What a service is, apart from its id. */
export const serviceFacts = z.strictObject({
  name: requiredText(120),
  /** Other words that customers use for it. */
  aka: z.array(phrase).max(40).optional(),
  minutes: z.number().int().min(5).max(1440),
  /** Kept free behind the appointment. */
  bufferMinutes: z.number().int().min(0).max(480).optional(),
  /** Minor units of `currency`. Neither price nor note: the business gives none out. */
  priceCents: z.number().int().min(0).max(1_000_000_000).optional(),
  priceNote: optionalText(300).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  needsAddress: z.boolean().optional(),
});
export type ServiceFacts = z.output<typeof serviceFacts>;

/** In the business file staff name their services; in the app they carry ids. */
const staffFacts = z.strictObject({
  name: requiredText(120),
  services: z.array(requiredText(120)).max(300),
  hours: weekHours.optional(),
});

export const knowledgeEntry = z.strictObject({ title: requiredText(300), text: requiredText(sourceTextMax) });

/** A business as an owner would set it up, in one file: what Telle imports and exports. */
export const businessFile = z
  .strictObject({
    name: requiredText(200),
    industry: z.enum(industries),
    timezone: ianaZone,
    languages: z.array(z.enum(languages)).min(1),
    phone: e164.or(z.literal('')),
    email: emailField.or(z.literal('')),
    address: optionalText(400),
    website: website.or(z.literal('')),
    hours: weekHours,
    closedDates: z.array(localDate).max(400),
    services: z.array(serviceFacts).max(300),
    staff: z.array(staffFacts).min(1).max(200).optional(),
    booking: bookingRules,
    voice: z.strictObject({ style: z.enum(voiceStyles), speed: z.enum(responseSpeeds) }),
    escalation: z.strictObject({
      rule: z.enum(escalationRules),
      humanHours: z.enum(humanHours).optional(),
      onCall: e164.optional(),
    }),
    emergencies: z.array(phrase).max(200),
    knowledge: z.array(knowledgeEntry).max(2000),
    contacts: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9_-]+$/),
          name: optionalText(200),
          phone: e164.optional(),
          email: emailField.optional(),
          notes: optionalText(5000).optional(),
        }),
      )
      .max(200_000),
    appointments: z
      .array(
        z.strictObject({
          contact: z.string(),
          service: z.string(),
          staff: z.string().optional(),
          startsAt: z.iso.datetime({ offset: true }),
        }),
      )
      .max(200_000),
  })
  .superRefine((file, context) => {
    const known = new Set(file.services.map((service) => service.name));
    const flag = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (known.size < file.services.length) flag(['services'], 'Two services have the same name');
    for (const [at, one] of (file.staff ?? []).entries())
      for (const name of one.services)
        if (!known.has(name)) flag(['staff', at, 'services'], `There is no service “${name}”`);
    const people = new Set(file.contacts.map((contact) => contact.id));
    const staff = new Set((file.staff ?? []).map((one) => one.name));
    for (const [at, one] of file.appointments.entries()) {
      if (!people.has(one.contact)) flag(['appointments', at, 'contact'], `There is no contact “${one.contact}”`);
      if (!known.has(one.service)) flag(['appointments', at, 'service'], `There is no service “${one.service}”`);
      if (one.staff && !staff.has(one.staff)) flag(['appointments', at, 'staff'], `There is no “${one.staff}”`);
    }
  });
export type BusinessFile = z.output<typeof businessFile>;

/** replace: all that is there goes, appointments and contacts too. merge: what has the same name is changed, the rest is added and stays. */
export const importModes = ['replace', 'merge'] as const;
export type ImportMode = (typeof importModes)[number];

const counts = z.object({
  services: z.number().int(),
  staff: z.number().int(),
  knowledge: z.number().int(),
  contacts: z.number().int(),
  appointments: z.number().int(),
});
export type Counts = z.output<typeof counts>;

/** As the archive of all data, neither a key nor a session that was left open takes it along in one request. */
export const exportBusiness = endpoint({
  name: 'exportBusiness',
  method: 'GET',
  path: '/business-file',
  summary: 'The whole business in one file',
  tag: 'Business file',
  access: 'owner',
  fresh: true,
  answer: businessFile,
});

/** The file comes as its own text, so that what is wrong in it can be told by its line. It can replace all there is: no key does. */
export const importBusiness = endpoint({
  name: 'importBusiness',
  method: 'POST',
  path: '/business-file',
  summary: 'Set the business up from a file, all of it or nothing',
  tag: 'Business file',
  access: 'owner',
  fresh: true,
  keyed: true,
  bodyBytesMax: 20 * 1024 * 1024,
  limit: { name: 'business-file', max: 30, windowSeconds: 3600 },
  body: z.strictObject({
    file: z.string().max(16 * 1024 * 1024),
    mode: z.enum(importModes),
    /** Needed for a replacement that loses something. */
    mayLose: z.boolean().default(false),
  }),
  answer: z.object({ imported: counts, lost: counts }),
  refusals: ['not_empty', 'contact_limit'],
});
