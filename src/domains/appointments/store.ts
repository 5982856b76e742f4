// The diary of one business. A time is taken by the row that the database lets in: its exclusion constraint decides.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Kept, Slot } from './rules.ts';

export type AppointmentRow = {
  readonly id: Id<'appointment'>;
  readonly status: 'held' | 'booked' | 'cancelled';
  readonly service_id: Id<'service'>;
  readonly service: string;
  readonly staff_id: Id<'staff'> | null;
  readonly staff: string | null;
  readonly contact_id: Id<'contact'> | null;
  readonly conversation_id: Id<'conversation'> | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly blocked_until: Date;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly note: string;
  readonly booked_by: 'user' | 'api-key' | 'receptionist' | 'visitor' | 'system';
  readonly sequence: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly cancelled_at: Date | null;
};

const rows = (condition: RawBuilder<unknown>) => sql<AppointmentRow>`
  select a.id, a.status, a.service_id, service.name as service, a.staff_id, person.name as staff, a.contact_id,
         a.conversation_id, a.starts_at, a.ends_at, a.blocked_until, a.name, a.phone, a.email, a.address, a.note, a.booked_by,
         a.sequence, a.created_at, a.updated_at, a.cancelled_at
  from appointments a
  join services service on service.id = a.service_id
  left join staff person on person.id = a.staff_id
  where ${condition}`;

export async function findAppointment(
  { db, business }: BusinessScope,
  id: Id<'appointment'>,
  lock: 'locked' | 'loose' = 'loose',
): Promise<AppointmentRow | undefined> {
  const found = await sql<AppointmentRow>`
    ${rows(sql`a.business_id = ${business} and a.id = ${id} and a.status <> 'held'`)}
    ${lock === 'locked' ? sql`for update of a` : sql``}`.execute(db);
  return found.rows[0];
}

export type Asked = {
  readonly from: Date;
  readonly to: Date;
  readonly contact?: Id<'contact'> | undefined;
  readonly conversation?: Id<'conversation'> | undefined;
  /** Null or absent: everybody's. */
  readonly staff?: Id<'staff'> | null;
  readonly withCancelled: boolean;
};

/** Booked ones that start in a range, in order; at most `max`. Holds are nobody's appointments. */
export async function listAppointments(
  { db, business }: BusinessScope,
  { from, to, contact, conversation, staff, withCancelled }: Asked,
  max: number,
): Promise<AppointmentRow[]> {
  const found = await sql<AppointmentRow>`
    ${rows(sql`
      a.business_id = ${business} and a.starts_at >= ${from} and a.starts_at < ${to}
      and (a.status = 'booked' ${withCancelled ? sql`or a.status = 'cancelled'` : sql``})
      ${contact ? sql`and a.contact_id = ${contact}` : sql``}
      ${staff ? sql`and a.staff_id = ${staff}` : sql``}
      ${conversation ? sql`and a.conversation_id = ${conversation}` : sql``}`)}
    order by a.starts_at, a.id limit ${max}`.execute(db);
  return found.rows;
}

/** Booked and cancelled ones of a conversation, in order; at most `max`. */
export async function listOfConversation(
  { db, business }: BusinessScope,
  conversation: Id<'conversation'>,
  max: number,
): Promise<AppointmentRow[]> {
  const found = await sql<AppointmentRow>`
    ${rows(sql`a.business_id = ${business} and a.conversation_id = ${conversation} and a.status <> 'held'`)}
    order by a.starts_at, a.id limit ${max}`.execute(db);
  return found.rows;
}

export async function hasConversation({ db, business }: BusinessScope, id: Id<'conversation'>): Promise<boolean> {
  const found = await sql`select from conversations where business_id = ${business} and id = ${id}`.execute(db);
  return found.rows.length > 0;
}

/** Booked ones from `from` on of a contact, or made in a conversation; soonest first. */
export async function listComing(
  { db, business }: BusinessScope,
  whose: { contact: Id<'contact'> | null; conversation: Id<'conversation'> | null },
  from: Date,
): Promise<AppointmentRow[]> {
  const found = await sql<AppointmentRow>`
    ${rows(sql`
      a.business_id = ${business} and a.status = 'booked' and a.starts_at >= ${from}
      and (a.contact_id = ${whose.contact} or a.conversation_id = ${whose.conversation})`)}
    order by a.starts_at, a.id limit 100`.execute(db);
  return found.rows;
}

