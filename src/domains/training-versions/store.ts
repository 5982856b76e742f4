// Versions and their pieces; they are written by the database itself at the end of each transaction that teaches something.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Content, PieceRef } from './rules.ts';

export type VersionRow = {
  readonly revision: number;
  readonly pieces: readonly PieceRef[];
  readonly by: string;
  /** The name of the person, where it was one who is still known. */
  readonly person: string | null;
  readonly madeAt: Date;
  readonly backTo: Date | null;
};

const columns = sql`
  v.revision::int as revision, v.pieces, v.made_by as by, v.made_at as "madeAt", back.made_at as "backTo",
  coalesce(nullif(u.name, ''), u.email) as person
  from training_versions v
  left join users u on v.made_by = 'user ' || u.id
  left join training_versions back on back.business_id = v.business_id and back.revision = v.rolled_back_to`;

/** The newest first, before a revision where one is named. */
export async function listVersions(
  { db, business }: BusinessScope,
  before: number | undefined,
  most: number,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${columns} where v.business_id = ${business} ${before === undefined ? sql`` : sql`and v.revision < ${before}`}
    order by v.revision desc limit ${most}`.execute(db);
  return rows;
}

export async function findVersion({ db, business }: BusinessScope, revision: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${columns} where v.business_id = ${business} and v.revision = ${revision}`.execute(db);
  return rows[0];
}

/** What stands in pieces, by their hashes. `short`: of a text only whether it is the same. */
export async function findPieces(
  { db, business }: BusinessScope,
  hashes: readonly string[],
  how: 'short' | 'whole',
): Promise<ReadonlyMap<string, Content>> {
  const content =
    how === 'whole'
      ? sql`content`
      : sql`case when content ? 'text' then content || jsonb_build_object('text', md5(content->>'text')) else content end`;
  const { rows } = await sql<{ hash: string; content: Content }>`
    select hash, ${content} as content from training_pieces
    where business_id = ${business} and hash = any(${[...new Set(hashes)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.hash, row.content]));
}

/** Notes on the profile which version is being brought back: it is kept with the version that this makes. */
export async function noteRollBack({ db, business }: BusinessScope, revision: number): Promise<void> {
  await db.updateTable('profiles').set({ rolled_back_to: revision }).where('business_id', '=', business).execute();
}

const profileColumns = sql.raw(
  `industry, languages, phone, email, address, website, hours, closed_dates, lead_minutes, horizon_days, step_minutes,
   voice_style, response_speed, escalation_rule, human_hours, on_call, emergencies, greeting, widget_sites`,
);

/** The facts of the business, as they were. The address of its public pages is no fact. */
export async function putProfile({ db, business, now }: BusinessScope, content: Content): Promise<void> {
  await sql`
    update profiles p set (${profileColumns}) = (
      select ${profileColumns} from jsonb_populate_record(p, ${JSON.stringify(content)}::jsonb) as r)
    where business_id = ${business}`.execute(db);
  await db
    .updateTable('businesses')
    .set({ name: String(content.name), timezone: String(content.timezone), updated_at: now() })
    .where('id', '=', business)
    .execute();
}

type Kept = { readonly id: string; readonly content: Content };

/** Takes these off the list; their appointments stay. */
export async function archive(
  { db, business, now }: BusinessScope,
  table: 'services' | 'staff',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable(table)
    .set({ archived_at: now(), updated_at: now() })
    .where('business_id', '=', business)
    .where('id', 'in', [...ids])
    .execute();
}

const rowOf = ({ business, now }: BusinessScope, { id, content }: Kept) =>
  JSON.stringify({ ...content, id, business_id: business, created_at: now(), updated_at: now() });

export async function putService(scope: BusinessScope, one: Kept): Promise<void> {
  await sql`
    insert into services select * from jsonb_populate_record(null::services, ${rowOf(scope, one)}::jsonb)
    on conflict (id) do update set name = excluded.name, aka = excluded.aka, minutes = excluded.minutes,
      buffer_minutes = excluded.buffer_minutes, price_cents = excluded.price_cents, price_note = excluded.price_note,
      currency = excluded.currency, needs_address = excluded.needs_address, position = excluded.position,
      archived_at = null, updated_at = excluded.updated_at
    where services.business_id = ${scope.business}`.execute(scope.db);
}

export async function putStaff(scope: BusinessScope, one: Kept): Promise<void> {
  const { db, business } = scope;
  await sql`
    insert into staff select * from jsonb_populate_record(null::staff, ${rowOf(scope, one)}::jsonb)
    on conflict (id) do update set name = excluded.name, hours = excluded.hours, position = excluded.position,
      archived_at = null, updated_at = excluded.updated_at
    where staff.business_id = ${business}`.execute(db);
  await sql`delete from staff_services where business_id = ${business} and staff_id = ${one.id}`.execute(db);
  await sql`
    insert into staff_services (business_id, staff_id, service_id, position)
    select ${business}, ${one.id}, s.id, done.place - 1
    from jsonb_array_elements_text(${JSON.stringify(one.content.service_ids ?? [])}::jsonb) with ordinality as done(id, place)
    join services s on s.id = done.id and s.business_id = ${business}`.execute(db);
}

export async function deleteSources({ db, business }: BusinessScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('sources')
    .where('business_id', '=', business)
    .where('id', 'in', [...ids])
    .execute();
}

/** With the text that was read then. A file that is gone since comes back as the text that it held. */
export async function putSource({ db, business, now }: BusinessScope, { id, content }: Kept): Promise<void> {
  const { kind, title, url = null, text, is_on: isOn, position, parent_id: parent = null } = content;
  await sql`
    insert into sources (id, business_id, kind, title, url, text, is_on, position, parent_id, read_at, created_at, updated_at)
    values (${id}, ${business}, ${kind === 'pdf' || kind === 'docx' ? 'text' : kind}, ${title}, ${url}, ${text}, ${isOn},
            ${position}, ${parent}, ${now()}, ${now()}, ${now()})
    on conflict (id) do update set title = excluded.title, text = excluded.text, url = excluded.url, is_on = excluded.is_on,
      position = excluded.position, updated_at = excluded.updated_at
    where sources.business_id = ${business}`.execute(db);
}

/** Keeps so many of the newest versions of each business, and the pieces that these hold. */
export async function pruneVersions({ db }: SystemScope, kept: number): Promise<void> {
  await sql`
    delete from training_versions v using (
      select business_id, revision, row_number() over (partition by business_id order by revision desc) as place
      from training_versions) as old
    where v.business_id = old.business_id and v.revision = old.revision and old.place > ${kept}`.execute(db);
  await sql`
    delete from training_pieces p where not exists (
      select from training_versions v
      where v.business_id = p.business_id and v.pieces @> jsonb_build_array(jsonb_build_object('hash', p.hash)))`.execute(
    db,
  );
}
