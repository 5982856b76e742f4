// The looks, the days they add up to, and incidents. They belong to the operator, not to a business.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { FoundState, System } from './contract.ts';

export type Look = {
  readonly system: System;
  readonly state: FoundState;
  readonly tookMs: number;
  readonly note: string | null;
};

/** Keeps one look of that minute and counts it for its day. A second look in a minute is dropped, and gives false. */
export async function keepLook(scope: SystemScope, minute: Date, look: Look): Promise<boolean> {
  const kept = await sql`
    insert into status_checks (system, checked_at, state, took_ms, note)
    values (${look.system}, ${minute}, ${look.state}, ${look.tookMs}, ${look.note})
    on conflict do nothing`.execute(scope.db);
  if (kept.numAffectedRows !== 1n) return false;
  await addMinutes(scope, look.system, minute.toISOString().slice(0, 10), look.state, 1);
  return true;
}

/** Adds minutes to a day (`2026-11-21`). */
export async function addMinutes(
  scope: SystemScope,
  system: System,
  day: string,
  state: FoundState,
  minutes: number,
): Promise<void> {
  const column = sql.ref(state);
  await sql`
    insert into status_days (system, day, ${column}) values (${system}, ${day}::date, ${minutes})
    on conflict (system, day) do update set ${column} = status_days.${column} + excluded.${column}`.execute(scope.db);
}

/** When anything was looked at last; null before the first time. */
export async function findLastLook(scope: SystemScope): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(checked_at) as at from status_checks`.execute(scope.db);
  return rows[0]?.at ?? null;
}

export type FoundLook = Look & { readonly checkedAt: Date };

/** A system's newest looks, the newest first. */
export async function findLooks(scope: SystemScope, system: System, most: number): Promise<readonly FoundLook[]> {
  const { rows } = await sql<FoundLook>`
    select system, state, took_ms as "tookMs", note, checked_at as "checkedAt" from status_checks
    where system = ${system} order by checked_at desc limit ${most}`.execute(scope.db);
  return rows;
}

export type LookFigures = { readonly system: System; readonly count: number; readonly medianMs: number };

/** What looks since then took, of those that found it working. */
export async function measureLooks(scope: SystemScope, since: Date): Promise<readonly LookFigures[]> {
  const { rows } = await sql<LookFigures>`
    select system, count(*)::int as count,
      coalesce(round(percentile_cont(0.5) within group (order by took_ms) filter (where state <> 'outage')), 0)::int as "medianMs"
    from status_checks where checked_at >= ${since} group by system`.execute(scope.db);
  return rows;
}

/** How long replies since then took, in every business; null where there were none. */
export async function measureReplies(
  scope: SystemScope,
  since: Date,
): Promise<{ readonly count: number; readonly medianMs: number; readonly p95Ms: number } | null> {
  const { rows } = await sql<{ count: number; medianMs: number; p95Ms: number }>`
    select count(*)::int as count,
      round(percentile_cont(0.5) within group (order by took_ms))::int as "medianMs",
      round(percentile_cont(0.95) within group (order by took_ms))::int as "p95Ms"
    from lines where said_at >= ${since} and took_ms is not null`.execute(scope.db);
  const [row] = rows;
  return row && row.count > 0 ? row : null;
}

export type DayRow = {
  readonly system: System;
  readonly day: string;
  readonly operational: number;
  readonly degraded: number;
  readonly outage: number;
};

/** Days from that one on, the oldest first. */
export async function findDays(scope: SystemScope, from: string): Promise<readonly DayRow[]> {
  const { rows } = await sql<DayRow>`
    select system, to_char(day, 'YYYY-MM-DD') as day, operational, degraded, outage from status_days
    where day >= ${from}::date order by day`.execute(scope.db);
  return rows;
}

/** When measuring began, by the oldest day that is kept or the oldest look. */
export async function findFirstLook(scope: SystemScope): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least((select min(checked_at) from status_checks),
                 (select min(day)::timestamp at time zone 'UTC' from status_days
                  where day < (select (min(checked_at) at time zone 'UTC')::date from status_checks))) as at`.execute(
    scope.db,
  );
  return rows[0]?.at ?? null;
}

