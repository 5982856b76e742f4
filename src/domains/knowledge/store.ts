// The facts of one business: profile, services, staff. Every change takes the profile's row first, so that who books
// on facts that are just being changed waits for them, and the other way round.
import { sql } from 'kysely';
import type { BusinessScope, Db } from '#platform/database/scope.ts';
import type { WeekHours } from '#shared/hours.ts';
import type { Id } from '#shared/ids.ts';

const profileColumns = [
  'slug',
  'industry',
  'languages',
  'phone',
  'email',
  'address',
  'website',
  'hours',
  'closed_dates',
  'lead_minutes',
  'horizon_days',
  'step_minutes',
  'voice_style',
  'response_speed',
  'escalation_rule',
  'human_hours',
  'on_call',
  'emergencies',
  'greeting',
  'widget_sites',
] as const;

/** Columns of the profile's own row, by their names. */
export type ProfileFields = {
  readonly slug: string;
  readonly industry: string;
  readonly languages: string[];
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly website: string;
  readonly hours: WeekHours;
  readonly closed_dates: string[];
  readonly lead_minutes: number;
  readonly horizon_days: number;
  readonly step_minutes: number;
  readonly voice_style: string;
  readonly response_speed: string;
  readonly escalation_rule: string;
  readonly human_hours: string;
  readonly on_call: string | null;
  readonly emergencies: string[];
  readonly greeting: string;
  readonly widget_sites: string[];
};
export type ProfileRow = ProfileFields & {
  readonly name: string;
  readonly timezone: string;
  readonly revision: number;
};

const profileQuery = (db: Db, business: string) =>
  db
    .selectFrom('profiles')
    .innerJoin('businesses', 'businesses.id', 'profiles.business_id')
    .select(profileColumns.map((column) => `profiles.${column}` as const))
    .select(['businesses.name', 'businesses.timezone', 'profiles.revision'])
    .where('profiles.business_id', '=', business);

export async function findProfile({ db, business }: BusinessScope): Promise<ProfileRow | undefined> {
  return (await profileQuery(db, business).executeTakeFirst()) as ProfileRow | undefined;
}

/** The facts, held still until the transaction ends; others may hold them too, and nobody may change them. */
export async function holdProfile({ db, business }: BusinessScope): Promise<ProfileRow | undefined> {
  return (await profileQuery(db, business).forShare('profiles').executeTakeFirst()) as ProfileRow | undefined;
}

/** Gives the profile a new revision, and keeps everyone else from holding or changing the facts until the end. */
export async function touchProfile({ db, business, now, actor }: BusinessScope): Promise<void> {
  const by = actor.id === null ? actor.kind : `${actor.kind} ${actor.id}`;
  await db
    .updateTable('profiles')
    .set({ revision: sql`nextval('knowledge_revisions')`, updated_at: now(), changed_by: by, rolled_back_to: null })
    .where('business_id', '=', business)
    .execute();
}

