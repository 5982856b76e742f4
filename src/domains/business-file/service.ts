// A whole business in one file: written out, and set up from one. An import is kept whole or not at all.
import { deleteDiary, importAppointment } from '#domains/appointments/service/import-appointments.ts';
import { listAppointments } from '#domains/appointments/service.ts';
import type { Contact } from '#domains/contacts/contract.ts';
import { createContact, deleteAllContacts, listAllContacts, updateContact } from '#domains/contacts/service.ts';
import { deleteAllKnowledge } from '#domains/knowledge/service/delete-all.ts';
import { createSource, listSources, updateSource } from '#domains/knowledge/service/sources.ts';
import * as knowledge from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type BusinessFile, businessFile, type Counts, type ImportMode } from './contract.ts';
import { readJsonText, withOffset } from './rules.ts';

const mostAppointments = 200_000;
const ever = { from: new Date('1970-01-01T00:00:00Z'), to: new Date('2200-01-01T00:00:00Z') };

/** The business as a file: what is switched off, archived or cancelled is left out, and so are appointments without a contact. */
export async function exportBusiness(scope: BusinessScope): Promise<BusinessFile> {
  const { profile, services, staff } = await knowledge.readFacts(scope);
  const texts = (await knowledge.readBusiness(scope)).knowledge;
  const contacts = await listAllContacts(scope);
  const appointments = await listAppointments(scope, { ...ever, withCancelled: false }, mostAppointments);
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));
  const staffNames = new Map(staff.map(({ id, name }) => [id, name]));
  const { timezone, onCall } = profile;
  return {
    name: profile.name,
    industry: profile.industry,
    timezone,
    languages: profile.languages,
    phone: profile.phone,
    email: profile.email,
    address: profile.address,
    website: profile.website,
    hours: profile.hours,
    closedDates: profile.closedDates,
    services: services.map((one) => ({
      name: one.name,
      ...(one.aka.length > 0 ? { aka: one.aka } : {}),
      minutes: one.minutes,
      ...(one.bufferMinutes > 0 ? { bufferMinutes: one.bufferMinutes } : {}),
      ...(one.priceCents === null ? {} : { priceCents: one.priceCents, currency: one.currency }),
      ...(one.priceNote === null ? {} : { priceNote: one.priceNote }),
      ...(one.needsAddress ? { needsAddress: true } : {}),
    })),
    ...(staff.length > 0
      ? {
          staff: staff.map(({ name, serviceIds, hours }) => ({
            name,
            services: serviceIds.flatMap((id) => serviceNames.get(id) ?? []),
            ...(hours ? { hours } : {}),
          })),
        }
      : {}),
    booking: profile.booking,
    voice: { style: profile.voiceStyle, speed: profile.responseSpeed },
    escalation: {
      rule: profile.escalationRule,
      humanHours: profile.humanHours,
      ...(onCall === null ? {} : { onCall }),
    },
    emergencies: profile.emergencies,
    knowledge: texts.map(({ title, text }) => ({ title, text })),
    contacts: contacts.map(({ id, name, phone, email, notes }) => ({
      id: fileIdOf(id),
      name,
      ...(phone === null ? {} : { phone }),
      ...(email === null ? {} : { email }),
      ...(notes === '' ? {} : { notes }),
    })),
    appointments: appointments.flatMap(({ contactId, serviceId, staffId, startsAt }) => {
      const service = serviceNames.get(serviceId);
      const person = staffId === null ? undefined : staffNames.get(staffId);
      if (contactId === null || service === undefined) return [];
      const when = { startsAt: withOffset(startsAt, timezone) };
      return [{ contact: fileIdOf(contactId), service, ...(person === undefined ? {} : { staff: person }), ...when }];
    }),
  };
}

/** Ids in a file are lower-case words with hyphens. */
const fileIdOf = (id: string) => id.replace('_', '-');

