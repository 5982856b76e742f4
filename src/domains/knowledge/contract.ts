// What a business teaches its receptionist, as browser and server agree on it: the facts (profile, hours, services, staff)
// and the texts it answers from. Facts win over texts.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, fieldMessages, instantField, optionalText, phoneField, requiredText } from '#shared/fields.ts';
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
export const localDate = z.iso.date('Please write a date as 2026-12-24');
export const ianaZone = z
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
const addressWords = 'Please enter a whole address, like https://example.com';
export const website = z.url({ protocol: /^https?$/, error: addressWords }).max(500);
export const phrase = requiredText(200);

export const bookingRules = z.strictObject({
  leadMinutes: z.number().int().min(0).max(43_200),
  horizonDays: z.number().int().min(1).max(730),
  stepMinutes: z.union(stepChoices.map((step) => z.literal(step))),
});

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
  phone: z.union([e164, z.literal('')], fieldMessages.phone),
  email: z.union([emailField, z.literal('')], fieldMessages.email),
  address: optionalText(400),
  website: z.union([website, z.literal('')], addressWords),
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
  widgetSites: z
    .array(z.url({ protocol: /^https?$/, hostname: /^[a-z0-9.:[\]-]+$/, error: addressWords }).max(200))
    .max(50),
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

const seenProfile = profile.partial().strict();

/** What a profile is changed by: numbers as people write them, read in the business's own country where they name none. */
export const profileChanges = profile
  .extend({ phone: z.union([phoneField, z.literal('')], fieldMessages.phone), onCall: phoneField.nullable() })
  .partial();

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/profile',
  summary: 'Change the profile; a field that is left out stays as it is',
  tag: 'Knowledge',
  access: 'owner',
  /** `was`: what the writer saw of the fields that they change; see `was` of a contact. */
  body: profileChanges.extend({ was: seenProfile.optional() }).strict(),
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
const serviceFields = {
  name: requiredText(120),
  aka: z.array(phrase).max(40),
  minutes: z.number().int().min(5).max(1440),
  bufferMinutes: z.number().int().min(0).max(480),
  priceCents: z.number().int().min(0).max(1_000_000_000).nullable(),
  priceNote: optionalText(300).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/, fieldMessages.pattern),
  needsAddress: z.boolean(),
};
const serviceBody = z.strictObject({
  ...serviceFields,
  aka: serviceFields.aka.default([]),
  bufferMinutes: serviceFields.bufferMinutes.default(0),
  priceCents: serviceFields.priceCents.default(null),
  priceNote: serviceFields.priceNote.default(null),
  currency: serviceFields.currency.default('USD'),
  needsAddress: serviceFields.needsAddress.default(false),
});
const staffFields = {
  name: requiredText(120),
  serviceIds: z.array(idOf('service')).max(300),
  hours: weekHours.nullable(),
};
const staffBody = z.strictObject({ ...staffFields, hours: staffFields.hours.default(null) });
export type ServiceBody = z.output<typeof serviceBody>;
export type StaffBody = z.output<typeof staffBody>;

/** `was`: what the writer saw of the fields that they change; see `was` of a contact. */
const serviceChanges = z
  .strictObject({ ...serviceFields, was: service.omit({ id: true }).partial().strict() })
  .partial();
const staffChanges = z
  .strictObject({ ...staffFields, was: staffMember.omit({ id: true }).partial().strict() })
  .partial();
export type ServiceChanges = z.output<typeof serviceChanges>;
export type StaffChanges = z.output<typeof staffChanges>;

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
  summary: 'Change a service; a field that is left out stays as it is',
  tag: 'Knowledge',
  access: 'owner',
  params: serviceParams,
  body: serviceChanges,
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
  summary: 'Change somebody’s name, services or hours; a field that is left out stays as it is',
  tag: 'Knowledge',
  access: 'owner',
  params: staffParams,
  body: staffChanges,
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

export const sourceKinds = ['text', 'markdown', 'pdf', 'docx', 'page', 'site', 'qa'] as const;
export type SourceKind = (typeof sourceKinds)[number];
export const sourceStatuses = ['waiting', 'reading', 'ready', 'failed'] as const;

