// Which reminders are chosen, due and sent. A reminder is claimed by its row, so that two processes send one.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { type Lead, leadAtStart } from './rules.ts';

export async function findLead({ db, business }: BusinessScope): Promise<Lead> {
  const row = await db
    .selectFrom('reminder_settings')
    .select('lead')
    .where('business_id', '=', business)
    .executeTakeFirst();
  return (row?.lead as Lead | undefined) ?? leadAtStart;
}

export async function keepLead({ db, business, now }: BusinessScope, lead: Lead): Promise<void> {
  await db
    .insertInto('reminder_settings')
    .values({ business_id: business, lead, updated_at: now() })
    .onConflict((on) => on.column('business_id').doUpdateSet({ lead, updated_at: now() }))
    .execute();
}

export type Candidate = {
  readonly id: Id<'appointment'>;
  readonly business: BusinessId;
  readonly timezone: string;
  readonly lead: Exclude<Lead, 'off'>;
  readonly startsAt: Date;
  readonly changedAt: Date;
};

/**
 * Booked ones of all businesses that begin in that range and have a way to be reminded and no reminder yet, in order, after
 * one of them. Rehearsals and the site's samples are nobody's, and the seed of a demo names addresses that are not ours.
 */
export async function listCandidates(
  { db }: SystemScope,
  asked: { readonly from: Date; readonly to: Date; readonly after: Candidate | undefined; readonly most: number },
): Promise<readonly Candidate[]> {
  const { from, to, after, most } = asked;
  const { rows } = await sql<Candidate>`
    select a.id, a.business_id as business, b.timezone, coalesce(s.lead, ${leadAtStart}) as lead,
      a.starts_at as "startsAt", a.updated_at as "changedAt"
    from appointments a
    join businesses b on b.id = a.business_id
    left join reminder_settings s on s.business_id = a.business_id
    left join conversations c on c.id = a.conversation_id
    where a.status = 'booked' and a.starts_at >= ${from} and a.starts_at < ${to}
      and (a.email is not null or a.phone is not null) and coalesce(s.lead, ${leadAtStart}) <> 'off'
      and not b.is_sample and not (b.is_demo and a.booked_by = 'system') and c.is_test is not true
      and not exists (select from reminders r where r.appointment_id = a.id and r.starts_at = a.starts_at)
      ${after ? sql`and (a.starts_at, a.id) > (${after.startsAt}, ${after.id})` : sql``}
    order by a.starts_at, a.id limit ${most}`.execute(db);
  return rows;
}

/** Claims the reminder of one time; false where somebody else has, or had before. */
export async function claimReminder(
  { db, business, now }: BusinessScope,
  of: { readonly appointment: Id<'appointment'>; readonly startsAt: Date; readonly by: 'email' | 'text' },
): Promise<boolean> {
  const claimed = await db
    .insertInto('reminders')
    .values({
      ...{ business_id: business, appointment_id: of.appointment, starts_at: of.startsAt },
      ...{ sent_by: of.by, sent_at: now() },
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export type SentReminder = { readonly by: 'email' | 'text'; readonly at: Date };

export async function findReminder(
  { db, business }: BusinessScope,
  appointment: Id<'appointment'>,
  startsAt: Date,
): Promise<SentReminder | undefined> {
  const row = await db
    .selectFrom('reminders')
    .select(['sent_by as by', 'sent_at as at'])
    .where('business_id', '=', business)
    .where('appointment_id', '=', appointment)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return row as SentReminder | undefined;
}

/** Gives a claim back: the reminder of that time was not sent after all. */
export async function dropReminder({ db }: SystemScope, appointment: string, startsAt: Date): Promise<void> {
  await sql`delete from reminders where appointment_id = ${appointment} and starts_at = ${startsAt}`.execute(db);
}

export type Standing = {
  readonly business: BusinessId;
  readonly contactId: Id<'contact'> | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Whose it is and for whom, where it is still booked at that time. */
export async function findStanding(
  { db }: SystemScope,
  appointment: string,
  startsAt: Date,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select business_id as business, contact_id as "contactId", email, phone from appointments
    where id = ${appointment} and status = 'booked' and starts_at = ${startsAt}`.execute(db);
  return rows[0];
}

export async function isRefused({ db, business }: BusinessScope, reachHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('reminder_refusals')
    .select('refused_at')
    .where('business_id', '=', business)
    .where('reach_hash', '=', reachHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Safe to repeat. */
export async function setRefused({ db, business, now }: BusinessScope, reachHash: string, is: boolean): Promise<void> {
  if (is)
    await db
      .insertInto('reminder_refusals')
      .values({ business_id: business, reach_hash: reachHash, refused_at: now() })
      .onConflict((on) => on.doNothing())
      .execute();
  else
    await db
      .deleteFrom('reminder_refusals')
      .where('business_id', '=', business)
      .where('reach_hash', '=', reachHash)
      .execute();
}
