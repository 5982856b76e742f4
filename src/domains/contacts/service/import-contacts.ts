// Lines of a file become contacts. Whoever is known already is not added again, so a file may come twice; each line is
// answered for itself, and one that is wrong keeps none of the others out.
import type { ContactField, FieldValue } from '#domains/contact-fields/contract.ts';
import { readValue } from '#domains/contact-fields/rules.ts';
import { listContactFields } from '#domains/contact-fields/service.ts';
import { numberCountry } from '#domains/knowledge/service/number-country.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { errorTable, Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import type { CountryCode } from '#shared/phone.ts';
import {
  contactMost,
  createContactBody,
  type ImportedLine,
  type ImportedRow,
  type importContacts as importEndpoint,
} from '../contract.ts';
import { folded, tidyTags, writtenColumns } from '../rules.ts';
import { checked } from '../service.ts';
import { findAnyOf, holdImport } from '../store/list.ts';
import * as store from '../store.ts';

/** Somebody of this import: on file, or about to be. */
type Entry = { readonly id: Id<'contact'> | null; fields: store.ContactFields; isChanged: boolean };
type Read = { readonly line: number; readonly fields: store.ContactFields };
type Problem = NonNullable<ImportedLine['problem']>;

/** What became, or in a trial would become, of each line. Safe to repeat. */
export async function importContacts(
  scope: BusinessScope,
  { rows, onKnown, tags, isTrial }: BodyOf<typeof importEndpoint>,
): Promise<{ lines: ImportedLine[]; room: number | null }> {
  await holdImport(scope);
  const limit = await holdLimit(scope, 'contacts');
  let room = limit === null ? null : Math.max(0, limit - (await store.countContacts(scope)));
  const read = await readRows(scope, rows, tags);
  const people = await openPeople(scope, read.filter(isRead));
  const lines = read.map((one): ImportedLine => {
    if (!isRead(one)) return { line: one.line, did: 'refused', problem: one.problem };
    const { line, fields } = one;
    const found = people.find(fields);
    if (found === 'two') return { line, did: 'refused', problem: belongsToAnother };
    if (found) return { line, did: people.merge(found, fields, onKnown) ? 'changed' : 'same', problem: null };
    if (room === 0) return { line, did: 'refused', problem: planIsFull };
    if (room !== null) room -= 1;
    people.add(fields);
    return { line, did: 'added', problem: null };
  });
  if (!isTrial) await people.save();
  return { lines, room };
}

const belongsToAnother: Problem = { field: 'email', message: 'This email belongs to somebody else than this phone' };
const planIsFull: Problem = { field: 'name', message: errorTable.contact_limit.message };

const isRead = (one: Read | { line: number; problem: Problem }): one is Read => 'fields' in one;

/** What the lines are read by: the business's own fields by id, and as whose its numbers are written. */
type By = {
  readonly tags: readonly string[];
  readonly own: ReadonlyMap<string, ContactField>;
  readonly country: CountryCode | null;
};

async function readRows(scope: BusinessScope, rows: readonly ImportedRow[], tags: readonly string[]) {
  const isOwnUsed = rows.some((row) => Object.keys(row.fields).length > 0);
  const own = new Map((isOwnUsed ? await listContactFields(scope) : []).map((field) => [field.id as string, field]));
  const country = await numberCountry(scope);
  return rows.map((row) => readRow(row, { tags, own, country }));
}

function readRow(
  { line, fields, ...row }: ImportedRow,
  { tags, own, country }: By,
): Read | { line: number; problem: Problem } {
  const values: Record<string, FieldValue> = {};
  for (const [id, written] of Object.entries(fields)) {
    const field = own.get(id);
    const value = field ? readValue(field, written) : ({ ok: false, message: fieldMessages.pattern } as const);
    if (!value.ok)
      return { line, problem: { field: `fields.${id}`, message: `${field?.label ?? 'Field'}: ${value.message}` } };
    values[id] = value.value;
  }
  const said = createContactBody.safeParse({
    ...row,
    tags: tidyTags([...row.tags, ...tags]).slice(0, contactMost.tags),
  });
  const issue = said.error?.issues[0];
  if (issue) return { line, problem: { field: String(issue.path[0] ?? 'name'), message: issue.message } };
  try {
    return { line, fields: { ...checked(said.data ?? row, country), fields: values } };
  } catch (failure) {
    const [field = 'name', message = ''] = Object.entries((failure instanceof Fault && failure.fields) || {})[0] ?? [];
    if (!message) throw failure;
    return { line, problem: { field, message } };
  }
}

