// The facts that a business teaches: who it is, when it is open, what it does and who does it; and all of it at once,
// as the mind reads it. Page, programs and the receptionist come through these doors.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Business } from '#receptionist/business.ts';
import { refuseClashes } from '#shared/clashes.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { type ErrorCode, Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import { given } from '#shared/given.ts';
import type { Id } from '#shared/ids.ts';
import { type CountryCode, countryOfBusiness, countryOfNumber, e164Of } from '#shared/phone.ts';
import {
  e164,
  type Profile,
  type Service,
  type ServiceBody,
  type ServiceChanges,
  type StaffBody,
  type StaffChanges,
  type StaffMember,
  type updateProfile as updateEndpoint,
} from './contract.ts';
import { hoursAtStart, industryOf, keptSlugs, slugChoices } from './rules.ts';
import * as store from './store.ts';

/** Gives a business the profile that every business has. Safe to repeat: one that is there stays as it is. Throws `not_found` for no business. */
export async function ensureProfile(scope: BusinessScope): Promise<void> {
  const business = await store.findBusiness(scope);
  if (!business) throw new Fault('not_found');
  const fields = { industry: industryOf(business.business_type), hours: hoursAtStart };
  for (const slug of slugChoices(business.name, scope.business))
    if ((await store.insertProfile(scope, { slug, ...fields })) || (await store.findProfile(scope))) return;
}

/** Gives a business of Telle's own its profile at one of the kept addresses. False where somebody has that address. */
export function openProfileAt(scope: BusinessScope, slug: string): Promise<boolean> {
  return store.insertProfile(scope, { slug, industry: 'other', hours: hoursAtStart });
}

async function profileRow(
  scope: BusinessScope,
  read: (scope: BusinessScope) => Promise<store.ProfileRow | undefined> = store.findProfile,
): Promise<store.ProfileRow> {
  const found = await read(scope);
  if (found) return found;
  await ensureProfile(scope);
  const made = await read(scope);
  if (!made) throw new Error('a business has no profile');
  return made;
}

/**
 * To be called right before each change of anything that the mind reads: makes a new revision, and others wait. Nobody
 * reads the facts between it and the change, since what is read is kept under the new revision.
 */
export async function changeKnowledge(scope: BusinessScope): Promise<void> {
  await profileRow(scope);
  await store.touchProfile(scope);
}

export async function readProfile(scope: BusinessScope): Promise<Profile> {
  return profileOf(await profileRow(scope));
}

/**
 * Changes the fields that are given. Throws `slug_taken`, `invalid_request` for a number that is none, and `conflict` where
 * `was` shows that somebody else changed one of them. Safe to repeat.
 */
export async function updateProfile(
  scope: BusinessScope,
  { was, ...said }: BodyOf<typeof updateEndpoint>,
): Promise<Profile> {
  await changeKnowledge(scope);
  const before = await readProfile(scope);
  const changes = withNumbers(said, before);
  if (was) refuseClashes(before, was, changes);
  const { name, timezone, slug } = changes;
  if (slug && keptSlugs.has(slug) && before.slug !== slug) throw new Fault('slug_taken', { fields: { slug: 'Taken' } });
  await store.updateBusiness(scope, { ...(name ? { name } : {}), ...(timezone ? { timezone } : {}) });
  await unlessTaken('slug_taken', 'slug', () => store.updateProfile(scope, columnsOf(changes)));
  return readProfile(scope);
}

type Numbers = { readonly phone?: string | undefined; readonly onCall?: string | null | undefined };

/** What was said, with its numbers as they are kept. Throws `invalid_request` for what is none, or of nobody knows which country. */
function withNumbers<Said extends Numbers & { readonly timezone?: string | undefined }>(
  said: Said,
  before: Profile,
): Said {
  const timezone = said.timezone ?? before.timezone;
  const fields: Record<string, string> = {};
  const kept = (name: keyof Numbers, country: CountryCode | null) => {
    const written = said[name];
    // What is written as numbers are kept stands, though no such number is given out.
    if (!written || e164.safeParse(written).success) return written;
    const number = e164Of(written, country);
    if (!number) fields[name] = country || written.startsWith('+') ? fieldMessages.phone : fieldMessages.countryCode;
    return number ?? written;
  };
  // A number that is being replaced tells nothing of the new one's country; the new one does of who is on call.
  const replaces = said.phone !== undefined && said.phone !== before.phone;
  const phone = kept('phone', countryOfBusiness({ phone: replaces ? '' : before.phone, timezone }));
  const byNew = replaces && phone ? countryOfNumber(phone) : null;
  const onCall = kept('onCall', byNew ?? countryOfBusiness({ phone: phone ?? before.phone, timezone }));
  if (Object.keys(fields).length > 0) throw new Fault('invalid_request', { fields });
  return { ...said, ...given({ phone, onCall }) };
}

export async function listServices(scope: BusinessScope): Promise<Service[]> {
  return (await store.listServices(scope)).map(serviceOf);
}