export type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** Booked ones that overlap one of these times, buffers included: the first `max` in order, and how many there are in all. */
export async function listOverlapping(
  { db, business }: BusinessScope,
  spans: readonly Span[],
  staff: Id<'staff'> | null,
  max: number,
): Promise<{ readonly rows: AppointmentRow[]; readonly count: number }> {
  if (spans.length === 0) return { rows: [], count: 0 };
  const starts = spans.map(({ startsAt }) => startsAt);
  const ends = spans.map(({ endsAt }) => endsAt);
  // From the times to the appointments, so that of a long history only what stands there is looked at.
  const overlaps = sql`
    a.business_id = ${business} and a.id in (
      select one.id
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) span (starts_at, ends_at)
      join appointments one on one.business_id = ${business} and one.status = 'booked'
        and tstzrange(one.starts_at, one.blocked_until) && tstzrange(span.starts_at, span.ends_at)
        ${staff ? sql`and (one.staff_id = ${staff} or one.staff_id is null)` : sql``})`;
  const found = await sql<AppointmentRow>`${rows(overlaps)} order by a.starts_at, a.id limit ${max}`.execute(db);
  if (found.rows.length < max) return { rows: found.rows, count: found.rows.length };
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from appointments a where ${overlaps}`.execute(db);
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 };
}

/** What is kept in a range: appointments, holds that still hold (but not of `conversation`), blocked times. */
export async function listKept(
  { db, business, now }: BusinessScope,
  from: Date,
  to: Date,
  conversation: Id<'conversation'> | null,
): Promise<Kept[]> {
  const { rows: kept } = await sql<Kept>`
    select id, staff_id as "staffId", starts_at as "startsAt", blocked_until as "until" from appointments
    where business_id = ${business} and status in ('held', 'booked')
      and tstzrange(starts_at, blocked_until) && tstzrange(${from}, ${to})
      and (status = 'booked' or (held_until > ${now()} and conversation_id is distinct from ${conversation}))
    union all
    select id, staff_id, starts_at, ends_at from blocked_times
    where business_id = ${business} and starts_at < ${to} and ends_at > ${from}`.execute(db);
  return kept;
}

/** Removes holds that have run out and stand in that time: they hold nothing, but the constraint still sees them. */
export async function removeExpiredHolds({ db, business, now }: BusinessScope, slot: Slot): Promise<void> {
  await sql`
    delete from appointments
    where business_id = ${business} and status = 'held' and held_until <= ${now()}
      and tstzrange(starts_at, blocked_until) && tstzrange(${slot.startsAt}, ${slot.until})`.execute(db);
}

type Hold = { service_id: string; staff_id: Id<'staff'> | null; starts_at: Date };

/** Gives up what a conversation held, and tells what that was. */
export async function removeHolds({ db, business }: BusinessScope, conversation: Id<'conversation'>): Promise<Hold[]> {
  const { rows: held } = await sql<Hold>`
    delete from appointments where business_id = ${business} and conversation_id = ${conversation} and status = 'held'
    returning service_id, staff_id, starts_at`.execute(db);
  return held;
}

export type NewAppointment = {
  readonly status: 'held' | 'booked';
  readonly serviceId: Id<'service'>;
  readonly slot: Slot;
  readonly heldUntil: Date | null;
  readonly contactId: Id<'contact'> | null;
  readonly conversationId: Id<'conversation'> | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly note: string;
  /** When it was booked, where that is not now. */
  readonly createdAt?: Date;
};

/** Null when somebody else has that time, in this moment too: the database decides between two who come at once. */
export async function insertAppointment(scope: BusinessScope, made: NewAppointment): Promise<Id<'appointment'> | null> {
  const id = scope.newId('appointment');
  const { slot, createdAt = scope.now() } = made;
  const inserted = await scope.db
    .insertInto('appointments')
    .values({
      id,
      business_id: scope.business,
      service_id: made.serviceId,
      staff_id: slot.staffId,
      contact_id: made.contactId,
      conversation_id: made.conversationId,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      blocked_until: slot.until,
      status: made.status,
      held_until: made.heldUntil,
      name: made.name,
      phone: made.phone,
      email: made.email,
      address: made.address,
      note: made.note,
      booked_by: scope.actor.kind,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? id : null;
}

export type AppointmentChanges = {
  readonly contact_id?: Id<'contact'> | null;
  readonly name?: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
  readonly note?: string;
  readonly status?: 'cancelled';
  readonly cancelled_at?: Date;
};

export async function updateAppointment(
  { db, business, now }: BusinessScope,
  id: Id<'appointment'>,
  changes: AppointmentChanges,
): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ ...changes, updated_at: now() })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .execute();
}

/** Takes an appointment to another time, person or service; false when somebody else has it, and then nothing is changed. */
export async function moveAppointment(
  { db, business, now }: BusinessScope,
  id: Id<'appointment'>,
  serviceId: Id<'service'>,
  slot: Slot,
): Promise<boolean> {
  await sql`savepoint move`.execute(db);
  try {
    await sql`
      update appointments
      set service_id = ${serviceId}, staff_id = ${slot.staffId}, starts_at = ${slot.startsAt}, ends_at = ${slot.endsAt},
          blocked_until = ${slot.until}, updated_at = ${now()}
      where business_id = ${business} and id = ${id}`.execute(db);
    await sql`release savepoint move`.execute(db);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23P01') throw error;
    await sql`rollback to savepoint move`.execute(db);
    return false;
  }
}

/** Lets a cancelled appointment stand again; false when somebody else has its time, and then nothing is changed. */
export async function standAgain({ db, business, now }: BusinessScope, id: Id<'appointment'>): Promise<boolean> {
  await sql`savepoint stand`.execute(db);
  try {
    await sql`
      update appointments set status = 'booked', cancelled_at = null, updated_at = ${now()}
      where business_id = ${business} and id = ${id}`.execute(db);
    await sql`release savepoint stand`.execute(db);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23P01') throw error;
    await sql`rollback to savepoint stand`.execute(db);
    return false;
  }
}

export async function deleteAppointment({ db, business }: BusinessScope, id: Id<'appointment'>): Promise<void> {
  await db.deleteFrom('appointments').where('business_id', '=', business).where('id', '=', id).execute();
}

export async function deleteOfConversation(
  { db, business }: BusinessScope,
  conversation: Id<'conversation'>,
): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('business_id', '=', business)
    .where('conversation_id', '=', conversation)
    .execute();
}

/** How many were booked since then and stand; what was imported (by Telle itself) was not booked here. */
export async function countBookedSince({ db, business }: BusinessScope, since: Date): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from appointments
    where business_id = ${business} and status = 'booked' and booked_by <> 'system' and created_at >= ${since}`.execute(
    db,
  );
  return counted[0]?.count ?? 0;
}