/** Everybody whom these lines may mean, and whom they make, found by what shows who somebody is. */
async function openPeople(scope: BusinessScope, read: readonly Read[]) {
  const given = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];
  const onFile = await findAnyOf(scope, {
    phones: given(read.map(({ fields }) => fields.phone)),
    emails: given(read.map(({ fields }) => fields.email)),
    names: given(read.map(({ fields }) => (hasReach(fields) ? null : fields.name))),
  });
  const entries: Entry[] = [];
  const [byPhone, byEmail, byName] = [new Map<string, Entry>(), new Map<string, Entry>(), new Map<string, Entry>()];
  const index = (entry: Entry) => {
    const { phone, email, name } = entry.fields;
    for (const one of [phone, ...entry.fields.other_phones])
      if (one !== null && !byPhone.has(one)) byPhone.set(one, entry);
    for (const one of [email, ...entry.fields.other_emails])
      if (one !== null && !byEmail.has(one)) byEmail.set(one, entry);
    if (name !== '' && !byName.has(folded(name))) byName.set(folded(name), entry);
  };
  const enter = (entry: Entry) => {
    entries.push(entry);
    index(entry);
  };
  for (const { id, created_at, updated_at, ...fields } of onFile)
    enter({ id: id as Id<'contact'>, fields, isChanged: false });

  return {
    /** Who has that number, else that address; by name alone only where a line has neither. */
    find({ name, phone, email }: store.ContactFields): Entry | 'two' | undefined {
      const ofPhone = phone === null ? undefined : byPhone.get(phone);
      const ofEmail = email === null ? undefined : byEmail.get(email);
      if (ofPhone && ofEmail && ofPhone !== ofEmail) return 'two';
      if (ofPhone || ofEmail) return ofPhone ?? ofEmail;
      return phone === null && email === null ? byName.get(folded(name)) : undefined;
    },
    add: (fields: store.ContactFields) => enter({ id: null, fields, isChanged: false }),
    /** Whether that changed anything. */
    merge(entry: Entry, said: store.ContactFields, onKnown: 'fill' | 'replace'): boolean {
      const merged = mergedOf(entry.fields, said, onKnown);
      if (isSame(merged, entry.fields)) return false;
      Object.assign(entry, { fields: merged, isChanged: true });
      index(entry);
      return true;
    },
    async save(): Promise<void> {
      const createdAt = scope.now();
      await store.insertContacts(
        scope,
        entries.filter(({ id }) => id === null).map(({ fields }) => ({ ...fields, createdAt })),
      );
      await store.updateContacts(
        scope,
        entries.flatMap(({ id, fields, isChanged }) => (id !== null && isChanged ? [{ id, ...fields }] : [])),
      );
    },
  };
}

function isSame(one: store.ContactFields, other: store.ContactFields): boolean {
  const written = ({ fields, ...rest }: store.ContactFields) =>
    JSON.stringify([writtenColumns.map((name) => (name === 'fields' ? 0 : rest[name])), Object.entries(fields).sort()]);
  return written(one) === written(other);
}

const hasReach = ({ phone, email }: store.ContactFields) => phone !== null || email !== null;

function mergedOf(
  known: store.ContactFields,
  said: store.ContactFields,
  onKnown: 'fill' | 'replace',
): store.ContactFields {
  const [first, second] = onKnown === 'fill' ? [known, said] : [said, known];
  const phone = first.phone ?? second.phone;
  const email = first.email ?? second.email;
  // One of the further ones that comes first now leaves its place to the one that was first.
  const others = (before: string | null, all: readonly string[], now: string | null) =>
    now !== null && all.includes(now) ? all.flatMap((one) => (one === now ? (before ?? []) : one)) : [...all];
  const together = (ofKnown: readonly string[], ofFile: readonly string[], now: string | null) => [
    ...new Set([...ofKnown, ...ofFile.filter((one) => one !== now)]),
  ];
  return {
    ...{ name: first.name || second.name, phone, email },
    notes: first.notes || second.notes,
    fields: { ...second.fields, ...first.fields },
    tags: tidyTags([...known.tags, ...said.tags]).slice(0, contactMost.tags),
    other_phones: others(known.phone, together(known.other_phones, said.other_phones, phone), phone),
    other_emails: others(known.email, together(known.other_emails, said.other_emails, email), email),
  };
}