/** Reads a file's text. Throws `invalid_request` whose fields say what is wrong, and on which line. */
export function readBusinessFile(text: string): { file: BusinessFile; lineOf(path: readonly PropertyKey[]): number } {
  const read = readJsonText(text);
  if (!read.ok) throw new Fault('invalid_request', { fields: { file: `Line ${read.line}: ${read.message}` } });
  const checked = businessFile.safeParse(read.value);
  if (checked.success) return { file: checked.data, lineOf: read.lineOf };
  const fields: Record<string, string> = {};
  for (const issue of checked.error.issues.slice(0, 50)) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    const name = path.map(String).join('.').slice(0, 200) || 'file';
    fields[name] ??= `Line ${read.lineOf(path)}: ${issue.message}`;
  }
  throw new Fault('invalid_request', { fields });
}

/**
 * Sets the business up from a file, all of it or nothing. Throws `not_empty` when a replacement would lose something and
 * that was not allowed, `contact_limit` when the plan holds no more contacts, `invalid_request` with the line at fault.
 * Merging the same file again changes nothing.
 */
export async function importBusiness(
  scope: BusinessScope,
  { file: text, mode, mayLose }: { readonly file: string; readonly mode: ImportMode; readonly mayLose: boolean },
): Promise<{ imported: Counts; lost: Counts }> {
  const { file, lineOf } = readBusinessFile(text);
  await knowledge.changeKnowledge(scope);
  const lost = mode === 'replace' ? await makeRoom(scope, mayLose) : nothing;
  const { booking, voice, escalation } = file;
  await knowledge.updateProfile(scope, {
    ...{ name: file.name, industry: file.industry, timezone: file.timezone, languages: file.languages },
    ...{ phone: file.phone, email: file.email, address: file.address, website: file.website },
    ...{ hours: file.hours, closedDates: file.closedDates, emergencies: file.emergencies, booking },
    ...{ voiceStyle: voice.style, responseSpeed: voice.speed, escalationRule: escalation.rule },
    ...{ humanHours: escalation.humanHours ?? 'business', onCall: escalation.onCall ?? null },
  });
  const services = await importServices(scope, file);
  const staff = await importStaff(scope, file, services);
  await importTexts(scope, file);
  const contacts = await importContacts(scope, file);
  await importDiary(scope, file, { services, staff, contacts }, lineOf);
  return {
    imported: {
      services: file.services.length,
      staff: file.staff?.length ?? 0,
      knowledge: file.knowledge.length,
      contacts: file.contacts.length,
      appointments: file.appointments.length,
    },
    lost,
  };
}

const nothing: Counts = { services: 0, staff: 0, knowledge: 0, contacts: 0, appointments: 0 };

async function makeRoom(scope: BusinessScope, mayLose: boolean): Promise<Counts> {
  const services = (await knowledge.listServices(scope)).length;
  const staff = (await knowledge.listStaff(scope)).length;
  const texts = (await listSources(scope)).length;
  const appointments = await deleteDiary(scope);
  const contacts = await deleteAllContacts(scope);
  const lost = { services, staff, knowledge: texts, contacts, appointments };
  // What was deleted here comes back with the transaction that this throws away.
  if (!mayLose && Object.values(lost).some((count) => count > 0)) throw new Fault('not_empty');
  await deleteAllKnowledge(scope);
  return lost;
}

const key = (name: string) => name.toLowerCase();
type Named<Noun extends 'service' | 'staff'> = ReadonlyMap<string, Id<Noun>>;

async function importServices(scope: BusinessScope, file: BusinessFile): Promise<Named<'service'>> {
  const there = new Map((await knowledge.listServices(scope)).map(({ name, id }) => [key(name), id]));
  for (const one of file.services) {
    const body = {
      ...{ name: one.name, aka: one.aka ?? [], minutes: one.minutes, bufferMinutes: one.bufferMinutes ?? 0 },
      ...{ priceCents: one.priceCents ?? null, priceNote: one.priceNote ?? null, currency: one.currency ?? 'USD' },
      needsAddress: one.needsAddress ?? false,
    };
    const id = there.get(key(one.name));
    const kept = id ? await knowledge.updateService(scope, id, body) : await knowledge.createService(scope, body);
    there.set(key(one.name), kept.id);
  }
  return there;
}

