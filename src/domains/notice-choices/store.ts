// One row a person and business, from the first time that they choose.
import { type Selectable, sql } from 'kysely';
import type { NoticeChoices as ChoicesRow } from '#platform/database/schema.generated.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, UserId } from '#shared/ids.ts';
import { defaultChoices, type NoticeChoices } from './rules.ts';

/** Null while the person has chosen nothing. */
export async function findChoices({ db, business }: BusinessScope, user: UserId): Promise<NoticeChoices | null> {
  const row = await db
    .selectFrom('notice_choices')
    .selectAll()
    .where('business_id', '=', business)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row ? choicesOf(row) : null;
}

/** Of those who chose something. */
export async function findChoicesOfMany(
  { db }: SystemScope,
  business: BusinessId,
  users: readonly UserId[],
): Promise<ReadonlyMap<string, NoticeChoices>> {
  const rows = await db
    .selectFrom('notice_choices')
    .selectAll()
    .where('business_id', '=', business)
    .where('user_id', 'in', [...users, ''])
    .execute();
  return new Map(rows.map((row) => [row.user_id, choicesOf(row)]));
}

export async function keepChoices(
  { db, business, now }: BusinessScope,
  user: UserId,
  choices: NoticeChoices,
): Promise<void> {
  const values = {
    emails: choices.emailNotifications,
    texts: choices.smsNotifications,
    calls: choices.callNotifications,
    messages: choices.messageNotifications,
    bookings: choices.bookingNotifications,
    weekly_reports: choices.weeklyReports,
    quiet_from: choices.quietFrom,
    quiet_until: choices.quietUntil,
    updated_at: now(),
  };
  await db
    .insertInto('notice_choices')
    .values({ business_id: business, user_id: user, ...values })
    .onConflict((on) => on.columns(['business_id', 'user_id']).doUpdateSet(values))
    .execute();
}

export async function findTimezone({ db, business }: BusinessScope): Promise<string> {
  const row = await db.selectFrom('businesses').select('timezone').where('id', '=', business).executeTakeFirstOrThrow();
  return row.timezone;
}

/** A reader of a business's news. Telle's own business has no members: its news goes to the address in its profile, always. */
export type Reader = {
  readonly user: UserId | null;
  readonly email: string;
  readonly name: string;
  readonly choices: NoticeChoices;
};

/** Whom a business's news may go to, by their addresses. */
export async function findReaders({ db }: SystemScope, business: BusinessId): Promise<readonly Reader[]> {
  const { rows } = await sql<Partial<Selectable<ChoicesRow>> & { user: UserId | null; email: string; name: string }>`
    select c.*, m.user_id as "user", u.email, coalesce(u.name, '') as name
    from members m join users u on u.id = m.user_id
    left join notice_choices c on c.business_id = m.business_id and c.user_id = m.user_id
    where m.business_id = ${business} and m.role = 'owner'
    union all
    select c.*, null, p.email, '' from profiles p join businesses b on b.id = p.business_id
    left join notice_choices c on false
    where b.id = ${business} and b.is_own and p.email <> ''
    order by email`.execute(db);
  return rows.map((row) => ({
    user: row.user,
    email: row.email,
    name: row.name,
    choices: row.user_id ? choicesOf(row as Selectable<ChoicesRow>) : defaultChoices,
  }));
}

function choicesOf(row: Selectable<ChoicesRow>): NoticeChoices {
  return {
    emailNotifications: row.emails,
    smsNotifications: row.texts,
    callNotifications: row.calls,
    messageNotifications: row.messages,
    bookingNotifications: row.bookings,
    weeklyReports: row.weekly_reports,
    quietFrom: row.quiet_from,
    quietUntil: row.quiet_until,
  };
}