/** A text that is answered from. Of a question and its answer, the title is the question and the text the answer. */
export const source = z.object({
  id: idOf('source'),
  kind: z.enum(sourceKinds),
  title: z.string(),
  url: z.string().nullable(),
  status: z.enum(sourceStatuses),
  progressPercent: z.number().int(),
  /** Why it could not be read, as a sentence. */
  failure: z.string().nullable(),
  isOn: z.boolean(),
  textLength: z.number().int(),
  /** Of a site: how many of its pages were read. */
  pages: z.number().int(),
  readAt: instantField.nullable(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type Source = z.output<typeof source>;

const sourceParams = z.object({ id: idOf('source') });
export const sourceTextMax = 200_000;
const sourceText = requiredText(sourceTextMax);

/** What is written rather than read from somewhere. */
const writtenKinds = ['text', 'markdown', 'qa'] as const;

export const listSources = endpoint({
  name: 'listSources',
  method: 'GET',
  path: '/sources',
  summary: 'List what is answered from, with how far it has been read',
  tag: 'Knowledge',
  access: 'read-only',
  answer: z.object({ sources: z.array(source) }),
});

export const getSource = endpoint({
  name: 'getSource',
  method: 'GET',
  path: '/sources/{id}',
  summary: 'Read one source with its text',
  tag: 'Knowledge',
  access: 'read-only',
  params: sourceParams,
  answer: source.extend({ text: z.string() }),
});

export const createSource = endpoint({
  name: 'createSource',
  method: 'POST',
  path: '/sources',
  summary: 'Add a text, or a question and its answer',
  tag: 'Knowledge',
  access: 'owner',
  keyed: true,
  bodyBytesMax: 1024 * 1024,
  body: z.strictObject({ kind: z.enum(writtenKinds), title: requiredText(300), text: sourceText }),
  answer: source,
  refusals: ['source_limit'],
});

export const fileBytesMax = 10 * 1024 * 1024;

/** It is read in the background; the list shows how far. `data` is the file in base64, at most 10 MB unpacked of that. */
export const readSource = endpoint({
  name: 'readSource',
  method: 'POST',
  path: '/sources/reads',
  summary: 'Add a PDF or Word file, a web page, or a site to be read',
  tag: 'Knowledge',
  access: 'owner',
  keyed: true,
  bodyBytesMax: Math.ceil(fileBytesMax * 1.4),
  body: z.discriminatedUnion('from', [
    z.strictObject({ from: z.literal('file'), name: requiredText(200), data: z.base64().max(fileBytesMax * 1.37) }),
    z.strictObject({ from: z.literal('web'), url: website, wholeSite: z.boolean().default(false) }),
  ]),
  answer: source,
  refusals: ['source_limit', 'file_unreadable'],
});

export const rereadSource = endpoint({
  name: 'rereadSource',
  method: 'POST',
  path: '/sources/{id}/reads',
  summary: 'Read a file, page or site again; what was read before stays until then',
  tag: 'Knowledge',
  access: 'owner',
  params: sourceParams,
  answer: source,
});

/** The text of what was read from a file or a page is changed by reading it again. */
export const updateSource = endpoint({
  name: 'updateSource',
  method: 'PATCH',
  path: '/sources/{id}',
  summary: 'Change a source, or switch it on or off',
  tag: 'Knowledge',
  access: 'owner',
  params: sourceParams,
  bodyBytesMax: 1024 * 1024,
  body: z.strictObject({
    title: requiredText(300).optional(),
    text: sourceText.optional(),
    isOn: z.boolean().optional(),
  }),
  answer: source,
});

export const deleteSource = endpoint({
  name: 'deleteSource',
  method: 'DELETE',
  path: '/sources/{id}',
  summary: 'Remove a source, and of a site its pages',
  tag: 'Knowledge',
  access: 'owner',
  params: sourceParams,
  answer: z.object({ id: idOf('source') }),
});
