// What a business teaches its receptionist, as browser and server agree on it: the facts (profile, hours, services, staff)
// and the texts it answers from. Facts win over texts.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, fieldMessages, instantField, optionalText, requiredText } from '#shared/fields.ts';
import { weekHours } from '#shared/hours.ts';
import { idOf } from '#shared/ids.ts';

export const industries = [
  'trades',
  'medical',
  'professional',
  'financial',
  'legal',
  'wellness',
  'automotive',
  'tourism',
  'technology',
  'other',
] as const;
export const languages = ['en', 'es', 'fr', 'de'] as const;
export const voiceStyles = ['Professional', 'Friendly', 'Casual', 'Formal'] as const;
export const responseSpeeds = ['Fast', 'Normal', 'Thoughtful'] as const;
export const escalationRules = [
  'Auto-escalate complex issues',
  'Always try to resolve first',
  'Escalate after 3 attempts',
] as const;
export const humanHours = ['business', 'always', 'never'] as const;
export const stepChoices = [5, 10, 15, 20, 30, 60] as const;

/** E.164, as numbers are kept. */
export const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, fieldMessages.phone);
const localDate = z.iso.date();
const ianaZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'Unknown time zone');
const website = z.url({ protocol: /^https?$/ }).max(500);
const phrase = requiredText(200);

/** What a service is, apart from its id: in the business file and in the form alike. */
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
  services: z.array(requiredText(120)).min(1).max(200),
  hours: weekHours.optional(),
});

export const bookingRules = z.strictObject({
  leadMinutes: z.number().int().min(0).max(43_200),
  horizonDays: z.number().int().min(1).max(730),
  stepMinutes: z.union(stepChoices.map((step) => z.literal(step))),
});

export const knowledgeEntry = z.strictObject({ title: requiredText(200), text: requiredText(200_000) });

/** A business as an owner would set it up, in one file: what Telle imports and exports. */
export const businessFile = z
  .strictObject({
    name: requiredText(200),
    industry: z.enum(industries),
    timezone: ianaZone,
    languages: z.array(z.enum(languages)).min(1),
    phone: e164,
    email: emailField,
    address: requiredText(400),
    website,
    hours: weekHours,
    closedDates: z.array(localDate).max(400),
    services: z.array(serviceFacts).min(1).max(300),
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
          name: requiredText(200),
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

/** The profile as the app shows and changes it. */
export const profile = z.object({
  name: requiredText(200),
  slug: z
    .string()
    .min(3)
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessages.pattern),
  industry: z.enum(industries),
  timezone: ianaZone,
  languages: z.array(z.enum(languages)).min(1),
  phone: e164.or(z.literal('')),
  email: emailField.or(z.literal('')),
  address: optionalText(400),
  website: website.or(z.literal('')),
  hours: weekHours,
  closedDates: z.array(localDate).max(400),
  booking: bookingRules,
  voiceStyle: z.enum(voiceStyles),
  responseSpeed: z.enum(responseSpeeds),
  escalationRule: z.enum(escalationRules),
  humanHours: z.enum(humanHours),
  onCall: e164.nullable(),
  emergencies: z.array(phrase).max(200),
  greeting: optionalText(300),
  /** Origins that may show the chat widget, `https://example.com`. */
  widgetSites: z.array(z.url({ protocol: /^https?$/ }).max(200)).max(50),
});
export type Profile = z.output<typeof profile>;

export const readProfile = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: '/profile',
  summary: 'Read what the receptionist knows about the business itself',
  tag: 'Knowledge',
  access: 'read-only',
  answer: profile,
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/profile',
  summary: 'Change the profile; a field that is left out stays as it is',
  tag: 'Knowledge',
  access: 'owner',
  body: profile.partial().strict(),
  answer: profile,
  refusals: ['slug_taken'],
});

export const service = z.object({
  id: idOf('service'),
  name: z.string(),
  aka: z.array(z.string()),
  minutes: z.number().int(),
  bufferMinutes: z.number().int(),
  priceCents: z.number().int().nullable(),
  priceNote: z.string().nullable(),
  currency: z.string(),
  needsAddress: z.boolean(),
});
export type Service = z.output<typeof service>;

export const staffMember = z.object({
  id: idOf('staff'),
  name: z.string(),
  serviceIds: z.array(idOf('service')),
  hours: weekHours.nullable(),
});
export type StaffMember = z.output<typeof staffMember>;

const serviceParams = z.object({ id: idOf('service') });
const staffParams = z.object({ id: idOf('staff') });
const serviceBody = z.strictObject({
  name: requiredText(120),
  aka: z.array(phrase).max(40).default([]),
  minutes: z.number().int().min(5).max(1440),
  bufferMinutes: z.number().int().min(0).max(480).default(0),
  priceCents: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  priceNote: optionalText(300).nullable().default(null),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, fieldMessages.pattern)
    .default('USD'),
  needsAddress: z.boolean().default(false),
});
const staffBody = z.strictObject({
  name: requiredText(120),
  serviceIds: z.array(idOf('service')).max(300),
  hours: weekHours.nullable().default(null),
});
export type ServiceBody = z.output<typeof serviceBody>;
export type StaffBody = z.output<typeof staffBody>;

export const listServices = endpoint({
  name: 'listServices',
  method: 'GET',
  path: '/services',
  summary: 'List what the business does, in the owner’s order',
  tag: 'Knowledge',
  access: 'read-only',
  answer: z.object({ services: z.array(service) }),
});

export const createService = endpoint({
  name: 'createService',
  method: 'POST',
  path: '/services',
  summary: 'Add a service',
  tag: 'Knowledge',
  access: 'owner',
  keyed: true,
  body: serviceBody,
  answer: service,
  refusals: ['name_taken'],
});

export const updateService = endpoint({
  name: 'updateService',
  method: 'PUT',
  path: '/services/{id}',
  summary: 'Change a service',
  tag: 'Knowledge',
  access: 'owner',
  params: serviceParams,
  body: serviceBody,
  answer: service,
  refusals: ['name_taken'],
});

export const deleteService = endpoint({
  name: 'deleteService',
  method: 'DELETE',
  path: '/services/{id}',
  summary: 'Take a service off the list; appointments made for it stay',
  tag: 'Knowledge',
  access: 'owner',
  params: serviceParams,
  answer: z.object({ id: idOf('service') }),
});

export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/staff',
  summary: 'List whose time is booked, in the owner’s order',
  tag: 'Knowledge',
  access: 'read-only',
  answer: z.object({ staff: z.array(staffMember) }),
});

export const createStaff = endpoint({
  name: 'createStaff',
  method: 'POST',
  path: '/staff',
  summary: 'Add somebody whose time can be booked',
  tag: 'Knowledge',
  access: 'owner',
  keyed: true,
  body: staffBody,
  answer: staffMember,
  refusals: ['name_taken'],
});

export const updateStaff = endpoint({
  name: 'updateStaff',
  method: 'PUT',
  path: '/staff/{id}',
  summary: 'Change somebody’s name, services or hours',
  tag: 'Knowledge',
  access: 'owner',
  params: staffParams,
  body: staffBody,
  answer: staffMember,
  refusals: ['name_taken'],
});

export const deleteStaff = endpoint({
  name: 'deleteStaff',
  method: 'DELETE',
  path: '/staff/{id}',
  summary: 'Take somebody off the list; their appointments stay',
  tag: 'Knowledge',
  access: 'owner',
  params: staffParams,
  answer: z.object({ id: idOf('staff') }),
});

/** When something of all this last changed, for caches. */
export const knowledgeRevision = z.object({ revision: z.number().int(), updatedAt: instantField });