/** Throws `name_taken`. Not safe to repeat without an idempotency key. */
export async function createService(scope: BusinessScope, body: ServiceBody): Promise<Service> {
  await changeKnowledge(scope);
  return unlessTaken('name_taken', 'name', async () =>
    serviceOf(await store.insertService(scope, serviceColumnsOf(body))),
  );
}

/**
 * Changes the fields that are given; appointments that are made keep the length that they were made with. Throws
 * `not_found`, `name_taken`, and `conflict` where `was` shows that somebody else changed one of them. Safe to repeat.
 */
export async function updateService(
  scope: BusinessScope,
  id: Id<'service'>,
  { was, ...changes }: ServiceChanges,
): Promise<Service> {
  await changeKnowledge(scope);
  const before = (await listServices(scope)).find((one) => one.id === id);
  if (!before) throw new Fault('not_found');
  const said = given(changes);
  if (was) refuseClashes(before, was, said);
  const after = { ...before, ...said };
  await unlessTaken('name_taken', 'name', () => store.updateService(scope, id, serviceColumnsOf(after)));
  return after;
}

/** Appointments made for it stay. Throws `not_found` when there is none, so a repeat says so. */
export async function deleteService(scope: BusinessScope, id: Id<'service'>): Promise<void> {
  await changeKnowledge(scope);
  if (!(await store.updateService(scope, id, { archived_at: scope.now() }))) throw new Fault('not_found');
}

export async function listStaff(scope: BusinessScope): Promise<StaffMember[]> {
  return (await store.listStaff(scope)).map(staffOf);
}

/** Throws `name_taken`, and `invalid_request` for a service that is not on the list. */
export async function createStaff(scope: BusinessScope, body: StaffBody): Promise<StaffMember> {
  await changeKnowledge(scope);
  const services = await knownServices(scope, body.serviceIds);
  const id = await unlessTaken('name_taken', 'name', () =>
    store.insertStaff(scope, { name: body.name, hours: body.hours }),
  );
  await store.setStaffServices(scope, id, services);
  return { id, name: body.name, hours: body.hours, serviceIds: services };
}

/**
 * Changes the fields that are given. Throws `not_found`, `name_taken`, `invalid_request` for a service that is not on the
 * list, and `conflict` where `was` shows that somebody else changed one of them. Safe to repeat.
 */
export async function updateStaff(
  scope: BusinessScope,
  id: Id<'staff'>,
  { was, ...changes }: StaffChanges,
): Promise<StaffMember> {
  await changeKnowledge(scope);
  const before = (await listStaff(scope)).find((one) => one.id === id);
  if (!before) throw new Fault('not_found');
  const said = given(changes);
  if (was) refuseClashes(before, was, said);
  const { name, hours, serviceIds } = { ...before, ...said };
  await unlessTaken('name_taken', 'name', () => store.updateStaff(scope, id, { name, hours }));
  const services = await knownServices(scope, serviceIds);
  await store.setStaffServices(scope, id, services);
  return { id, name, hours, serviceIds: services };
}

/** Their appointments stay. Throws `not_found` when there is none, so a repeat says so. */
export async function deleteStaff(scope: BusinessScope, id: Id<'staff'>): Promise<void> {
  await changeKnowledge(scope);
  if (!(await store.updateStaff(scope, id, { archived_at: scope.now() }))) throw new Fault('not_found');
}

async function knownServices(scope: BusinessScope, ids: readonly Id<'service'>[]): Promise<Id<'service'>[]> {
  const known = new Set((await store.listServices(scope)).map((service) => service.id));
  if (ids.some((id) => !known.has(id)))
    throw new Fault('invalid_request', { fields: { serviceIds: 'There is no such service' } });
  return [...new Set(ids)];
}

/** The facts and their revision: while it is the same, so is everything that was read with it. */
export type Facts = {
  readonly revision: number;
  readonly profile: Profile;
  readonly services: readonly Service[];
  readonly staff: readonly StaffMember[];
};

/** The facts that a booking stands on. `held`: nobody changes them before this transaction ends. */
export async function readFacts(scope: BusinessScope, held: 'held' | 'loose' = 'loose'): Promise<Facts> {
  const row = await profileRow(scope, held === 'held' ? store.holdProfile : store.findProfile);
  const people = await lastFacts.of(scope.business, `${row.revision}`, async () => {
    const services = await listServices(scope);
    return { services, staff: await listStaff(scope) };
  });
  return { revision: row.revision, profile: profileOf(row), ...people };
}

/** All that the mind knows of a business; what is archived or switched off is left out. The same object until something changes. */
export async function readBusiness(scope: BusinessScope): Promise<Business> {
  const row = await profileRow(scope);
  return lastBusinesses.of(scope.business, `${row.revision} ${row.name} ${row.timezone}`, async () => {
    const services = await store.listServices(scope);
    return businessOf(row, services, await store.listStaff(scope), await store.listAnswerable(scope));
  });
}

/**
 * What was last read of each business, so that a turn in which nothing was taught since costs one query. A revision is
 * never given twice, so what was read in a transaction that is undone is never taken for anything else.
 */