export type BlockedRow = {
  readonly id: Id<'blockedTime'>;
  readonly staff_id: Id<'staff'> | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly reason: string;
};
const blockedColumns = ['id', 'staff_id', 'starts_at', 'ends_at', 'reason'] as const;

export async function listBlocked({ db, business }: BusinessScope, from: Date, to: Date): Promise<BlockedRow[]> {
  const found = await db
    .selectFrom('blocked_times')
    .select(blockedColumns)
    .where('business_id', '=', business)
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1000)
    .execute();
  return found as BlockedRow[];
}

export async function isBlocked({ db, business }: BusinessScope, id: Id<'blockedTime'>): Promise<boolean> {
  const found = await db
    .selectFrom('blocked_times')
    .select('id')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds one, or changes the one of that id; undefined when there is none of that id. */
export async function keepBlocked(
  scope: BusinessScope,
  id: Id<'blockedTime'> | null,
  fields: Omit<BlockedRow, 'id'>,
): Promise<BlockedRow | undefined> {
  const { db, business, now } = scope;
  const row = id
    ? await db
        .updateTable('blocked_times')
        .set(fields)
        .where('business_id', '=', business)
        .where('id', '=', id)
        .returning(blockedColumns)
        .executeTakeFirst()
    : await db
        .insertInto('blocked_times')
        .values({ id: scope.newId('blockedTime'), business_id: business, ...fields, created_at: now() })
        .returning(blockedColumns)
        .executeTakeFirst();
  return row as BlockedRow | undefined;
}

export async function deleteBlocked({ db, business }: BusinessScope, id: Id<'blockedTime'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('blocked_times')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Everything that stands in the diary; gives how many appointments were booked. */
export async function deleteDiary({ db, business }: BusinessScope): Promise<number> {
  await db.deleteFrom('blocked_times').where('business_id', '=', business).execute();
  await db.deleteFrom('weekly_blocks').where('business_id', '=', business).execute();
  const { rows: gone } = await sql<{ status: string }>`
    delete from appointments where business_id = ${business} returning status`.execute(db);
  return gone.filter(({ status }) => status === 'booked').length;
}