/** False when the address is taken, or there is a profile already. */
export async function insertProfile(
  { db, business, now }: BusinessScope,
  fields: { slug: string; industry: string; hours: WeekHours },
): Promise<boolean> {
  const made = await db
    .insertInto('profiles')
    .values({ business_id: business, ...fields, hours: JSON.stringify(fields.hours), updated_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export async function updateProfile(
  { db, business }: BusinessScope,
  { hours, ...fields }: Partial<ProfileFields>,
): Promise<void> {
  const set = { ...fields, ...(hours ? { hours: JSON.stringify(hours) } : {}) };
  if (Object.keys(set).length === 0) return;
  await db.updateTable('profiles').set(set).where('business_id', '=', business).execute();
}

export async function findBusiness({
  db,
  business,
}: BusinessScope): Promise<{ name: string; business_type: string | null } | undefined> {
  return db.selectFrom('businesses').select(['name', 'business_type']).where('id', '=', business).executeTakeFirst();
}

export async function updateBusiness(
  { db, business, now }: BusinessScope,
  fields: { name?: string; timezone?: string },
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await db
    .updateTable('businesses')
    .set({ ...fields, updated_at: now() })
    .where('id', '=', business)
    .execute();
}

export type ServiceFields = {
  readonly name: string;
  readonly aka: string[];
  readonly minutes: number;
  readonly buffer_minutes: number;
  readonly price_cents: number | null;
  readonly price_note: string | null;
  readonly currency: string;
  readonly needs_address: boolean;
};
export type ServiceRow = ServiceFields & { readonly id: Id<'service'> };

const serviceColumns = [
  'id',
  'name',
  'aka',
  'minutes',
  'buffer_minutes',
  'price_cents',
  'price_note',
  'currency',
  'needs_address',
] as const;

/** What is offered, in the owner's order; archived ones are left out. */
export async function listServices({ db, business }: BusinessScope): Promise<ServiceRow[]> {
  const rows = await db
    .selectFrom('services')
    .select(serviceColumns)
    .where('business_id', '=', business)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows as ServiceRow[];
}

export async function insertService(scope: BusinessScope, one: ServiceFields): Promise<ServiceRow> {
  const now = scope.now();
  const id = scope.newId('service');
  await sql`
    insert into services (id, business_id, name, aka, minutes, buffer_minutes, price_cents, price_note, currency, needs_address,
                          position, created_at, updated_at)
    values (${id}, ${scope.business}, ${one.name}, ${one.aka}, ${one.minutes}, ${one.buffer_minutes}, ${one.price_cents},
            ${one.price_note}, ${one.currency}, ${one.needs_address},
            (select coalesce(max(position), 0) + 1 from services where business_id = ${scope.business}), ${now}, ${now})`.execute(
    scope.db,
  );
  return { id, ...one };
}

/** False when there is none. */
export async function updateService(
  { db, business, now }: BusinessScope,
  id: Id<'service'>,
  fields: Partial<ServiceFields> & { archived_at?: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('services')
    .set({ ...fields, updated_at: now() })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export type StaffFields = { readonly name: string; readonly hours: WeekHours | null };
export type StaffRow = StaffFields & { readonly id: Id<'staff'>; readonly service_ids: Id<'service'>[] };

/** Whose time is booked, in the owner's order, each with the services that are still offered. */
export async function listStaff({ db, business }: BusinessScope): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select staff.id, staff.name, staff.hours,
           coalesce(array_agg(services.id order by done.position, services.position) filter (where services.id is not null), '{}') as service_ids
    from staff
    left join staff_services done on done.staff_id = staff.id and done.business_id = staff.business_id
    left join services on services.id = done.service_id and services.archived_at is null
    where staff.business_id = ${business} and staff.archived_at is null
    group by staff.id
    order by staff.position, staff.id`.execute(db);
  return rows;
}

export async function insertStaff(scope: BusinessScope, one: StaffFields): Promise<Id<'staff'>> {
  const now = scope.now();
  const id = scope.newId('staff');
  await sql`
    insert into staff (id, business_id, name, hours, position, created_at, updated_at)
    values (${id}, ${scope.business}, ${one.name}, ${one.hours === null ? null : JSON.stringify(one.hours)},
            (select coalesce(max(position), 0) + 1 from staff where business_id = ${scope.business}), ${now}, ${now})`.execute(
    scope.db,
  );
  return id;
}

/** False when there is none. */
export async function updateStaff(
  { db, business, now }: BusinessScope,
  id: Id<'staff'>,
  { hours, ...fields }: Partial<StaffFields> & { archived_at?: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('staff')
    .set({
      ...fields,
      ...(hours === undefined ? {} : { hours: hours === null ? null : JSON.stringify(hours) }),
      updated_at: now(),
    })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** From now on this person does these services, and no others. */
export async function setStaffServices(
  { db, business }: BusinessScope,
  id: Id<'staff'>,
  serviceIds: readonly Id<'service'>[],
): Promise<void> {
  await db.deleteFrom('staff_services').where('business_id', '=', business).where('staff_id', '=', id).execute();
  const rows = serviceIds.map((service, position) => ({
    business_id: business,
    staff_id: id,
    service_id: service,
    position,
  }));
  if (rows.length > 0) await db.insertInto('staff_services').values(rows).execute();
}

export type SourceRow = {
  readonly id: Id<'source'>;
  readonly kind: string;
  readonly title: string;
  readonly url: string | null;
  readonly status: string;
  readonly progress_percent: number;
  readonly failure: string | null;
  readonly is_on: boolean;
  readonly text_length: number;
  readonly pages: number;
  readonly read_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const sourceColumns = sql`
  s.id, s.kind, s.title, s.url, s.status, s.progress_percent, s.failure, s.is_on, length(s.text) as text_length, s.read_at,
  s.created_at, s.updated_at,
  (select count(*)::int from sources page where page.parent_id = s.id and page.business_id = s.business_id) as pages`;

/** The sources that an owner sees, in their order; pages of a site stand within it. */
export async function listSources({ db, business }: BusinessScope): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select ${sourceColumns} from sources s
    where s.business_id = ${business} and s.parent_id is null
    order by s.position, s.created_at, s.id`.execute(db);
  return rows;
}

export async function findSource(
  { db, business }: BusinessScope,
  id: Id<'source'>,
): Promise<(SourceRow & { text: string }) | undefined> {
  const { rows } = await sql<SourceRow & { text: string }>`
    select ${sourceColumns}, s.text from sources s where s.business_id = ${business} and s.id = ${id}`.execute(db);
  return rows[0];
}

/** What is answered from: switched on, read, and not empty. A page of a site that is switched off is left out. */
export async function listAnswerable({ db, business }: BusinessScope): Promise<{ title: string; text: string }[]> {
  const { rows } = await sql<{ title: string; text: string }>`
    select s.title, s.text from sources s left join sources site on site.id = s.parent_id
    where s.business_id = ${business} and s.is_on and coalesce(site.is_on, true) and s.text <> ''
    order by coalesce(site.position, s.position), coalesce(site.created_at, s.created_at), s.position, s.id`.execute(
    db,
  );
  return rows;
}

export async function countSources({ db, business }: BusinessScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sources where business_id = ${business}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type NewSource = {
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  readonly url?: string | null;
  readonly status?: 'waiting' | 'ready';
  readonly parent?: Id<'source'>;
};

export async function insertSource(scope: BusinessScope, made: NewSource): Promise<Id<'source'>> {
  const now = scope.now();
  const id = scope.newId('source');
  const { status = 'ready' } = made;
  await sql`
    insert into sources (id, business_id, kind, title, url, text, status, progress_percent, parent_id, position, read_at,
                         created_at, updated_at)
    values (${id}, ${scope.business}, ${made.kind}, ${made.title}, ${made.url ?? null}, ${made.text ?? ''}, ${status},
            ${status === 'ready' ? 100 : 0}, ${made.parent ?? null},
            (select coalesce(max(position), 0) + 1 from sources where business_id = ${scope.business}),
            ${status === 'ready' ? now : null}, ${now}, ${now})`.execute(scope.db);
  return id;
}

export type SourceChanges = {
  readonly title?: string;
  readonly text?: string;
  readonly is_on?: boolean;
  readonly status?: 'waiting' | 'reading' | 'ready' | 'failed';
  readonly progress_percent?: number;
  readonly failure?: string | null;
  readonly read_at?: Date;
};

/** False when there is none. */
export async function updateSource(
  { db, business, now }: BusinessScope,
  id: Id<'source'>,
  changes: SourceChanges,
): Promise<boolean> {
  const changed = await db
    .updateTable('sources')
    .set({ ...changes, updated_at: now() })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function deleteSource({ db, business }: BusinessScope, id: Id<'source'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('sources')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Services, staff and sources, archived ones too. Their appointments must be gone. */
export async function deleteAllKnowledge({ db, business }: BusinessScope): Promise<void> {
  for (const table of ['sources', 'staff', 'services'] as const)
    await db.deleteFrom(table).where('business_id', '=', business).execute();
}

export async function keepFile({ db, business }: BusinessScope, id: Id<'source'>, bytes: Buffer): Promise<void> {
  await db.insertInto('source_files').values({ source_id: id, business_id: business, bytes }).execute();
}

export async function findFile({ db, business }: BusinessScope, id: Id<'source'>): Promise<Buffer | undefined> {
  const files = db.selectFrom('source_files').select('bytes').where('business_id', '=', business);
  return (await files.where('source_id', '=', id).executeTakeFirst())?.bytes;
}

export async function deletePages({ db, business }: BusinessScope, site: Id<'source'>): Promise<void> {
  await db.deleteFrom('sources').where('business_id', '=', business).where('parent_id', '=', site).execute();
}