/** Forgets looks before that instant, but the newest, and days before that day. */
export async function deleteLooksBefore(scope: SystemScope, before: Date, day: string): Promise<void> {
  await sql`delete from status_checks where checked_at < ${before}
            and checked_at < (select max(checked_at) from status_checks)`.execute(scope.db);
  await sql`delete from status_days where day < ${day}::date`.execute(scope.db);
}

export type IncidentRow = {
  readonly id: Id<'incident'>;
  readonly kind: 'incident' | 'maintenance';
  readonly system: System | null;
  readonly recorded_by: 'server' | 'operator';
  readonly title: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly notes: readonly { readonly saidAt: string; readonly text: string }[];
};

export type NewIncident = Omit<IncidentRow, 'id' | 'notes'>;

/** Null where the server has one open for that system already. */
export async function insertIncident(scope: SystemScope, row: NewIncident): Promise<Id<'incident'> | null> {
  const id = scope.newId('incident');
  const made = await sql`
    insert into incidents (id, kind, system, recorded_by, title, started_at, ended_at)
    values (${id}, ${row.kind}, ${row.system}, ${row.recorded_by}, ${row.title}, ${row.started_at}, ${row.ended_at})
    on conflict do nothing`.execute(scope.db);
  return made.numAffectedRows === 1n ? id : null;
}

/** False where there is no open incident of that id. */
export async function endIncident(scope: SystemScope, id: Id<'incident'>, at: Date): Promise<boolean> {
  const done = await sql`
    update incidents set ended_at = ${at} where id = ${id} and ended_at is null`.execute(scope.db);
  return done.numAffectedRows === 1n;
}

/** The server's own open incident of a system. */
export async function findOpenIncident(scope: SystemScope, system: System): Promise<Id<'incident'> | null> {
  const { rows } = await sql<{ id: Id<'incident'> }>`
    select id from incidents where system = ${system} and recorded_by = 'server' and ended_at is null`.execute(
    scope.db,
  );
  return rows[0]?.id ?? null;
}

/** False where there is no such incident. Safe to repeat. */
export async function insertNote(scope: SystemScope, id: Id<'incident'>, text: string): Promise<boolean> {
  const made = await sql`
    insert into incident_notes (incident_id, said_at, text)
    select id, ${scope.now()}, ${text} from incidents where id = ${id} on conflict do nothing`.execute(scope.db);
  return made.numAffectedRows === 1n;
}

const withNotes = sql`
  select id, kind, system, recorded_by, title, started_at, ended_at,
    coalesce((select jsonb_agg(jsonb_build_object('saidAt', said_at, 'text', text) order by said_at)
              from incident_notes where incident_id = incidents.id), '[]') as notes
  from incidents`;

/** What began since then or goes on, the newest first. */
export async function findIncidents(scope: SystemScope, since: Date): Promise<readonly IncidentRow[]> {
  const { rows } = await sql<IncidentRow>`
    ${withNotes} where started_at >= ${since} or ended_at is null order by started_at desc, id desc`.execute(scope.db);
  return rows;
}

/** What readers have not been told the beginning or the end of; from now on they have. */
export async function takeUntold(scope: SystemScope): Promise<readonly IncidentRow[]> {
  const { rows } = await sql<IncidentRow>`
    ${withNotes} where not told_start or (ended_at is not null and not told_end)
    order by started_at for update`.execute(scope.db);
  for (const { id } of rows)
    await sql`update incidents set told_start = true, told_end = ended_at is not null where id = ${id}`.execute(
      scope.db,
    );
  return rows;
}

/** The path that a reply takes to an open chat: a notification of the database. */
export async function notify(scope: SystemScope, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(scope.db);
}