async function importStaff(
  scope: BusinessScope,
  file: BusinessFile,
  services: Named<'service'>,
): Promise<Named<'staff'>> {
  const there = new Map((await knowledge.listStaff(scope)).map(({ name, id }) => [key(name), id]));
  for (const one of file.staff ?? []) {
    const serviceIds = one.services.flatMap((name) => services.get(key(name)) ?? []);
    const body = { name: one.name, serviceIds, hours: one.hours ?? null };
    const id = there.get(key(one.name));
    const kept = id ? await knowledge.updateStaff(scope, id, body) : await knowledge.createStaff(scope, body);
    there.set(key(one.name), kept.id);
  }
  return there;
}

async function importTexts(scope: BusinessScope, file: BusinessFile): Promise<void> {
  const written = (await listSources(scope)).filter(({ kind }) => kind === 'markdown' || kind === 'text');
  const there = new Map(written.map(({ title, id }) => [key(title), id]));
  for (const { title, text } of file.knowledge) {
    const id = there.get(key(title));
    // Each is changed once: a file may hold two texts of one title.
    there.delete(key(title));
    if (id) await updateSource(scope, id, { text });
    else await createSource(scope, { kind: 'markdown', title, text });
  }
}

/** What somebody is known by: the name with the number or the address, or alone where there is neither. */
function signsOf({ name, phone, email }: Pick<Contact, 'name' | 'phone' | 'email'>): string[] {
  const signs = [phone, email].flatMap((reach) => (reach === null ? [] : [JSON.stringify([key(name), reach])]));
  return signs.length > 0 ? signs : [JSON.stringify([key(name)])];
}

type People = ReadonlyMap<string, { readonly id: Id<'contact'>; readonly file: BusinessFile['contacts'][number] }>;

/** Somebody of the same name with the same number or address is the same; everybody else is new. */
async function importContacts(scope: BusinessScope, file: BusinessFile): Promise<People> {
  const there = new Map<string, Contact>();
  // The longest there first: of two who are the same, the first is the one.
  for (const one of await listAllContacts(scope))
    for (const sign of signsOf(one)) if (!there.has(sign)) there.set(sign, one);
  const people = new Map<string, { id: Id<'contact'>; file: BusinessFile['contacts'][number] }>();
  for (const one of file.contacts) {
    const { name, phone = null, email = null, notes = '' } = one;
    const [same] = signsOf({ name, phone, email }).flatMap((sign) => there.get(sign) ?? []);
    const kept = same
      ? await updateContact(scope, same.id, {
          phone: phone ?? same.phone,
          email: email ?? same.email,
          ...(notes ? { notes } : {}),
        })
      : await createContact(scope, { name, phone, email, notes });
    people.set(one.id, { id: kept.id, file: one });
  }
  return people;
}

async function importDiary(
  scope: BusinessScope,
  file: BusinessFile,
  known: { readonly services: Named<'service'>; readonly staff: Named<'staff'>; readonly contacts: People },
  lineOf: (path: readonly PropertyKey[]) => number,
): Promise<void> {
  for (const [at, one] of file.appointments.entries()) {
    const serviceId = known.services.get(key(one.service));
    const contact = known.contacts.get(one.contact);
    // The file's own check has seen that both are there.
    if (!serviceId || !contact) continue;
    const { name, phone = null, email = null } = contact.file;
    const added = await importAppointment(
      { ...scope, actor: { kind: 'system', id: null } },
      {
        ...{ serviceId, contactId: contact.id, name, phone, email, startsAt: new Date(one.startsAt) },
        staffId: one.staff ? (known.staff.get(key(one.staff)) ?? null) : null,
      },
    );
    if (added === 'taken') {
      const path = ['appointments', at];
      throw new Fault('invalid_request', {
        fields: { [path.join('.')]: `Line ${lineOf(path)}: overlaps another appointment` },
      });
    }
  }
}