function lastReadOf<T>() {
  const most = 500;
  const known = new Map<string, { readonly version: string; readonly value: T }>();
  return {
    of: async (business: string, version: string, read: () => Promise<T>): Promise<T> => {
      const before = known.get(business);
      if (before?.version === version) return before.value;
      const value = await read();
      known.delete(business);
      known.set(business, { version, value });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
const lastFacts = lastReadOf<Pick<Facts, 'services' | 'staff'>>();
const lastBusinesses = lastReadOf<Business>();

function businessOf(
  row: store.ProfileRow,
  services: readonly store.ServiceRow[],
  staff: readonly store.StaffRow[],
  knowledge: readonly { title: string; text: string }[],
): Business {
  const profile = profileOf(row);
  const { booking, hours, closedDates, emergencies } = profile;
  const nameOf = new Map(services.map((service) => [service.id, service.name]));
  return {
    name: profile.name,
    industry: profile.industry,
    timezone: profile.timezone,
    languages: profile.languages,
    phone: profile.phone,
    email: profile.email,
    address: profile.address,
    website: profile.website,
    hours,
    closedDates,
    services: services.map((one) => ({
      name: one.name,
      minutes: one.minutes,
      ...(one.aka.length > 0 ? { aka: one.aka } : {}),
      ...(one.buffer_minutes > 0 ? { bufferMinutes: one.buffer_minutes } : {}),
      ...(one.price_cents === null ? {} : { priceCents: one.price_cents, currency: one.currency }),
      ...(one.price_note === null ? {} : { priceNote: one.price_note }),
      ...(one.needs_address ? { needsAddress: true } : {}),
    })),
    ...(staff.length > 0
      ? {
          staff: staff.map((one) => ({
            name: one.name,
            services: one.service_ids.flatMap((id) => nameOf.get(id) ?? []),
            ...(one.hours ? { hours: one.hours } : {}),
          })),
        }
      : {}),
    booking,
    voice: { style: profile.voiceStyle, speed: profile.responseSpeed },
    escalation: {
      rule: profile.escalationRule,
      humanHours: profile.humanHours,
      ...(profile.onCall ? { onCall: profile.onCall } : {}),
    },
    emergencies,
    knowledge,
  };
}

/** Says `code` where the database found that somebody has that name already. */
async function unlessTaken<T>(code: ErrorCode, field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw new Fault(code, { fields: { [field]: 'Taken' }, cause: error });
  }
}

function profileOf(row: store.ProfileRow): Profile {
  return {
    name: row.name,
    slug: row.slug,
    timezone: row.timezone,
    industry: row.industry as Profile['industry'],
    languages: row.languages as Profile['languages'],
    phone: row.phone,
    email: row.email,
    address: row.address,
    website: row.website,
    hours: row.hours,
    closedDates: row.closed_dates,
    booking: {
      leadMinutes: row.lead_minutes,
      horizonDays: row.horizon_days,
      stepMinutes: row.step_minutes as Profile['booking']['stepMinutes'],
    },
    voiceStyle: row.voice_style as Profile['voiceStyle'],
    responseSpeed: row.response_speed as Profile['responseSpeed'],
    escalationRule: row.escalation_rule as Profile['escalationRule'],
    humanHours: row.human_hours as Profile['humanHours'],
    onCall: row.on_call,
    emergencies: row.emergencies,
    greeting: row.greeting,
    widgetSites: row.widget_sites,
  };
}

/** The columns of the fields that are given. */
function columnsOf(changes: BodyOf<typeof updateEndpoint>): Partial<store.ProfileFields> {
  const { booking } = changes;
  const columns: { [column in keyof store.ProfileFields]: store.ProfileFields[column] | undefined } = {
    slug: changes.slug,
    industry: changes.industry,
    languages: changes.languages,
    phone: changes.phone,
    email: changes.email,
    address: changes.address,
    website: changes.website,
    hours: changes.hours,
    closed_dates: changes.closedDates,
    lead_minutes: booking?.leadMinutes,
    horizon_days: booking?.horizonDays,
    step_minutes: booking?.stepMinutes,
    voice_style: changes.voiceStyle,
    response_speed: changes.responseSpeed,
    escalation_rule: changes.escalationRule,
    human_hours: changes.humanHours,
    on_call: changes.onCall,
    emergencies: changes.emergencies,
    greeting: changes.greeting,
    widget_sites: changes.widgetSites,
  };
  return given(columns);
}

function serviceOf(row: store.ServiceRow): Service {
  return {
    id: row.id,
    name: row.name,
    aka: row.aka,
    minutes: row.minutes,
    bufferMinutes: row.buffer_minutes,
    priceCents: row.price_cents,
    priceNote: row.price_note,
    currency: row.currency,
    needsAddress: row.needs_address,
  };
}

function serviceColumnsOf(body: ServiceBody): store.ServiceFields {
  return {
    name: body.name,
    aka: body.aka,
    minutes: body.minutes,
    buffer_minutes: body.bufferMinutes,
    price_cents: body.priceCents,
    price_note: body.priceNote,
    currency: body.currency,
    needs_address: body.needsAddress,
  };
}

function staffOf(row: store.StaffRow): StaffMember {
  return { id: row.id, name: row.name, serviceIds: row.service_ids, hours: row.hours };
}
